import { type Sentence, say } from '../../../sentences/sentence.ts';
import { attributeOf } from '../../../xml/attributes.ts';
import { nextOf } from '../../../xml/xmlDocument.ts';
import type { Report, Rule } from './rule.ts';
import type { Xliff2File } from './xliff2File.ts';

/** Reports every id that some of the elements before have. */
function reportRepeated(
  file: Xliff2File,
  nodes: Iterable<number>,
  report: Report,
  message: (id: string, name: string) => Sentence,
  seen = new Set<string>(),
): void {
  for (const node of nodes) {
    const id = attributeOf(file.doc, node, 'id');
    if (id === undefined || id === '') continue;
    const range = seen.has(id) ? file.find(node, 'id')?.valueRange : undefined;
    if (range) report(range, message(id, file.name(node)));
    seen.add(id);
  }
}

function* within(file: Xliff2File, node: number, ...names: readonly string[]): Generator<number> {
  const end = nextOf(file.doc, node);
  for (let inner = node + 1; inner < end; inner++) if (names.includes(file.name(inner))) yield inner;
}

/** The groups or units of a file, whatever groups they are in. */
function* entries(file: Xliff2File, node: number, wanted: 'group' | 'unit'): Generator<number> {
  const end = nextOf(file.doc, node);
  for (let inner = node + 1; inner < end; ) {
    const name = file.name(inner);
    if (name === wanted) yield inner;
    inner = name === 'group' ? inner + 1 : nextOf(file.doc, inner);
  }
}

const entryTwice = (id: string, name: string) => say`The ${name} id “${id}” appears twice in this file.`;

const fileId: Rule = {
  id: 'file-id-unique',
  of: ['xliff'],
  reportedAs: 'duplicate-id',
  check(file, node, report) {
    const files = file.children(node).filter((child) => file.name(child) === 'file');
    reportRepeated(file, files, report, entryTwice);
  },
};

const groupId: Rule = {
  id: 'group-id-unique',
  of: ['file'],
  reportedAs: 'duplicate-id',
  check: (file, node, report) => reportRepeated(file, entries(file, node, 'group'), report, entryTwice),
};

const unitId: Rule = {
  id: 'unit-id-unique',
  of: ['file'],
  reportedAs: 'duplicate-id',
  check: (file, node, report) => reportRepeated(file, entries(file, node, 'unit'), report, entryTwice),
};

const segmentId: Rule = {
  id: 'segment-id-unique',
  of: ['unit'],
  reportedAs: 'duplicate-id',
  check(file, node, report) {
    const parts = file.unit(node).parts.map((part) => part.node);
    if (parts.length > 1) reportRepeated(file, parts, report, entryTwice);
  },
};

/** §4.3.1.21: ids of inline elements share one space with those of the segments; source and target may be alike. */
const inlineId: Rule = {
  id: 'inline-id-unique',
  of: ['unit'],
  check(file, node, report) {
    const { parts, inSource, written } = file.unit(node);
    if (inSource.length + written.length === 0) return;
    const ids = parts.flatMap((part) => file.get(part.node, 'id') ?? []);
    const message = (id: string, name: string) =>
      ids.includes(id)
        ? say`The id “${id}” of this <${name}> is already the id of a segment of the unit.`
        : say`The id “${id}” of this <${name}> is already the id of another inline element of the unit.`;
    reportRepeated(file, inSource, report, message, new Set(ids));
    reportRepeated(file, written, report, message, new Set(ids));
  },
};

const childId = (of: string, child: string, id: string): Rule => ({
  id,
  of: [of],
  check(file, node, report) {
    const children = file.children(node).filter((inner) => file.name(inner) === child);
    reportRepeated(file, children, report, (value) => say`Two <${child}> of this <${of}> have the id “${value}”.`);
  },
});

const extensionId: Rule = {
  id: 'extension-id-unique',
  of: ['file', 'group', 'unit'],
  check(file, node, report) {
    const seen = new Set<string>();
    for (const child of file.children(node)) {
      if (file.name(child) !== '?') continue;
      const end = nextOf(file.doc, child);
      for (let inner = child; inner < end; inner++) {
        const id = file.find(inner, 'id') ?? file.find(inner, 'xml:id');
        if (!id) continue;
        if (seen.has(id.value)) {
          report(id.valueRange, say`Two extension elements of this <${file.name(node)}> have the id “${id.value}”.`);
        }
        seen.add(id.value);
      }
    }
  },
};

const glossaryId: Rule = {
  id: 'glossary-id-unique',
  of: ['gls:glossary'],
  check: (file, node, report) =>
    reportRepeated(
      file,
      within(file, node, 'gls:glossEntry', 'gls:translation'),
      report,
      (id) => say`Two entries or translations of this glossary have the id “${id}”.`,
    ),
};

const metadataId: Rule = {
  id: 'metadata-id-unique',
  of: ['mda:metadata'],
  check(file, node, report) {
    const ownId = file.get(node, 'id');
    reportRepeated(
      file,
      within(file, node, 'mda:metaGroup'),
      report,
      (id) => say`The id “${id}” appears twice in this metadata.`,
      new Set(ownId === undefined ? [] : [ownId]),
    );
  },
};

const resourceId: Rule = {
  id: 'resource-id-unique',
  of: ['res:resourceData'],
  check: (file, node, report) =>
    reportRepeated(
      file,
      within(file, node, 'res:resourceItemRef', 'res:resourceItem'),
      report,
      (id) => say`Two resources of this <res:resourceData> have the id “${id}”.`,
    ),
};

/** Ids that have to be told apart. */
export const idRules: readonly Rule[] = [
  fileId,
  groupId,
  unitId,
  segmentId,
  inlineId,
  childId('notes', 'note', 'note-id-unique'),
  childId('originalData', 'data', 'data-id-unique'),
  childId('mtc:matches', 'mtc:match', 'match-id-unique'),
  extensionId,
  glossaryId,
  metadataId,
  resourceId,
];
