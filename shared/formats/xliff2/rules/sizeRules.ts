import { say } from '../../../sentences/sentence.ts';
import { nextOf, none, parentOf } from '../../../xml/xmlDocument.ts';
import type { Rule } from './rule.ts';
import type { Xliff2File } from './xliff2File.ts';

const sizeAttributes = ['slr:equivStorage', 'slr:sizeInfo', 'slr:sizeInfoRef'];

/** §5.7.6: what an end code says of its size, its start code says already. */
const sizeOfEndCode: Rule = {
  id: 'size-of-end-code',
  word: 'sizerestriction',
  of: ['ec'],
  check(file, node, report) {
    if (file.get(node, 'isolated') === 'yes') return;
    for (const name of sizeAttributes) {
      const attribute = file.find(node, name);
      if (attribute) report(attribute.range, say`“${name}” is allowed on an <ec> only if the <ec> is isolated.`);
    }
  },
};

const sizeFigures: Rule = {
  id: 'size-figure',
  word: 'sizerestriction',
  of: ['file', 'group', 'unit', 'pc', 'sc', 'ec', 'ph'],
  check(file, node, report) {
    const storage = file.find(node, 'slr:equivStorage');
    if (storage && !/^\d+$/.test(storage.value))
      report(storage.valueRange, say`“slr:equivStorage” must be a whole number, not “${storage.value}”.`);
    const info = file.find(node, 'slr:sizeInfo');
    // What words say here is a matter of the profile.
    if (info && /\d/.test(info.value) && Number.isFinite(Number(info.value)) && !/^\d+$/.test(info.value))
      report(info.valueRange, say`The figure in “slr:sizeInfo” must be a whole number, not “${info.value}”.`);
    const reference = file.find(node, 'slr:sizeInfoRef');
    if (info && reference)
      report(reference.range, say`“slr:sizeInfo” and “slr:sizeInfoRef” must not be on the same element.`);
  },
};

/** §5.7.6.1.3 */
const sizeReference: Rule = {
  id: 'size-info-reference',
  word: 'sizeInfoRef',
  of: ['file', 'group', 'unit', 'pc', 'sc', 'ec', 'ph'],
  check(file, node, report) {
    const reference = file.find(node, 'slr:sizeInfoRef');
    if (!reference) return;
    for (let ancestor = node; ancestor !== none; ancestor = parentOf(file.doc, ancestor)) {
      const holder = parentOf(file.doc, ancestor);
      const beside = holder === none ? [] : file.children(holder).filter((child) => file.name(child) === 'slr:data');
      if (beside.some((data) => holdsId(file, data, reference.value))) return;
    }
    report(
      reference.valueRange,
      say`No <slr:data> beside this element, or beside one around it, holds “${reference.value}”.`,
    );
  },
};

function holdsId(file: Xliff2File, node: number, id: string): boolean {
  const end = nextOf(file.doc, node);
  for (let inner = node + 1; inner < end; inner++)
    if (file.get(inner, 'id') === id || file.get(inner, 'xml:id') === id) return true;
  return false;
}

/** The Size and Length Restriction module. */
export const sizeRules: readonly Rule[] = [sizeOfEndCode, sizeFigures, sizeReference];
