import { emptyPdf, picturesOnly } from '../../../shared/api/serviceSentences.ts';
import { english } from '../../../shared/sentences/sentence.ts';
import { type ParagraphText, paragraphText } from '../layout/paragraphText.ts';
import { type TextLine, textLines } from '../layout/textLines.ts';
import { type TextParagraph, textParagraphs } from '../layout/textParagraphs.ts';
import { type PageText, readPageText } from './pageText.ts';
import { withPdf } from './withPdf.ts';

/** A paragraph of a page. */
export interface Paragraph {
  readonly id: string;
  readonly paragraph: TextParagraph;
  readonly text: ParagraphText;
}

/** A page as far as its text is concerned. */
export interface Page {
  /** From 1. */
  readonly number: number;
  readonly text: PageText;
  readonly lines: readonly TextLine[];
  /** Those with words to translate. */
  readonly paragraphs: readonly Paragraph[];
  /** All of its text, numbers and formulas too. */
  readonly all: readonly Paragraph[];
  /** In points, of the page before it is turned. */
  readonly width: number;
  readonly height: number;
  /** Where its lower left corner lies, in points. */
  readonly left: number;
  readonly bottom: number;
  /** By how many degrees it is turned to be seen, clockwise: 0, 90, 180 or 270. */
  readonly rotation: number;
}

/** Letters of fonts that do not say what they show. */
const unreadable = /[\u{E000}-\u{F8FF}\uFFFD\u0000-\u0008]/gu;

/**
 * Reads the pages of a PDF.
 *
 * @throws UnusableDocument for what cannot be read.
 */
export async function readPages(bytes: Uint8Array): Promise<Page[]> {
  return withPdf(bytes, async (file, library) => {
    const pages: Page[] = [];
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number);
      const text = await readPageText(page, library);
      page.cleanup();
      const lines = textLines(text.pieces, text.rules);
      const all = textParagraphs(lines, text.rules).map((paragraph, i) => {
        return { id: `${number}/${i + 1}`, paragraph, text: paragraphText(paragraph) };
      });
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
      pages.push({
        number,
        text,
        lines,
        all,
        left,
        bottom,
        width: right - left,
        height: top - bottom,
        rotation: page.rotate,
        paragraphs: all.filter((each) => isReadable(each) && !isEntangled(each.paragraph, lines)),
      });
    }
    return pages;
  });
}

/** A paragraph with a word in letters that are known, a formula alone is none. */
function isReadable({ paragraph, text }: Paragraph): boolean {
  const { value } = text.content;
  const words = paragraph.lines.flatMap((line) => line.pieces).filter(({ role }) => role === 'words');
  if (!/\p{L}{2}|\p{Lo}/u.test(words.map((piece) => piece.text).join(''))) return false;
  return (value.match(unreadable)?.length ?? 0) * 10 <= value.length;
}

/** Something else stands within its lines, as in a formula of several storeys: it is left as it is. */
function isEntangled({ lines, angle }: TextParagraph, all: readonly TextLine[]): boolean {
  const members = new Set(lines);
  const bounds = ({ start, end, v, size }: TextLine) => ({
    start: start + 1,
    end: end - 1,
    low: v,
    high: v + 0.55 * size,
  });
  return lines.some((line) => {
    const a = bounds(line);
    return all.some((other) => {
      if (members.has(other) || other.angle !== angle) return false;
      const b = bounds(other);
      return a.start < b.end && b.start < a.end && a.low < b.high && b.low < a.high;
    });
  });
}

/** Why no page has a text to translate. */
export function whyNoText(pages: readonly Page[]): string {
  if (pages.some(({ text }) => text.pieces.some((piece) => piece.text.search(unreadable) >= 0)))
    return 'The fonts of this PDF do not say which letters they show, so that its text cannot be read.';
  if (pages.some(({ text }) => text.images > 0)) return english(picturesOnly);
  return english(emptyPdf);
}
