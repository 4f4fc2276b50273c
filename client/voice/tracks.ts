import type { Cue } from '../../shared/speech/subRip.ts';
import type { VoiceText } from '../../shared/voiceProtocol.ts';

/** What was said in a language, or its translation into one. */
export interface Track {
  readonly role: VoiceText['role'];
  /** BCP 47. */
  readonly language: string;
  readonly pieces: readonly Cue[];
}

/**
 * Tracks with one more text; a tentative one is left out.
 *
 * @example withText([], { kind: 'concluded', role: 'transcript', language: 'en', piece }); // one track of one piece
 */
export function withText(tracks: readonly Track[], text: VoiceText): readonly Track[] {
  if (text.kind === 'tentative') return tracks;
  const { role, language, piece } = text;
  const isIts = (track: Track) => track.role === role && track.language === language;
  return tracks.some(isIts)
    ? tracks.map((track) => (isIts(track) ? { ...track, pieces: [...track.pieces, piece] } : track))
    : [...tracks, { role, language, pieces: [piece] }];
}

/** Tracks that were saved; anything else is left out. */
export function readTracks(saved: unknown): readonly Track[] {
  return Array.isArray(saved) ? saved.filter(isTrack) : [];
}

function isTrack(value: unknown): value is Track {
  const { role, language, pieces } = (value ?? {}) as Partial<Record<keyof Track, unknown>>;
  const isPiece = (piece: unknown) => {
    const { text, start, end } = (piece ?? {}) as Partial<Record<keyof Cue, unknown>>;
    return typeof text === 'string' && typeof start === 'number' && typeof end === 'number';
  };
  return (
    (role === 'transcript' || role === 'translation') &&
    typeof language === 'string' &&
    Array.isArray(pieces) &&
    pieces.every(isPiece)
  );
}
