import { pushTo } from '../../catalog/pushTo.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { genreOf } from '../../formats/factsOf.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { fact } from '../contract/traits.ts';
import { alignedPlace, mostPlaced } from '../placeholders/alignedPlace.ts';
import { isPhrase } from '../texts/documentTags.ts';
import { groupedTags } from './groupedTags.ts';
import { codeOf, type TagDifference, tagDifference } from './tagDifference.ts';
import { isBroken, isPassive, openTags, severityOfTag } from './tagSeverity.ts';

/** A tag or inline code of the source that the translation has lost. */
export const tagMissing: SegmentCheck = {
  id: 'tag-missing',
  severity: 'error',
  summary: 'A tag of the source is missing',
  looksUp: 'locales',
  explains: ['much-shorter'],
  needs: { segment: fact.source, units: 'different' },
  run: (segment, context) => groupedTags(missingTags(segment, context)),
};

function* missingTags(segment: Segment, context: CheckContext): Iterable<SegmentFinding> {
  const difference = tagDifference(segment, context);
  if (!difference) return;
  const { source, target, missing, forms } = difference;
  const places = { left: mostPlaced };
  yield* findingsOf({ source, target, missing }, places, segment, context);
  for (const form of forms) {
    const { start, name } = form;
    for (const { message, fix, ...finding } of findingsOf(form, places, segment, context)) {
      yield {
        ...finding,
        start,
        end: start + form.target.value.length,
        message: say`${message} in “${name}”`,
        fix: fix && { ...fix, edits: fix.edits.map((edit) => movedBy(edit, start)) },
      };
    }
  }
}

/** A message, or a form of one, that lacks units of its source. */
type Lack = Pick<TagDifference, 'source' | 'target' | 'missing'>;

/** One finding for each tag that is missing, and one for each pair. */
function* findingsOf(
  { source, target, missing }: Lack,
  places: { left: number },
  segment: Segment,
  context: CheckContext,
): Iterable<SegmentFinding> {
  const done = new Set<MessageUnit>();
  const broken = new Set<string>();
  const closes = closesOf(missing);
  const open = context.once(openTags, segment);
  const namesOf = (type: MessageUnit['type']) =>
    new Set(target.units.filter((unit) => unit.type === type).map((unit) => raw(target, unit)));
  // “No matches” needs no numbers.
  const isZero = segment.plural?.category === 'zero';
  const others = { tag: namesOf('tag'), code: namesOf('code') };
  for (const unit of missing) {
    if (done.has(unit) || (isZero && unit.type === 'code')) continue;
    const close = unit.kind === 'open' ? closeOf(unit, closes) : undefined;
    if (close) done.add(close);
    const name = raw(source, unit);
    // One that is markup on one side and escaped on the other is there: `tag-extra` says what is wrong.
    if (others[unit.type === 'code' ? 'tag' : 'code'].has(name)) continue;
    // Several halves of one name are one fault: tags whose slash is lost, or that have a space in them.
    const isOfBroken = !close && unit.kind !== 'standalone' && isBroken(unit, { source, target }, open);
    if (isOfBroken && broken.has(unit.id)) continue;
    if (isOfBroken) broken.add(unit.id);
    const tags = close ? `${name}…${raw(source, close)}` : name;
    const canBeAdded = holdsNewCodes(context, unit) && !isFault(context, name) && !isPhrase(unit.id);
    const edits =
      places.left-- <= 0 || !canBeAdded
        ? undefined
        : close
          ? pair(source, target, unit, close)
          : single(source, target, unit);
    const severity =
      codeOf(source, unit)?.canDelete === true
        ? 'warning'
        : (severityOfTag({ unit, text: name, source, target }, segment, context) ??
          (close && isPassive({ unit, text: name, source, target }) ? 'warning' : undefined));
    yield {
      message: say`“${tags}” is missing`,
      data: { tag: name, id: unit.id },
      lacks: canBeAdded ? [close ? [name, raw(source, close)] : [name]] : undefined,
      severity,
      fix: edits && { kind: 'suggestion', title: say`Add “${tags}”`, edits },
    };
  }
}

function movedBy({ range: { start, end }, newText }: TextEdit, distance: number): TextEdit {
  return { range: { start: start + distance, end: end + distance }, newText };
}

const raw = (message: Message, unit: MessageUnit) => message.value.slice(unit.start, unit.end);

/** Documents keep the codes that a paragraph has and can take no others. */
function holdsNewCodes({ catalog }: CheckContext, { type }: MessageUnit): boolean {
  return type !== 'code' || genreOf(catalog) !== 'document';
}

/** Whether the file may not have a code at all: an entity that nobody declared. */
function isFault({ catalog }: CheckContext, code: string): boolean {
  if (!code.startsWith('&')) return false;
  const { problems, text } = catalog.pair?.source ?? catalog;
  return [...problems].some(({ range }) => text.slice(range.start, range.end) === code);
}

/** Closing tags by id, the last of them first. */
function closesOf(missing: readonly MessageUnit[]): ReadonlyMap<string, MessageUnit[]> {
  const closes = new Map<string, MessageUnit[]>();
  for (const unit of missing.toReversed()) {
    if (unit.kind !== 'close') continue;
    pushTo(closes, unit.id, unit);
  }
  return closes;
}

/** Takes the next closing tag behind an opening one; what stands before it belongs to none of those that follow. */
function closeOf(open: MessageUnit, closes: ReadonlyMap<string, MessageUnit[]>): MessageUnit | undefined {
  const same = closes.get(open.id);
  for (let close = same?.pop(); close; close = same?.pop()) if (close.start > open.start) return close;
  return undefined;
}

function single(source: Message, target: Message, unit: MessageUnit): TextEdit[] | undefined {
  const edit = alignedPlace(source, target, unit);
  return edit ? [edit] : undefined;
}

/** Where a pair belongs: around the same words, or around all of the text when it is so in the source. */
function pair(source: Message, target: Message, open: MessageUnit, close: MessageUnit): TextEdit[] | undefined {
  const inside = source.value.slice(open.end, close.start);
  const text = inside.trim();
  const wrap = (start: number, end: number, [before = '', after = '']: readonly string[] = []): TextEdit[] => [
    { range: { start, end: start }, newText: raw(source, open) + before },
    { range: { start: end, end }, newText: after + raw(source, close) },
  ];
  const words = /[\p{L}\p{N}\uFFFC]/u;
  if (!words.test(source.shape.slice(0, open.start)) && !words.test(source.shape.slice(close.end))) {
    const start = target.value.length - target.value.trimStart().length;
    const end = target.value.trimEnd().length;
    const stop = /(?<![.!?…。！？:：])[.!?…。！？:：]+$/u.exec(target.value.slice(0, end))?.[0] ?? '';
    const outside = /^\s*[.!?…:]+\s*$/u.test(source.value.slice(close.end));
    // White space between the tags and the text stays there.
    return wrap(start, outside ? end - stop.length : end, text === '' ? undefined : inside.split(text, 2));
  }
  if (text === '') return undefined;
  const textStart = target.value.indexOf(text);
  if (textStart < 0 || target.value.indexOf(text, textStart + 1) >= 0) return undefined;
  // A tag takes the spaces in that the source has within it, where the translation has them too.
  const whole = target.value.indexOf(inside);
  return whole < 0 ? wrap(textStart, textStart + text.length) : wrap(whole, whole + inside.length);
}
