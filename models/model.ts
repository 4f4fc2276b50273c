/** From one language to another, as models have it: root codes in lower case, and `zh-Hant` beside `zh`. */
export interface ModelDirection {
  readonly source: string;
  readonly target: string;
}

/** A model on this machine: the files of one direction. */
export interface Model {
  readonly direction: ModelDirection;
  /** The folder that holds the files. */
  readonly folder: string;
  readonly model: string;
  /** One for both languages, or source and target. */
  readonly vocabularies: readonly string[];
  /** Words that a word may become. Models with separate vocabularies are better with it. */
  readonly shortlist?: string;
}

/** A direction in one word: `en-de`. */
export function directionName({ source, target }: ModelDirection): string {
  return `${source}-${target}`;
}

/**
 * The code under which models know a language, whatever its region: of scripts, only traditional Chinese is told apart.
 *
 * @returns undefined for what is no language tag.
 * @example modelLanguage('pt-BR'); // 'pt'
 * @example modelLanguage('zh_TW'); // 'zh-Hant'
 */
export function modelLanguage(tag: string): string | undefined {
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(tag.trim().replaceAll('_', '-'));
  } catch {
    return undefined;
  }
  const root = locale.language.toLowerCase();
  if (!/^[a-z]{2,3}$/.test(root)) return undefined;
  return root === 'zh' && locale.maximize().script === 'Hant' ? 'zh-Hant' : root;
}
