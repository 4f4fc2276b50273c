import { languages } from '../languages/languages.ts';
import { engineAdvices } from '../languages/modelCommand.ts';
import { languageName } from '../sentences/languageName.ts';
import { andList, asWritten, english, type Sentence, type SentenceValue } from '../sentences/sentence.ts';
import * as said from './serviceSentences.ts';

/** Longest message that is looked at, in characters; the service's own are shorter. */
const longest = 600;

/** How a value of a sentence is read from its English. */
interface Reading {
  /** Part of a pattern without groups. */
  readonly pattern: string;
  read(text: string): SentenceValue;
}
type Form = readonly [(...values: SentenceValue[]) => Sentence, ...Reading[]];

const anything = '.+?';
const asIs: Reading = { pattern: anything, read: (text) => text };
const quotations: Reading = { ...asIs, pattern: '“.*”(?:, …)?' };
const names: Reading = { pattern: anything, read: (text) => andList(text.split(' and ')) };
const advice: Reading = { pattern: anything, read: (text) => readIn(advices, text) };
const place: Reading = { pattern: anything, read: (text) => readIn([[said.eitherPlace, asIs, asIs]], text) };
const sentence: Reading = { pattern: anything, read: (text) => readIn(all, text) };

let codes: ReadonlyMap<string, string> | undefined;
const language: Reading = {
  pattern: anything,
  read(text) {
    codes ??= new Map(languages.map(({ root }) => [languageName(root), root]));
    const code = codes.get(text);
    return code === undefined ? text : { language: code };
  },
};

const fixed = [
  said.usedUpQuota,
  said.unknownKey,
  said.unreadPicture,
  said.oldDocument,
  said.oldPresentation,
  said.oldWorkbook,
  said.openDocument,
  said.emptyFile,
  said.protectedFile,
  said.encryptedPdf,
  said.unreadablePdf,
  said.emptyPdf,
  said.picturesOnly,
  said.textlessPicture,
  said.sameLanguage,
].map((constant): Form => [() => constant]);

const advices: readonly Form[] = [
  [engineAdvices.packageAndModel, asIs, asIs],
  [engineAdvices.package, asIs],
  [engineAdvices.model, asIs],
  [engineAdvices.neither],
];

/** The first that fits wins. */
const all: readonly Form[] = [
  ...fixed,
  [said.valueNotSupported, asIs, sentence],
  [said.textsNotTranslated, asIs, asIs, quotations, sentence],
  [said.invalidExtension, asIs, sentence],
  [said.invalidFile, sentence],
  [said.brokenEngines, language, language, asIs, advice],
  [said.noEngine, language, language, advice],
  [said.unknownWords, names, language, language, advice],
  [said.readExtensions, asIs],
  [said.otherKind, asIs],
  [said.largeFile, asIs],
  [said.longDocument, asIs],
  [said.noRecognizer, place],
  [said.otherRecognizer, asIs, place],
];

/**
 * The sentence of a message that a service answered in English, so that an editor can show it in its language; a message
 * that is none of {@link said} stays as the service wrote it. In English it is the message in either case.
 *
 * @example readServiceSentence('The file is empty.'); // emptyFile
 */
export function readServiceSentence(message: string): Sentence {
  return message.length > longest ? asWritten(message) : readIn(all, message);
}

/**
 * Whether the message of a finished document says that texts of it were not translated.
 *
 * @example hasUntranslatedTexts('2 of 57 texts were not translated: “Good night”, “Sleep well”. No engine …'); // true
 */
export function hasUntranslatedTexts(message: string): boolean {
  return patternOf(said.textsNotTranslated('', '', '', '').template, [asIs, asIs, quotations, asIs]).test(message);
}

function readIn(forms: readonly Form[], text: string): Sentence {
  for (const [build, ...readings] of forms) {
    const { template } = build(...readings.map(() => ''));
    const values = patternOf(template, readings).exec(text)?.slice(1);
    if (!values) continue;
    const read = build(...readings.map((reading, i) => reading.read(values[i] ?? '')));
    if (english(read) === text) return read;
  }
  return asWritten(text);
}

const patterns = new Map<string, RegExp>();

/** Fits the English of a template and captures its values. */
function patternOf(template: string, readings: readonly Reading[]): RegExp {
  let pattern = patterns.get(template);
  if (!pattern) {
    const literals = template.split(/\{\d+\}/).map((literal) => literal.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
    const source = literals.map((literal, i) =>
      i === 0 ? literal : `(${readings[i - 1]?.pattern ?? anything})${literal}`,
    );
    pattern = new RegExp(`^${source.join('')}$`, 's');
    patterns.set(template, pattern);
  }
  return pattern;
}
