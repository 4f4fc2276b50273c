import { languageOfName } from './languageOfName.ts';

/** How a platform names the folders that hold the files of a language, where that is not the language's code alone. */
export interface FolderNaming {
  /** What stands in the place of a language in the folder of the source: nothing in `values`, `Base` in `Base.lproj`. */
  readonly bare: string;
  /** Which is the source where both are there: that folder, or the folder of the source language. */
  readonly source: 'bare' | 'language';
  /** BCP 47; undefined for what names no language. */
  read(written: string): string | undefined;
  /** The place of a language in the name: `-pt-rBR` of `values-pt-rBR`. */
  write(language: string): string;
}

/** A path that a platform's naming explains. */
export interface NamedFolder {
  readonly naming: FolderNaming;
  /** Where the language stands; empty where nothing does. */
  readonly spot: readonly [start: number, end: number];
}

/**
 * The naming of a file's folder.
 *
 * @param path with forward slashes.
 * @example namedFolder('/res/values-pt-rBR/strings.xml'); // Android's, the spot of `-pt-rBR`
 */
export function namedFolder(path: string): NamedFolder | undefined {
  for (const [naming, pattern] of namings) {
    const spot = pattern.exec(path)?.indices?.[1];
    if (spot) return { naming, spot };
  }
  return undefined;
}

/** Java's old codes, which Android looks for to this day (`java.util.Locale`; Android Lint, LocaleFolder). */
const oldCodes: Readonly<Record<string, string>> = { he: 'iw', id: 'in', yi: 'ji' };
const newCodes = new Map(Object.entries(oldCodes).map(([code, old]) => [old, code]));

/**
 * Resource folders of Android: `values`, `values-de`, `values-pt-rBR`, `values-b+sr+Latn`, and `xml` likewise; other
 * qualifiers stay in place (developer.android.com, App resources overview). The folder without a language is always the source.
 */
const android: FolderNaming = {
  bare: '',
  source: 'bare',
  read(written) {
    const tag = /^-b\+([A-Za-z0-9+]+)$/.exec(written)?.[1]?.replaceAll('+', '-');
    const short = /^-([a-z]{2,3})(?:-r([A-Z]{2}|\d{3}))?$/.exec(written);
    // The mode of a car's screen, and the only qualifier besides languages of three letters.
    if (!tag && (!short || written === '-car')) return undefined;
    const [language = '', ...rest] = tag?.split('-') ?? [short?.[1] ?? '', ...(short?.[2] ? [short[2]] : [])];
    const name = [newCodes.get(language) ?? language, ...rest].join('-');
    // Nothing but a language stands there, even one that the engine's data does not name.
    return languageOfName(name) ?? name;
  },
  write(language) {
    const [code = '', ...rest] = language.split('-');
    const old = oldCodes[code] ?? code;
    const [region = ''] = rest;
    if (rest.length === 0) return `-${old}`;
    if (rest.length === 1 && /^[A-Z]{2}$/.test(region)) return `-${old}-r${region}`;
    return `-b+${[code, ...rest].join('+')}`;
  },
};

/** Folders of moko-resources for Kotlin: Android's names of languages without `values-`, and `base` for the source. */
const moko: FolderNaming = {
  bare: 'base',
  source: 'bare',
  read: (written) => android.read(`-${written}`),
  write: (language) => android.write(language).slice(1),
};

/** `.lproj` folders of Apple's platforms (`English.lproj` in old projects); `Base.lproj` is the source where there is none of the source language. */
const apple: FolderNaming = {
  bare: 'Base',
  source: 'language',
  // Nothing but a language stands there, even one that the engine's data does not name.
  read: (written) => languageOfName(written) ?? (/^[a-z]{3}$/.test(written) ? written : undefined),
  write: (language) => language,
};

const namings: readonly (readonly [FolderNaming, RegExp])[] = [
  [
    android,
    /(?:^|\/)(?:values|xml)(?:-mcc\d{3})?(?:-mnc\d{1,3})?((?:-b\+[A-Za-z0-9+]+|-(?!car[-/])[a-z]{2,3}(?:-r(?:[A-Z]{2}|\d{3}))?)?)(?:-[^/]*)?\/[^/]+\.xml$/d,
  ],
  [moko, /(?:^|\/)moko-resources\/([^/]+)\/[^/]+\.xml$/d],
  [apple, /(?:^|\/)([^/]+)\.lproj\/(?:[^/]+\/)*[^/]+$/d],
];
