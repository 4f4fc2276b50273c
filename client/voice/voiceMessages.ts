import type { VoiceText } from '../../shared/voiceProtocol.ts';
import type { LanguageChoice, Remedies } from '../session/pageParts.ts';
import type { Track } from './tracks.ts';

/** What the page of the voice panel and the extension say to each other. The page holds no state of its own. */

/** Where a session stands; texts are complete sentences in the editor's language. */
export type VoicePhase =
  | { readonly name: 'choosing' }
  | {
      readonly name: 'hearing';
      /** True for a microphone. */
      readonly isLive: boolean;
      readonly text: string;
      /** From 0 to 100; absent where it is unknown. */
      readonly percentage?: number;
    }
  | { readonly name: 'done' | 'failed'; readonly text: string; readonly remedies?: Remedies };

/** Everything the page shows, but for what was heard. */
export interface VoiceState {
  /** Name of the recording. */
  readonly file?: string;
  readonly sources: readonly LanguageChoice[];
  /** Empty where the service detects it. */
  readonly sourceLanguage: string;
  /** True where the service can detect the language. */
  readonly detects: boolean;
  /** Names of the languages of the translations. */
  readonly targets: string;
  /** Those of them that can be spoken. */
  readonly speakable: readonly LanguageChoice[];
  /** Empty for none. */
  readonly spokenLanguage: string;
  /** Spoken terms that can be listened for: their ids and names. */
  readonly terms: readonly LanguageChoice[];
  /** Id of those that are; empty for none. */
  readonly spokenTerms: string;
  /** Who transcribes, and where. */
  readonly listener: string;
  /** What would transcribe, where nothing does or few languages are served. */
  readonly advice?: string;
  /** Why the service cannot be asked. */
  readonly problem?: string;
  readonly isLoading: boolean;
  readonly phase: VoicePhase;
  readonly hasTexts: boolean;
  readonly hasSpeech: boolean;
}

/** What the page needs to be put together again after the window was reloaded. */
export interface SavedVoicePanel {
  readonly uri?: string;
  readonly sourceLanguage?: string;
  readonly targetLanguages?: readonly string[];
  readonly spokenLanguage?: string;
  readonly spokenTerms?: string;
  readonly tracks?: readonly Track[];
}

/** Extension → page. */
export type ToVoicePage =
  | { readonly kind: 'state'; readonly state: VoiceState; readonly saved: SavedVoicePanel }
  /** All that was heard, in place of what is shown. */
  | { readonly kind: 'tracks'; readonly tracks: readonly ShownTrack[] }
  | { readonly kind: 'text'; readonly text: VoiceText; readonly name: string; readonly saved?: SavedVoicePanel };

/** What was heard in a language, with its name in that of the editor. */
export interface ShownTrack extends Track {
  readonly name: string;
}

/** Buttons of the page. */
export type VoiceButton =
  | 'pick'
  | 'languages'
  | 'start'
  | 'stop'
  | 'cancel'
  | 'srt'
  | 'vtt'
  | 'speech'
  | 'retry'
  | 'install'
  | 'useLocal'
  | 'signIn';

/** Page → extension. */
export type FromVoicePage =
  | { readonly action: 'ready' | 'listen' | VoiceButton }
  | { readonly action: 'source' | 'spoken' | 'terms'; readonly chosen: string }
  /** Samples as in `VoiceSound`. */
  | { readonly action: 'sound'; readonly data: ArrayBuffer }
  | { readonly action: 'dropUri'; readonly uri: string }
  | { readonly action: 'dropFile'; readonly name: string; readonly data: ArrayBuffer };
