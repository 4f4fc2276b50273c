import { dirname, extname, join } from 'node:path';
import { EditRefused } from '../../shared/catalog/editRefused.ts';
import { subRip } from '../../shared/speech/subRip.ts';
import { webVtt } from '../../shared/speech/webVtt.ts';
import { documentName } from '../workspace/documentName.ts';
import { writeAtomically } from '../workspace/writeAtomically.ts';
import type { VoiceRecord } from './followVoice.ts';

const writers = { srt: subRip, vtt: webVtt } as const;

/** Extensions of the subtitles that can be saved. */
export type SubtitleKind = keyof typeof writers;

/** What is to be saved of a session. */
export interface VoiceFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Where something that was made of a recording is saved.
 *
 * @param base a recording or a name for subtitles.
 * @param extension without its dot.
 * @example voiceFileName('/talks/harbour.en.wav', 'de', 'srt'); // '/talks/harbour.de.srt'
 */
export function voiceFileName(base: string, language: string, extension: string): string {
  const stem = base.slice(dirname(base).length, base.length - extname(base).length);
  return documentName(join(dirname(base), `${stem}.${extension}`), language);
}

/**
 * Subtitles of every language that was said or translated into.
 *
 * @param base as in {@link voiceFileName}.
 */
export function subtitleFiles(
  { transcript, translations }: Pick<VoiceRecord, 'transcript' | 'translations'>,
  base: string,
  kind: SubtitleKind,
): readonly VoiceFile[] {
  // a translation into a variant of the same name is what was asked for
  return [...new Map([...transcript, ...translations])].map(([language, pieces]) => ({
    path: voiceFileName(base, language, kind),
    bytes: new TextEncoder().encode(writers[kind](pieces)),
  }));
}

/**
 * Saves files, one after the other.
 *
 * @param how `create` refuses to replace files that are there.
 * @param saved called with the path of each that was saved.
 * @throws EditRefused for those that cannot be written, when all others are.
 */
export async function saveVoiceFiles(
  files: readonly VoiceFile[],
  how: 'create' | 'replace',
  saved: (path: string) => void,
): Promise<void> {
  let refused: EditRefused | undefined;
  for (const { path, bytes } of files) {
    try {
      await writeAtomically(path, bytes, how);
      saved(path);
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      refused ??= error;
    }
  }
  if (refused) throw refused;
}
