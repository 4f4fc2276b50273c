/**
 * A sentence with its gaps filled; a gap without a value stays as it is.
 *
 * @example filled('{0} of {1}', 3, '5'); // '3 of 5'
 */
export function filled(sentence: string, ...values: readonly (string | number)[]): string {
  return sentence.replace(/\{(\d)\}/g, (gap, place) => String(values[Number(place)] ?? gap));
}
