import { textsNotTranslated } from '../../shared/api/serviceSentences.ts';
import { textOnly } from '../../shared/catalog/content.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { type DocumentText, needsNoTranslation } from './documentReader.ts';

/** Texts that are named in a message. */
const named = 3;
/** Characters of each. */
const longest = 40;

/**
 * What the owner of a document should know of texts that have no translation: how many there are, the first ones, and
 * why. Numbers, signs, units and codes read the same in every language and do not count.
 *
 * @param reasons by id of a text.
 * @returns undefined where every text that needs a translation has one.
 * @example // '2 of 57 texts were not translated: “Good night”, “Sleep well”. No engine here …'
 */
export function untranslatedTexts(
  texts: readonly DocumentText[],
  reasons: ReadonlyMap<string, string>,
): string | undefined {
  const lacking = texts.filter((text) => reasons.has(text.id) && hasWords(text));
  const [first] = lacking;
  if (!first) return undefined;
  const names = [...new Set(lacking.map(shown))];
  const list = names.slice(0, named).join(', ') + (names.length > named ? ', …' : '');
  const total = texts.filter((text) => !needsNoTranslation(text)).length;
  return english(textsNotTranslated(lacking.length, total, list, reasons.get(first.id) ?? ''));
}

/**
 * Whether a text has words of a language: letters that are written as those of a word are (`Save`, `naïve`, `保存`), or
 * several in capitals. None are those of a code (`QUAY-7`, `kWh`, `btn_primary`, `B`), and units behind a number (`12 mm`).
 */
function hasWords({ source }: DocumentText): boolean {
  if (source.icu) return true;
  const tokens = source.shape.replace(unit, '').match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  return tokens.some((token) => word.test(token)) || tokens.filter((token) => capitals.test(token)).length > 1;
}

const word = /^(?:\p{L}[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{Lo})$/u;
const capitals = /^\p{Lu}[\p{Lu}\p{M}]+$/u;
const unit = /(?<=\d\s?)\p{L}{1,3}(?![\p{L}\p{M}])/gu;

function shown({ source }: DocumentText): string {
  const text = textOnly({ value: source.value, codes: source.codes })
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const letters = [...text];
  return `“${letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : text}”`;
}
