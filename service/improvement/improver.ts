import { type Corrector, createCorrector } from '../engines/correct/corrector.ts';
import { type Chat, type ChatOptions, type ChatSource, chatOf } from '../engines/loopbackChat.ts';

/** What this machine improves texts with. */
export interface Improver {
  readonly corrector: Corrector;
  /** A language model on this machine, where one is set up. */
  readonly model?: Chat | undefined;
  close(): Promise<void>;
}

/** Improves texts. */
export interface Improving {
  readonly improver: Improver;
}

/** The engines for improvement. @param model the language model that the user brought or chose. */
export function createImprover(model?: ChatOptions | ChatSource): Improver {
  const corrector = createCorrector();
  const chat = model && chatOf(model);
  return {
    corrector,
    get model() {
      return chat?.();
    },
    close: () => corrector.close(),
  };
}
