import type { Fix, SegmentCheck } from './check.ts';
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
    const language = rootOf(context.targetLanguage);
    const texts = new Set(
      theirs.flatMap(({ text }) => [text, ...pageOfHeading(text), withoutLanguageInPaths(text, language)]),
    );
    const ours = linksOf(sides.source.value);
    const missing = ours.filter(
      ({ text, isLabel }) => !texts.has(text) && !texts.has(text.replace(/#.*/s, '#')) && (isLabel || mustStay(text)),
    );
    const known = new Set(ours.map(({ text }) => text));
    const extra = theirs.filter(({ text }) => !known.has(text) && !known.has(withoutLanguageInPaths(text, language)));
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

/** A page of which a translated heading is linked to, whose anchor tools make of its text: `guide.md#` of `guide.md#开始`. */
function pageOfHeading(address: string): string[] {
  const [page = '', heading = ''] = address.split('#', 2);
  return /[^\x00-\x7f]|%[89a-f]/i.test(heading) ? [`${page}#`] : [];
}

/** Anchors, paths and addresses that a program fills in; pages of the web have translations of their own. */
function mustStay(address: string): boolean {
  if (/[{}]|%[\w(]|\$\w/.test(address)) return true;
  return !/^[a-z][a-z\d+.-]*:|^\/\/|^www\./i.test(address) && !/(?:^|[/._-])en(?:[/._-]|$)/i.test(address);
}

function linksOf(text: string) {
  return Array.from(text.matchAll(link), ({ 0: raw, 1: address, 2: label, index }) => {
    const found = address ?? label ?? '';
    const end = index + raw.length - (address === undefined ? 1 : 0);
    return { text: found, isLabel: address === undefined, start: end - found.length, end };
  });
}
