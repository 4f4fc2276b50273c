import type { Atom, CodeAtom } from './atoms.ts';
import { nameFrom, shortHash } from './collectAtoms.ts';

/** Fields whose result is text for people: it stays in the sentence, the field around it is a pair of codes. */
const textual = /^\s*(?:HYPERLINK|QUOTE|FORMTEXT|MACROBUTTON)\b/i;

interface OpenField {
  readonly begin: number;
  separate?: number;
  instruction: string;
}

/**
 * Joins the pieces of complex fields (ECMA-376-1 §17.16.18): a field with its result is one code, a link a pair of
 * codes. Of a field that starts or ends in another paragraph, such as a table of contents, the pieces are layout, and
 * its result is text.
 */
export function joinFields(atoms: readonly Atom[], text: string): readonly Atom[] {
  const parts = atoms.map((atom) => (atom.kind === 'code' && atom.facts.name === 'field' ? partOf(atom, text) : ''));
  if (!parts.some((part) => part !== '')) return atoms;
  const result: Atom[] = [];
  const open: OpenField[] = [];
  let pair = -2;
  for (const [i, atom] of atoms.entries()) {
    const part = parts[i] ?? '';
    const field = open.at(-1);
    result.push(part !== '' && atom.kind === 'code' ? { ...atom, within: 'fixed' } : atom);
    if (part === 'begin') open.push({ begin: result.length - 1, instruction: '' });
    else if (part === 'separate' && field) field.separate ??= result.length - 1;
    else if (part.startsWith('=') && field) field.instruction += part.slice(1);
    else if (part === 'end' && field) {
      open.pop();
      const linked =
        open.every((outer) => outer.separate !== undefined) &&
        field.separate !== undefined &&
        textual.test(field.instruction);
      if (linked) joinLink(result, field, field.separate ?? 0, pair--);
      else joinField(result, field);
    }
  }
  return result;
}

/** What a piece of a field is; of an instruction `=` and its text. */
function partOf({ start, end }: CodeAtom, text: string): string {
  const raw = text.slice(start, end);
  if (/^<(?:\w+:)?fldChar/.test(raw)) return /fldCharType\s*=\s*["'](\w+)/.exec(raw)?.[1] ?? '';
  const instruction = /^<(?:\w+:)?(?:instrText|delInstrText)[^>]*>([^<]*)/.exec(raw);
  return instruction ? `=${(instruction[1] ?? '').replaceAll('&quot;', '"')}` : '';
}

function joinField(atoms: Atom[], { begin, instruction }: OpenField): void {
  const first = atoms[begin] as CodeAtom;
  const last = atoms.at(-1) as CodeAtom;
  const kind = /^\s*(\w+)/.exec(instruction)?.[1] ?? '';
  const name = nameFrom(
    `field-${kind}${kind && instruction.trim() !== kind ? `-${shortHash(instruction)}` : ''}`,
    kind,
  );
  atoms.length = begin;
  atoms.push({
    kind: 'code',
    facts: { name, display: kind },
    format: undefined,
    ...wholeRuns(atoms, first, last),
  });
}

/** From the run of the first piece to that of the last, where these hold nothing else. */
function wholeRuns(
  before: readonly Atom[],
  first: CodeAtom,
  last: CodeAtom,
): Pick<CodeAtom, 'start' | 'end' | 'outer' | 'within'> {
  const outer = { start: first.outer.start, end: last.outer.end };
  const shared = before.at(-1);
  if (shared && shared.end > outer.start) return { start: first.start, end: last.end, outer, within: 'fixed' };
  return { ...outer, outer, within: 'paragraph' };
}

function joinLink(atoms: Atom[], { begin, instruction }: OpenField, separate: number, pair: number): void {
  const [first, middle] = [atoms[begin] as CodeAtom, atoms[separate] as CodeAtom];
  const last = atoms.pop() as CodeAtom;
  const name = `link-${shortHash(instruction.trim())}`;
  const open: Atom = { kind: 'open', start: first.outer.start, end: middle.outer.end, name, pair };
  atoms.splice(begin, separate - begin + 1, open);
  atoms.push({ kind: 'close', start: last.outer.start, end: last.outer.end, name, pair });
}
