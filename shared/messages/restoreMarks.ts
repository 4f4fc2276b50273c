import { andList, type Sentence, say } from '../sentences/sentence.ts';
import { addedPlaceholder } from './addedPlaceholder.ts';
import type { MaskedToken } from './maskedXml.ts';
import type { Mark, MaskedText } from './maskPlan.ts';

/** A text with its marks: words, and ranges of the source to copy. */
export type Restored =
  | { readonly ok: true; readonly pieces: readonly (string | Mark)[]; readonly repaired: boolean }
  | { readonly ok: false; readonly reason: Sentence };

/** Finds for each mark of an answer the mark of the source, and gives back what was lost where its place is certain. */
export function restoreMarks(value: string, source: MaskedText, tokens: readonly MaskedToken[]): Restored {
  const byKey = new Map(source.marks.map((mark) => [`${mark.role}${mark.id}`, mark]));
  const pieces: (string | Mark)[] = [];
  const used = new Set<Mark>();
  let repaired = false;
  for (const token of tokens) {
    if (token.kind === 'text') {
      pieces.push(token.text);
      continue;
    }
    const mark =
      token.role === 'close' && token.id === 0 ? lostOpen(source, used) : byKey.get(`${token.role}${token.id}`);
    if (!mark) return refuse(say`The translation contains a placeholder or tag that the source does not have.`);
    if (used.has(mark)) {
      if (!repeats(pieces, mark)) return refuse(say`The translation contains ${raw(value, mark)} more than once.`);
      repaired = true;
      continue;
    }
    used.add(mark);
    pieces.push(mark);
  }
  trimEnds(pieces);
  for (const mark of source.marks) {
    if (used.has(mark) || (mark.optional && !partnerUsed(source, used, mark))) continue;
    const place = placeOf(value, source, mark, pieces);
    if (!place) return refuse(say`The translation has lost ${raw(value, mark)}.`);
    pieces.splice(place.position, 0, ...place.pieces);
    used.add(mark);
    repaired = true;
  }
  const nesting = checkNesting(pieces);
  if (nesting) return refuse(say`The translation has ${raw(value, nesting)} in a place where it does not nest.`);
  const order = pieces.filter((piece): piece is Mark => typeof piece !== 'string' && piece.positional);
  if (order.some((mark, i) => i > 0 && mark.start < (order[i - 1]?.start ?? 0))) {
    return refuse(say`The translation changes the order of ${andList(order.map((mark) => raw(value, mark)))}.`);
  }
  const copied = copiedMark(value, source, pieces);
  if (copied) return refuse(say`The translation contains ${raw(value, copied)} more than once.`);
  const words = pieces.filter((piece) => typeof piece === 'string');
  const added = addedPlaceholder(value, words);
  if (added) return refuse(say`The translation contains ${quoted(added)}, which the source does not have.`);
  return { ok: true, pieces, repaired };
}

/** A mark whose raw form stands among the words of an answer, where the source has it in no words. */
function copiedMark(value: string, source: MaskedText, pieces: readonly (string | Mark)[]): Mark | undefined {
  const forms = new Map<string, Mark>();
  const starts = new Set<string>();
  for (const mark of source.marks) {
    const form = value.slice(mark.start, mark.end);
    if (form.length < 2 || forms.has(form)) continue;
    forms.set(form, mark);
    starts.add(form.charAt(0));
  }
  for (const piece of pieces) {
    // most words have none of the signs that marks start with
    if (typeof piece !== 'string' || ![...starts].some((sign) => piece.includes(sign))) continue;
    for (const [form, mark] of forms) if (piece.includes(form) && !isText(value, source, mark)) return mark;
  }
  return undefined;
}

function refuse(reason: Sentence): Restored {
  return { ok: false, reason };
}

function raw(value: string, mark: Mark): string {
  return quoted(value.slice(mark.start, mark.end));
}

function quoted(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}

/** True when the raw form of a mark also stands in the source's plain text, so that it may in the translation. */
function isText(value: string, source: MaskedText, mark: Mark): boolean {
  const text = value.slice(mark.start, mark.end);
  let offset = source.start;
  for (const other of source.marks) {
    if (value.slice(offset, other.start).includes(text)) return true;
    offset = other.end;
  }
  return value.slice(offset, source.end).includes(text);
}

