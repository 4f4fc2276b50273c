import type { MessageSyntax } from '../../catalog/segment.ts';

/** What the start of a file tells about who wrote it. */
export interface Xliff12Signs {
  /** `original` of the first `<file>`. */
  readonly original: string;
  /** `tool-id` of the tools that its header names. */
  readonly tools: readonly string[];
  readonly path: string;
}

const signs: readonly (readonly [string, (signs: Xliff12Signs) => boolean])[] = [
  ['angular', ({ original }) => /^ng\d?\.template$/.test(original)],
  [
    'apple',
    ({ original, tools }) =>
      tools.some((tool) => tool.startsWith('com.apple.')) ||
      /\.(?:strings|stringsdict|xcstrings|storyboard|xib|plist|intentdefinition)$/i.test(original),
  ],
  [
    'dotnet',
    ({ original, tools }) =>
      tools.includes('MultilingualAppToolkit') || /\.(?:resx|resw|resjson|vsct|xaml)$/i.test(original),
  ],
  ['symfony', ({ original, tools }) => tools.includes('symfony') || original === 'file.ext'],
];

/** The framework whose tools wrote a file; undefined for files of no one in particular. */
export function dialectOf(of: Xliff12Signs): string | undefined {
  return signs.find(([, recognizes]) => recognizes(of))?.[0];
}

const syntaxes: Readonly<Record<string, readonly MessageSyntax[]>> = {
  angular: ['angular', 'icu', 'markup'],
  apple: ['printf', 'markup'],
  dotnet: ['dotnet', 'markup'],
  symfony: ['named-percent', 'i18next', 'markup'],
};

const anySyntax: readonly MessageSyntax[] = ['printf', 'icu', 'markup', 'brace'];

/** The placeholders that the texts of a dialect have. Symfony names files with ICU messages `messages+intl-icu.de.xlf`. */
export function syntaxesOf(dialect: string | undefined, path: string): readonly MessageSyntax[] {
  if (dialect === 'symfony' && /\+intl-icu\./.test(path)) return ['icu', 'markup'];
  return (dialect && Object.hasOwn(syntaxes, dialect) ? syntaxes[dialect] : undefined) ?? anySyntax;
}
