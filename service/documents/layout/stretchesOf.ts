import type { Content } from '../../../shared/catalog/content.ts';
import type { ParagraphText } from './paragraphText.ts';
import type { SetFont, Stretch } from './setParagraph.ts';
import type { TextLook } from './textPiece.ts';

/** What finds the font for a text. */
export interface FontChoice<Font extends SetFont> {
  /** @returns a sentence that says which letters are missing where no font has all. */
  fontFor(look: TextLook, text: string): Promise<Font | string>;
}

/** A translation's stretches with the fonts to set them in, or why that cannot be. */
export async function stretchesOf<Font extends SetFont>(
  content: Content,
  { base, looks, formulas }: ParagraphText,
  fonts: FontChoice<Font>,
): Promise<Stretch<Font>[] | string> {
  const stretches: Stretch<Font>[] = [];
  let look = base;
  let at = 0;
  const letters = content.codes.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    content.value.replace(/\s/g, ' '),
  );
  const add = async (text: string): Promise<string | undefined> => {
    if (text === '') return undefined;
    const plain = text.replace(/\s+/g, ' ');
    const whole = look.formula ? undefined : await fonts.fontFor(look, letters);
    const font = whole === undefined || typeof whole === 'string' ? await fonts.fontFor(look, plain) : whole;
    if (typeof font === 'string') return font;
    stretches.push({ text: plain, look, font });
    return undefined;
  };
  for (const code of content.codes) {
    const before = await add(content.value.slice(at, code.start));
    const outer = look;
    const formula = formulas.get(code.id);
    if (formula !== undefined) look = looks.get(code.id) ?? base;
    const reason = before ?? (await add(formula ?? ''));
    if (reason) return reason;
    if (formula !== undefined) look = outer;
    else look = code.kind === 'open' ? (looks.get(code.id) ?? base) : base;
    at = code.end;
  }
  return (await add(content.value.slice(at))) ?? stretches;
}
