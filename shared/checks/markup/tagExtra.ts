import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, Fix, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { fact } from '../contract/traits.ts';
import { isPage } from '../texts/pages.ts';
import { removal } from '../texts/removal.ts';
import { groupedTags } from './groupedTags.ts';
import { codeOf, tagDifference } from './tagDifference.ts';
import { isMended, openTags, severityOfTag } from './tagSeverity.ts';
import { tagKey } from './unmatchedTags.ts';

/** A tag or inline code of the translation that the source does not have, or not as often. */
export const tagExtra: SegmentCheck = {
  id: 'tag-extra',
  severity: 'error',
  summary: 'The translation has a tag that the source does not have',
  looksUp: 'locales',
  needs: { segment: fact.source, units: 'different' },
  run: (segment, context) => groupedTags(extraTags(segment, context)),
};

function* extraTags(segment: Segment, context: CheckContext): Iterable<SegmentFinding> {
  const difference = tagDifference(segment, context);
  if (!difference) return;
  const { source, target, extra, more, missing } = difference;
  const lost = new Set(missing.filter(({ kind }) => kind === 'close').map(({ id }) => id));
  const originals = new Map(source.units.toReversed().map((unit) => [tagKey(unit), unit]));
  const names = new Map(more.map(({ unit, name }) => [unit, name]));
  const all = [...extra, ...names.keys()].sort((a, b) => a.start - b.start);
  const partners = partnersAmong(all);
  const inSource = new Map<string, boolean>();
  const escaped: MessageUnit[] = [];
  const open = context.once(openTags, segment);
  for (const unit of all) {
    const partner = partners.get(unit);
    // Its start tag speaks for both.
    if (partner && unit.kind === 'close') continue;
    // An end tag without its slash, or with it behind (`<p/>`): `tag-missing` tells that it is missing.
    if (!partner && unit.kind !== 'close' && lost.has(unit.id)) continue;
    if (!partner && isMended(unit, { source, target }, open)) continue;
    const original = originals.get(tagKey(unit));
    const code = original && codeOf(source, original);
    if (code?.canCopy === true) continue;
    // A numbered one in the place of another: `tag-missing` tells which.
    if (original && isNumbered(unit) && missing.some(isNumbered)) continue;
    const tag = raw(target, unit);
    const tags = partner ? `${tag}…${raw(target, partner)}` : tag;
    const form = names.get(unit);
    let isEscaped = original ? false : inSource.get(tags);
    isEscaped ??= [unit, partner].every((half) => !half || isTextIn(source, half, raw(target, half)));
    if (!original) inSource.set(tags, isEscaped);
    if (isEscaped) {
      escaped.push(unit);
      continue;
    }
    if (!original && isCommon(unit, segment, context)) continue;
    const severity = severityOf(unit, { source, target, partner }, segment, context);
    yield {
      start: unit.start,
      end: unit.end,
      message: !original
        ? say`“${tags}” is not in the source`
        : form === undefined
          ? say`“${tags}” occurs more often here than in the source`
          : say`“${tags}” occurs more often in “${form}” than in the source`,
      data: { tag, id: unit.id },
      severity,
      fix: removalOf(target, unit, partner),
    };
  }
  yield* escapedTags(escaped, source, target);
}

/**
 * Whether a tag is written somewhere in the source as text, outside of its markup; or is markup there, and text here. What
 * is part of a longer mark, such as the label of a link, is neither.
 */
function isTextIn({ value, units }: Message, { type }: MessageUnit, tag: string): boolean {
  let i = 0;
  for (let start = value.indexOf(tag); start >= 0; start = value.indexOf(tag, start + 1)) {
    const end = start + tag.length;
    // Units stand in order: those before one place are before the next as well.
    while ((units[i]?.end ?? end) <= start) i++;
    const unit = units[i];
    if (!unit || unit.start >= end) return true;
    if (unit.start === start && unit.end === end && (unit.type === 'code') !== (type === 'code')) return true;
  }
  return false;
}

