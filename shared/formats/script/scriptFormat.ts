import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { EntryTree, TreeNotation } from '../entryTree/entryTree.ts';
import { treeCatalog } from '../entryTree/treeCatalog.ts';
import { treeEdits, treeIgnore } from '../entryTree/treeEdits.ts';
import { treeDerive, treeInsert } from '../entryTree/treeInsert.ts';
import { treeOutline } from '../entryTree/treeOutline.ts';
import { treePlurals } from '../entryTree/treePlurals.ts';
import type { Format } from '../format.ts';
import type { FormatFacts } from '../formatFacts.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { encodeScript, isDelicate, scriptSlot } from './scriptText.ts';

/** What is so in objects of a script that hold texts. */
export const scriptFacts: FormatFacts = { orderIsFree: true, keysArePaths: true, askedByCode: true, shownAlone: true };

/** How objects of a script are read and edited, whatever stands around them. @param reader who reads them, for messages. */
export function scriptFormat(
  format: string,
  reader: string,
  read: (text: string) => EntryTree,
): Pick<Format, 'parse' | 'encode' | 'edits' | 'ignore' | 'outline' | 'insert' | 'derive'> {
  const notation: TreeNotation = { read, encode: encodeScript, isDelicate, rootSign: ';' };
  return {
    parse: (text, path) =>
      treeCatalog(text, read(text), {
        format,
        path,
        reader,
        slot: (whole, [literal]) => scriptSlot(whole, literal ?? { start: 0, end: 0 }),
        syntaxes: syntaxesOf,
        plural: treePlurals(),
      }),
    encode: (content, { target }, { text }: Catalog) =>
      encodeScript(content, target ? text.charAt(target.range.start - 1) : "'", text),
    edits: (catalog, segment, change) => treeEdits(notation, catalog, segment, change),
    ignore: treeIgnore,
    outline: (texts, isFlat, { text }) => treeOutline(notation, text, texts, isFlat),
    insert: (catalog, entries) => treeInsert(notation, catalog, entries),
    derive: (source, _language, translations) => treeDerive(notation, source, translations),
  };
}

function syntaxesOf(segments: readonly Segment[]) {
  const texts = segments.filter(({ translatable }) => translatable).slice(0, 2000);
  return guessSyntaxes(texts.map(({ target }) => target?.value ?? ''));
}
