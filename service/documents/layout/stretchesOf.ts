import type { Content } from '../../../shared/catalog/content.ts';
import type { ParagraphText, StretchLook } from './paragraphText.ts';
import type { SetFont, Stretch } from './setParagraph.ts';
import type { TextLook } from './textPiece.ts';

/** What finds the font for a text. */
export interface FontChoice<Font extends SetFont> {
  /** @returns a sentence that says which letters are missing where no font has all. */
  fontFor(look: TextLook, text: string): Promise<Font | string>;
}

/** A part of a text in one look. */
export interface LookedText {
  readonly text: string;
  readonly look: StretchLook;
}

/** The parts of a translation as its codes tell their looks; formulas come back as they were. */
export function lookedTexts(content: Content, { base, looks, formulas }: ParagraphText): LookedText[] {
  const parts: LookedText[] = [];
  let look = base;
  let end = 0;
  const add = (text: string, textLook: StretchLook) => {
    if (text !== '') parts.push({ text: text.replace(/\s+/g, ' '), look: textLook });
  };
  for (const code of content.codes) {
    add(content.value.slice(end, code.start), look);
    const formula = formulas.get(code.id);
    if (formula !== undefined) add(formula, looks.get(code.id) ?? base);
    else look = code.kind === 'open' ? (looks.get(code.id) ?? base) : base;
    end = code.end;
  }
  add(content.value.slice(end), look);
  return parts;
}

/** A translation's stretches with the fonts to set them in, or why that cannot be. */
export async function stretchesOf<Font extends SetFont>(
  content: Content,
  text: ParagraphText,
  fonts: FontChoice<Font>,
): Promise<Stretch<Font>[] | string> {
  const parts = lookedTexts(content, text);
  const words = parts.filter(({ look }) => !look.formula);
  const letters = words.map((part) => part.text).join('');
  const stretches: Stretch<Font>[] = [];
  for (const { text: part, look } of parts) {
    // one font for the whole text, where one has all its letters
    const whole = look.formula ? undefined : await fonts.fontFor(look, letters);
    const font = whole === undefined || typeof whole === 'string' ? await fonts.fontFor(look, part) : whole;
    if (typeof font === 'string') return font;
    stretches.push({ text: part, look, font });
  }
  return stretches;
}
