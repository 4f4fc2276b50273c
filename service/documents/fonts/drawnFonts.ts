import type { FontChoice } from '../layout/stretchesOf.ts';
import { dejavuFont, dejavuName, widestDejavu } from './dejavuFonts.ts';
import type { FontFolder } from './fontFolder.ts';
import { missingLetters } from './missingLetters.ts';
import { type OpenFont, openFont } from './openFont.ts';

/** The fonts that text is drawn in where nothing needs to be embedded: DejaVu, then those of the user. */
export function drawnFonts(folder: FontFolder): FontChoice<OpenFont> {
  const fontByPath = new Map<string, Promise<OpenFont>>();
  const dejavu = (name: string): Promise<OpenFont> => {
    const font = fontByPath.get(name) ?? dejavuFont(name).then((bytes) => openFont(bytes) as OpenFont);
    fontByPath.set(name, font);
    return font;
  };
  return {
    async fontFor(look, text) {
      const first = await dejavu(dejavuName(look));
      if (first.has(text)) return first;
      const widest = await dejavu(widestDejavu);
      if (widest.has(text)) return widest;
      return (await folder.fontFor(look, text)) ?? missingLetters(text, widest.has);
    },
  };
}
