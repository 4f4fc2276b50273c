import { applyEdits, type TextEdit } from '../../catalog/textRange.ts';
import { membersOf } from '../../encoding/packageMembers.ts';
import { rootOf } from '../../languages/languages.ts';

/**
 * Elements that say the language of text for spelling, hyphenation and fonts: `w:lang` (ECMA-376-1 §17.3.2.20) and
 * `c:lang`, which have it for three kinds of letters, and the attribute `lang` of the properties of DrawingML's runs
 * (§21.1.2.3.9).
 */
const marks = /<(?:[\w.-]+:)?(?:lang|rPr|endParaRPr|defRPr)\s[^<>]*>/g;

/** What is said of text that is in no language. */
const none = /^(?:|x-none|zxx)$/i;

/** Root codes of languages whose text Office takes for East Asian, and of those written from right to left. */
const eastAsian = /^(?:ja|ko|zh|yue)$/;
const fromRight = /^(?:ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)$/;

/**
 * Edits that translate texts of an Office document, with those that make it say the new language where it said another:
 * it would have the whole translation marked as misspelled otherwise.
 *
 * @param text the document's virtual text.
 * @param edits in that text, each within one member.
 * @param language of the translation, in the API's casing; its usual region is added where it has none (`es` is `es-ES`).
 */
export function inLanguage(text: string, edits: readonly TextEdit[], language: string): readonly TextEdit[] {
  if (edits.length === 0) return edits;
  const edited = applyEdits(text, edits);
  const after = membersOf(edited);
  return membersOf(text).flatMap(({ start, end }, i) => {
    const own = edits.filter(({ range }) => range.start >= start && range.end <= end);
    const translated = after[i];
    if (!translated) return own;
    const before = edited.slice(translated.start, translated.end);
    const newText = before.replace(marks, (mark) => markOf(mark, language));
    return newText === before ? own : [{ range: { start, end }, newText }];
  });
}

function markOf(mark: string, language: string): string {
  const root = rootOf(language);
  const kind = eastAsian.test(root) ? 'eastAsia' : fromRight.test(root) ? 'bidi' : 'val';
  const attribute = /^<(?:[\w.-]+:)?lang\s/.test(mark) ? kind : 'lang';
  return mark.replace(
    /(\s(?:[\w.-]+:)?)([\w.-]+)(\s*=\s*)(["'])([^"'<>]*)\4/g,
    (whole, lead, name, equals, quote, old) => {
      const isOther = name === attribute && !none.test(old) && rootOf(old) !== root;
      return isOther ? `${lead}${name}${equals}${quote}${withRegion(language)}${quote}` : whole;
    },
  );
}

/** Office knows languages with their regions: `es-ES`, `zh-CN`, `pt-BR`. */
function withRegion(language: string): string {
  const { language: root, region } = new Intl.Locale(language).maximize();
  return region ? `${root}-${region}` : root;
}
