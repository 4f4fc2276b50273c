import { languageCodes } from './languageCodes.data.ts';

const known: ReadonlySet<string> = new Set(languageCodes.trim().split(/\s+/));

/**
 * Whether two or three letters are the code of a language.
 *
 * @param code in lower case, without script and region.
 * @example isLanguageCode('de'); // true
 * @example isLanguageCode('app'); // false
 */
export function isLanguageCode(code: string): boolean {
  return known.has(code);
}

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
    const written = tag.split(/[-_@]/, 1)[0]?.toLowerCase() ?? '';
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
