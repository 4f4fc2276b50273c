import { type Corrector, createCorrector } from '../engines/correct/corrector.ts';
import { type Chat, type ChatOptions, createChat } from '../engines/loopbackChat.ts';

/** What this machine improves texts with. */
export interface Improver {
  readonly corrector: Corrector;
  /** A language model on this machine, where one is set up. */
  readonly model?: Chat;
  close(): Promise<void>;
}

/** The engines for improvement. @param model the language model that the user brought. */
export function createImprover(model?: ChatOptions): Improver {
  const corrector = createCorrector();
  return { corrector, ...(model ? { model: createChat(model) } : {}), close: () => corrector.close() };
}
