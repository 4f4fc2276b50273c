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
export const localModelCommand = 'interline models local use';

/**
 * The end of a sentence on what nothing here translates: what would help, for people at a terminal.
 *
 * @param ways what goes first: packages and models to install.
 */
export function engineAdvice(ways: readonly string[]): string {
  return `: ${[...ways, `use a language model on this machine (“${localModelCommand}”)`, 'or use a remote service'].join(', ')}.`;
}

/**
 * Sentences without their {@link engineAdvice}, for editors: buttons say what helps.
 *
 * @example withoutAdvice('No engine here translates this text from English to German: run “…”, or use a remote service.');
 */
export function withoutAdvice(sentences: string): string {
  return sentences.replace(advice, '.');
}

const advice =
  /: (?:install [a-z-]+, )?(?:run “interline models install [^”]+”, )?use a language model on this machine \(“[^”]+”\), or use a remote service\./g;

/** True where a sentence advises {@link localModelCommand}. */
export function wantsLocalModel(sentence: string): boolean {
  return sentence.includes(localModelCommand);
}
