import { say } from '../../../sentences/sentence.ts';
import { isBlank } from '../../../xml/blank.ts';
import { nextOf, none, parentOf } from '../../../xml/xmlDocument.ts';
import type { Rule } from './rule.ts';
import type { Xliff2File } from './xliff2File.ts';

/** The value of an `xml:` attribute that counts for an element: its own, or that of the nearest around it. */
function inherited(file: Xliff2File, node: number, name: string): string | undefined {
  for (let ancestor = node; ancestor !== none; ancestor = parentOf(file.doc, ancestor)) {
    const value = file.get(ancestor, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

const sameTag = (a: string | undefined, b: string | undefined) => a?.toLowerCase() === b?.toLowerCase();

const targetLanguageMissing: Rule = {
  id: 'target-language-missing',
  of: ['xliff'],
  check(file, node, report) {
    if (file.targetLanguage !== undefined) return;
    for (let current = node + 1; current < file.doc.size; ) {
      const name = file.name(current);
      const around = name === 'target' ? file.name(parentOf(file.doc, current)) : '';
      if (around === 'segment' || around === 'ignorable') {
        report(file.tag(node), say`This file has targets, so <xliff> must say their language in “trgLang”.`);
        return;
      }
      current = name === '?' || name === 'skeleton' ? nextOf(file.doc, current) : current + 1;
    }
  },
};

/** §4.2.2.11 and 12: the language that counts for a source or target is the one that `<xliff>` says. */
const language = (of: 'source' | 'target', attribute: 'srcLang' | 'trgLang'): Rule => ({
  id: `${of}-language`,
  word: 'xml:lang',
  of: [of],
  check(file, node, report) {
    const wanted = file.get(0, attribute);
    const match = file.around(node, 'mtc:match');
    if (wanted === undefined || (match !== none && of === 'target' && file.get(match, 'reference') === 'yes')) return;
    const languageAttribute = file.find(node, 'xml:lang');
    const value = match === none ? inherited(file, node, 'xml:lang') : languageAttribute?.value;
    if (value === undefined || sameTag(value, wanted)) return;
    const where = languageAttribute ? languageAttribute.valueRange : file.tag(node);
    report(where, say`The language of this <${of}> is “${value}”, but “${attribute}” of the file is “${wanted}”.`);
  },
});

const sameSpace: Rule = {
  id: 'same-xml-space',
  word: 'xml:space',
  of: ['segment', 'ignorable'],
  check(file, node, report) {
    const [source, target] = ['source', 'target'].map((name) =>
      file.children(node).find((child) => file.name(child) === name),
    );
    if (source === undefined || target === undefined) return;
    const wanted = inherited(file, source, 'xml:space') ?? 'default';
    const actual = inherited(file, target, 'xml:space') ?? 'default';
    if (wanted === actual) return;
    const where = file.find(target, 'xml:space')?.valueRange ?? file.tag(target);
    report(where, say`“xml:space” of the target is “${actual}”, but that of its source is “${wanted}”.`);
  },
};

const subState: Rule = {
  id: 'sub-state-needs-state',
  word: 'subState',
  of: ['segment'],
  check(file, node, report) {
    const subState = file.find(node, 'subState');
    if (subState && !file.find(node, 'state')) report(subState.range, say`A “subState” must have a “state” beside it.`);
  },
};

/** §4.7.6: implicit and explicit places of the targets are all different and none lies behind the last part. */
const order: Rule = {
  id: 'target-order',
  word: 'order',
  of: ['unit'],
  check(file, node, report) {
    const { parts } = file.unit(node);
    const explicit = parts.map(({ target }) => (target === none ? undefined : file.find(target, 'order')));
    if (explicit.every((orderAttribute) => orderAttribute === undefined)) return;
    const places = explicit.map((orderAttribute, index) => (orderAttribute ? Number(orderAttribute.value) : index + 1));
    for (const [index, orderAttribute] of explicit.entries()) {
      const place = places[index] ?? 0;
      if (!orderAttribute || !Number.isInteger(place)) continue;
      const other = places.findIndex((one, i) => one === place && i !== index);
      if (place > parts.length) {
        report(
          orderAttribute.valueRange,
          say`This target cannot be number ${place}: the unit has ${parts.length} parts.`,
        );
      } else if (other >= 0 && (!explicit[other] || other < index)) {
        if (parts[other]?.target === none) continue;
        report(orderAttribute.valueRange, say`Two targets of this unit are number ${place}.`);
      }
    }
  },
};

const skeleton: Rule = {
  id: 'skeleton-href',
  of: ['skeleton'],
  check(file, node, report) {
    const href = file.find(node, 'href');
    const empty = isBlank(file.doc, node);
    if (empty && !href) report(file.tag(node), say`An empty <skeleton> must say in “href” where the skeleton is.`);
    if (!empty && href) report(href.range, say`A <skeleton> with content must not have “href”.`);
  },
};

/** Units, their segments, and what the file says of its languages. */
export const segmentRules: readonly Rule[] = [
  targetLanguageMissing,
  language('source', 'srcLang'),
  language('target', 'trgLang'),
  sameSpace,
  subState,
  order,
  skeleton,
];
