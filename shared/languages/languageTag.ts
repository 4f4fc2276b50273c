/**
 * A tag without script, region and variants, in lower case. A code of three letters is the one of two that the language has
 * as well.
 *
 * @param tag BCP 47, or with `_` or `@`: `pt-BR`, `zh_Hans`.
 * @example rootLanguage('pt_BR'); // 'pt'
 * @example rootLanguage('deu'); // 'de'
 */
export function rootLanguage(tag: string): string {
  let root = roots.get(tag);
  if (root === undefined) {
    const written = tag.trim().split(/[-_@]/, 1)[0]?.toLowerCase() ?? '';
    root = written.length === 3 ? shortCode(written) : written;
    if (roots.size >= mostRoots) roots.clear();
    roots.set(tag, root);
  }
  return root;
}

/** Of the few languages of a project, which are asked for with every segment. */
const roots = new Map<string, string>();
const mostRoots = 1000;

function shortCode(code: string): string {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(code);
    return tag.length === 2 ? tag : code;
  } catch {
    return code;
  }
}

/**
 * True when two tags name the same language, whatever the script and region. Norwegian without more is Bokmål.
 *
 * @example sameLanguage('pt-BR', 'pt-PT'); // true
 * @example sameLanguage('no', 'nb'); // true
 */
export function sameLanguage(a: string, b: string): boolean {
  return plainRoot(a) === plainRoot(b);
}

const plainRoot = (tag: string) => norwegian(rootLanguage(tag));
const norwegian = (root: string) => (root === 'no' ? 'nb' : root);

/**
 * True when a text in one of two languages may stand for the other: the tags are equal, or one is the other without script or
 * region. Of two regions neither stands for the other.
 *
 * @example standsFor('de-DE', 'de'); // true
 * @example standsFor('pt-BR', 'pt-PT'); // false
 */
export function standsFor(a: string, b: string): boolean {
  return isAmongLanguages(a, [b]) || isAmongLanguages(b, [a]);
}

/**
 * True when a language is one of some, or a variant of one: `de` stands for `de-CH` too, not the other way round.
 *
 * @param language BCP 47, `_` or `-`, in any case; so are the others.
 * @example isAmongLanguages('de_CH', ['de']); // true
 */
export function isAmongLanguages(language: string, wanted: readonly string[]): boolean {
  const plain = plainTag(language);
  return wanted.some((tag) => {
    const asked = plainTag(tag);
    return plain === asked || plain.startsWith(`${asked}-`);
  });
}

function plainTag(language: string): string {
  const [, ...rest] = language.toLowerCase().split(/[-_@]/);
  return [plainRoot(language), ...rest].join('-');
}

/** The region whose English the sources of most projects are in. */
export const americanEnglish: ReadonlySet<string> = new Set(['US']);
/** The regions whose English has files that are made from no other one; many write `UK` for `GB`, and several countries share `001` and `150`. */
export const originalEnglishes: ReadonlySet<string> = new Set(['US', 'GB', 'UK', 'AU', 'IN', '001', '150']);

/**
 * Whether a language is the English of a region: then its texts are mostly made from those of another English.
 *
 * @param except regions that do not count.
 * @example isEnglishOfRegion('en_CA', originalEnglishes); // true
 * @example isEnglishOfRegion('en', americanEnglish); // false
 */
export function isEnglishOfRegion(tag: string, except: ReadonlySet<string>): boolean {
  const [, region] = /^en[-_]([a-z]{2}|\d{3})$/i.exec(tag) ?? [];
  return region !== undefined && !except.has(region.toUpperCase());
}
