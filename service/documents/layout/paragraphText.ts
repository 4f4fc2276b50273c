import type { Content, InlineCode } from '../../../shared/catalog/content.ts';
import { isSpaced, mostOf } from './textLines.ts';
import type { TextParagraph } from './textParagraphs.ts';
import type { TextLook, TextPiece } from './textPiece.ts';

/** How a stretch of a paragraph is set. */
export interface StretchLook extends TextLook {
  /** Its height by that of the paragraph: below 1 for notes and indices. */
  readonly scale: number;
  /** How far it stands above the base line, by the paragraph's height. */
  readonly rise: number;
  /** True for parts of a formula: they are no words. */
  readonly formula: boolean;
}

/** A paragraph as a text to translate: codes `<1>…</1>` stand around what looks unlike most of it. */
export interface ParagraphText {
  readonly content: Content;
  readonly base: StretchLook;
  /** By the id of a code. */
  readonly looks: ReadonlyMap<string, StretchLook>;
  /** By the id of a code: what is set in its place. */
  readonly formulas: ReadonlyMap<string, string>;
}

/** Reads a paragraph; a word that is divided at the end of a line is joined. */
export function paragraphText(paragraph: TextParagraph): ParagraphText {
  const stretches = stretchesOf(paragraph);
  const pieces = paragraph.lines.flatMap((line) => line.pieces);
  const words = pieces.filter(({ role }) => role === 'words');
  const main = mostOf(words.length > 0 ? words : pieces, (piece) => keyOf(lookOf(piece, paragraph, piece)));
  const base = stretches.find(({ look }) => keyOf(look) === main)?.look ?? (stretches[0]?.look as StretchLook);
  const looks = new Map<string, StretchLook>();
  const formulas = new Map<string, string>();
  const codes: InlineCode[] = [];
  let value = '';
  for (const { text, look } of stretches) {
    if (keyOf(look) === keyOf(base) || text.trim() === '') {
      value += text;
      continue;
    }
    const id = String(looks.size + 1);
    looks.set(id, look);
    const [lead, trail] = [/^\s*/.exec(text)?.[0] ?? '', /(?<!\s)\s*$/.exec(text)?.[0] ?? ''];
    value += lead;
    const add = (kind: InlineCode['kind'], markup: string) => {
      codes.push({ start: value.length, end: value.length + markup.length, kind, id, symbolic: true });
      value += markup;
    };
    if (look.formula) {
      formulas.set(id, text.trim());
      add('standalone', `<${id}/>`);
    } else {
      add('open', `<${id}>`);
      value += text.trim();
      add('close', `</${id}>`);
    }
    value += trail;
  }
  return { content: { value, codes }, base, looks, formulas };
}

const keyOf = ({ family, bold, italic, color, scale, rise, formula }: StretchLook) =>
  [family, bold, italic, color, scale, rise, formula].join();

function lookOf(piece: TextPiece, { size }: TextParagraph, { v }: { readonly v: number }): StretchLook {
  const small = piece.size < 0.85 * size;
  const rise = small ? (piece.v - v) / size : 0;
  return {
    ...piece.look,
    scale: small ? round(piece.size / size) : 1,
    rise: Math.abs(rise) > 0.1 ? round(rise) : 0,
    formula: piece.role === 'formula',
  };
}

const round = (value: number) => Math.round(value * 20) / 20;

function stretchesOf(paragraph: TextParagraph): { text: string; look: StretchLook }[] {
  const stretches: { text: string; look: StretchLook }[] = [];
  const add = (text: string, look: StretchLook) => {
    const last = stretches.at(-1);
    if (last && keyOf(last.look) === keyOf(look)) last.text += text;
    else stretches.push({ text, look });
  };
  const words = new Set(
    paragraph.lines.flatMap((line) =>
      line.pieces
        .map(({ text }) => text)
        .join('')
        .split(/\s+/),
    ),
  );
  for (const line of paragraph.lines) {
    const last = stretches.at(-1);
    const next = line.pieces.map(({ text }) => text).join('');
    if (last) last.text = joined(last.text, next, words);
    let before: TextPiece | undefined;
    for (const piece of line.pieces) {
      const text = readable(piece.text);
      add(before && isSpaced(before, piece) ? ` ${text}` : text, lookOf(piece, paragraph, line));
      before = piece;
    }
  }
  const [first] = stretches;
  const last = stretches.at(-1);
  if (first) first.text = first.text.trimStart();
  if (last) last.text = last.text.trimEnd();
  for (const stretch of stretches) stretch.text = stretch.text.replace(/ {2,}/g, ' ');
  return stretches;
}

/** Blanks of every kind as spaces, ligatures as their letters. */
function readable(text: string): string {
  const spaced = [...text].map((letter) => (/[\p{Cc}\p{Zs}]/u.test(letter) ? ' ' : letter)).join('');
  return spaced.replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'));
}

/** The end of a line as it goes on in the next one. */
function joined(text: string, next: string, words: ReadonlySet<string>): string {
  const line = text.trimEnd();
  const divided = /(?<!\p{L})(\p{L}+)[-\u00AD\u2010]$/u.exec(line);
  const rest = /^\s*(\p{Ll}+)/u.exec(next)?.[1];
  if (!divided?.[1] || !rest) return `${line} `;
  // a compound that stands undivided elsewhere keeps its hyphen
  return words.has(`${divided[1]}-${rest}`) ? line : line.slice(0, -1);
}
