import { stylePlan } from '../../shared/style/findStyle.ts';
import { type FaultKind, matchesIn, type Plant, replacing, type Site } from './fault.ts';

/** Faults against what a project or a file says itself: its style, its tests, its limits, its matches. */
export const projectFaults: readonly FaultKind[] = [
  {
    id: 'style of the project broken',
    checks: ['style-rule'],
    plant(site) {
      const plant = site.random.pick([otherApostrophe, otherEllipsis, shouted, otherQuotes])?.(site);
      if (!plant?.style) return undefined;
      const { rule, option } = plant.style;
      // A language without such a rule has none to break.
      return stylePlan({ punctuation: { [rule]: option } }, site.language).active.length > 0 ? plant : undefined;
    },
  },
  {
    id: 'character that the file forbids',
    checks: ['validation-rule'],
    plant(site) {
      const { value, shape } = site.target;
      const letter = site.random.pick(matchesIn(site.target, /[a-zа-яα-ω]/g))?.[0];
      if (letter === undefined) return undefined;
      const start = shape.indexOf(letter);
      const rule = ` xmlns:its="http://www.w3.org/2005/11/its" its:allowedCharacters="[^${letter}]"`;
      const plant = inUnit(site, /^xliff-1/, /<trans-unit(?=\s)(?![^<>]*\bits:)/g, rule);
      return plant && value.indexOf(letter) === start ? { ...plant, place: { start, end: start + 1 } } : undefined;
    },
  },
  {
    id: 'word that the file forbids',
    checks: ['validation-rule'],
    plant(site) {
      const match = site.random.pick(matchesIn(site.target, /(?<![\p{L}\p{M}])\p{L}{4,}(?![\p{L}\p{M}])/gu));
      if (!match || site.target.value.toLowerCase().split(match[0].toLowerCase()).length !== 2) return undefined;
      const rule = `<val:validation xmlns:val="urn:oasis:names:tc:xliff:validation:2.0"><val:rule isNotPresent="${match[0]}"/></val:validation>`;
      const plant = inUnit(site, /^xliff-2/, /<unit\s[^<>]*(?<!\/)>(?!\s*<(?:\w+:)?validation)/g, rule);
      return plant && { ...plant, place: { start: match.index, end: match.index + match[0].length } };
    },
  },
  {
    id: 'match of another text taken over',
    checks: ['unedited-match'],
    plant({ file: { format, catalog }, segment: { source, target, state, range } }) {
      if (format.id !== 'xliff-1.2' || !source || !target || (state !== 'translated' && state !== 'final'))
        return undefined;
      const { text } = catalog;
      const unit = text.slice(range.start, range.end);
      const end = text.indexOf('</trans-unit>', target.range.end);
      // The parts of a unit have matches of their own.
      if (end < 0 || end > range.end || /mtype="seg"|<alt-trans/.test(unit)) return undefined;
      const [ours, theirs] = [source, target].map((slot) => text.slice(slot.range.start, slot.range.end));
      const match = `<alt-trans match-quality="80%"><source>Qwz ${ours}</source><target>${theirs}</target></alt-trans>`;
      return { edits: [{ range: { start: end, end }, newText: match }] };
    },
  },
  {
    id: 'punctuation alone changed',
    checks: ['pure-punctuation'],
    plant(site) {
      const [source, target] = [site.source.value.trim(), site.target.value.trim()];
      if (!/^[\p{P}]{1,8}$/u.test(source) || !/^[\p{P}]{1,8}$/u.test(target) || source.includes('!')) return undefined;
      const start = site.target.value.indexOf(target);
      return replacing(site, start, start + target.length, '!');
    },
  },
  {
    id: 'longer than the file allows',
    checks: ['max-length'],
    plant(site) {
      const { length } = [...site.target.value];
      if (site.segment.maxLength || site.target.units.length > 0 || length < 10) return undefined;
      return inUnit(site, /^xliff-1/, /<trans-unit(?=\s)/g, ` maxwidth="${length - 5}" size-unit="char"`);
    },
  },
];

/** Puts text behind what a pattern finds last before the target, within the entry of its segment. */
function inUnit({ file, segment }: Site, formats: RegExp, pattern: RegExp, newText: string): Plant | undefined {
  const { target, range } = segment;
  if (!target || !formats.test(file.format.id)) return undefined;
  const before = file.catalog.text.slice(Math.max(0, range.start - mostAbove), target.range.start);
  const match = [...before.matchAll(pattern)].at(-1);
  if (!match || /<\/(?:unit|trans-unit)>/.test(before.slice(match.index))) return undefined;
  const start = target.range.start - before.length + match.index + match[0].length;
  return { edits: [{ range: { start, end: start }, newText }] };
}

/** How far above a segment its unit may start, in UTF-16 code units. */
const mostAbove = 4000;

/** One of the apostrophes of a text in the other form than the rule wants. */
function otherApostrophe(site: Site): Plant | undefined {
  const match = site.random.pick(matchesIn(site.target, /(?<=\p{L})['’](?=\p{L})/gu));
  if (!match) return undefined;
  const isCurly = match[0] === '’';
  const style = { rule: 'apostrophe', option: isCurly ? 'use_curly_apostrophes' : 'use_straight_apostrophes' };
  return { ...replacing(site, match.index, match.index + 1, isCurly ? "'" : '’'), style };
}

/** An ellipsis in the other form than the rule wants. */
function otherEllipsis(site: Site): Plant | undefined {
  const match = site.random.pick(matchesIn(site.target, /(?<=\p{L})(?:…|(?<!\.)\.{3})(?=\s|$)/gu));
  if (!match) return undefined;
  const isOne = match[0] === '…';
  const style = { rule: 'ellipsis', option: isOne ? 'use_ellipsis_character' : 'use_three_periods' };
  return { ...replacing(site, match.index, match.index + match[0].length, isOne ? '...' : '…'), style };
}

/** A sentence that ends with the mark that the rule does not want. */
function shouted(site: Site): Plant | undefined {
  const match = /(?<=\p{L})\.$/u.exec(site.target.shape);
  const style = { rule: 'exclamation_marks', option: 'do_not_use' };
  return match ? { ...replacing(site, match.index, match.index + 1, '!'), style } : undefined;
}

/** Straight quotation marks where the rule wants others. */
function otherQuotes(site: Site): Plant | undefined {
  const match = site.random.pick(matchesIn(site.target, /“([^“”"\uFFFC]+)”/gu));
  if (!match) return undefined;
  const style = { rule: 'quotation_mark', option: 'use_curly_quotation_marks' };
  return { ...replacing(site, match.index, match.index + match[0].length, `"${match[1]}"`), style };
}
