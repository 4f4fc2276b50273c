import { pushTo } from '../../catalog/pushTo.ts';
import { isRightToLeft } from '../../languages/writing.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { changeTo } from '../contract/replacing.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { tagDifference } from './tagDifference.ts';

/** Attributes whose values people read, that belong to the language, or that a link to another page brings along. */
const free = new Set(
  'title alt placeholder label summary abbr content value lang xml:lang hreflang dir translate rel target style srcset'.split(
    ' ',
  ),
);
/** Attributes that hold an address: pages have translations of their own. */
const addresses = new Set(['href', 'src', 'action', 'cite', 'data', 'poster', 'formaction', 'data-url']);

/** An attribute of a tag that the translation has lost, added or changed. */
export const tagAttributes: SegmentCheck = {
  id: 'tag-attributes',
  severity: 'warning',
  summary: 'The attributes of a tag differ from the source',
  needs: { segment: fact.differs, source: trait.special, target: trait.special },
  mayFind: (segment, _traits, { message }) =>
    message(segment, 'source').units.some(({ syntax }) => syntax === 'markup') &&
    segment.source?.value.includes('=') === true,
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    // A tag that is missing or too much is another matter, and then tags cannot be told apart.
    if (!sides || tagDifference(segment, context)) return;
    const theirs = elementsOf(sides.target);
    const ours = elementsOf(sides.source);
    if (ours.length !== theirs.length) return;
    const flips = isRightToLeft(context.targetLanguage) !== isRightToLeft(context.sourceLanguage);
    const left = new Map<string, MessageUnit[]>();
    for (const unit of theirs) {
      pushTo(left, unit.id, unit);
    }
    const read = ours.map((unit) => [unit, attributesOf(sides.source, unit)] as const);
    // A tag without attributes agrees with any, and so it takes what the others leave.
    read.sort(([, a], [, b]) => b.size - a.size);
    // Tags change places in a sentence: one that is written alike is the same one, then one that agrees, then any.
    const raw = ({ value }: Message, { start, end }: MessageUnit) => value.slice(start, end);
    const isAlike = (unit: MessageUnit, other: MessageUnit) => raw(sides.source, unit) === raw(sides.target, other);
    const others = read.filter(([unit]) => !takeFrom(left.get(unit.id), (other) => isAlike(unit, other)));
    const uneven = others.filter(
      ([unit, attributes]) =>
        !takeFrom(left.get(unit.id), (other) => agree(attributes, attributesOf(sides.target, other), flips)),
    );
    for (const [unit, attributes] of uneven) {
      const other = left.get(unit.id)?.shift();
      if (!other) continue;
      yield* compare(attributes, attributesOf(sides.target, other), { unit: other, target: sides.target, flips });
    }
  },
};

/** How many tags of one name are looked at for the one that agrees: further away it is hardly the same one. */
const mostCompared = 50;

/** Takes the first tag away from those near that is the same one. */
function takeFrom(tags: MessageUnit[] | undefined, isSame: (other: MessageUnit) => boolean): boolean {
  const place = tags?.slice(0, mostCompared).findIndex(isSame) ?? -1;
  if (place >= 0) tags?.splice(place, 1);
  return place >= 0;
}

interface Attribute {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

function elementsOf({ units }: Message): MessageUnit[] {
  return units.filter(
    (unit) => unit.syntax === 'markup' && unit.kind !== 'close' && !unit.optional && unit.id[0] !== '{',
  );
}

/** Of formats in which an apostrophe is written as two, `href=''{0}''` has one on each side. */
const attribute =
  /(?:\s|(?<=["']))([\p{L}_:@*([][\p{L}\p{N}_:.()[\]-]*)(?:\s*=\s*(?:"([^"]*)"|'(?!'[^\s'>])([^']*)'|''([^']+)''|([^\s"'>]+)))?/gu;

function attributesOf(message: Message, { start, end }: MessageUnit): ReadonlyMap<string, Attribute> {
  const attributes = new Map<string, Attribute>();
  const raw = message.value.slice(start, end);
  if (!raw.includes('=')) return attributes;
  for (const match of raw.matchAll(attribute)) {
    const [text, name = '', double, single, twice, bare] = match;
    const value = double ?? single ?? twice ?? bare ?? '';
    const quoted = twice !== undefined ? 2 : double !== undefined || single !== undefined ? 1 : 0;
    const to = start + match.index + text.length - quoted;
    attributes.set(name.toLowerCase(), { value, start: to - value.length, end: to });
  }
  return attributes;
}

function agree(ours: ReadonlyMap<string, Attribute>, theirs: ReadonlyMap<string, Attribute>, flips: boolean): boolean {
  for (const [name, { value }] of ours) if (differs(name, value, theirs.get(name)?.value, flips)) return false;
  return true;
}

function differs(name: string, value: string, other: string | undefined, flips: boolean): boolean {
  if (free.has(name) || name.startsWith('aria-')) return false;
  if (other === undefined) return true;
  if (bare(value) === bare(other) || (value.includes('{') && other.includes('{'))) return false;
  if (flips && withoutSides(value) === withoutSides(other)) return false;
  return !addresses.has(name) || !isAddressLike(value, other);
}

/** A value without the typographic quotation marks that somebody wrote in place of straight ones, and without spaces. */
const bare = (value: string) => value.replace(/[\s“”„«»]+/g, '');

/** A margin on the left is one on the right in a language that is written the other way: `text-left`, `mr-2`, `pl-1`. */
const withoutSides = (value: string) => value.replace(/(?<![a-z])(?:left|right|([mp])[lr](?=-))/g, '$1|');

/** Whether an address may stand for another: pages in other languages, but no fragment, mail or page that is lost. */
function isAddressLike(value: string, other: string): boolean {
  if (other.trim() === '') return false;
  const scheme = (text: string) => /^\s*([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase().replace('https', 'http');
  return scheme(value) === scheme(other) && !value.startsWith('#') && /[\p{L}]/u.test(value) && !/^[\w-]+$/.test(value);
}

function* compare(
  ours: ReadonlyMap<string, Attribute>,
  theirs: ReadonlyMap<string, Attribute>,
  { unit, target, flips }: { unit: MessageUnit; target: Message; flips: boolean },
): Iterable<SegmentFinding> {
  const tag = target.value.slice(unit.start, unit.end);
  for (const [name, { value }] of ours) {
    const other = theirs.get(name);
    if (!differs(name, value, other?.value, flips)) continue;
    const data = { attribute: name, value };
    if (!other) {
      yield { start: unit.start, end: unit.end, message: say`The attribute “${name}” of “${tag}” is missing`, data };
      continue;
    }
    const range = { start: other.start, end: other.end };
    yield {
      ...range,
      message: say`“${name}” is “${value}” in the source, not “${other.value}”`,
      data,
      fix: changeTo(value, range),
    };
  }
  for (const name of theirs.keys()) {
    if (ours.has(name) || free.has(name) || name.startsWith('aria-') || name === 'class') continue;
    const message = say`“${tag}” has an attribute “${name}” that the source does not have`;
    yield { start: unit.start, end: unit.end, message, data: { attribute: name } };
  }
}
