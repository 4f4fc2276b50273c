import { sortEdits, type TextEdit } from '../../catalog/textRange.ts';
import { rootLanguage } from '../../languages/languageTag.ts';

/**
 * Elements that say the language of text for spelling, hyphenation and fonts: `w:lang` (ECMA-376-1 §17.3.2.20) and
 * `c:lang`, which have it for three kinds of letters, and the attribute `lang` of the properties of DrawingML's runs
 * (§21.1.2.3.9).
 */
const marks = /<(?:[\w.-]+:)?(?:lang|rPr|endParaRPr|defRPr)\s[^<>]*>/g;

/** What is written about text that is in no language. */
const none = /^(?:|x-none|zxx)$/i;

/** Root codes of languages whose text Office takes for East Asian, and of those written from right to left. */
const eastAsian = /^(?:ja|ko|zh|yue)$/;
const fromRight = /^(?:ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)$/;

/**
 * Edits that translate texts of an Office document, with those that make it say the new language where it said another:
 * it would have the whole translation marked as misspelled otherwise.
 *
 * @param text the document's virtual text.
 * @param edits in that text; a mark that one of them covers in part stays as it is.
 * @param language of the translation, in the API's casing; its usual region is added where it has none (`es` is `es-ES`).
 */
export function inLanguage(text: string, edits: readonly TextEdit[], language: string): readonly TextEdit[] {
  if (edits.length === 0) return edits;
  const translated = sortEdits(edits).map(({ range, newText }) => ({
    range,
    newText: newText.replace(marks, (mark) => markOf(mark, language)),
  }));
  const others: TextEdit[] = [];
  let next = 0;
  for (const { 0: mark, index: start } of text.matchAll(marks)) {
    const end = start + mark.length;
    while (next < translated.length && (translated[next]?.range.end ?? 0) <= start) next++;
    const newText = markOf(mark, language);
    if (newText !== mark && (translated[next]?.range.start ?? end) >= end)
      others.push({ range: { start, end }, newText });
  }
  return [...translated, ...others];
}

function markOf(mark: string, language: string): string {
  const root = rootLanguage(language);
  const kind = eastAsian.test(root) ? 'eastAsia' : fromRight.test(root) ? 'bidi' : 'val';
  const attribute = /^<(?:[\w.-]+:)?lang\s/.test(mark) ? kind : 'lang';
  return mark.replace(
    /(\s(?:[\w.-]+:)?)([\w.-]+)(\s*=\s*)(["'])([^"'<>]*)\4/g,
    (whole, lead, name, equals, quote, old) => {
      const isOther = name === attribute && !none.test(old) && rootLanguage(old) !== root;
      return isOther ? `${lead}${name}${equals}${quote}${withRegion(language)}${quote}` : whole;
    },
  );
}

/** Office knows languages with their regions: `es-ES`, `zh-CN`, `pt-BR`. */
function withRegion(language: string): string {
  const { language: root, region } = new Intl.Locale(language).maximize();
  return region ? `${root}-${region}` : root;
}
