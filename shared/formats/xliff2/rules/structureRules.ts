import type { TextRange } from '../../../catalog/textRange.ts';
import { orList, say } from '../../../sentences/sentence.ts';
import { isSpace } from '../../../xml/characters.ts';
import { closeStartOf, endOf, openEndOf, startOf, type XmlDocument } from '../../../xml/xmlDocument.ts';
import { attributeTypes } from './attributeTypes.ts';
import { type ElementSpec, elements, openModules } from './elements.data.ts';
import type { Rule } from './rule.ts';
import type { Xliff2File } from './xliff2File.ts';

const specs = new Map(Object.entries(elements));
const specOf = (file: Xliff2File, node: number): ElementSpec | undefined => specs.get(file.name(node));

const requiredAttribute: Rule = {
  id: 'required-attribute',
  of: ['*'],
  appliesTo: ({ required }) => required !== undefined,
  check(file, node, report) {
    for (const name of specOf(file, node)?.required ?? []) {
      if (file.get(node, name) === undefined) {
        report(file.tag(node), say`<${file.name(node)}> must have the attribute “${name}”.`);
      }
    }
  },
};

/** Attributes of modules that say for themselves where they stand, with their namespace's prefix. */
const openAttributes = /^(?:its|itsm|xml):/;
const closedModules = /^(?:fs|slr|pgs|mtc|gls|mda|res|ctr|val):/;

const unknownAttribute: Rule = {
  id: 'unknown-attribute',
  of: ['*'],
  check(file, node, report) {
    const spec = specOf(file, node);
    if (!spec) return;
    for (const { name, range } of file.attributes(node)) {
      if (Object.hasOwn(spec.attributes, name) || openAttributes.test(name)) {
        if (name !== 'xml:lang' || file.name(node) !== 'mtc:match') continue;
      } else if (spec.extensible && (name === '?' || (name.includes(':') && !closedModules.test(name)))) continue;
      const written = file.doc.text.slice(range.start, range.end).split(/[\s=]/, 1)[0] ?? '';
      report(range, say`The attribute “${written}” is not allowed on <${file.name(node)}>.`);
    }
  },
};

const attributeValues: Rule = {
  id: 'attribute-value',
  of: ['*'],
  check(file, node, report) {
    const spec = specOf(file, node);
    if (!spec) return;
    for (const { name, value, valueRange } of file.attributes(node)) {
      const type = Object.hasOwn(spec.attributes, name) ? spec.attributes[name] : undefined;
      if (!type || attributeTypes[type].fits(value)) continue;
      report(
        valueRange,
        say`“${value}” cannot be the “${name}” of <${file.name(node)}>: it must be ${attributeTypes[type].wanted}.`,
      );
    }
  },
};

/** The group of a child element in a content model; -1 where it has none. */
function groupOf(spec: ElementSpec, name: string): number {
  const groups = spec.children ?? [];
  const index = groups.findIndex((group) => group.includes(name));
  if (index >= 0) return index;
  const module =
    name.includes(':') && (Object.hasOwn(elements, name) || openModules.some((open) => name.startsWith(open)));
  const wild = name === '?' ? '?' : module ? '*' : undefined;
  return wild ? groups.findIndex((group) => group.includes(wild)) : -1;
}

const unexpectedElement: Rule = {
  id: 'unexpected-element',
  of: ['*'],
  appliesTo: ({ children }) => children !== undefined,
  check(file, node, report) {
    const spec = specOf(file, node);
    if (!spec?.children) return;
    for (const child of file.children(node)) {
      if (groupOf(spec, file.name(child)) >= 0) continue;
      report(file.tag(child), say`<${written(file, child)}> is not allowed in <${file.name(node)}>.`);
    }
  },
};

const elementOrder: Rule = {
  id: 'element-order',
  of: ['*'],
  appliesTo: ({ children = [] }) => children.length > 1,
  check(file, node, report) {
    const spec = specOf(file, node);
    if (!spec?.children || spec.children.length < 2) return;
    let last = 0;
    let behind = '';
    for (const child of file.children(node)) {
      const group = groupOf(spec, file.name(child));
      if (group >= last) {
        last = group;
        behind = file.name(child);
      } else if (group >= 0) {
        report(
          file.tag(child),
          say`In <${file.name(node)}>, <${written(file, child)}> must come before every <${behind}>.`,
        );
      }
    }
  },
};

const requiredElement: Rule = {
  id: 'required-element',
  of: ['*'],
  appliesTo: ({ needs }) => needs !== undefined,
  check(file, node, report) {
    const needs = specOf(file, node)?.needs;
    if (!needs) return;
    const names = new Set(file.children(node).map((child) => file.name(child)));
    for (const group of needs) {
      if (group.some((name) => names.has(name))) continue;
      report(file.tag(node), say`<${file.name(node)}> must contain ${orList(group.map((name) => `<${name}>`))}.`);
    }
  },
};

const repeatedElement: Rule = {
  id: 'repeated-element',
  of: ['*'],
  appliesTo: ({ once }) => once !== undefined,
  check(file, node, report) {
    const once = specOf(file, node)?.once;
    if (!once) return;
    const seen = new Set<string>();
    for (const child of file.children(node)) {
      const name = file.name(child);
      if (once.includes(name) && seen.has(name))
        report(file.tag(child), say`<${file.name(node)}> may contain only one <${name}>.`);
      seen.add(name);
    }
  },
};

const unexpectedText: Rule = {
  id: 'unexpected-text',
  of: ['*'],
  appliesTo: ({ children, text }) => children !== undefined && !text,
  check(file, node, report) {
    const spec = specOf(file, node);
    if (!spec?.children || spec.text) return;
    const { doc } = file;
    let offset = openEndOf(doc, node);
    for (const child of file.children(node)) {
      const text = textIn(doc, offset, startOf(doc, child));
      if (text) report(text, say`Text is not allowed in <${file.name(node)}>.`);
      offset = endOf(doc, child);
    }
    const text = textIn(doc, offset, closeStartOf(doc, node));
    if (text) report(text, say`Text is not allowed in <${file.name(node)}>.`);
  },
};

/** The first text in a stretch without elements; comments and instructions are none. */
function textIn({ text }: XmlDocument, from: number, to: number): TextRange | undefined {
  for (let offset = from; offset < to; offset++) {
    if (isSpace(text.charCodeAt(offset))) continue;
    const closer = text.startsWith('<!--', offset) ? '-->' : text.startsWith('<?', offset) ? '?>' : undefined;
    if (!closer) {
      const next = text.indexOf('<', offset + 1);
      const end = next < 0 || next > to ? to : next;
      return { start: offset, end: offset + text.slice(offset, end).trimEnd().length };
    }
    const close = text.indexOf(closer, offset);
    offset = close < 0 ? to : close + closer.length - 1;
  }
  return undefined;
}

/** An element's name as it stands in the file. */
function written(file: Xliff2File, node: number): string {
  const { start, end } = file.tag(node);
  return file.doc.text.slice(start, end);
}

/** What may stand where: the content models and attribute lists of chapters 4 and 5. */
export const structureRules: readonly Rule[] = [
  requiredAttribute,
  unknownAttribute,
  attributeValues,
  unexpectedElement,
  elementOrder,
  requiredElement,
  repeatedElement,
  unexpectedText,
];
