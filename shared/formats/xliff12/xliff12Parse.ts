import type { Catalog, Problem } from '../../catalog/catalog.ts';
import { attributesOf } from '../xml/attributes.ts';
import { translates } from '../xml/startReading.ts';
import { childrenOf, nextOf, none } from '../xml/xmlDocument.ts';
import { checkXliff12 } from './rules/checkXliff12.ts';
import { contextsIn } from './xliff12Details.ts';
import { syntaxesOf } from './xliff12Dialect.ts';
import { enterFile, startXliff12, type Xliff12Reading } from './xliff12Reading.ts';
import { checkFile, checkRoot } from './xliff12Rules.ts';
import { type Inherited, noteId, readUnit } from './xliff12Segments.ts';

/** So many contexts of the groups around a unit are told of it. */
const nearest = 4;

/** What an element says for all within it. */
interface Scope extends Inherited {
  readonly end: number;
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
  walk(reading);
  const { doc, root, first, tool } = reading;
  const problems = problemsOf(reading);
  const version = root === none ? undefined : attributesOf(doc, root).get('version');
  const dialect = tool?.dialect ?? reading.dialect;
  return {
    format: 'xliff-1.2',
    kind: 'bilingual',
    text,
    ...((dialect ?? version) ? { dialect: dialect ?? version ?? '' } : {}),
    ...(path === undefined ? {} : { path }),
    ...(first?.source ? { sourceLanguage: first.source } : {}),
    ...(first?.target ? { targetLanguage: first.target } : {}),
    segments: reading.segments,
    get problems() {
      return problems();
    },
    syntaxes: syntaxesOf(dialect, reading.path),
  };
}

/** What reading found, and what breaks rules of the specification; looked for once, when asked for. */
function problemsOf({ doc, vocabulary, problems: found }: Xliff12Reading): () => readonly Problem[] {
  let problems: readonly Problem[] | undefined;
  return () => {
    problems ??= [...found, ...checkXliff12(doc, vocabulary)].sort((a, b) => a.range.start - b.range.start);
    return problems;
  };
}

function walk(reading: Xliff12Reading): void {
  const { doc, vocabulary } = reading;
  const scopes: Scope[] = [{ end: doc.size, translate: true, contexts: [] }];
  let node = 0;
  while (node < doc.size) {
    while (scopes.length > 1 && (scopes.at(-1) as Scope).end <= node) scopes.pop();
    const around = scopes.at(-1) as Scope;
    const name = vocabulary(node);
    switch (name) {
      case 'file':
        enterFile(reading, node);
        checkFile(reading, node);
        scopes.push(scopeOf(reading, node, { translate: true, contexts: [] }));
        node++;
        break;
      case 'group':
        scopes.push(scopeOf(reading, node, around));
        node++;
        break;
      case 'bin-unit':
        noteId(reading, node, attributesOf(doc, node), name);
        scopes.push(scopeOf(reading, node, around));
        node++;
        break;
      case 'trans-unit':
        readUnit(reading, node, around);
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
  const own = groups.length > 0 ? contextsIn(doc, groups, vocabulary) : [];
  const contexts = own.length > 0 ? [...around.contexts, ...own].slice(-nearest) : around.contexts;
  return { end: nextOf(doc, node), translate: translates(attributesOf(doc, node), around.translate), contexts };
}
