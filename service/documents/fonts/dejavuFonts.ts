import { readFile } from 'node:fs/promises';
import { runtimeFile } from '../../process/runtimeFile.ts';
import type { TextLook } from '../layout/textPiece.ts';

/** The narrow cuts: they take about the room that common fonts take. */
const names: Readonly<Record<TextLook['family'], readonly [string, string, string, string]>> = {
  sans: [
    'DejaVuSansCondensed',
    'DejaVuSansCondensed-Bold',
    'DejaVuSansCondensed-Oblique',
    'DejaVuSansCondensed-BoldOblique',
  ],
  serif: [
    'DejaVuSerifCondensed',
    'DejaVuSerifCondensed-Bold',
    'DejaVuSerifCondensed-Italic',
    'DejaVuSerifCondensed-BoldItalic',
  ],
  mono: ['DejaVuSansMono', 'DejaVuSansMono-Bold', 'DejaVuSansMono-Oblique', 'DejaVuSansMono-BoldOblique'],
};

/** The one with the most letters. */
export const widestDejavu = 'DejaVuSans';

/** 0 to 3: regular, bold, italic, both. */
export function cutOf({ bold, italic }: Pick<TextLook, 'bold' | 'italic'>): 0 | 1 | 2 | 3 {
  return ((bold ? 1 : 0) + (italic ? 2 : 0)) as 0 | 1 | 2 | 3;
}

/** The name of the DejaVu font for a look. */
export function dejavuName(look: Omit<TextLook, 'color'>): string {
  return names[look.family][cutOf(look)];
}

/** The bytes of a DejaVu font. @param name without `.ttf`. */
export async function dejavuFont(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(runtimeFile(`fonts/${name}.ttf`, `dejavu-fonts-ttf/ttf/${name}.ttf`)));
}
