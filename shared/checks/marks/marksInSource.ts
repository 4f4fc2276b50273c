const sourceMarks: Readonly<Record<string, string>> = {
  '\u060c': '[,，\u060c]',
  '\u061b': '[;；\u061b]',
  '\u061f': '[?？\u061f]',
  ',': '[,，\u060c]',
  ';': '[;；\u061b]',
  '?': '[?？\u061f]',
  ':': '[:：]',
  '!': '[!！]',
  '.': '[.。]',
};

/**
 * A mark as sources write it, in a pattern: half-width or full-width, of Latin or of Arabic.
 *
 * @example inSource(':') // '[:：]'
 */
export const inSource = (mark: string) => sourceMarks[mark] ?? mark;

/**
 * Marks behind which a placeholder follows at once, where the source has a space between them: `Duration:%1$s` of
 * `Duration: %1$s`.
 *
 * @param source without what stands in placeholders.
 * @returns offsets in the translation.
 * @example gluedToPlaceholders('Duration: \uFFFC', 'Dauer:\uFFFC') // [{ mark: ':', start: 5 }]
 */
export function gluedToPlaceholders(source: string, shape: string): { mark: string; start: number }[] {
  return Array.from(shape.matchAll(/(?<=\p{L}\p{Ll})([,:])(?=\uFFFC)/gu), ({ 1: mark = '', index }) => ({
    mark,
    start: index,
  })).filter(({ mark }) => {
    const [apart, joined] = [
      new RegExp(`${inSource(mark)}[ \\u00a0]\\uFFFC`, 'g'),
      new RegExp(`${inSource(mark)}\\uFFFC`),
    ];
    return !joined.test(source) && countOf(shape, apart) < countOf(source, apart);
  });
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
