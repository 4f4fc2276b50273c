import type { WritingStyle } from '../../shared/api/improvement.ts';
import { withCaseOf } from '../../shared/languages/withCaseOf.ts';
import { protectText } from '../../shared/messages/protectText.ts';
import { contractions, formalWords, negatives, plainWords } from './englishForms.data.ts';

/** Changes words; placeholders and tags were taken out before. */
type Rewrite = (text: string) => string;

const pronouns = '(?:I|you|he|she|it|we|they)';
const apostrophe = (text: string) => text.replaceAll('’', "'");
const capital = (like: string, text: string) => (text.startsWith('I ') ? text : withCaseOf(like, text));

/** Whole phrases replaced, the first letter's case kept. An article before one is made to fit. */
function replacing(pairs: readonly (readonly [string, string])[]): Rewrite {
  const byPhrase = new Map(pairs.map(([phrase, words]) => [phrase.toLowerCase(), words]));
  const phrases = [...byPhrase.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_'’-])(?:(an?) )?(${phrases.join('|').replaceAll("'", "['’]").replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}_'’-])`,
    'giu',
  );
  return (text) =>
    text.replace(pattern, (all: string, article: string | undefined, phrase: string) => {
      const words = byPhrase.get(apostrophe(phrase).toLowerCase().replace(/\s+/g, ' '));
      // capitals throughout are a name or a shout
      if (words === undefined || (phrase.length > 2 && /^\P{Ll}+$/u.test(phrase))) return all;
      const made = capital(phrase, words);
      if (article === undefined) return made;
      return `${withCaseOf(article, /^[aeiou]/i.test(words) ? 'an' : 'a')} ${made}`;
    });
}

const expandNegatives: Rewrite = (text) =>
  text.replace(
    new RegExp(`\\b([A-Za-z]+n['’]t)\\b(?:(\\s+)(${pronouns})\\b)?`, 'g'),
    (all: string, word: string, space: string | undefined, who: string | undefined) => {
      const auxiliary = negatives[apostrophe(word).toLowerCase()];
      if (auxiliary === undefined) return all;
      const made = withCaseOf(word, auxiliary);
      // a question turns around: “Don't you …?” is “Do you not …?”
      if (who !== undefined) return `${made}${space}${who} not`;
      return auxiliary === 'can' ? `${made}not` : `${made} not`;
    },
  );

/** “It's” is “it is”, unless what follows may be a participle: “it's been”. */
const expandIs: Rewrite = (text) =>
  text.replace(
    /\b(it|that|there|here|he|she)['’]s(?=\s+(?!been\b|got\b|gone\b|had\b|\w+(?:ed|en)\b)[\p{L}])/giu,
    '$1 is',
  );

const expandOthers = replacing(contractions);
const formalize = replacing(formalWords);
const simplify = replacing(plainWords);

const contractNegatives: Rewrite = (text) => {
  const byAuxiliary = new Map(Object.entries(negatives).map(([word, auxiliary]) => [auxiliary, word]));
  const usual = [...byAuxiliary.keys()].filter((auxiliary) => !['shall', 'must', 'need'].includes(auxiliary));
  return text
    .replace(/\bcannot\b/gi, (word) => withCaseOf(word, "can't"))
    .replace(new RegExp(`\\b(${usual.join('|')}) not\\b(?! only\\b)`, 'gi'), (all: string, auxiliary: string) =>
      all.endsWith('NOT') ? all : withCaseOf(auxiliary, byAuxiliary.get(auxiliary.toLowerCase()) ?? all),
    );
};

/** Full forms before a word: at the end of a clause (“I know who you are.”) they stay. */
const contractOthers: Rewrite = (text) =>
  contractions
    .filter(([, full]) => !/ have$|^let us$/.test(full))
    .concat([
      ["it's", 'it is'],
      ["that's", 'that is'],
    ])
    .reduce(
      (made, [short, full]) =>
        made.replace(new RegExp(`(?<!\\p{L} )\\b${full}(?=\\s+(?!not\\b)\\p{Ll})`, 'giu'), (phrase) =>
          capital(phrase, short),
        ),
      text,
    );

/** What each style does by rule. */
const rewrites: Readonly<Partial<Record<WritingStyle, readonly Rewrite[]>>> = {
  simple: [simplify],
  business: [expandNegatives, expandIs, expandOthers, formalize],
  academic: [expandNegatives, expandIs, expandOthers, formalize],
  casual: [contractNegatives, contractOthers],
};

/**
 * An English text in another style, as far as rules go: plain words for long-winded ones (`simple`), full forms for
 * contractions and informal words (`business`, `academic`), contractions for full forms (`casual`). What no rule is
 * about stays; placeholders, tags and addresses are never touched.
 *
 * @example rewriteEnglish('Utilize %s in order to save.', 'simple'); // 'Use %s to save.'
 */
export function rewriteEnglish(text: string, style: WritingStyle): string {
  return protectText(text, true)
    .map((part) =>
      part.opaque ? part.text : (rewrites[style] ?? []).reduce((made, rewrite) => rewrite(made), part.text),
    )
    .join('');
}
