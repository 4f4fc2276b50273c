import { dirname, extname, join } from 'node:path';
import { EditRefused } from '../../../shared/catalog/editRefused.ts';
import { subRip } from '../../../shared/speech/subRip.ts';
import { writeAtomically } from '../../workspace/writeAtomically.ts';
import { documentName } from '../document.ts';
import type { LiveLine } from '../liveLine.ts';
import type { Terminal } from '../terminal.ts';
import { visible } from '../visible.ts';
import type { VoiceAudience, VoiceRecord } from './followVoice.ts';

/**
 * Prints what a session tells: a line for each piece once it is concluded, and what is being said in a line that changes.
 *
 * @param style `json` for objects, `named` for lines that begin with their language, `plain` for bare texts.
 */
export function voiceAudience(terminal: Terminal, live: LiveLine, style: 'json' | 'named' | 'plain'): VoiceAudience {
  let saying = '';
  return {
    concluded(kind, language, { text, start, end }) {
      live.clear();
      // the speech that follows comes with the same message
      if (kind === 'transcript') saying = '';
      if (style === 'json') terminal.out(JSON.stringify({ kind, language, text, start, end }));
      else terminal.out(style === 'named' ? `${visible(language)}: ${visible(text)}` : visible(text));
      void terminal.flush();
      live.show(saying);
    },
    tentative(text) {
      saying = text;
      live.show(text);
    },
  };
}

/**
 * Where the subtitles of a language are saved.
 *
 * @param base a recording or a name for subtitles.
 * @example subtitlesName('/talks/harbour.wav', 'de'); // '/talks/harbour.de.srt'
 */
export function subtitlesName(base: string, language: string): string {
  return documentName(
    join(dirname(base), `${base.slice(dirname(base).length, base.length - extname(base).length)}.srt`),
    language,
  );
}

/**
 * Saves subtitles of every language that was said or translated into.
 *
 * @param how `create` refuses to replace files that are there.
 * @throws EditRefused for those that cannot be written, when all others are.
 */
export async function saveSubtitles(
  { transcript, translations }: VoiceRecord,
  base: string,
  how: 'create' | 'replace',
  terminal: Terminal,
): Promise<void> {
  let refused: EditRefused | undefined;
  // a translation into a variant of the same name is what was asked for
  for (const [language, pieces] of new Map([...transcript, ...translations])) {
    const path = subtitlesName(base, language);
    try {
      await writeAtomically(path, new TextEncoder().encode(subRip(pieces)), how);
      terminal.say(`Saved ${path}.`);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      refused ??= error;
    }
  }
  if (refused) throw refused;
}
