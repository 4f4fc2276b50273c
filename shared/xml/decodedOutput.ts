import type { InlineCode } from '../catalog/content.ts';
import type { Draft } from '../catalog/draft.ts';
import type { TextRange } from '../catalog/textRange.ts';
import type { Attributes } from './attributes.ts';
import type { ElementEnds } from './elementEnds.ts';
import type { CodeFacts } from './inlineRules.ts';

/** What was decoded by now. */
export interface DecodedOutput {
  value: string;
  codes: InlineCode[];
  runs: number[];
  /** The pairs that are open, and how many of each name. */
  open: { readonly name: string; readonly attributes: Attributes }[];
  openByName?: Map<string, number>;
  readonly endOf: ElementEnds;
}

/** Adds a stretch of the value, with the raw text that it stands for. */
export function append(out: DecodedOutput, value: string, start: number, end: number): void {
  const { runs } = out;
  const last = runs.length - 3;
  const linear = value.length === end - start;
  const lastLinear =
    last >= 0 &&
    runs[last + 2] === start &&
    out.value.length - (runs[last] as number) === start - (runs[last + 1] as number);
  if (linear && lastLinear) runs[last + 2] = end;
  else runs.push(out.value.length, start, end);
  out.value += value;
}

/** Adds a code whose value is its raw text. */
export function addCode(
  out: DecodedOutput,
  text: string,
  start: number,
  end: number,
  kind: InlineCode['kind'],
  code: CodeFacts,
): void {
  const offset = out.value.length;
  append(out, text.slice(start, end), start, end);
  out.codes.push(codeAt(offset, offset + end - start, kind, code));
}

/** A code with its place. By assignment: it is made for every tag of a text, and copies of all properties are large. */
function codeAt(start: number, end: number, kind: InlineCode['kind'], facts: CodeFacts): InlineCode {
  const code: Draft<InlineCode> = { start, end, kind, id: facts.id };
  if (facts.display !== undefined) code.display = facts.display;
  if (facts.optional !== undefined) code.optional = facts.optional;
  if (facts.canDelete !== undefined) code.canDelete = facts.canDelete;
  if (facts.canCopy !== undefined) code.canCopy = facts.canCopy;
  if (facts.canReorder !== undefined) code.canReorder = facts.canReorder;
  if (facts.canOverlap !== undefined) code.canOverlap = facts.canOverlap;
  if (facts.symbolic !== undefined) code.symbolic = facts.symbolic;
  return code;
}

/** Closes the innermost pair of a name, and those in it. @returns its attributes; undefined where none is open. */
export function closed({ open, openByName }: DecodedOutput, name: string): Attributes | undefined {
  if (!openByName?.get(name)) return undefined;
  for (let last = open.pop(); last; last = open.pop()) {
    openByName.set(last.name, (openByName.get(last.name) ?? 1) - 1);
    if (last.name === name) return last.attributes;
  }
  return undefined;
}

/** Adds a code without some stretches of its markup. */
export function addHollow(
  out: DecodedOutput,
  text: string,
  range: TextRange,
  gaps: readonly TextRange[],
  code: (raw: string) => Omit<InlineCode, 'start' | 'end'>,
): void {
  const start = out.value.length;
  let offset = range.start;
  for (const gap of gaps) {
    append(out, text.slice(offset, gap.start), offset, gap.start);
    offset = gap.end;
  }
  append(out, text.slice(offset, range.end), offset, range.end);
  out.codes.push({ start, end: out.value.length, ...code(out.value.slice(start)) });
}

/** Adds a code whose value is its tags alone. */
export function addFlow(
  out: DecodedOutput,
  text: string,
  offset: number,
  open: number,
  end: number,
  code: CodeFacts,
): void {
  const start = out.value.length;
  const close = Math.max(open, text.lastIndexOf('<', end - 1));
  append(out, text.slice(offset, open), offset, open);
  if (close < end) append(out, text.slice(close, end), close, end);
  out.codes.push({ start, end: out.value.length, kind: 'standalone', ...code });
}
