import { rootLanguage } from '../../languages/languageTag.ts';
import { andList, type Sentence, say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck } from '../contract/check.ts';
import { trait } from '../contract/traits.ts';

const scripts = ['Latin', 'Cyrillic', 'Greek'] as const;
const patterns = scripts.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));
/** Of letters that have others which look like them: those of East Asia stand beside any word without a space. */
const words = /(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[\p{L}\p{M}])+/gu;
/** A line break and a colour of Minecraft: their letter is none of the word behind them (`\nНе`, `§aНе`). */
const signsWithLetter = /\\[nrt]|§[\da-fk-or]/gi;
/** Letters of two scripts side by side. */
const mixed = /[a-z\u00c0-\u024f][\u0300-\u036f]*[\u0370-\u052f]|[\u0370-\u052f][\u0300-\u036f]*[a-z\u00c0-\u024f]/i;

/** Languages that write ɛ and ɣ, for which those of Greek are typed; neither is a letter of the other script's look. */
const withEpsilon = new Set(['kab', 'ber', 'tzm', 'shi', 'rif', 'ee', 'ak', 'tw', 'bm', 'dyu', 'ln', 'dag']);
const greekInstead = /^[εγΣΓ]$/;

/** For each of the scripts: letters that could be taken for one of another. */
const twins = [
  /^[aceiopsxyhjqwvuABCEHIJKMNOPSTXYZ]$/,
  /^[асеорхуіјѕһԛԝАВЕКМНОРСТХУІЈЅ]$/,
  /^[οαινρυωΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]$/,
] as const;
/** Latin letters that look like Greek ones and like none of Cyrillic, beside which they are an index: `значениеN`. */
const greekTwins = /[NZuv]/;
const greek = /\p{sc=Greek}/u;

/**
 * Whether all letters of one of the scripts look like those of another: a key of the wrong layout. Words of two
 * scripts that are joined with a will (`вашID`) have others as well.
 */
function isDisguised(word: string, language: string): boolean {
  const letters = [...word];
  if (withEpsilon.has(rootLanguage(language)) && letters.some((letter) => greekInstead.test(letter))) return true;
  const isTwin = (letter: string, i: number) =>
    twins[i]?.test(letter) && (greek.test(word) || !greekTwins.test(letter));
  return patterns.some((pattern, i) => {
    const lettersOfScript = letters.filter((letter) => pattern.test(letter));
    return lettersOfScript.length > 0 && lettersOfScript.every((letter) => isTwin(letter, i));
  });
}

/** A word of letters of two scripts, where letters look like those of the other script. */
export const mixedScript: SegmentCheck = {
  id: 'mixed-script',
  severity: 'warning',
  summary: 'A word has letters of two scripts',
  judges: 'words',
  inSource: true,
  needs: { text: { target: trait.lookalike } },
  *run(segment, context) {
    if (!segment.target || !mixed.test(segment.target.value)) return;
    const { shape } = context.message(segment, 'target');
    const source = context.catalog.isSource ? '' : (segment.source?.value ?? '');
    for (const match of shape.replace(signsWithLetter, '  ').matchAll(words)) {
      const [word] = match;
      const wordScripts = scripts.filter((_, i) => patterns[i]?.test(word));
      if (
        wordScripts.length < 2 ||
        !isDisguised(word, context.targetLanguage) ||
        source.includes(word) ||
        isUnit(word) ||
        (rootLanguage(context.targetLanguage) !== 'el' && variable.test(word)) ||
        isJoined(word, source) ||
        (multiplied.test(word) && /[\p{Lu}\d]x[\p{Lu}\d]/u.test(source)) ||
        isCode(shape.charAt(match.index - 1) + word.charAt(0), source)
      )
        continue;
      yield {
        start: match.index,
        end: match.index + word.length,
        message: say`“${word}” mixes ${andList(wordScripts)} letters that look alike`,
        data: { word, scripts: wordScripts },
        ...habitOf(word, context),
      };
    }
  },
  habit: ({ target }, context) => habitOf(target?.value ?? '', context).habit,
};

const withLatinI = say`Words in this file are often written with a Latin “I” for the palochka “Ӏ”`;
const withGreek = say`Words in this file are often written with Greek “ε” and “γ” for “ɛ” and “ɣ”`;

/** What a whole file may do for want of a key: letters of another script in the place of its language's own. */
function habitOf(text: string, { targetLanguage }: CheckContext): { readonly habit?: Sentence } {
  const language = rootLanguage(targetLanguage);
  if (withPalochka.has(language) && palochka.test(text)) return { habit: withLatinI };
  return withEpsilon.has(language) && /[εγΣΓ]/.test(text) ? { habit: withGreek } : {};
}

/** Languages of the Caucasus with a letter that few keyboards have, for which people type a Latin I. */
const withPalochka = new Set('ab abq ady agx aqc av ce dar inh kbd kva lbe lez rut tab tkr udi'.split(' '));

/** A letter that stands for a palochka beside Cyrillic ones, or one itself. */
const palochka = /(?<=\p{sc=Cyrl})[IlӀ]|[IlӀ](?=\p{sc=Cyrl})/u;

/** `ΠΛΑΤΟΣxΥΨΟΣ`: the sign that people type between two sizes, where the source has it too. */
const multiplied = /^\p{Lu}+x\p{Lu}+$/u;

/** A sign of a program and its letter, in front of a word: `%C`, and `$t` where the source has it too. */
const isCode = (start: string, source: string) =>
  start.startsWith('%') || (/^[$&^~]/.test(start) && source.includes(start));

/**
 * An abbreviation in capitals beside a word of another script with small letters (`менюMC`), a word of the source beside
 * one of the language (`модId`), or a sign for “by” between two capitals (`ΠxΥ`).
 */
function isJoined(word: string, source: string): boolean {
  if (/^\p{Lu}x\p{Lu}$|^[\p{sc=Cyrl}\p{sc=Grek}]{3,}(?<=\p{Ll})[A-Z][a-z]+$/u.test(word)) return true;
  // A name of a program and a word: `escapeСимвол`.
  if (/^\p{sc=Latin}{3,}(?<=\p{Ll})(?=\p{Lu})[\p{sc=Cyrl}\p{sc=Grek}]{3,}$/u.test(word)) return true;
  const [kept = '', ...others] = word.match(/\p{sc=Latin}+/gu) ?? [];
  const isAtEdge = kept.length > 1 && others.length === 0 && (word.startsWith(kept) || word.endsWith(kept));
  if (isAtEdge && new RegExp(`(?<!\\p{L})${kept}(?!\\p{L})`, 'iu').test(source)) return true;
  const [, before, other = '', behind] = /^([A-Z]{2,})?([\p{sc=Cyrillic}\p{sc=Greek}]+)([A-Z]{2,})?$/u.exec(word) ?? [];
  return (before ?? behind) !== undefined && /\p{Ll}/u.test(other);
}

/** A Greek letter that looks like no Latin one with an index, in a text that is not Greek: `φi`. */
const variable = /^(?![οαινρυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ])\p{sc=Greek}\p{sc=Latin}{1,2}$/u;

/** Prefixes of units and names of formulas: µm is Greek and Latin. */
function isUnit(word: string): boolean {
  return /^[µμΩωπΔ]\p{Script=Latin}{1,3}$/u.test(word) || /^\p{Script=Latin}{1,3}[µμΩωαβγπ]$/u.test(word);
}
