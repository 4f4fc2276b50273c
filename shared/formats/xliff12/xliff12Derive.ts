import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { Segment } from '../../catalog/segment.ts';
import { applyEdits, type TextEdit, type TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { type AttributeChanges, editAttributes } from '../../xml/editElement.ts';
import { startReading } from '../../xml/startReading.ts';
import { contentRange, isEmptyTag, nextOf, none, startOf, type XmlDocument } from '../../xml/xmlDocument.ts';
import type { NewEntry } from '../format.ts';
import { sdlSegments } from './sdlDefinitions.ts';
import { editXliff12Unit } from './xliff12Edits.ts';
import { parseXliff12 } from './xliff12Parse.ts';
import { spellTool, statusAttribute, toolOf } from './xliff12Tool.ts';
import { readXliff12Unit } from './xliff12Unit.ts';

/**
 * The edits that turn an XLIFF file into one for another language: every `<file>` names the language, targets that
 * have text are emptied, what is written about where they stand goes back to the start, translations that are given are
 * filled in. What is not to be translated stays as it is. See {@link Format.derive}.
 *
 * @throws EditRefused for a file whose markup is broken.
 */
export function deriveXliff12(
  source: Catalog,
  language: string,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  if ([...source.problems].some(({ id, severity }) => id === 'syntax' && severity === 'error')) {
    throw new EditRefused(say`The source file is not well formed; repair it first.`);
  }
  const emptied = emptyEdits(source, language);
  if (translations.size === 0) return emptied;
  if (source.segments.all().every(({ target }) => !target || target.value === '')) {
    return [...emptied, ...fillEdits(source, translations)];
  }
  const blank = parseXliff12(applyEdits(source.text, emptied), source.path);
  const text = applyEdits(blank.text, fillEdits(blank, translations));
  return [{ range: { start: 0, end: source.text.length }, newText: text }];
}

/**
 * The edits that name the target language in each `<file>`, as tools expect of those with a `<target>`, where
 * no file names one.
 */
export function nameXliff12Language(catalog: Catalog, language: string): TextEdit[] {
  for (const segment of catalog.segments) if (segment.targetLanguage ?? catalog.targetLanguage) return [];
  const { doc, vocabulary } = startReading(catalog.text, 'xliff');
  const edits: TextEdit[] = [];
  for (let node = 0; node < doc.size; node = vocabulary(node) === 'file' ? nextOf(doc, node) : node + 1) {
    if (vocabulary(node) === 'file') pushAll(edits, editAttributes(doc, node, { 'target-language': language }));
  }
  return edits;
}

/** The translations as edits, those of one unit together. */
function fillEdits(catalog: Catalog, translations: ReadonlyMap<string, NewEntry>): TextEdit[] {
  const units = new Map<number, (readonly [Segment, SegmentChange])[]>();
  for (const segment of catalog.segments) {
    const entry = translations.get(segment.id);
    if (!entry || !segment.translatable) continue;
    const unit = units.get(segment.range.start);
    const change = [segment, { content: entry.content, state: 'translated' }] as const;
    if (unit) unit.push(change);
    else units.set(segment.range.start, [change]);
  }
  return [...units.values()].flatMap((changes) => editXliff12Unit(catalog, changes));
}

function emptyEdits(source: Catalog, language: string): TextEdit[] {
  const { doc, vocabulary } = startReading(source.text, 'xliff');
  const fixed = fixedUnits(source);
  const tool = toolOf(source.text);
  const edits: TextEdit[] = [];
  for (let node = 0; node < doc.size; ) {
    const name = vocabulary(node);
    if (name === 'file') pushAll(edits, editAttributes(doc, node, { 'target-language': language }));
    const skipped = name === 'trans-unit' || name === 'header' || name === 'alt-trans';
    if (name === 'trans-unit' && !fixed.has(startOf(doc, node))) {
      const unit = readXliff12Unit(doc, node, vocabulary);
      const target = unit.target === none ? undefined : contentOf(doc, unit.target);
      const filled = target !== undefined && target.end > target.start;
      const emptied: Record<string, string | undefined> = {};
      if (attributesOf(doc, node).get('approved')) emptied.approved = undefined;
      if (tool && filled && attributesOf(doc, node).get(statusAttribute(tool))) {
        emptied[statusAttribute(tool)] = tool.dialect === 'mqxliff' ? 'NotStarted' : spellTool(tool, 'needs-review');
      }
      pushAll(edits, editAttributes(doc, node, emptied));
      if (unit.target !== none)
        pushAll(edits, editAttributes(doc, unit.target, blankTarget(doc, unit.target, language)));
      if (target && filled) edits.push({ range: target, newText: '' });
      for (const { node: segment } of sdlSegments(doc, unit.definitions).values()) {
        pushAll(edits, editAttributes(doc, segment, blankSegment));
      }
    }
    node = skipped ? nextOf(doc, node) : node + 1;
  }
  return edits;
}

const blankSegment: AttributeChanges = {
  conf: undefined,
  origin: undefined,
  'origin-system': undefined,
  percent: undefined,
};

/** State and origin of a target go with its text; its language becomes the new one where it names one. */
function blankTarget(doc: XmlDocument, target: number, language: string): AttributeChanges {
  const attributes = attributesOf(doc, target);
  const changes: Record<string, string | undefined> = { state: undefined, 'state-qualifier': undefined };
  if (attributes.get('xml:lang') !== undefined) changes['xml:lang'] = language;
  return changes;
}

function contentOf(doc: XmlDocument, node: number): TextRange | undefined {
  return isEmptyTag(doc, node) ? undefined : contentRange(doc, node);
}

/** Where units start of which nothing is to be translated. */
function fixedUnits(catalog: Catalog): ReadonlySet<number> {
  const fixed = new Set<number>();
  for (const { range, translatable, source } of catalog.segments) {
    if (!translatable && source && source.value.trim() !== '') fixed.add(range.start);
  }
  for (const { range, translatable } of catalog.segments) if (translatable) fixed.delete(range.start);
  return fixed;
}
