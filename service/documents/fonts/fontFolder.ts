import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextLook } from '../layout/textPiece.ts';
import { isInvisible } from './isInvisible.ts';
import type { OpenFont } from './openFont.ts';

/** The fonts that a user brings, for letters that the service's own lack. */
export interface FontFolder {
  /** The best one for a look that has every letter of a text. */
  fontFor(look: Pick<TextLook, 'bold' | 'italic'>, text: string): Promise<OpenFont | undefined>;
}

/** Fonts of a folder and its subfolders, looked through when the first text needs one. @param path none for no fonts. */
export function fontFolder(path: string | undefined): FontFolder {
  let listedFonts: Promise<readonly KnownFont[]> | undefined;
  const opened = new Map<string, Promise<OpenFont | undefined>>();
  return {
    async fontFor({ bold, italic }, text) {
      if (path === undefined) return undefined;
      listedFonts ??= readFonts(path);
      const letters = [...text].filter((letter) => !isInvisible(letter)).map((letter) => letter.codePointAt(0) ?? 0);
      const able = (await listedFonts).filter((font) => letters.every((letter) => font.letters.has(letter)));
      const likeness = (font: KnownFont) => (font.bold === bold ? 2 : 0) + (font.italic === italic ? 1 : 0);
      const [best] = able.sort((a, b) => likeness(b) - likeness(a));
      if (!best) return undefined;
      const font = opened.get(best.file) ?? readFont(best.file);
      opened.set(best.file, font);
      return font;
    },
  };
}

/** What is kept of a font that may never be used: a folder can hold hundreds of megabytes. */
interface KnownFont {
  readonly file: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly letters: ReadonlySet<number>;
}

async function readFonts(path: string): Promise<KnownFont[]> {
  const names = await readdir(path, { recursive: true }).catch((): string[] => []);
  const fonts: KnownFont[] = [];
  for (const name of names.filter((each) => /\.(?:ttf|otf|ttc|otc)$/i.test(each)).sort()) {
    const file = join(path, name);
    const font = await readFont(file);
    if (font) fonts.push({ file, bold: font.bold, italic: font.italic, letters: font.letters });
  }
  return fonts;
}

async function readFont(file: string): Promise<OpenFont | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && (await import('./openFont.ts')).openFont(new Uint8Array(bytes));
}
