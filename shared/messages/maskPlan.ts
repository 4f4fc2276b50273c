import { OpenSpans } from '../catalog/openSpans.ts';
import { pushAll } from '../catalog/pushAll.ts';
import type { TextRange } from '../catalog/textRange.ts';
import type { Message, MessageUnit } from './message.ts';

/** Something of a text that is sent as a mark. Offsets are UTF-16 code units of the message's value. */
export interface Mark {
  /** From 1 in each text; the two marks of a pair share it. */
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** `open` and `close` nest properly in the text; everything else is `standalone`. */
  readonly role: 'open' | 'close' | 'standalone';
  readonly optional: boolean;
  /** True for a placeholder that is known by its place in order alone: `%s`, `{}`. */
  readonly positional: boolean;
}

/** One text of a message: what is sent of it, without the white space around it. */
export interface MaskedText extends TextRange {
  readonly marks: readonly Mark[];
  /** True when it has words to translate. */
  readonly words: boolean;
}

/** The texts of a message in order: one, those of the innermost sub-messages of an ICU message, or its plural forms. */
export function planTexts(message: Message): readonly MaskedText[] {
  const { value } = message;
  const ranges = message.icu ? [...message.icu.texts].sort((a, b) => a.start - b.start) : (message.forms ?? []);
  if (ranges.length === 0) return [planText(message, { start: 0, end: value.length })];
  return ranges.map((range) => planText(message, range));
}

const none: readonly Mark[] = [];

interface Opaque extends TextRange {
  readonly kind: MessageUnit['kind'];
  readonly key: string;
  readonly optional: boolean;
  readonly positional: boolean;
}

function planText(message: Message, range: TextRange): MaskedText {
  const { value } = message;
  const opaque: Opaque[] = [];
  for (const unit of message.units) {
    if (unit.start >= range.start && unit.end <= range.end) opaque.push(opaqueUnit(message, unit, range));
  }
  addUnsendable(value, range, opaque, quotedSigns(message));
  const first = opaque[0]?.start ?? range.end;
  const last = opaque.at(-1)?.end ?? range.start;
  let { start, end } = range;
  while (start < Math.min(first, end) && isBlank(value, start)) start++;
  while (end > Math.max(last, start) && isBlank(value, end - 1)) end--;
  const marks = pair(opaque);
  let bare = '';
  let offset = start;
  for (const mark of marks) {
    bare += value.slice(offset, mark.start);
    offset = mark.end;
  }
  bare += value.slice(offset, end);
  return { start, end, marks, words: /\p{L}/u.test(bare) };
}

function opaqueUnit(message: Message, unit: MessageUnit, range: TextRange): Opaque {
  const { value } = message;
  const raw = value.slice(unit.start, unit.end);
  const quoted =
    (unit.syntax === 'icu' || unit.syntax === 'java') && value[unit.start - 1] === "'" && value[unit.end] === "'";
  const inside = quoted && unit.start > range.start && unit.end < range.end;
  return {
    start: inside ? unit.start - 1 : unit.start,
    end: inside ? unit.end + 1 : unit.end,
    kind: unit.kind,
    key: `${unit.type}:${unit.id}`,
    optional: unit.optional === true,
    positional:
      (unit.syntax === 'printf' && !/[$(]/.test(raw)) || (unit.syntax === 'python-brace' && /^\{[:!}]/.test(raw)),
  };
}

/** Without one of these signs there is nothing unsendable: most messages need not be looked through for each kind. */
const suspicious = /[\0-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff']/;

const unsendable =
  /[\0-\x08\x0b\x0c\x0d\x0e-\x1f\ufffe\uffff]+|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const unsendableBy = {
  nothing: new RegExp(unsendable, 'g'),
  signs: new RegExp(`${unsendable.source}|'[{}#|][^']*'`, 'g'),
  pairs: new RegExp(`${unsendable.source}|'[^'{}]*[{}][^']*'`, 'g'),
};

/** What a message quotes by apostrophes that must stay as it is. */
function quotedSigns({ icu, units }: Message): keyof typeof unsendableBy {
  if (icu?.quoting === 'pairs') return 'pairs';
  return icu !== undefined || units.some((unit) => unit.syntax === 'java') ? 'signs' : 'nothing';
}

/** Characters that XML 1.0 cannot hold (§2.2), and what ICU and Java messages quote, between the units. */
function addUnsendable(value: string, range: TextRange, opaque: Opaque[], quoted: keyof typeof unsendableBy): void {
  if (!suspicious.test(value)) return;
  const pattern = unsendableBy[quoted];
  const unsendable: Opaque[] = [];
  let offset = range.start;
  for (const next of [...opaque, { start: range.end, end: range.end }]) {
    for (const match of value.slice(offset, next.start).matchAll(pattern)) {
      const start = offset + match.index;
      unsendable.push({
        start,
        end: start + match[0].length,
        kind: 'standalone',
        key: match[0],
        optional: false,
        positional: false,
      });
    }
    offset = next.end;
  }
  if (unsendable.length === 0) return;
  pushAll(opaque, unsendable);
  opaque.sort((a, b) => a.start - b.start);
}

/** Numbers the units; an open and a close are a pair where nothing in between would be torn apart. */
function pair(opaque: readonly Opaque[]): readonly Mark[] {
  if (opaque.length === 0) return none;
  const partner = new Map<number, number>();
  const open = new OpenSpans<number>((i) => opaque[i]?.key);
  opaque.forEach((unit, i) => {
    if (unit.kind === 'open') open.push(i);
    if (unit.kind !== 'close') return;
    const start = open.takeWithin(unit.key);
    if (start !== undefined) partner.set(i, start).set(start, i);
  });
  const ids = new Map<number, number>();
  let last = 0;
  return opaque.map((unit, i) => {
    const other = partner.get(i);
    const id = (other !== undefined ? ids.get(other) : undefined) ?? ++last;
    ids.set(i, id);
    const role = other === undefined ? 'standalone' : other > i ? 'open' : 'close';
    return { id, start: unit.start, end: unit.end, role, optional: unit.optional, positional: unit.positional };
  });
}

function isBlank(text: string, offset: number): boolean {
  return /\s/.test(text[offset] ?? '');
}
