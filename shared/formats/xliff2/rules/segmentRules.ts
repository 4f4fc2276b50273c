import { say } from '../../../sentences/sentence.ts';
import { isBlank } from '../../../xml/blank.ts';
import { nextOf, none, parentOf } from '../../../xml/xmlDocument.ts';
import type { Rule } from './rule.ts';
import type { Xliff2File } from './xliff2File.ts';

/** The value of an `xml:` attribute that counts for an element: its own, or that of the nearest around it. */
function inherited(file: Xliff2File, node: number, name: string): string | undefined {
  for (let at = node; at !== none; at = parentOf(file.doc, at)) {
    const value = file.get(at, name);
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
    for (let at = node + 1; at < file.doc.size; ) {
      const name = file.name(at);
      const around = name === 'target' ? file.name(parentOf(file.doc, at)) : '';
      if (around === 'segment' || around === 'ignorable') {
        report(file.tag(node), say`This file has targets, so <xliff> must say their language in “trgLang”.`);
        return;
      }
      at = name === '?' || name === 'skeleton' ? nextOf(file.doc, at) : at + 1;
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
    const own = file.find(node, 'xml:lang');
    const value = match === none ? inherited(file, node, 'xml:lang') : own?.value;
    if (value === undefined || sameTag(value, wanted)) return;
    const where = own ? own.valueRange : file.tag(node);
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
    const found = inherited(file, target, 'xml:space') ?? 'default';
    if (wanted === found) return;
    const where = file.find(target, 'xml:space')?.valueRange ?? file.tag(target);
    report(where, say`“xml:space” of the target is “${found}”, but that of its source is “${wanted}”.`);
  },
};

const subState: Rule = {
  id: 'sub-state-needs-state',
  word: 'subState',
  of: ['segment'],
  check(file, node, report) {
    const found = file.find(node, 'subState');
    if (found && !file.find(node, 'state')) report(found.range, say`A “subState” must have a “state” beside it.`);
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
    if (explicit.every((found) => found === undefined)) return;
    const places = explicit.map((found, index) => (found ? Number(found.value) : index + 1));
    for (const [index, found] of explicit.entries()) {
      const place = places[index] ?? 0;
      if (!found || !Number.isInteger(place)) continue;
      const other = places.findIndex((one, at) => one === place && at !== index);
      if (place > parts.length) {
        report(found.valueRange, say`This target cannot be number ${place}: the unit has ${parts.length} parts.`);
      } else if (other >= 0 && (!explicit[other] || other < index)) {
        if (parts[other]?.target === none) continue;
        report(found.valueRange, say`Two targets of this unit are number ${place}.`);
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
