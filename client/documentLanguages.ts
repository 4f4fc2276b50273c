/** Language modes whose documents are sent to the server. */
export const documentLanguages: readonly string[] = [
  'xliff',
  'po',
  'srt',
  'vtt',
  'dita',
  'xml',
  'json',
  'jsonc',
  'yaml',
  'properties',
  'ini',
  'lang',
  'strings',
  'fluent',
  'mif',
  'html',
  'plaintext',
  'markdown',
  'mdx',
];

/** Extensions of files that count, without the dot: those of formats, glossaries and memories. */
export const watchedExtensions: readonly string[] =
  'json jsonc arb xcstrings xml xlf xliff xlf2 sdlxliff mxliff mqxliff po pot mo gmo srt vtt dita ditamap bookmap resx resw strings stringsdict yml yaml properties ini lang mif txt docx docm dotx dotm pptx pptm potx ppsx ppsm xlsx xlsm xltx idml idmt tmx tbx html htm xhtml shtml md markdown mdown mkd mdx ftl csv tsv'.split(
    ' ',
  );

/** Files that can be chosen to be translated as a whole: not tables of terms, memories and compiled catalogs. */
export const documentExtensions: readonly string[] = [
  ...watchedExtensions.filter((extension) => !/^(?:csv|tsv|tmx|tbx|mo|gmo)$/.test(extension)),
  'pdf',
  'jpg',
  'jpeg',
  'png',
];
