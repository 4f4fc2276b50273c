import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextLook } from '../layout/textPiece.ts';
import { type OpenFont, openFont } from './openFont.ts';

/** The fonts that a user brings, for letters that the service's own lack. */
export interface FontFolder {
  /** The best one for a look that has every letter of a text. */
  fontFor(look: Pick<TextLook, 'bold' | 'italic'>, text: string): Promise<OpenFont | undefined>;
}

/** Fonts of a folder and its subfolders, read when the first text needs one. @param path none for no fonts at all. */
export function fontFolder(path: string | undefined): FontFolder {
  let fonts: Promise<OpenFont[]> | undefined;
  return {
    async fontFor({ bold, italic }, text) {
      if (path === undefined) return undefined;
      fonts ??= readFonts(path);
      const able = (await fonts).filter((font) => font.has(text));
      const likeness = (font: OpenFont) => (font.bold === bold ? 2 : 0) + (font.italic === italic ? 1 : 0);
      return able.sort((a, b) => likeness(b) - likeness(a))[0];
    },
  };
}

async function readFonts(path: string): Promise<OpenFont[]> {
  const names = await readdir(path, { recursive: true }).catch((): string[] => []);
  const fonts: OpenFont[] = [];
  for (const name of names.filter((each) => /\.(?:ttf|otf|ttc|otc)$/i.test(each)).sort()) {
    const bytes = await readFile(join(path, name)).catch(() => undefined);
    const font = bytes && openFont(new Uint8Array(bytes));
    if (font) fonts.push(font);
  }
  return fonts;
}
