import { say } from '../../../sentences/sentence.ts';
import { none } from '../../../xml/xmlDocument.ts';
import { readFragment } from './fragment.ts';
import type { Rule } from './rule.ts';
import type { Xliff2File } from './xliff2File.ts';

/** Whether a reference leads to a note of the unit that an annotation stands in. */
function isNoteOfUnit(file: Xliff2File, node: number, reference: string): boolean {
  const unit = file.around(node, 'unit');
  const fragment = reference.startsWith('#') ? readFragment(reference.slice(1)) : undefined;
  if (unit === none || !fragment || 'fault' in fragment || fragment.leaf?.prefix !== 'n') return false;
  const { f, g, u } = fragment.containers;
  if (f !== undefined && f !== file.get(file.around(node, 'file'), 'id')) return false;
  if (u !== undefined ? u !== file.get(unit, 'id') : f !== undefined || g !== undefined) return false;
  const notes = file.children(unit).find((child) => file.name(child) === 'notes');
  return notes !== undefined && file.valuesWithin(notes, 'note', 'id').has(fragment.leaf.id);
}

/** §4.7.3.1.3: a comment is in `value`, or in the note that `ref` leads to. */
const comment: Rule = {
  id: 'comment-annotation',
  of: ['mrk', 'sm'],
  check(file, node, report) {
    if (file.get(node, 'type') !== 'comment') return;
    const value = file.find(node, 'value');
    const ref = file.find(node, 'ref');
    if (!value && !ref) report(file.tag(node), say`A comment must have its text in “value” or a note in “ref”.`);
    if (value && ref) report(ref.range, say`A comment must have either “value” or “ref”, not both.`);
    else if (ref && !isNoteOfUnit(file, node, ref.value)) {
      report(ref.valueRange, say`“${ref.value}” does not lead to a note of this unit, as the “ref” of a comment must.`);
    }
  },
};

/** §3: how a reference names a place in an XLIFF document. */
const fragment: Rule = {
  id: 'fragment-identifier',
  of: ['mrk', 'sm', 'note', 'mtc:match', 'gls:glossEntry', 'gls:translation'],
  check(file, node, report) {
    const ref = file.find(node, 'ref');
    if (!ref?.value.startsWith('#')) return;
    const read = readFragment(ref.value.slice(1));
    if ('fault' in read) report(ref.valueRange, read.fault);
  },
};

/** Annotations, and references to other parts of the document. */
export const annotationRules: readonly Rule[] = [comment, fragment];
