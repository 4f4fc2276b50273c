/** The first place of a unit at or behind an offset; the text's end where there is none. */
export function indexOrEnd(text: string, unit: string, from: number): number {
  const place = text.indexOf(unit, from);
  return place < 0 ? text.length : place;
}

/** Whether a unit is white space within a line of PO. */
export function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0b || unit === 0x0c;
}
