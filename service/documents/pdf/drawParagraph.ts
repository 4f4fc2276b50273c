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
import { roomOf, type SetLine, type SetText } from './setParagraph.ts';
import type { TextParagraph } from './textParagraphs.ts';

/** Draws a text where the lines of a paragraph stood. @param width of its place, in points. */
export function drawParagraph(page: PDFPage, paragraph: TextParagraph, text: SetText, width: number): void {
  const { angle, align, indent } = paragraph;
  const size = paragraph.size * text.scale;
  const top = paragraph.lines[0]?.v ?? 0;
  const operators: PDFOperator[] = [];
  text.lines.forEach((line, i) => {
    const rest = roomOf({ width, indent }, i) - line.width;
    const first = i === 0 ? indent : 0;
    const shift = align === 'center' ? rest / 2 : align === 'right' ? rest : first;
    const isLast = i === text.lines.length - 1;
    const stretch = align === 'justified' && !isLast && line.blanks > 0 ? Math.max(0, rest) / line.blanks : 0;
    const start = originOf(paragraph, width);
    operators.push(
      ...drawLine(page, line, { u: start + shift, v: top - i * paragraph.leading * text.scale, size, stretch, angle }),
    );
  });
  page.pushOperators(...operators);
}

/** The left edge of a paragraph's place: wider ones than the original grow to the side that its alignment allows. */
function originOf({ start, end, align }: TextParagraph, width: number): number {
  if (align === 'center') return (start + end) / 2 - width / 2;
  return align === 'right' ? end - width : start;
}

interface LinePlace {
  readonly u: number;
  readonly v: number;
  readonly size: number;
  /** Points by which each blank is wider. */
  readonly stretch: number;
  readonly angle: number;
}

function drawLine(page: PDFPage, line: SetLine, { u, v, size, stretch, angle }: LinePlace): PDFOperator[] {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const operators = [PDFOperator.of(Names.BeginText)];
  let x = u;
  for (const { text, stretch: own } of line.parts) {
    const height = size * own.look.scale;
    const y = v + own.look.rise * size;
    const color = [1, 3, 5].map((at) => Number.parseInt(own.look.color.slice(at, at + 2), 16) / 255);
    const numbers = [cos, sin, -sin, cos, x * cos - y * sin, x * sin + y * cos];
    const shown = PDFArray.withContext(page.doc.context);
    // A blank belongs to the word before it, so that programs that read the file find it.
    for (const word of text.match(/[^ ]* |[^ ]+/g) ?? []) {
      shown.push(PDFHexString.of(own.font.font.encodeText(word).asString()));
      if (stretch > 0 && word.endsWith(' ')) shown.push(PDFNumber.of((-stretch * 1000) / height));
      x += own.font.width(word) * height + (word.endsWith(' ') ? stretch : 0);
    }
    operators.push(
      setFillingRgbColor(color[0] ?? 0, color[1] ?? 0, color[2] ?? 0),
      PDFOperator.of(Names.SetFontAndSize, [fontKey(page, own.font.font), PDFNumber.of(height)]),
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

const keys = new WeakMap<PDFPage, Map<string, PDFName>>();

/** The name of a font on a page. */
function fontKey(page: PDFPage, font: PDFFont): PDFName {
  const known = keys.get(page) ?? new Map<string, PDFName>();
  keys.set(page, known);
  const tag = font.ref.toString();
  const key = known.get(tag) ?? page.node.newFontDictionary(font.name, font.ref);
  known.set(tag, key);
  return key;
}
