import type { RequestName } from './requestName.ts';
import type { Cue } from './speech/subRip.ts';

/** Client → server: which speech is written down, translated and spoken. Answers {@link VoiceAbilities}. */
export const voiceAbilitiesRequest: RequestName<unknown, VoiceAbilities> = 'interline/voiceAbilities';

export interface VoiceAbilities {
  /** `embedded`, or the remote host. */
  readonly service: string;
  readonly embedded: boolean;
  /** Languages that can be said. */
  readonly sources: readonly {
    readonly code: string;
    /** Name of the engine that listens; only the embedded service tells. */
    readonly recognizer?: string;
  }[];
  /** Languages that can be translated into. */
  readonly targets: readonly { readonly code: string; readonly isSpoken: boolean }[];
  /** Collections of spoken terms that the service keeps; none where it refuses to list them. */
  readonly spokenTerms: readonly {
    readonly id: string;
    readonly name: string;
    /** Lower case. */
    readonly languages: readonly string[];
  }[];
  /** Where speech or other languages are not written down: what would. */
  readonly advice?: string;
}

/**
 * Client → server: hears a recording or a microphone to its end. The server tells what it hears by
 * {@link voiceUpdateNotification}, and answers {@link VoiceOutcome} when the session is over. A request that is cancelled ends it
 * at once.
 */
export const voiceSessionRequest: RequestName<VoiceSessionParams, VoiceOutcome> = 'interline/voiceSession';

export interface VoiceSessionParams {
  /** A name for the session, of the client. */
  readonly id: string;
  /** The recording; absent for sound that comes by {@link voiceSoundNotification}. */
  readonly uri?: string;
  /** Absent where the service detects it. */
  readonly sourceLanguage?: string;
  readonly targetLanguages: readonly string[];
  /** One of the languages, which is spoken, too. */
  readonly spokenLanguage?: string;
  /** Id of the spoken terms that are listened for. */
  readonly spokenTerms?: string;
}

export interface VoiceOutcome {
  /** Why the session ended before the sound did. What was told until then stays true. */
  readonly failure?: string;
  /** The spoken translation as an Ogg file with Opus, in base64. */
  readonly speech?: string;
}

/** Client → server: bare samples of a microphone, 16 bits little-endian, one channel, 16 kHz. */
export const voiceSoundNotification = 'interline/voiceSound';

export interface VoiceSound {
  readonly id: string;
  /** In base64; absent at the end. */
  readonly data?: string;
}

/** Server → client: what goes on in a session. */
export const voiceUpdateNotification = 'interline/voiceUpdate';

export type VoiceUpdate = { readonly id: string } & (
  | {
      readonly kind: 'opened';
      /** Name of the engine that listens; only the embedded service tells. */
      readonly recognizer?: string;
    }
  /** The connection was lost, and another one is made. */
  | { readonly kind: 'reconnecting' }
  /** How much of the recording was sent, from 0 to 1. */
  | { readonly kind: 'progress'; readonly share: number }
  | VoiceText
);

/** Words that were said, or a translation of them. */
export type VoiceText = { readonly role: 'transcript' | 'translation' } & (
  | { readonly kind: 'concluded'; readonly language: string; readonly piece: Cue }
  /** What comes next and may still change, in place of what was told before; the language is absent where it is empty. */
  | { readonly kind: 'tentative'; readonly language?: string; readonly text: string }
);

/**
 * Client → server: saves what came of a session, under the names that `interline voice` gives: `talk.de.srt` for `talk.wav`.
 * Answers {@link SavedVoice}.
 */
export const saveVoiceRequest: RequestName<SaveVoiceParams, SavedVoice> = 'interline/saveVoice';

export interface SaveVoiceParams {
  /** The recording, or a name for what it is saved as. */
  readonly base: string;
  readonly subtitles?: {
    readonly kind: 'srt' | 'vtt';
    readonly tracks: readonly { readonly language: string; readonly pieces: readonly Cue[] }[];
  };
  /** The spoken translation: an Ogg file in base64. */
  readonly speech?: { readonly language: string; readonly content: string };
  /** True to replace files that are there. */
  readonly replace: boolean;
}

export interface SavedVoice {
  /** URIs of what was saved. */
  readonly saved: readonly string[];
  /** Names of files that are there; then nothing was saved. */
  readonly existing: readonly string[];
}

/**
 * Client → server: has a recording written down, translated and spoken as a whole, by a job of the service, and saves what
 * comes of it under the names of {@link saveVoiceRequest}. Answers {@link SavedVoice}.
 */
export const recordingRequest: RequestName<RecordingParams, SavedVoice> = 'interline/recording';

/** What can be made of a recording: extensions without the dot, `ogg` for speech. */
export type RecordingResult = 'srt' | 'txt' | 'ogg';

export interface RecordingParams {
  readonly uri: string;
  readonly sourceLanguage: string;
  /** The language of the recording among them, where its own words are wanted. */
  readonly languages: readonly string[];
  /** Speech is made of translations alone. */
  readonly results: readonly RecordingResult[];
  /** True to replace files that are there; otherwise nothing is sent where there are some. */
  readonly replace: boolean;
}
