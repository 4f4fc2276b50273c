import { rootLanguage } from '../../languages/languageTag.ts';
import { say } from '../../sentences/sentence.ts';
import type { FormatFacts } from '../formatFacts.ts';
import type { JsonDialect } from './jsonDialect.ts';

/** What is so in JSON localization files. */
export const jsonFacts: FormatFacts = {
  byteOrderMarkFault: say`The file starts with a byte order mark, which JSON.parse and other strict readers refuse.`,
  orderIsFree: true,
  keysArePaths: true,
  askedByCode: true,
  shownAlone: true,
  mayBeOfPages: true,
};

const languageDeclaration = /"@@locale"\s*:\s*"([^"]+)"/d;

/** Languages for which slang has a rule of its own without `one`; it takes `one` for 1 in those that it has no rule for. */
const slangHasNoOne: ReadonlySet<string> = new Set(['ja', 'vi']);

/** What is otherwise in its dialects. */
export const jsonDialectFacts: Readonly<Partial<Record<JsonDialect, FormatFacts>>> = {
  arb: {
    languageDeclaration,
    keysArePaths: false,
    mayBeOfPages: false,
    emptyIsShown: true,
    askedByCode: false,
    placeholdersDeclared: 'beside',
    // What `Intl.plural` of Dart takes `=1` for.
    exactFormsAreNamed: true,
    quoting: 'none',
  },
  chrome: { keysArePaths: false, emptyIsShown: true, askedByCode: false, placeholdersDeclared: 'within' },
  slang: {
    languageDeclaration,
    emptyIsShown: true,
    askedByCode: false,
    takesOne: (language) => !slangHasNoOne.has(rootLanguage(language)),
  },
  laravel: { askedByCode: false },
  nextcloud: { keysArePaths: false, askedByCode: false },
  angular: { emptyIsShown: true, askedByCode: false, collectedFromCode: true },
};
