import { say } from '../../../sentences/sentence.ts';
import { isXmlCharacter } from '../../../xml/characters.ts';
import { none } from '../../../xml/xmlDocument.ts';
import { isNmtoken } from './attributeTypes.ts';
import { pairRules } from './pairRules.ts';
import type { Rule } from './rule.ts';

/** Elements that stand for a code of the original; `ec` belongs to its `sc`. */
const codes = ['ph', 'pc', 'sc', 'ec'] as const;
const isCode = (name: string) => name === 'ph' || name === 'pc' || name === 'sc' || name === 'ec';

const copyOf: Rule = {
  id: 'copy-of',
  word: 'copyOf',
  of: ['unit'],
  check(file, unit, report) {
    const { inSource, written } = file.unit(unit);
    const all = [...inSource, ...written];
    const copied = all.filter((node) => isCode(file.name(node)) && file.find(node, 'copyOf'));
    if (copied.length === 0) return;
    const byId = new Map(all.filter((node) => isCode(file.name(node))).map((node) => [file.get(node, 'id'), node]));
    for (const node of copied) {
      const reference = file.find(node, 'copyOf');
      if (!reference) continue;
      const base = byId.get(reference.value);
      if (base === undefined || base === node) {
        report(
          reference.valueRange,
          say`“copyOf” must name another code of the unit; there is none with the id “${reference.value}”.`,
        );
      } else if (file.get(base, 'canCopy') === 'no') {
        report(reference.valueRange, say`The code “${reference.value}” cannot be copied: it has canCopy="no".`);
      }
      const data = file.attributes(node).find(({ name }) => name.startsWith('dataRef'));
      if (data)
        report(data.range, say`A code with “copyOf” has the data of its base and must not have “${data.name}”.`);
    }
  },
};

const dataReference: Rule = {
  id: 'data-reference',
  word: 'dataRef',
  of: codes,
  check(file, node, report) {
    for (const { name, value, valueRange } of file.attributes(node)) {
      if (!name.startsWith('dataRef')) continue;
      const holder = file.around(node, 'mtc:match', 'unit');
      const data =
        holder === none ? undefined : file.children(holder).find((child) => file.name(child) === 'originalData');
      if (data !== undefined && file.valuesWithin(data, 'data', 'id').has(value)) continue;
      const of = holder === none ? 'unit' : file.name(holder).replace('mtc:', '');
      report(
        valueRange,
        say`“${name}” must be the id of a <data> in the <originalData> of the ${of}; there is no “${value}”.`,
      );
    }
  },
};

const subFlows: Rule = {
  id: 'sub-flow-reference',
  word: 'subFlows',
  of: codes,
  check(file, node, report) {
    for (const { name, value, valueRange } of file.attributes(node)) {
      if (!name.startsWith('subFlows')) continue;
      const within = file.around(node, 'file');
      for (const id of value.trim().split(/\s+/)) {
        if (within === none || !isNmtoken(id) || file.valuesWithin(within, 'unit', 'id').has(id)) continue;
        report(valueRange, say`“${name}” must name units of the same <file>; there is no unit “${id}”.`);
      }
    }
  },
};

const typeOfSubType: Rule = {
  id: 'sub-type-needs-type',
  word: 'subType',
  of: [...codes, 'mtc:match'],
  check(file, node, report) {
    const subType = file.find(node, 'subType');
    if (subType && !file.find(node, 'type')) report(subType.range, say`A “subType” must have a “type” beside it.`);
  },
};

/** Sub-types with the prefix `xlf` and the type that each belongs to (§4.3.1.33). */
const ownSubTypes: Readonly<Record<string, string>> = {
  'xlf:lb': 'fmt',
  'xlf:pb': 'fmt',
  'xlf:b': 'fmt',
  'xlf:i': 'fmt',
  'xlf:u': 'fmt',
  'xlf:var': 'ui',
};

const subType: Rule = {
  id: 'sub-type-value',
  word: 'subType',
  of: codes,
  check(file, node, report) {
    const subType = file.find(node, 'subType');
    const type = file.get(node, 'type');
    if (!subType?.value.startsWith('xlf:')) return;
    const wanted = Object.hasOwn(ownSubTypes, subType.value) ? ownSubTypes[subType.value] : undefined;
    if (wanted === undefined) {
      report(
        subType.valueRange,
        say`“${subType.value}” is not a sub-type: the prefix “xlf” is kept for those of the specification.`,
      );
    } else if (type !== undefined && type !== wanted) {
      report(
        subType.valueRange,
        say`The sub-type “${subType.value}” belongs to the type “${wanted}”, not to “${type}”.`,
      );
    }
  },
};

const codePoint: Rule = {
  id: 'code-point',
  of: ['cp'],
  check(file, node, report) {
    const hex = file.find(node, 'hex');
    if (!hex || !/^[\da-f]+$/i.test(hex.value)) return;
    const point = Number.parseInt(hex.value, 16);
    if (point > 0x10ffff) report(hex.valueRange, say`“${hex.value}” is not a code point.`);
    else if (isXmlCharacter(point)) {
      report(hex.valueRange, say`U+${hex.value.toUpperCase()} is allowed in XML and must not be written as <cp>.`);
    }
  },
};

/** Codes: what they refer to, and what goes with what. */
export const codeRules: readonly Rule[] = [
  ...pairRules,
  copyOf,
  dataReference,
  subFlows,
  typeOfSubType,
  subType,
  codePoint,
];
