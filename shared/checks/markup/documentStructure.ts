import type { UnevenBlocks } from '../../catalog/alignment.ts';
import { stepsOf } from '../../formats/alignedBlocks.ts';
import { eachSegment } from '../../formats/lazyCatalog.ts';
import type { FileCheck } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';
import { isDocument } from '../texts/documentTags.ts';

/** A section of a document with another number of blocks than in the source, so that they cannot be told apart. */
export const documentStructure: FileCheck = {
  scope: 'file',
  id: 'document-structure',
  severity: 'warning',
  summary: 'A section does not have the blocks that it has in the source',
  *run({ catalog }) {
    const sections = catalog.pair?.alignment?.sections ?? [];
    if (sections.length === 0) return;
    const first = new Map<string, { readonly id: string; readonly range: { start: number; end: number } }>();
    for (const { id, idRange, range } of eachSegment(catalog))
      for (const { path } of [whole, ...stepsOf(id), ...keysOf(id)])
        if (!first.has(path)) first.set(path, { id, range: idRange ?? range });
    for (const { path, blocks } of sections) {
      // A page may explain more: a note of its translator, an example.
      if (isDocument({ catalog }) && blocks.every(isAddedText)) continue;
      const place = first.get(path);
      yield {
        range: place?.range ?? { start: 0, end: 0 },
        ...(place ? { segment: place.id } : {}),
        message: path === '' && catalog.format !== 'text' ? sectionsDiffer(blocks) : blocksDiffer(path, blocks),
        ...(catalog.format === 'text' ? { severity: 'info' as const } : {}),
        data: { path },
      };
    }
  },
};

/** Whether a translation has more of a block, and that is no heading or part of its own. */
const isAddedText = ({ name, source, target }: UnevenBlocks) =>
  source < target && /^(?:p|li|[uo]l|(?:block)?quote|table|t[rdh]|[rc]|caption|html|text)$/.test(name);

/** The paths of the keys above an entry of JSON or YAML. */
function* keysOf(id: string): Generator<{ readonly path: string }> {
  if (!id.includes('/')) for (const { index } of id.matchAll(/\./g)) yield { path: id.slice(0, index) };
}

/** The path of the whole file. */
const whole = { path: '' };

/** What readers call the blocks that a path calls `p`. */
const nouns: ReadonlyMap<string, readonly [one: string, more: string]> = new Map([
  ['p', ['paragraph', 'paragraphs']],
  ['li', ['list item', 'list items']],
  ['ul', ['list', 'lists']],
  ['ol', ['numbered list', 'numbered lists']],
  ['table', ['table', 'tables']],
  ['tr', ['row', 'rows']],
  ['r', ['row', 'rows']],
  ['td', ['cell', 'cells']],
  ['c', ['cell', 'cells']],
  ['th', ['header cell', 'header cells']],
  ['item', ['item', 'items']],
  ['section', ['section', 'sections']],
  ['quote', ['quotation', 'quotations']],
  ['blockquote', ['quotation', 'quotations']],
]);

/** So many kinds of blocks are named. */
const named = 4;

/** Of a whole page: parts that have an id of their own are in one of the files only. */
function sectionsDiffer(blocks: readonly UnevenBlocks[]): string {
  const [missing, extra] = (['target', 'source'] as const).map((side) =>
    shortened(
      blocks.filter((one) => one[side] < one[side === 'target' ? 'source' : 'target']).map(({ name }) => quote(name)),
    ),
  );
  if (!extra) return `The page lacks ${missing}`;
  return `${missing ? `The page lacks ${missing}, and` : 'The page'} has ${extra}, which the source does not`;
}

function blocksDiffer(path: string, blocks: readonly UnevenBlocks[]): string {
  const [first] = blocks;
  const part = path === '' ? 'The text' : quote(path);
  // Of one kind, and as many: rows.
  if (first && blocks.length === 1 && first.source === first.target)
    return `${part} has other rows than the source, or cells in another order`;
  const listOf = (side: 'source' | 'target') =>
    shortened(blocks.map(({ name, [side]: count }) => `${count === 0 ? 'no' : count} ${nounOf(name, count)}`));
  return `${part} has ${listOf('target')}; the source has ${listOf('source')}`;
}

function shortened(list: readonly string[]): string {
  return `${list.slice(0, named).join(', ')}${list.length > named ? ` and ${list.length - named} more` : ''}`;
}

function nounOf(name: string, count: number): string {
  const other = /^h[1-6]$/.test(name) ? `${name} heading` : /^[a-z]\w*$/.test(name) ? `<${name}>` : quote(name);
  const [one, more] = nouns.get(name) ?? [other, other.endsWith('heading') ? `${other}s` : other];
  return count === 1 ? one : more;
}
