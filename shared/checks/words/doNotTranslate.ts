import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import { sameLanguage } from '../../languages/languageTag.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck } from '../contract/check.ts';
import { changeTo } from '../contract/replacing.ts';
import { quote, sidesOf } from '../contract/sides.ts';
import { fact } from '../contract/traits.ts';

/**
 * A word that the project wants to stay as it is, and that the translation has not; a text that the source file says is
 * not to be translated (Android's `translatable="false"`), and that another file translates.
 */
export const doNotTranslate: SegmentCheck = {
  id: 'do-not-translate',
  severity: 'warning',
  summary: 'A word that must stay as it is was translated',
  looksUp: 'locales',
  appliesTo: 'all',
  needs: { segment: fact.source | fact.differs },
  concerns: ({ settings, catalog }) => settings.doNotTranslate.length > 0 || catalog.pair !== undefined,
  mayFind: ({ untranslatableInSource, target, translatable, obsolete }, _traits, { settings }) =>
    target !== undefined &&
    target.value !== '' &&
    (untranslatableInSource === true || (translatable && !obsolete && settings.doNotTranslate.length > 0)),
  *run(segment, context) {
    const { source: from, target: to } = segment;
    if (!from || !to) return;
    if (segment.untranslatableInSource) {
      if (isForPeople(from.value) && !isOverridden(segment, context) && !isMeant(context))
        yield { message: say`The source file says not to translate ${quote(from.value)}` };
      return;
    }
    for (const word of context.settings.doNotTranslate) {
      if (word === '' || to.value.includes(word) || !from.value.includes(word)) continue;
      const sides = sidesOf(segment, context);
      if (!sides || !standsAlone(word, sides.source.shape)) continue;
      const start = sides.target.shape.toLowerCase().indexOf(word.toLowerCase());
      const data = { word };
      const message = say`“${word}” must stay as it is`;
      if (start < 0) {
        yield { message, data };
        continue;
      }
      const range = { start, end: start + word.length };
      yield { ...range, message, data, fix: changeTo(word, range) };
    }
  },
};

/** Whether other languages have a text of their own for what the source file says not to translate: it is meant so. */
function isOverridden(segment: Segment, { locales, sourceLanguage }: CheckContext): boolean {
  let others = 0;
  for (const text of locales?.texts(segment, sourceLanguage) ?? []) if (text !== segment.source?.value) others++;
  return others >= severalLocales;
}

/** So many other languages agree. */
const severalLocales = 2;

/**
 * Whether the file is one of the source's own language, which may spell any of its texts otherwise, or translates so many
 * texts that its source keeps from translators that it is done by hand.
 */
function isMeant({ catalog, sourceLanguage, targetLanguage }: CheckContext): boolean {
  return sameLanguage(sourceLanguage, targetLanguage) || catalog.segments.facts.of(translatesSeveral, catalog);
}

function translatesSeveral({ segments }: Catalog): boolean {
  let count = 0;
  for (const { untranslatableInSource, source, target } of segments)
    if (untranslatableInSource && source && target?.value && target.value !== source.value) count++;
  return count >= severalTexts;
}

/** So many texts of a file are not translated by an oversight. */
const severalTexts = 2;

/** Whether a text has words, and does not name another entry instead (Android: `@string/app`, `?attr/title`). */
const isForPeople = (text: string) => /\p{L}/u.test(text) && !/^[@?][\w.:+]*\/\w/.test(text);

/** Whether a word stands in a text as a word of its own. */
function standsAlone(word: string, text: string): boolean {
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    const before = text.slice(Math.max(0, start - 2), start);
    const after = text.slice(start + word.length, start + word.length + 2);
    if (!/[\p{L}\p{N}\p{M}_]$/u.test(before) && !/^[\p{L}\p{N}\p{M}_]/u.test(after)) return true;
  }
  return false;
}
