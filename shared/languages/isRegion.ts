/**
 * Whether CLDR knows a region.
 *
 * @param code two letters, in any case.
 * @example isRegion('br'); // true, Brazil
 * @example isRegion('SP'); // false
 */
export const isRegion = (code: string): boolean => regionNames.of(code.toUpperCase()) !== undefined;

const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
