import {
  PDFOperatorNames as Names,
  PDFArray,
  type PDFFont,
  PDFHexString,
  type PDFName,
  PDFNumber,
  PDFOperator,
  type PDFPage,
  setFillingRgbColor,
} from 'pdf-lib';
import { lineStart } from '../layout/lineStart.ts';
import type { SetLine, SetPart, SetText } from '../layout/setParagraph.ts';
import type { TextParagraph } from '../layout/textParagraphs.ts';
import { inRightToLeftOrder } from '../layout/visualRuns.ts';
import type { PdfFont } from './pdfFonts.ts';

/** Draws a text where the lines of a paragraph stood. @param width of its place, in points. */
export function drawParagraph(page: PDFPage, paragraph: TextParagraph, text: SetText<PdfFont>, width: number): void {
  const { angle } = paragraph;
  const size = paragraph.size * text.scale;
  const top = paragraph.lines[0]?.v ?? 0;
  const operators = text.lines.flatMap((line, i) => {
    const { u, stretch } = lineStart(paragraph, text, i, width);
    return drawLine(page, line, { u, v: top - i * paragraph.leading * text.scale, size, stretch, angle });
  });
  page.pushOperators(...operators);
}

interface LinePlace {
  readonly u: number;
  readonly v: number;
  readonly size: number;
  /** Points by which each blank is wider. */
  readonly stretch: number;
  readonly angle: number;
}

function drawLine(page: PDFPage, line: SetLine<PdfFont>, { u, v, size, stretch, angle }: LinePlace): PDFOperator[] {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const operators = [PDFOperator.of(Names.BeginText)];
  let x = u;
  for (const part of line.parts) {
    const { stretch: run } = part;
    const height = size * run.look.scale;
    const y = v + run.look.rise * size;
    const color = [1, 3, 5].map((i) => Number.parseInt(run.look.color.slice(i, i + 2), 16) / 255);
    const numbers = [cos, sin, -sin, cos, x * cos - y * sin, x * sin + y * cos];
    const shown = PDFArray.withContext(page.doc.context);
    for (const word of wordsOf(part)) {
      const hasBlank = word.includes(' ');
      shown.push(PDFHexString.of(run.font.font.encodeText(word).asString()));
      if (stretch > 0 && hasBlank) shown.push(PDFNumber.of((-stretch * 1000) / height));
      x += run.font.width(word) * height + (hasBlank ? stretch : 0);
    }
    operators.push(
      setFillingRgbColor(color[0] ?? 0, color[1] ?? 0, color[2] ?? 0),
      PDFOperator.of(Names.SetFontAndSize, [fontKey(page, run.font.font), PDFNumber.of(height)]),
      PDFOperator.of(
        Names.SetTextMatrix,
        numbers.map((number) => PDFNumber.of(Math.round(number * 1e5) / 1e5)),
      ),
      PDFOperator.of(Names.ShowTextAdjusted, [shown]),
    );
  }
  operators.push(PDFOperator.of(Names.EndText));
  return operators;
}

/**
 * From left to right. A blank belongs to the word before it, so that programs that read the file find it; from right to
 * left it stands alone, as shaping would put it on the other side of its word.
 */
function wordsOf({ text, rightToLeft }: SetPart): string[] {
  if (!rightToLeft) return text.match(/[^ ]* |[^ ]+/g) ?? [];
  return inRightToLeftOrder(text).flatMap((word) => word.match(/ |[^ ]+/g) ?? []);
}

const keys = new WeakMap<PDFPage, Map<string, PDFName>>();

/** The name of a font on a page. */
function fontKey(page: PDFPage, font: PDFFont): PDFName {
  const names = keys.get(page) ?? new Map<string, PDFName>();
  keys.set(page, names);
  const tag = font.ref.toString();
  const key = names.get(tag) ?? page.node.newFontDictionary(font.name, font.ref);
  names.set(tag, key);
  return key;
}
