import type { Catalog } from '../../catalog/catalog.ts';
import { onDemand } from '../../catalog/onDemand.ts';
import { type Attributes, attributesOf } from '../../xml/attributes.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { syntaxProblems } from '../../xml/syntaxProblems.ts';
import { vocabularyOf } from '../../xml/vocabulary.ts';
import { childrenOf, localName, nextOf, none, qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';
import { listUnits, segmentSink, UnitSegments } from '../unitSegments.ts';
import { checkRules } from './rules/checkRules.ts';
import { readProfiles, readValidation } from './xliff2Modules.ts';
import { type Inherited, readUnit, translates, type UnitReading } from './xliff2Unit.ts';

/**
 * Reads XLIFF 2.0, 2.1 and 2.2: the segments of every unit. Ignorables are no segments, they are kept as they are.
 * Whether the file keeps the rules of the specification is looked at when its problems are asked for.
 *
 * Source of the rules: XLIFF 2.1, OASIS Standard, 13 February 2018, and XLIFF 2.2, Committee Specification,
 * 13 March 2025.
 */
export function parseXliff2(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const root = doc.size > 0 && localName(doc.names[0] ?? '') === 'xliff' ? 0 : none;
  const reading: UnitReading = { ...segmentSink(), doc, vocabulary: vocabularyOf(doc, root) };
  const [nodes, scopes] = unitsOf(reading);
  const units = new UnitSegments(reading, {
    count: nodes.length,
    read: (into, unit) => readUnit(into, nodes[unit] as number, scopes[unit] as Inherited),
  });
  const attributes = root === none ? undefined : attributesOf(doc, root);
  return { ...factsOf(doc, path, attributes), segments: listUnits(text, units) };
}

/** The units of a document, and what each has from the elements around it. */
function unitsOf({ doc, vocabulary }: UnitReading): readonly [nodes: readonly number[], scopes: readonly Inherited[]] {
  const nodes: number[] = [];
  const scopes: Inherited[] = [];
  const outermost: Inherited = { translate: true, validation: [], profiles: {} };
  const open = [{ end: doc.size, scope: outermost }];
  for (let node = 0; node < doc.size; ) {
    while (open.length > 1 && (open.at(-1)?.end ?? 0) <= node) open.pop();
    const around = open.at(-1)?.scope ?? outermost;
    const name = vocabulary(node);
    if (name === 'unit') {
      nodes.push(node);
      scopes.push(around);
      node = nextOf(doc, node);
    } else if (name === 'file' || name === 'group') {
      const modules = modulesOf(doc, node, vocabulary);
      const scope = {
        translate: translates(attributesOf(doc, node), around.translate),
        validation: readValidation(doc, modules, around.validation),
        profiles: name === 'file' ? readProfiles(doc, modules) : around.profiles,
      };
      open.push({ end: nextOf(doc, node), scope });
      node++;
    } else {
      node = name === 'skeleton' || name === 'notes' ? nextOf(doc, node) : node + 1;
    }
  }
  return [nodes, scopes];
}

function factsOf(
  doc: XmlDocument,
  path: string | undefined,
  attributes: Attributes | undefined,
): Omit<Catalog, 'segments'> {
  const errors = syntaxProblems(doc);
  const dialect = attributes?.get('version');
  const sourceLanguage = attributes?.get('srcLang');
  const targetLanguage = attributes?.get('trgLang');
  return {
    format: 'xliff-2',
    kind: 'bilingual',
    text: doc.text,
    ...(dialect ? { dialect } : {}),
    ...(path === undefined ? {} : { path }),
    ...(sourceLanguage ? { sourceLanguage } : {}),
    ...(targetLanguage ? { targetLanguage } : {}),
    // What is against the specification is looked for in a sound document.
    problems: onDemand(() => [...errors, ...checkRules(doc)].sort((a, b) => a.range.start - b.range.start)),
    errors,
    // Symfony's texts without ICU have `{{ value }}`, which no message of ICU can.
    syntaxes: doubledBraces.test(doc.text)
      ? ['named-percent', 'i18next', 'markup']
      : ['printf', 'icu', 'markup', 'brace'],
  };
}

const doubledBraces = /\{\{ ?\w{1,40} ?\}\}/;

/** The elements of modules and extensions that stand at the start of a file or group. */
function modulesOf(doc: XmlDocument, node: number, vocabulary: UnitReading['vocabulary']): number[] {
  const modules: number[] = [];
  for (const child of childrenOf(doc, node)) {
    const name = vocabulary(child);
    if (name === 'unit' || name === 'group') break;
    if (name === '' && qualifiedName(doc, child).includes(':')) modules.push(child);
  }
  return modules;
}
