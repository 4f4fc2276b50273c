import { commonEnds } from '../../catalog/commonEnds.ts';
import { hasAnchor, hasLabel } from '../../formats/markdown/anchors.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { changeTo } from '../contract/replacing.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { isEvenNearby } from '../texts/evenNearby.ts';
import { isExample } from '../texts/isExample.ts';
import { withoutLanguageInPaths } from '../texts/languageInPath.ts';
import { pageName } from '../texts/pageName.ts';
import { isPage } from '../texts/pages.ts';

/** The address of a link or an image, or the label that stands for one. */
const link = /\]\(\s*<?(\{\{[<%][^{}\n]{1,200}\}\}|[^\s()<>]+)|\]\[([\p{L}\p{N}][^\][<>=|\n]{0,80})\]/gu;

/** Where a link starts or ends, however it is written. */
const everyLink = /\]\(|\]\[|<(?:https?|mailto):|\bhref\s*=/gi;

/** The address of a link in Markdown that must stay, or the label of one, that the translation has not. */
export const markdownLinks: SegmentCheck = {
  id: 'markdown-links',
  severity: 'warning',
  summary: 'The address of a link in Markdown differs from the source',
  needs: { segment: fact.source | fact.differs, source: trait.bracket },
  mayFind: ({ source }) => /\]\(|\]\[/.test(source?.value ?? ''),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides) return;
    const onPage = isPage(context.catalog);
    const theirs = linksOf(sides.target.value, onPage);
    if (theirs.length === 0) return;
    const same = onPage ? samePage(context) : sameAddress(context);
    const ours = linksOf(sides.source.value, onPage);
    const missing = ours.filter(
      (one) =>
        (one.isLabel || mustStay(one.text)) &&
        !(isPath(one.text) && isExample(segment)) &&
        !isRemark(one, sides.source.value) &&
        !theirs.some((other) => same(one, other)) &&
        !isEvenNearby(one.text, 'missing', segment, context),
    );
    const [first] = missing;
    if (!first) return;
    const extra = theirs.filter((one) => !ours.some((other) => same(other, one)));
    const [instead, another] = extra.filter((one) => !onPage || isWrong(one, first, context));
    if (instead && !another && missing.length === 1 && instead.isLabel === first.isLabel)
      return yield otherLink(instead, first);
    if (!onPage || countOf(sides.target.value) < countOf(sides.source.value)) yield* lostLinks(missing);
  },
};

function otherLink({ text, start, end }: LinkInText, wanted: Link): SegmentFinding {
  const fix = changeTo(wanted.text, { start, end });
  const message = say`“${text}” is “${wanted.text}” in the source`;
  return { start, end, message, data: { link: wanted.text }, fix };
}

/** Where several are missing, a part of the text is: that is one fault. */
function* lostLinks(missing: readonly Link[]): Iterable<SegmentFinding> {
  const [first] = missing;
  if (!first) return;
  const message =
    missing.length === 1
      ? say`No link leads to “${first.text}”`
      : say`${missing.length} links are missing, the first leads to “${first.text}”`;
  yield { message, data: { link: first.text } };
}

const isPath = (address: string) => address.startsWith('/');

/** Whether words stand where the address of a link would: `[the tide table](link to the page)`. */
const isRemark = ({ end, isLabel }: LinkInText, text: string) => !isLabel && /^[ \t]+[\p{L}\d]/u.test(text.slice(end));

const countOf = (text: string) => text.match(everyLink)?.length ?? 0;

/**
 * Whether a link of a page that has taken the place of another leads nowhere for certain, or has the address with a slip
 * of the pen in it: the pages of a language may be others, and have other names.
 */
function isWrong(link: Link, wanted: Link, { targetLanguage, catalog }: CheckContext): boolean {
  if (link.isLabel || wanted.isLabel) return link.isLabel && !hasLabel(catalog, link.text);
  const { text } = link;
  if (text.startsWith('#')) return !hasAnchor(catalog, text.slice(1));
  const { prefix, suffix } = commonEnds(text, wanted.text);
  const isSlip = Math.max(text.length, wanted.text.length) - prefix - suffix <= longestSlip;
  return isSlip && mustStay(text) && withoutLanguageInPaths(text, rootLanguage(targetLanguage)) === text;
}

/** So many letters are added, lost or changed by a slip of the pen: `docs/boots.md` for `docs/boats.md`. */
const longestSlip = 2;

interface Link {
  readonly text: string;
  readonly isLabel: boolean;
}

/** A link and where its address or label stands, in UTF-16 code units of the value. */
interface LinkInText extends Link {
  readonly start: number;
  readonly end: number;
}

/** Whether a link has the address of another; tools make anchors beyond ASCII of the text of a translated heading. */
function sameAddress({ targetLanguage }: CheckContext): (source: Link, target: Link) => boolean {
  const language = rootLanguage(targetLanguage);
  return (source, target) => {
    if (target.text === source.text || withoutLanguageInPaths(target.text, language) === source.text) return true;
    const [page, heading = ''] = target.text.split('#', 2);
    return page === source.text.split('#', 1)[0] && /[^\x00-\x7f]|%[89a-f]/i.test(heading);
  };
}

/**
 * Whether a link of a page leads where that of the source does: to the same page, wherever it stands and whatever the
 * heading is called there; to a heading or label that the translation has.
 */
function samePage({ catalog, targetLanguage }: CheckContext): (source: Link, target: Link) => boolean {
  const language = rootLanguage(targetLanguage);
  return (source, target) => {
    if (target.text === source.text) return true;
    if (source.isLabel || target.isLabel) return target.isLabel && hasLabel(catalog, target.text);
    if (source.text.startsWith('#') && target.text.startsWith('#')) return hasAnchor(catalog, target.text.slice(1));
    const name = pageName(source.text, language);
    const other = pageName(target.text, language);
    return name === '' ? other === '' : other.endsWith(name);
  };
}

/** Anchors, paths and addresses that a program fills in; pages of the web have translations of their own. */
function mustStay(address: string): boolean {
  if (/[{}]|%[\w(]|\$\w/.test(address)) return true;
  return !/^[a-z][a-z\d+.-]*:|^\/\/|^www\./i.test(address) && !/(?:^|[/._-])en(?:[/._-]|$)/i.test(address);
}

/** @param hasLabels false for texts of programs, where brackets side by side are those of a command or a search. */
function linksOf(value: string, hasLabels: boolean): LinkInText[] {
  const text = value.replace(/`[^`\n]{1,500}`/g, (code) => ' '.repeat(code.length));
  const links = Array.from(text.matchAll(link), ({ 0: raw, 1: address, 2: label, index }) => {
    const text = address ?? label ?? '';
    const end = index + raw.length - (address === undefined ? 1 : 0);
    return { text, isLabel: address === undefined, start: end - text.length, end };
  });
  return hasLabels ? links : links.filter(({ isLabel }) => !isLabel);
}
