import type { MessageQuoting, PluralCategory } from '../catalog/segment.ts';
import type { Sentence } from '../sentences/sentence.ts';

/**
 * What the texts of a file are. `messages`: those of a program, each by its key. `subtitles`: what is said in a film, cut
 * by its times. `page`: a page that is written again in each language, its tags the marks of its text. `topic`: a part of a
 * manual, whose translation keeps its elements. `plain-text`: paragraphs, which only their order pairs. `document`: taken
 * out of the document of a program, their codes its layout.
 */
export type Genre = 'messages' | 'subtitles' | 'page' | 'topic' | 'plain-text' | 'document';

/**
 * What is so in every file of a format, or of a dialect of it, for whoever judges, converts or looks up its texts: nobody
 * outside of `shared/formats` compares ids of formats. What a format does not say is not so. See `factsOf`.
 */
export interface FormatFacts {
  /** Default: `messages`. */
  readonly genre?: Genre;

  // The file

  /** What a program makes of a byte order mark of UTF-8, one sentence for the user. Default: it reads the file. */
  readonly byteOrderMarkFault?: Sentence;
  /** Where a file says which language it is in; the first group is the language. It stands in the first 20,000 characters. */
  readonly languageDeclaration?: RegExp;
  /** True where the text was made of the bytes of an archive: its line ends are nobody's choice. */
  readonly textIsExtracted?: boolean;
  /** True for the header that gettext reads: character set and plural forms, as fields of an entry without a text. */
  readonly hasGettextHeader?: boolean;
  /** The standard by which its elements refer to other files, and to keys that maps define. Default: they refer to none. */
  readonly references?: 'DITA';

  // Its entries

  /** True where a program asks for texts by key, and may find them in any order. */
  readonly orderIsFree?: boolean;
  /** Whether a framework asks for a text that the source file may leave to it. @param id of the segment. */
  mayAdd?(id: string): boolean;
  /** True where programs split a key at its dots and look for a group by each part. */
  readonly keysArePaths?: boolean;
  /**
   * True where programs show an empty text as it is, and the source's for an entry that is not there: nobody leaves texts
   * empty in such files, and one that is not translated has the source text.
   */
  readonly emptyIsShown?: boolean;
  /** True where calls in source code (`t('cart.title')`) ask for the keys. */
  readonly askedByCode?: boolean;
  /** True where a tool collects the texts from source code, which names some of them (`i18n="@@cart.title"` of Angular). */
  readonly collectedFromCode?: boolean;
  /** True where an id with a hyphen in front is that of a term, which other texts refer to. */
  readonly hyphenMarksTerm?: boolean;
  /** Where an entry declares its placeholders: within itself, or in an entry `@key` that follows. */
  readonly placeholdersDeclared?: 'within' | 'beside';
  /** True where an entry without a state is one of a tool that knows of none, whatever the specification reads into it. */
  readonly stateMayBeLeftOut?: boolean;
  /** True where a text that needs a review was guessed from a similar source; programs show the source in its place. */
  readonly reviewIsOfGuess?: boolean;
  /** True where the matches of an entry are earlier sources of its own, without translations. */
  readonly matchesAreEarlierSources?: boolean;

  // Plural forms

  /** True where `zero` is taken by the rules of CLDR alone; elsewhere most libraries take it for 0 in every language. */
  readonly zeroIsOfLanguage?: boolean;
  /** Whether a library takes `one` for 1 in a language for which CLDR has no such form. */
  takesOne?(language: string): boolean;
  /** The forms that a library has for whole numbers, by language, where CLDR has others. */
  readonly formsOfLanguage?: Readonly<Record<string, readonly PluralCategory[]>>;
  /** True where `one` is 1 alone in every language that has no form but it and `other`, whatever CLDR says of it. */
  readonly oneIsOneAlone?: boolean;
  /**
   * True where programs ask for `one` and `other` in every language, unless they bring its rules: a file that has no other
   * form lacks none.
   */
  readonly rulesAreBrought?: boolean;
  /** True where the text of `other` is shown for a number whose form is missing. */
  readonly otherServesAll?: boolean;
  /** True where `=0`, `=1` and `=2` are read as `zero`, `one` and `two`. */
  readonly exactFormsAreNamed?: boolean;
  /** True where variants may be for a number itself, by an id that ends with it: `items[1]`. */
  readonly hasNumberVariants?: boolean;

  // Placeholders and codes

  /** What an apostrophe does in an ICU message where the project says nothing of it. Default: `icu`. */
  readonly quoting?: MessageQuoting;
  /** True where flags name the placeholders of an entry, so that names in braces without one may be prose. */
  readonly flagsNamePlaceholders?: boolean;
  /** True where a translation may declare an argument of its own for one of the source. */
  readonly declaresSubstitutions?: boolean;
  /** True where the library of the programs makes a text of a number: `%s` shows what `%d` is given. */
  readonly textTakesNumber?: boolean;
  /** True where a sign that placeholders begin with is text wherever it begins none. */
  readonly loneSignIsText?: boolean;
  /** Whether the framework passes a value to a text, which shows it or not as it likes. @param id of the segment. */
  mayShow?(id: string, placeholder: string): boolean;
  /** Whether other wordings do without a value. @param id of the segment. */
  mayLeaveOut?(id: string, placeholder: string): boolean;
  /** True where a label may have an accelerator (`_File`) that nothing in the file tells of. */
  readonly mayHaveAccelerators?: boolean;
  /** True where programs read escapes such as `\n` in the value themselves, before whatever letter. */
  readonly valuesHaveEscapes?: boolean;
  /** True where a backslash is none but itself, and people see the `\n` of a text. */
  readonly escapesAreText?: boolean;
  /** True where a code stands for the text of another entry, which a translation may write out. */
  readonly codesStandForTexts?: boolean;
  /** The standard whose elements its inline codes are written in. Default: they are markup of the file's own. */
  readonly codeElements?: 'XLIFF 1.2' | 'XLIFF 2' | 'TMX';
  /** Whose tags players know. */
  readonly subtitleTags?: 'SubRip' | 'WebVTT';

  // White space

  /** True for texts that an app shows each on its own; programs of the others may print one behind another. */
  readonly shownAlone?: boolean;
  /** True where programs of the web read such files, too, and put texts with markup into pages. */
  readonly mayBeOfPages?: boolean;
  /** True where white space at the edges is dropped unless it is escaped or quoted. */
  readonly edgesAreTrimmed?: boolean;
  /** True where line breaks in front of a text and behind it have to be those of the source. */
  readonly edgeBreaksAreKept?: boolean;
  /** True where the first line break of a text is dropped. */
  readonly firstBreakIsDropped?: boolean;
  /** True where line breaks at the end of a text come from how its value is written. */
  readonly lastBreaksAreStyle?: boolean;
  /** True where indented lines, and line breaks around a whole text, are the layout of the file. */
  readonly indentIsLayout?: boolean;
}
