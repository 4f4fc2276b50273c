import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { Segment, ValidationRule } from '../../catalog/segment.ts';
import { type Attributes, attributesOf } from '../xml/attributes.ts';
import { scanXml } from '../xml/scanXml.ts';
import { syntaxProblems } from '../xml/syntaxProblems.ts';
import { vocabularyOf } from '../xml/vocabulary.ts';
import { childrenOf, localName, nextOf, none, qualifiedName, type XmlDocument } from '../xml/xmlDocument.ts';
import { checkRules } from './rules/checkRules.ts';
import { readProfiles, readValidation, type SizeProfiles } from './xliff2Modules.ts';
import { readUnit, translates, type UnitReading } from './xliff2Unit.ts';

/** What a file, group or unit hands down to what is inside. */
interface Scope {
  readonly end: number;
  readonly translate: boolean;
  readonly validation: readonly ValidationRule[];
}

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
  const segments: Segment[] = [];
  const reading: UnitReading = { doc, vocabulary: vocabularyOf(doc, root), unique: uniqueIds(), segments };
  let profiles: SizeProfiles = {};
  const scopes: Scope[] = [{ end: doc.size, translate: true, validation: [] }];
  for (let node = 0; node < doc.size; ) {
    while (scopes.length > 1 && (scopes.at(-1)?.end ?? 0) <= node) scopes.pop();
    const { translate = true, validation = [] } = scopes.at(-1) ?? {};
    const name = reading.vocabulary(node);
    if (name === 'unit') {
      readUnit(reading, node, { translate, validation, profiles });
      node = nextOf(doc, node);
    } else if (name === 'file' || name === 'group') {
      const modules = modulesOf(doc, node, reading.vocabulary);
      if (name === 'file') profiles = readProfiles(doc, modules);
      scopes.push({
        end: nextOf(doc, node),
        translate: translates(attributesOf(doc, node), translate),
        validation: readValidation(doc, modules, validation),
      });
      node++;
    } else {
      node = name === 'skeleton' || name === 'notes' ? nextOf(doc, node) : node + 1;
    }
  }
  const attributes = root === none ? undefined : attributesOf(doc, root);
  return catalogOf(text, path, attributes, segments, problemsOf(doc));
}

function catalogOf(
  text: string,
  path: string | undefined,
  attributes: Attributes | undefined,
  segments: readonly Segment[],
  problems: () => readonly Problem[],
): Catalog {
  const dialect = attributes?.get('version');
  const sourceLanguage = attributes?.get('srcLang');
  const targetLanguage = attributes?.get('trgLang');
  return {
    format: 'xliff-2',
    kind: 'bilingual',
    text,
    ...(dialect ? { dialect } : {}),
    ...(path === undefined ? {} : { path }),
    ...(sourceLanguage ? { sourceLanguage } : {}),
    ...(targetLanguage ? { targetLanguage } : {}),
    segments,
    get problems() {
      return problems();
    },
    syntaxes: ['printf', 'icu', 'markup', 'brace'],
  };
}

/** The faults of the markup and, in a sound document, what is against the specification; found once, when asked for. */
function problemsOf(doc: XmlDocument): () => readonly Problem[] {
  let unread: XmlDocument | undefined = doc;
  let problems: readonly Problem[] = [];
  return () => {
    if (unread) {
      problems = [...syntaxProblems(unread), ...checkRules(unread)].sort((a, b) => a.range.start - b.range.start);
      unread = undefined;
    }
    return problems;
  };
}

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
