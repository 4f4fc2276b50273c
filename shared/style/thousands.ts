/**
 * Digits with a sign after every three from the end.
 *
 * @example thousands('1234567', ','); // '1,234,567'
 */
export function thousands(digits: string, sign: string): string {
  const lead = digits.length % 3 || 3;
  return digits.slice(0, lead) + digits.slice(lead).replace(/\d{3}/g, `${sign}$&`);
}
