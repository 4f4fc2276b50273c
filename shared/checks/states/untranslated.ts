import type { Catalog } from '../../catalog/catalog.ts';
import { isBlank } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import { sameLanguage } from '../../languages/languageTag.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';
import { fact } from '../contract/traits.ts';
import { isLicence } from '../texts/licences.ts';
import { isPage } from '../texts/pages.ts';
import { mayBeLeft } from './sameAsSource.ts';

/** A segment that has a source text and no translation yet. */
export const untranslated: SegmentCheck = {
  id: 'untranslated',
  severity: 'warning',
  summary: 'The segment has no translation',
  reports: 'missing',
  manySay: 'texts are not translated',
  looksUp: 'locales',
  // Elsewhere it would be asked of very many; the blocks of a page may be names and code.
  looksUpIn: isPage,
  untouched: (count) => say`The translation has hardly begun: ${count} texts are not translated`,
  appliesTo: 'all',
  needs: { segment: fact.source | fact.untranslated },
  mayFind: ({ translatable, obsolete }) => translatable && !obsolete,
  *run(segment, context) {
    if (!segment.source) return;
    if (isBlank(segment.source)) return;
    if (segment.target && segment.target.value !== '' && isBlank(segment.target)) return;
    // Signs and placeholders alone are the same in every language, and programs show those of the source.
    if (!/\p{L}/u.test(context.message(segment, 'source').shape.replace('%arg', ''))) return;
    const same = segment.target?.value === segment.source.value;
    if (same && (nameWithCode.test(segment.source.value) || ofChange.test(segment.source.value))) return;
    if (same && isLicence(context.catalog)) return;
    if (isUnusedSubstitution(segment, context.catalog)) return;
    if (designerId.test(segment.source.value) || isEmptyVariant(segment, context.catalog)) return;
    const { sourceLanguage, targetLanguage } = context;
    const isOneLanguage = sameLanguage(sourceLanguage, targetLanguage);
    // Programs show the source where a file of its language has nothing: `en_GB` says only what is spelled otherwise.
    if (isOneLanguage && (same || context.catalog.kind === 'bilingual')) return;
    if (context.catalog.kind === 'monolingual') {
      if (!same && isPart.test(segment.id)) return;
      if (same && (outsideLink.test(withoutPictures(segment.source.value)) || isQuotedInPage(segment, context))) return;
      const source = context.message(segment, 'source');
      // The format of a date may be left to the program; names and codes have to stand there all the same.
      if (same ? mayBeLeft(segment, source, context) : !/\p{L}{2}/u.test(source.shape)) return;
    }
    yield {
      on: segment.target && segment.target.value !== '' ? 'target' : 'source',
      message: same
        ? say`${quote(segment.source.value)} is still in the source language`
        : say`${quote(segment.source.value)} is not translated`,
    };
  },
};

/** A text before or behind another one, which some languages need only in one of the places: `prefixAgo`, `suffix`. */
const isPart = /(?:^|[._-])(?:prefix|suffix)(?:[A-Z][A-Za-z]*)?$|[a-z](?:Prefix|Suffix|Before|After)$/;

/** A line of a change log as it stands in the history (Conventional Commits): `fix(boats): keep the oars`. */
const ofChange =
  /^(?:(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([^()]*\))?|[a-z]+\([\w, /.-]+\))!?: \S/;

/** What Xcode calls a text of a window that has none: `aBc-dE-f12.title`. */
const designerId = /^[A-Za-z\d]{3}-[A-Za-z\d]{2}-[A-Za-z\d]{3}\.\w+$/;

/** A link to a page elsewhere and nothing more: its words are that page's title, which is in its own language. */
const outsideLink =
  /^(?:\[[^[\]]+\](?:\(https?:\/\/[^()\s]+\)|\[[^[\]]+\])|<a\s[^<>]*href=["']?https?:[^<>]*>[^<>]*<\/a>)?$/;

/**
 * A text of a page without pictures of other sites, such as badges, those beside a link, and the tags that stand around it:
 * what is left is their caption.
 */
const withoutPictures = (text: string) =>
  text
    .replace(/\[!\[[^[\]]*\]\(https?:[^()\s]+\)\]\([^()\s]+\)|!\[[^[\]]*\]\(https?:[^()\s]+\)/g, ' ')
    .replace(
      /<(?:img|br)\b[^<>]*>|<\/?(?:i|em|b|strong|p|div|center|small)\b[^<>]*>|^[\s*_]+|(?<![\s*_])[\s*_]+$/gi,
      ' ',
    )
    .trim();

/**
 * Whether a text of a page is an identifier of several parts (`skerry-lamp-posts`), one that the page shows as code, too (the
 * name of a command or of a setting), or left by most languages that have it.
 */
function isQuotedInPage(segment: Segment, { catalog, locales, sourceLanguage }: CheckContext): boolean {
  if (!isPage(catalog)) return false;
  const text = segment.source?.value.trim() ?? '';
  if (/^[a-z][a-z\d]*(?:-[a-z\d]+){2,}$/.test(text)) return true;
  if (commandLike.test(text) && isShownAsCode(text, catalog.text)) return true;
  const counts = locales?.countsOfAll(segment, sourceLanguage);
  return counts !== undefined && counts.left > 1 && counts.left > counts.translated;
}

/**
 * Whether a form belongs to a substitution of a string catalog that the text of its language does not use: without forms a
 * language shows the argument itself.
 */
function isUnusedSubstitution({ plural }: Segment, { segments }: Catalog): boolean {
  const [, text, name] = /^(.*)\/substitutions\.(\w+)\./s.exec(plural?.group ?? '') ?? [];
  const whole = text === undefined ? undefined : segments.find(text)?.target?.value;
  return whole !== undefined && whole !== '' && !whole.includes(`%#@${name}@`);
}

/** A few words without capitals: `moor`, `moor boat add`. */
const commandLike = /^[a-z][\w.-]*(?: [a-z][\w.-]*){0,3}$/;

/** Whether a line of a page starts with a word or command as code does, or it stands in backticks or, as a key, in quotation marks. */
const isShownAsCode = (word: string, page: string) =>
  [`\`${word}\``, `\`${word} `, `"${word}":`].some((one) => page.includes(one)) ||
  (word.includes(' ') && [`\n${word} `, `\n$ ${word} `].some((one) => page.includes(one)));

/** Whether a file chooses among more texts than its source does, and says nothing in one of them: that is written so. */
const isEmptyVariant = ({ id, variant, target }: Segment, { pair }: Catalog) =>
  variant !== undefined && target?.value === '' && pair !== undefined && pair.source.segments.placeOf(id) < 0;

/** A name with the code that identifies it: `Northern Uzbek [uzn]`. */
const nameWithCode = /^\p{Lu}[\p{L}\p{M}’' -]{1,40} \[[a-z]{2,3}\]$/u;
