import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import { ignoredIn } from '../../catalog/ignoreNote.ts';
import type { MessageSyntax, PluralForm, Segment, Slot } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { remarks } from '../hashComments.ts';
import { literalSlot } from '../slot.ts';
import { type EntryTree, type TreeEntry, textsOf } from './entryTree.ts';
import { commentLines } from './treeComments.ts';

/** How a tree of entries becomes a catalog. */
export interface TreeReading {
  /** Id of the format. */
  readonly format: string;
  readonly path: string | undefined;
  /** Who reads the file, for messages: `PHP`. */
  readonly reader: string;
  /** The text of literals that stand with their quotes at some places; at least one. */
  slot(text: string, literals: readonly TextRange[]): Slot;
  syntaxes(segments: readonly Segment[]): readonly MessageSyntax[];
  plural?(entry: TreeEntry): PluralForm | undefined;
}

/** Each text of a tree as a segment whose id is the path of its keys. */
export function treeCatalog(text: string, tree: EntryTree, reading: TreeReading): Catalog {
  const problems: Problem[] = [...tree.problems];
  const unique = uniqueIds();
  const segments = tree.leaves.map((entry): Segment => {
    const id = unique(entry.id);
    if (id !== entry.id) {
      const message = say`The key “${entry.id}” appears twice; ${reading.reader} sees only the last one.`;
      problems.push({ id: 'duplicate-id', range: entry.keyRange, message, severity: 'warning' });
    }
    const comments = commentLines(text, entry);
    const texts = textsOf(entry);
    const target = texts ? reading.slot(text, texts) : literalSlot(text, entry.code ?? entry.keyRange);
    const plural = id === entry.id ? reading.plural?.(entry) : undefined;
    return {
      id,
      range: { start: entry.start, end: entry.end },
      idRange: entry.keyRange,
      target,
      state: target.value === '' ? 'untranslated' : 'translated',
      translatable: !entry.code,
      notes: remarks(comments),
      matches: [],
      ignored: ignoredIn(comments),
      ...(plural ? { plural } : {}),
    };
  });
  const { format, path } = reading;
  return {
    format,
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments: segmentList(segments),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: reading.syntaxes(segments),
    ...(tree.takesInOthers ? { takesInOthers: true } : {}),
  };
}
