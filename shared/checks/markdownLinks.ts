import { hasAnchor, hasLabel } from '../formats/markdown/anchors.ts';
import type { CheckContext, Fix, SegmentCheck } from './check.ts';
import { isDocument } from './documentTags.ts';
import { rootOf } from './language.ts';
import { withoutLanguageInPaths } from './languageInPath.ts';
import { fact } from './segmentTraits.ts';
import { sidesOf } from './sides.ts';
import { trait } from './traits.ts';

/** The address of a link or an image, or the label that stands for one. */
const link = /\]\(\s*<?([^\s()<>]+)|\]\[([\p{L}\p{N}][^\][<>=|\n]{0,80})\]/gu;

/** The address of a link in Markdown that must stay, or the label of one, that the translation has not. */
export const markdownLinks: SegmentCheck = {
  scope: 'segment',
  id: 'markdown-links',
  severity: 'warning',
  summary: 'The address of a link in Markdown differs from the source',
  needs: { segment: fact.source | fact.differs, source: trait.bracket },
  mayFind: ({ source }) => /\]\(|\]\[/.test(source?.value ?? ''),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides) return;
    const theirs = linksOf(sides.target.value);
    if (theirs.length === 0) return;
    const same = isDocument(context) ? samePage(context) : sameAddress(context);
    const ours = linksOf(sides.source.value);
    const missing = ours.filter(
      (one) => (one.isLabel || mustStay(one.text)) && !theirs.some((other) => same(one, other)),
    );
    const extra = theirs.filter((one) => !ours.some((other) => same(other, one)));
    for (const { text, isLabel } of missing) {
      const other = missing.length === 1 && extra.length === 1 && extra[0]?.isLabel === isLabel ? extra[0] : undefined;
      const data = { link: text };
      if (!other) {
        yield { message: `No link leads to “${text}”`, data };
        continue;
      }
      const range = { start: other.start, end: other.end };
      const fix: Fix = { kind: 'suggestion', title: `Change it to “${text}”`, edits: [{ range, newText: text }] };
      yield { ...range, message: `“${other.text}” is “${text}” in the source`, data, fix };
    }
  },
};

interface Link {
  readonly text: string;
  readonly isLabel: boolean;
}

/** Whether a link has the address of another; tools make anchors beyond ASCII of the text of a translated heading. */
function sameAddress({ targetLanguage }: CheckContext): (source: Link, target: Link) => boolean {
  const language = rootOf(targetLanguage);
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
  const language = rootOf(targetLanguage);
  return (source, target) => {
    if (target.text === source.text) return true;
    if (source.isLabel || target.isLabel) return target.isLabel && hasLabel(catalog, target.text);
    if (source.text.startsWith('#') && target.text.startsWith('#')) return hasAnchor(catalog, target.text.slice(1));
    const name = pageName(source.text, language);
    const other = pageName(target.text, language);
    return name === '' ? other === '' : other.endsWith(name);
  };
}

/** The last name in an address, without languages, extension and anchor: `guide` of `../de/guide.de.md#start`. */
function pageName(address: string, language: string): string {
  const path = withoutLanguageInPaths(address.replace(/[?#].*$/s, ''), language);
  const names = path.split('/').filter((name) => !/^(?:\.*|(?:index|readme)(?:\.\w+)?)$/i.test(name));
  return (names.at(-1) ?? '').replace(/\.(?:mdx?|markdown|html?)$/i, '').toLowerCase();
}

/** Anchors, paths and addresses that a program fills in; pages of the web have translations of their own. */
function mustStay(address: string): boolean {
  if (/[{}]|%[\w(]|\$\w/.test(address)) return true;
  return !/^[a-z][a-z\d+.-]*:|^\/\/|^www\./i.test(address) && !/(?:^|[/._-])en(?:[/._-]|$)/i.test(address);
}

function linksOf(text: string): (Link & { readonly start: number; readonly end: number })[] {
  return Array.from(text.matchAll(link), ({ 0: raw, 1: address, 2: label, index }) => {
    const found = address ?? label ?? '';
    const end = index + raw.length - (address === undefined ? 1 : 0);
    return { text: found, isLabel: address === undefined, start: end - found.length, end };
  });
}
