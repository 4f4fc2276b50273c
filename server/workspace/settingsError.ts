import { joined, type Sentence, say } from '../../shared/sentences/sentence.ts';
import { SentenceError } from '../../shared/sentences/sentenceError.ts';

/** One thing in a settings or rule file that makes no sense. */
export interface SettingsFault {
  /** Absolute path of the file. */
  readonly path: string;
  /** Where in it, counted from 1; absent where an editor or a command line said it, or the file as a whole is meant. */
  readonly line?: number;
  readonly column?: number;
  /** A sentence without the place and without its full stop. */
  readonly message: Sentence;
  /** Set where the rest works: what is meant is left out, or read as well as can be. */
  readonly works?: true;
}

/** Settings that make no sense. `message` is one sentence for each fault, with its place. */
export class SettingsError extends SentenceError {
  override readonly name = 'SettingsError';
  readonly faults: readonly SettingsFault[];

  constructor(...faults: readonly SettingsFault[]) {
    super(joined(faults.map(faultSentence), '\n'));
    this.faults = faults;
  }
}

/** @example english(faultSentence(fault)) // '/project/interline.json:3:5: there is no setting “chekcs”.' */
export function faultSentence({ path, line, column, message }: SettingsFault): Sentence {
  return say`${[path, line, column].filter((part) => part !== undefined).join(':')}: ${message}.`;
}
