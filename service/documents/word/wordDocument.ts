import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  type ISectionOptions,
  Packer,
  PageOrientation,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Content } from '../../../shared/catalog/content.ts';
import { lookedTexts } from '../layout/stretchesOf.ts';
import { isRightToLeft } from '../layout/visualRuns.ts';
import type { Page, Paragraph as PagePart } from '../pdf/readPages.ts';
import { watermarkText } from '../watermarkText.ts';
import { type PageItem, pageItems } from './pageItems.ts';
import type { PageTable } from './pageTables.ts';

/** What a Word document is made with beside the pages. */
export interface WordOptions {
  /** Translations by the id of a paragraph; the others stay in their language. */
  readonly contents: ReadonlyMap<string, Content>;
  readonly target: string;
  readonly watermark: boolean;
}

/** Twentieths of a point, as Word measures (ECMA-376-1 §17.18.81). */
const twips = (points: number) => Math.round(points * 20);
const families = { sans: 'Arial', serif: 'Times New Roman', mono: 'Courier New' } as const;
const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;
const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justified: AlignmentType.JUSTIFIED,
} as const;

/** A Word document with the text of pages. */
export async function wordDocument(pages: readonly Page[], options: WordOptions): Promise<Uint8Array> {
  const written = pages.filter(({ all }) => all.length > 0);
  const sections = written.map((page, i): ISectionOptions => {
    const { items, frame } = pageItems(page, written);
    const children = items.map((item) =>
      item.kind === 'table' ? tableOf(item.table, options) : textOf(item, options),
    );
    const isLast = i === written.length - 1;
    return {
      properties: {
        page: {
          size: {
            // the writer turns the sides of a page that lies
            width: twips(Math.min(page.width, page.height)),
            height: twips(Math.max(page.width, page.height)),
            orientation: page.width > page.height ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
          },
          margin: {
            left: twips(frame.left),
            right: twips(frame.right),
            top: twips(frame.top),
            bottom: twips(frame.bottom),
            header: 0,
            footer: 0,
          },
        },
      },
      children: isLast && options.watermark ? [...children, watermark()] : children,
    };
  });
  const document = new Document({
    sections,
    styles: { default: { document: { run: { language: { value: options.target } } } } },
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function textOf(item: Exclude<PageItem, { readonly kind: 'table' }>, options: WordOptions): Paragraph {
  const { part, heading, indent, before, bullet, lead } = item;
  const { paragraph } = part;
  const rightToLeft = isRightToLeft(contentOf(part, options).value);
  return new Paragraph({
    children: lead === undefined ? runsOf(part, options) : [leadOf(part, lead), ...runsOf(part, options)],
    alignment: alignments[paragraph.align],
    bidirectional: rightToLeft,
    ...(heading === undefined ? {} : { heading: headings[heading - 1] }),
    ...(bullet ? { bullet: { level: 0 } } : {}),
    spacing: { before: twips(before), line: Math.round((paragraph.leading / paragraph.size / 1.2) * 240), after: 0 },
    ...(bullet || heading !== undefined ? {} : { indent: indentOf(indent, paragraph.indent) }),
  });
}

function leadOf({ paragraph, text }: PagePart, lead: string): TextRun {
  const { color, family } = text.base;
  return new TextRun({
    text: `${lead} `,
    color: color.slice(1),
    size: Math.round(paragraph.size * 2),
    font: families[family],
  });
}

function indentOf(left: number, first: number) {
  return first < 0 ? { left: twips(left), hanging: twips(-first) } : { left: twips(left), firstLine: twips(first) };
}

function contentOf({ id, text }: PagePart, { contents }: WordOptions): Content {
  return contents.get(id) ?? text.content;
}

function runsOf(part: PagePart, options: WordOptions): ParagraphChild[] {
  const content = contentOf(part, options);
  const rightToLeft = isRightToLeft(content.value);
  const { size } = part.paragraph;
  return lookedTexts(content, part.text).map(({ text, look }) => {
    const isRaised = look.rise > 0 && look.scale < 1;
    const isLowered = look.rise < 0 && look.scale < 1;
    const points = isRaised || isLowered ? size : size * look.scale;
    return new TextRun({
      text,
      bold: look.bold,
      italics: look.italic,
      color: look.color.slice(1),
      size: Math.max(2, Math.round(points * 2)),
      font: families[look.family],
      superScript: isRaised,
      subScript: isLowered,
      rightToLeft,
    });
  });
}

function tableOf({ rows, widths }: PageTable, options: WordOptions): Table {
  const line = { style: BorderStyle.SINGLE, size: 4, color: '808080' };
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths.map(twips),
    width: { size: twips(widths.reduce((sum, width) => sum + width, 0)), type: WidthType.DXA },
    borders: { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (parts, i) =>
              new TableCell({
                width: { size: twips(widths[i] ?? 0), type: WidthType.DXA },
                margins: { left: 60, right: 60, top: 20, bottom: 20 },
                children: parts.length === 0 ? [new Paragraph({})] : parts.map((part) => cellText(part, options)),
              }),
          ),
        }),
    ),
  });
}

function cellText(part: PagePart, options: WordOptions): Paragraph {
  return new Paragraph({
    children: runsOf(part, options),
    bidirectional: isRightToLeft(contentOf(part, options).value),
  });
}

function watermark(): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { before: 240 },
    children: [new TextRun({ text: watermarkText, size: 14, color: '808080' })],
  });
}