/** An end tag without its start tag: the pair whose start was lost at the very start of the text. */
function lostOpen(source: MaskedText, used: ReadonlySet<Mark>): Mark | undefined {
  const free = source.marks.filter((mark) => mark.role === 'close' && !used.has(mark));
  return free.length === 1 ? free[0] : undefined;
}

function partnerUsed(source: MaskedText, used: ReadonlySet<Mark>, mark: Mark): boolean {
  return (
    mark.role !== 'standalone' &&
    source.marks.some(
      (other) => other !== mark && other.id === mark.id && other.role !== 'standalone' && used.has(other),
    )
  );
}

/** True when a mark comes again right behind itself: engines stutter. */
function repeats(pieces: readonly (string | Mark)[], mark: Mark): boolean {
  const last = pieces.at(-1);
  const before = typeof last === 'string' && last.trim() === '' ? pieces.at(-2) : last;
  return mark.role === 'standalone' && before === mark;
}

/** White space around a text is the source's business. */
function trimEnds(pieces: (string | Mark)[]): void {
  const first = pieces[0];
  if (typeof first === 'string') pieces[0] = first.trimStart();
  const last = pieces.at(-1);
  if (typeof last === 'string') pieces[pieces.length - 1] = last.trimEnd();
}

/** Where a lost mark belongs without doubt, and what to put there: the mark with the space that sets it off. */
function placeOf(
  value: string,
  source: MaskedText,
  mark: Mark,
  pieces: readonly (string | Mark)[],
): { readonly position: number; readonly pieces: readonly (string | Mark)[] } | undefined {
  const index = source.marks.indexOf(mark);
  const before = textBetween(value, source, 0, index);
  const after = textBetween(value, source, index + 1, source.marks.length);
  if (before.trim() !== '' && after.trim() !== '') return undefined;
  if (before.trim() === '' && (after.trim() !== '' || mark.role !== 'close')) {
    if (mark.role === 'close') return undefined;
    let position = 0;
    while (position < pieces.length && isLeading(pieces[position], source, index)) position++;
    const next = source.marks[index + 1]?.start ?? source.end;
    const space = /^\s*/.exec(value.slice(mark.end, next))?.[0] ?? '';
    const follows = pieces[position];
    const needed = typeof follows === 'string' && !/^\s/.test(follows) ? space : '';
    return { position, pieces: needed ? [mark, needed] : [mark] };
  }
  if (mark.role === 'open') return undefined;
  let position = pieces.length;
  while (position > 0 && isTrailing(pieces[position - 1], source, index)) position--;
  const previous = source.marks[index - 1]?.end ?? source.start;
  const space = /(?<!\s)\s*$/.exec(value.slice(previous, mark.start))?.[0] ?? '';
  const precedes = pieces[position - 1];
  const needed = typeof precedes === 'string' && !/\s$/.test(precedes) ? space : '';
  return { position, pieces: needed ? [needed, mark] : [mark] };
}

function isLeading(piece: string | Mark | undefined, source: MaskedText, index: number): boolean {
  if (piece === undefined) return false;
  return typeof piece === 'string' ? piece.trim() === '' : source.marks.indexOf(piece) < index;
}

function isTrailing(piece: string | Mark | undefined, source: MaskedText, index: number): boolean {
  if (piece === undefined) return false;
  return typeof piece === 'string' ? piece.trim() === '' : source.marks.indexOf(piece) > index;
}

/** The plain text of the source from one mark to another: `from` counts the marks in front of it. */
function textBetween(value: string, source: MaskedText, from: number, to: number): string {
  let text = '';
  let offset = from === 0 ? source.start : (source.marks[from - 1]?.end ?? source.start);
  for (let i = from; i < to; i++) {
    const mark = source.marks[i] as Mark;
    text += value.slice(offset, mark.start);
    offset = mark.end;
  }
  return text + value.slice(offset, to === source.marks.length ? source.end : (source.marks[to]?.start ?? source.end));
}

/** The first mark that closes what is not open, or stays open; undefined when all pairs nest. */
function checkNesting(pieces: readonly (string | Mark)[]): Mark | undefined {
  const open: Mark[] = [];
  for (const piece of pieces) {
    if (typeof piece === 'string' || piece.role === 'standalone') continue;
    if (piece.role === 'open') open.push(piece);
    else if (open.pop()?.id !== piece.id) return piece;
  }
  return open[0];
}