/** One finding for all tags that are markup on one side and escaped on the other: they were escaped in one go. */
function* escapedTags(units: readonly MessageUnit[], source: Message, target: Message): Iterable<SegmentFinding> {
  const [unit] = units;
  if (!unit) return;
  const tag = raw(target, unit);
  const here = unit.type === 'tag' && source.codes.length > 0;
  const others = units.length - 1;
  yield {
    start: unit.start,
    end: unit.end,
    message: here
      ? others === 0
        ? say`“${tag}” is escaped here, and markup in the source`
        : say`“${tag}” and ${others} more are escaped here, and markup in the source`
      : others === 0
        ? say`“${tag}” is escaped in the source, and markup here`
        : say`“${tag}” and ${others} more are escaped in the source, and markup here`,
    data: { tag, id: unit.id },
  };
}

/**
 * An extra pair of tags breaks nothing, whether the program shows it or its effect; a variable the program may know, whether
 * or not the source shows it. Of a source without tags nobody knows whether the program reads any.
 */
function severityOf(
  unit: MessageUnit,
  { source, target, partner }: { source: Message; target: Message; partner: MessageUnit | undefined },
  segment: Segment,
  context: CheckContext,
) {
  const text = raw(target, unit);
  if (partner && /^<[a-z]/i.test(text) && !isPage(context.catalog)) return 'warning';
  if (unit.type === 'code' && unit.id.startsWith('$')) return 'warning';
  const hasTags = unit.type !== 'tag' || source.units.some(({ type }) => type === 'tag');
  return severityOfTag({ unit, text, source, target }, segment, context) ?? (hasTags ? undefined : 'warning');
}

/** Whether nearly all other languages have a tag, too, which the source alone has dropped. */
function isCommon({ id, type }: MessageUnit, segment: Segment, context: CheckContext): boolean {
  if (type !== 'tag' || !/^[A-Za-z]/.test(id)) return false;
  const tag = new RegExp(`<${id}\\b`, 'i');
  let [same, others] = [0, 0];
  for (const text of context.locales?.texts(segment, context.sourceLanguage) ?? []) {
    if (text === segment.source?.value) continue;
    if (tag.test(text)) same++;
    else others++;
  }
  return same > 2 && same > 2 * others;
}

const isNumbered = ({ id, type }: MessageUnit) => type === 'tag' && /^\d+$/.test(id);

const raw = ({ value }: Message, { start, end }: MessageUnit) => value.slice(start, end);

/** Takes a tag out, with its partner where that is too much as well; half of a pair of codes cannot be written. */
function removalOf(target: Message, unit: MessageUnit, partner: MessageUnit | undefined): Fix | undefined {
  const title = say`Remove “${raw(target, unit)}”`;
  if (unit.kind === 'standalone') return { kind: 'suggestion', title, edits: [removal(target.value, unit)] };
  if (!partner) return unit.type === 'code' ? undefined : replacing(unit, '', title);
  const [open, close] = unit.kind === 'open' ? [unit, partner] : [partner, unit];
  return {
    kind: 'suggestion',
    title: say`Remove “${raw(target, open)}…${raw(target, close)}”`,
    edits: [taken(open), taken(close)],
  };
}

const taken = ({ start, end }: MessageUnit): TextEdit => ({ range: { start, end }, newText: '' });

/** The other halves of pairs, in which no tag of the same name stands between the two. */
function partnersAmong(units: readonly MessageUnit[]): ReadonlyMap<MessageUnit, MessageUnit> {
  const partners = new Map<MessageUnit, MessageUnit>();
  const last = new Map<string, MessageUnit>();
  for (const unit of units) {
    const key = `${unit.type} ${unit.id}`;
    const open = last.get(key);
    if (open?.kind === 'open' && unit.kind === 'close') partners.set(open, unit).set(unit, open);
    last.set(key, unit);
  }
  return partners;
}
