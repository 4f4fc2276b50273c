import { type Sentence, type SentenceValue, say } from '../sentences/sentence.ts';

/** From one language to another, as someone names them to have a model installed. */
export interface WantedModel {
  readonly source: string;
  readonly target: string;
}

/**
 * The command that installs what translates a direction. It stands in sentences of the service, for people to read.
 *
 * @example modelCommand({ source: 'fr', target: 'de' }); // 'interline models install de --from fr'
 */
export function modelCommand({ source, target }: WantedModel): string {
  return `interline models install ${target}${source === 'en' ? '' : ` --from ${source}`}`;
}

/**
 * The directions whose {@link modelCommand} stands in a sentence: messages are all that the API of a service has for a
 * failure, and an editor offers a button for what they advise.
 *
 * @example wantedModels('… run “interline models install de”, …'); // [{ source: 'en', target: 'de' }]
 */
export function wantedModels(sentence: string): readonly WantedModel[] {
  const commands = sentence.matchAll(/\binterline models install ([A-Za-z-]{2,12})(?: --from ([A-Za-z-]{2,12}))?/g);
  const wanted = new Map<string, WantedModel>();
  for (const [command, target = '', source = 'en'] of commands) wanted.set(command, { source, target });
  return [...wanted.values()];
}

/** The command that finds a language model on this machine. It stands in sentences of the service as well. */
const localModelCommand = 'interline models local use';

/** What would translate what nothing here does, for people at a terminal: the end of a sentence. */
export const engineAdvices = {
  neither: (): Sentence => say`use a language model on this machine (“${localModelCommand}”), or use a remote service`,
  /** @param name of a package of the system. */
  package: (name: SentenceValue): Sentence =>
    say`install ${name}, use a language model on this machine (“${localModelCommand}”), or use a remote service`,
  /** @param command the {@link modelCommand}. */
  model: (command: SentenceValue): Sentence =>
    say`run “${command}”, use a language model on this machine (“${localModelCommand}”), or use a remote service`,
  packageAndModel: (name: SentenceValue, command: SentenceValue): Sentence =>
    say`install ${name}, run “${command}”, use a language model on this machine (“${localModelCommand}”), or use a remote service`,
} as const;

/**
 * Sentences in any language without their {@link engineAdvices}, for editors: buttons say what helps.
 *
 * @example withoutAdvice('No engine here translates this text from English to German: run “…”, or use a remote service.');
 */
export function withoutAdvice(sentences: string): string {
  return sentences.replace(advice, '$1');
}

const advice = new RegExp(`\\s?[:：][^:：.。]*\\b${localModelCommand}\\b[^.。]*([.。])`, 'g');

/** True where a sentence advises {@link localModelCommand}. */
export function wantsLocalModel(sentence: string): boolean {
  return sentence.includes(localModelCommand);
}
