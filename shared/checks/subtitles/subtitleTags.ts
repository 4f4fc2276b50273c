import { OpenSpans } from '../../catalog/openSpans.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import { factsOf } from '../../formats/factsOf.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { english, type Sentence, say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { fact, trait } from '../contract/traits.ts';

/** Tags that players of SubRip know. */
const subRip = new Set(['i', 'b', 'u', 's', 'font', 'br']);
/** Tags of WebVTT (W3C WebVTT §4.2.2). */
const webVtt = new Set(['c', 'i', 'b', 'u', 'ruby', 'rt', 'v', 'lang']);
/** Of these the end tag may be left out: of `v` where it spans the whole, of `rt` before the next part. */
const openEnded = new Set(['v', 'rt', 'br']);

/** Tags in a subtitle that players show as text, or that never end. */
export const subtitleTags: SegmentCheck = {
  id: 'subtitle-tags',
  severity: 'warning',
  summary: 'A tag of the subtitle is not closed, or players do not know it',
  inSource: true,
  needs: { segment: fact.timing, target: trait.special },
  mayFind: ({ target }) => target?.value.includes('<') === true || target?.value.includes('{\\') === true,
  *run(segment, context) {
    const inSource =
      context.catalog.isSource || !segment.source
        ? undefined
        : faultsOf(context.message(segment, 'source'), segment.timing, context);
    const theirs = new Set(inSource?.map(({ message }) => english(message)));
    for (const fault of faultsOf(context.message(segment, 'target'), segment.timing, context)) {
      if (!theirs.has(english(fault.message))) yield fault;
    }
  },
};

type Timing = { readonly start: number; readonly end: number } | undefined;

function faultsOf(message: Message, timing: Timing, { catalog }: CheckContext): SegmentFinding[] {
  const faults: SegmentFinding[] = [];
  const isVtt = factsOf(catalog).subtitleTags === 'WebVTT';
  const playerTags = isVtt ? webVtt : subRip;
  const open = new OpenSpans<{ readonly name: string; readonly unit: MessageUnit }>(({ name }) => name);
  const textOf = ({ start, end }: MessageUnit) => message.value.slice(start, end);
  const report = ({ start, end }: { start: number; end: number }, text: Sentence) =>
    faults.push({ start, end, message: text });
  for (const unit of message.units) {
    const tag = textOf(unit);
    const [, slash, written = ''] = /^<(\/?)([\p{L}_][^\s.>/]*)/u.exec(tag) ?? [];
    const name = written.toLowerCase();
    if (name === '') {
      const time = isVtt ? /^<(?:(\d+):)?(\d\d):(\d\d\.\d{3})>$/.exec(tag) : null;
      if (time && timing) {
        const [, hours = '0', minutes = '0', seconds = '0'] = time;
        const moment = Math.round(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000);
        if (moment <= timing.start || moment >= timing.end)
          report(unit, say`The time ${tag} is not within those of the subtitle`);
      }
      continue;
    }
    if (!playerTags.has(name)) report(unit, say`Players do not know the tag “${tag}”`);
    else if (!slash) open.push({ name, unit });
    else if (!open.take(name)) report(unit, say`“${tag}” closes what was never opened`);
  }
  for (const { name, unit } of open.left())
    if (!openEnded.has(name)) report(unit, say`“${textOf(unit)}” is not closed`);
  pushAll(faults, loose(message, isVtt));
  return faults;
}

/** Starts of tags that never came to an end, and tags of other formats in WebVTT, which read as text. */
function* loose({ shape }: Message, isVtt: boolean): Iterable<SegmentFinding> {
  const brace = shape.indexOf('{\\');
  if (brace >= 0 && !isVtt) {
    const end = shape.indexOf('}', brace);
    if (end < 0) yield { start: brace, message: say`“{” opens a tag that has no “}”` };
  }
  if (!shape.includes('<')) return;
  for (const match of shape.matchAll(
    isVtt ? /<\/?(?:font|s|em|strong|span|p|div|br)\b[^<>\n]*>?/gi : /<\/?(?:i|b|u|s|font)(?=[\s<]|$)[^<>\n]*/gi,
  )) {
    const { index: start } = match;
    yield {
      start,
      end: start + match[0].length,
      message: isVtt
        ? say`Players do not know the tag “${match[0]}”`
        : say`“${match[0].trim()}” opens a tag that has no “>”`,
    };
  }
}
