/**
 * A number as the language of the editor writes it, which is that of the page; the browser may have another.
 *
 * @param digits behind the decimal sign; as many as the number has by default, up to three.
 * @example numberText(1234) // '1.234' in German
 */
export function numberText(value: number, digits?: number): string {
  const options = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(document.documentElement.lang, options);
}
