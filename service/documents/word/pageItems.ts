import { isBullet } from '../layout/textLines.ts';
import type { Page, Paragraph } from '../pdf/readPages.ts';
import { type PageTable, pageTables } from './pageTables.ts';
import { type Bounds, boundsOf, readingOrder } from './readingOrder.ts';

/** A paragraph or a table of the new document. Lengths are points. */
export type PageItem =
  | {
      readonly kind: 'text';
      readonly part: Paragraph;
      /** 1 to 3. */
      readonly heading?: 1 | 2 | 3;
      readonly bullet: boolean;
      /** The number of an item, which stands before its text. */
      readonly lead?: string;
      /** From the left edge of the text. */
      readonly indent: number;
      /** Room above it. */
      readonly before: number;
    }
  | { readonly kind: 'table'; readonly table: PageTable };

/** Margins of a page, in points. */
export interface PageMargins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The narrowest margin, the room above a paragraph that is kept at most, and that above a new column. */
const limits = { margin: 28, before: 30, column: 8 };
/** Height by that of most text from which a line is a heading of the first, second and third level. */
const headingScales = [1.7, 1.35, 1.12] as const;

/** What a page holds in the order in which it is read. @param pages all of the document: they tell the usual height of text. */
export function pageItems(
  page: Page,
  pages: readonly Page[],
): { readonly items: readonly PageItem[]; readonly frame: PageMargins } {
  const tables = pageTables(page);
  const inTables = new Set(tables.flatMap(({ rows }) => rows.flat(2)));
  const loose = page.all.filter((part) => !inTables.has(part));
  const bullets = loose.filter(({ paragraph }) => paragraph.lines.length === 1 && paragraph.lines.some(isBullet));
  const owned = new Map<Paragraph, Paragraph>();
  for (const bullet of bullets) {
    const owner = loose.find((part) => part !== bullet && isItemOf(bullet, part));
    if (owner) owned.set(bullet, owner);
  }
  const marked = new Map([...owned].map(([bullet, owner]) => [owner, bullet]));
  const things: (Paragraph | PageTable)[] = [...loose.filter((part) => !owned.has(part)), ...tables];
  const bounds = (thing: Paragraph | PageTable): Bounds => ('rows' in thing ? thing.bounds : boundsOf(thing));
  const ordered = readingOrder(things, bounds);
  const left = Math.min(...things.map((thing) => bounds(thing).left));
  const usual = usualSize(pages);
  let last: Bounds | undefined;
  const items = ordered.flatMap(({ thing, left: column }): PageItem[] => {
    const current = bounds(thing);
    const gap = !last ? 0 : last.bottom > current.top ? last.bottom - current.top : limits.column;
    last = current;
    if ('rows' in thing) return [{ kind: 'table', table: thing }];
    const mark = marked.get(thing);
    const sign = mark?.text.content.value.trim();
    const isList = sign !== undefined && !/[\p{L}\d]/u.test(sign);
    const heading = headingOf(thing, usual);
    const text: PageItem = {
      kind: 'text',
      part: thing,
      bullet: isList,
      indent:
        thing.paragraph.align === 'left' || thing.paragraph.align === 'justified'
          ? Math.max(0, thing.paragraph.start - column)
          : 0,
      before: Math.min(limits.before, gap),
      ...(heading === undefined ? {} : { heading }),
    };
    // a number is text of its own before what it numbers
    if (!mark || isList) return [text];
    return [{ ...text, lead: sign ?? '' }];
  });
  const all = page.all.map(boundsOf);
  const frame = {
    left: Math.max(limits.margin, left),
    right: Math.max(limits.margin, page.width - Math.max(...all.map(({ right }) => right))),
    top: Math.max(limits.margin, page.height - Math.max(...all.map(({ top }) => top))),
    bottom: limits.margin,
  };
  return { items, frame };
}

/** A mark stands on the base line of the item's first line, close before it. */
function isItemOf({ paragraph: bullet }: Paragraph, { paragraph }: Paragraph): boolean {
  const [mark] = bullet.lines;
  const [line] = paragraph.lines;
  if (!mark || !line || line.angle !== mark.angle) return false;
  const gap = line.start - mark.end;
  return Math.abs(line.v - mark.v) < 0.3 * line.size && gap >= 0 && gap < 4 * line.size;
}

function usualSize(pages: readonly Page[]): number {
  const counts = new Map<number, number>();
  for (const { paragraph, text } of pages.flatMap(({ all }) => all)) {
    const size = Math.round(paragraph.size * 2) / 2;
    counts.set(size, (counts.get(size) ?? 0) + text.content.value.length);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 12;
}

function headingOf({ paragraph, text }: Paragraph, usual: number): 1 | 2 | 3 | undefined {
  if (paragraph.lines.length > 3 || !/\p{L}{2}/u.test(text.content.value)) return undefined;
  const level = headingScales.findIndex((scale) => paragraph.size >= scale * usual);
  if (level >= 0) return (level + 1) as 1 | 2 | 3;
  const isShort = paragraph.lines.length === 1 && !/[.:;,!?]$/.test(text.content.value);
  return isShort && text.base.bold && text.looks.size === 0 && paragraph.size >= 0.98 * usual ? 3 : undefined;
}
