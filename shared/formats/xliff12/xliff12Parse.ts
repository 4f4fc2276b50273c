import type { Catalog } from '../../catalog/catalog.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { translates } from '../../xml/startReading.ts';
import { childrenOf, nextOf, none } from '../../xml/xmlDocument.ts';
import { listUnits, problemsInOrder, UnitSegments } from '../unitSegments.ts';
import { checkXliff12 } from './rules/checkXliff12.ts';
import { contextsIn } from './xliff12Details.ts';
import { syntaxesOf } from './xliff12Dialect.ts';
import { factsOfFile, startXliff12, type Xliff12FileFacts, type Xliff12Reading } from './xliff12Reading.ts';
import { checkFile, checkRoot } from './xliff12Rules.ts';
import type { Inherited } from './xliff12Segment.ts';
import { noteId, readUnit } from './xliff12Segments.ts';

/** So many contexts of the groups around a unit are told of it. */
const nearest = 4;

/** What an element says for all within it. */
interface Scope extends Inherited {
  readonly end: number;
}

/** The elements that are read one by one: files, units and binary units, in their order. */
interface Entries {
  readonly nodes: readonly number[];
  /** What each has from the groups around it. */
  readonly scopes: readonly Inherited[];
  /** The `<file>` of each. */
  readonly files: readonly Xliff12FileFacts[];
}

/**
 * Reads XLIFF 1.0 to 1.2: the units of every file and group, however deep. Whether the file keeps all rules of the
 * specification is looked at when its problems are asked for.
 *
 * Source of the rules: XLIFF 1.2, OASIS Standard, 1 February 2008; transitional and strict are read alike.
 */
export function parseXliff12(text: string, path?: string): Catalog {
  const reading = startXliff12(text, path);
  checkRoot(reading);
  const { doc, root, tool, vocabulary, problems: readingProblems } = reading;
  const { nodes, scopes, files } = entriesOf(reading);
  const units = new UnitSegments(reading, {
    count: nodes.length,
    read(into, entry) {
      into.file = files[entry] as Xliff12FileFacts;
      readEntry(into, nodes[entry] as number, scopes[entry] as Inherited);
    },
  });
  const { first, ...file } = files.at(-1) ?? reading.file;
  const problems = problemsInOrder(readingProblems, units, () => checkXliff12(doc, vocabulary));
  const version = root === none ? undefined : attributesOf(doc, root).get('version');
  const dialect = tool?.dialect ?? file.dialect;
  return {
    format: 'xliff-1.2',
    kind: 'bilingual',
    text,
    ...((dialect ?? version) ? { dialect: dialect ?? version ?? '' } : {}),
    ...(path === undefined ? {} : { path }),
    ...(first?.source ? { sourceLanguage: first.source } : {}),
    ...(first?.target ? { targetLanguage: first.target } : {}),
    segments: listUnits(text, units),
    problems,
    errors: readingProblems.filter(({ severity }) => severity === 'error'),
    syntaxes: syntaxesOf(dialect, reading.path),
  };
}

function entriesOf(reading: Xliff12Reading): Entries {
  const { doc, vocabulary } = reading;
  const nodes: number[] = [];
  const scopes: Inherited[] = [];
  const files: Xliff12FileFacts[] = [];
  const outermost: Scope = { end: doc.size, translate: true, contexts: [] };
  const open: Scope[] = [outermost];
  let file = reading.file;
  const add = (node: number, around: Inherited) => {
    nodes.push(node);
    scopes.push(around);
    files.push(file);
  };
  for (let node = 0; node < doc.size; ) {
    while (open.length > 1 && (open.at(-1) as Scope).end <= node) open.pop();
    const around = open.at(-1) as Scope;
    switch (vocabulary(node)) {
      case 'file':
        file = factsOfFile(reading, node, file);
        add(node, outermost);
        open.push(scopeOf(reading, node, outermost));
        node++;
        break;
      case 'group':
        open.push(scopeOf(reading, node, around));
        node++;
        break;
      case 'bin-unit':
        add(node, around);
        open.push(scopeOf(reading, node, around));
        node++;
        break;
      case 'trans-unit':
        add(node, around);
        node = nextOf(doc, node);
        break;
      case 'header':
      case 'bin-source':
      case 'bin-target':
        node = nextOf(doc, node);
        break;
      default:
        node++;
    }
  }
  return { nodes, scopes, files };
}

function readEntry(reading: Xliff12Reading, node: number, around: Inherited): void {
  const name = reading.vocabulary(node);
  if (name === 'trans-unit') readUnit(reading, node, around);
  else if (name === 'file') checkFile(reading, node);
  else noteId(reading, node, attributesOf(reading.doc, node), name);
}

/** What a file, group or binary unit says for the units in it, over what holds around it. */
function scopeOf(reading: Xliff12Reading, node: number, around: Inherited): Scope {
  const { doc, vocabulary, names } = reading;
  const groups: number[] = [];
  if (names.has('context-group') && vocabulary(node) === 'group') {
    for (const child of childrenOf(doc, node)) {
      const name = vocabulary(child);
      if (name === 'trans-unit' || name === 'group') break;
      if (name === 'context-group') groups.push(child);
    }
  }
  const ownContexts = groups.length > 0 ? contextsIn(doc, groups, vocabulary) : [];
  const contexts = ownContexts.length > 0 ? [...around.contexts, ...ownContexts].slice(-nearest) : around.contexts;
  return { end: nextOf(doc, node), translate: translates(attributesOf(doc, node), around.translate), contexts };
}
