import { say } from '../../../sentences/sentence.ts';
import { none } from '../../../xml/xmlDocument.ts';
import type { Rule } from './rule.ts';
import type { Xliff2File } from './xliff2File.ts';

const codes = ['ph', 'pc', 'sc', 'ec'];

/** What makes a code of the source the same one in the target, however it is spelled there. */
function keyOf(file: Xliff2File, node: number): string {
  const startRef = file.get(node, 'startRef');
  return startRef === undefined ? (file.get(node, 'id') ?? '') : `/${startRef}`;
}

const fixedNeeds: Rule = {
  id: 'reorder-needs-fixed-code',
  word: 'canReorder',
  of: codes,
  check(file, node, report) {
    const reorder = file.find(node, 'canReorder');
    if (reorder?.value !== 'firstNo' && reorder?.value !== 'no') return;
    for (const name of ['canCopy', 'canDelete']) {
      if (file.get(node, name) === 'no') continue;
      const where = file.find(node, name)?.range ?? reorder.range;
      report(where, say`A code with canReorder="${reorder.value}" must have ${name}="no".`);
    }
  },
};

const codesOf = (file: Xliff2File, nodes: readonly number[]) => nodes.filter((node) => codes.includes(file.name(node)));

const firstOfSequence: Rule = {
  id: 'reorder-sequence-start',
  word: 'canReorder',
  of: ['unit'],
  check(file, unit, report) {
    let started = false;
    for (const node of codesOf(file, file.unit(unit).inSource)) {
      const reorder = file.find(node, 'canReorder');
      if (reorder?.value === 'firstNo') started = true;
      if (reorder?.value !== 'no' || started) continue;
      report(reorder.range, say`A code with canReorder="no" must follow one with canReorder="firstNo".`);
      return;
    }
  },
};

/** §4.7.2.5: codes that follow one with `firstNo` stay behind it, in their order and with nothing in between. */
const sequenceKept: Rule = {
  id: 'reorder-sequence-kept',
  word: 'canReorder',
  of: ['unit'],
  check(file, unit, report) {
    const { inSource, inTarget, written } = file.unit(unit);
    if (written.length === 0) return;
    const places = new Map<string, number>();
    const target = codesOf(file, inTarget);
    for (const [index, node] of target.entries()) places.set(keyOf(file, node), index);
    let before: number | undefined;
    for (const node of codesOf(file, inSource)) {
      const reorder = file.get(node, 'canReorder');
      const place = places.get(keyOf(file, node));
      if (reorder === 'no' && before !== undefined && place !== undefined && place !== before + 1) {
        const moved = target[place];
        if (moved === undefined) continue;
        const last = target[before];
        const wanted = last === undefined ? '' : (file.get(last, 'id') ?? file.get(last, 'startRef') ?? '');
        report(file.tag(moved), say`This code must stay right after the code “${wanted}”: it has canReorder="no".`);
      }
      before = reorder === 'no' || reorder === 'firstNo' ? (place ?? before) : undefined;
    }
  },
};

/** §4.3.1.3: a code that cannot be deleted is in one of the unit's targets, once there are targets for all. */
const notDeleted: Rule = {
  id: 'code-not-deletable',
  word: 'canDelete',
  of: ['unit'],
  check(file, unit, report) {
    const { parts, inSource, inTarget } = file.unit(unit);
    if (inTarget.length === 0 && parts.every(({ target }) => target === none)) return;
    const kept = new Set(inTarget.map((node) => keyOf(file, node)));
    for (const node of inSource) {
      if (file.get(node, 'canDelete') !== 'no' || kept.has(keyOf(file, node))) continue;
      if (file.name(node) === 'ec' && file.find(node, 'startRef')) continue;
      const part = parts.find(({ source }) => source < node && node < nextAfter(parts, source));
      if (!part || part.target === none) continue;
      report(file.tag(part.target), say`The code “${keyOf(file, node)}” is missing here: it has canDelete="no".`);
    }
  },
};

/** The source of the part behind one, as a number that is larger than every element of its content. */
function nextAfter(parts: readonly { readonly source: number }[], source: number): number {
  const index = parts.findIndex((part) => part.source === source);
  return parts.slice(index + 1).find((part) => part.source !== none)?.source ?? Number.POSITIVE_INFINITY;
}

/** What may be done to codes: the editing hints of §4.7.2.5. */
export const editingRules: readonly Rule[] = [fixedNeeds, firstOfSequence, sequenceKept, notDeleted];
