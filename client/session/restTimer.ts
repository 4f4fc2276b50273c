import type { Disposable } from 'vscode';
import { failureText } from './failureText.ts';
import type { Session } from './session.ts';

/** Work that waits until nobody has asked for it for a while. */
export interface RestTimer extends Disposable {
  /** Does something once nobody asked for it again; of each key the last that was asked for. */
  soon(work: () => Promise<void>, key?: string): void;
  /** What waits is not done. */
  cancel(key?: string): void;
}

/**
 * Asks the server once the user rests. A failure goes to the log: a document that changed meanwhile is asked about again.
 *
 * @param request what is asked for, for the log.
 * @param delay in ms.
 * @example timer.soon(() => refresh(document.uri), document.uri.toString());
 */
export function restTimer(session: Session, request: string, delay: number): RestTimer {
  const timers = new Map<string, NodeJS.Timeout>();
  const cancel = (key = '') => {
    clearTimeout(timers.get(key));
    timers.delete(key);
  };
  return {
    soon(work, key = '') {
      cancel(key);
      const start = () => {
        timers.delete(key);
        work().catch((error: unknown) => session.output.debug(`${request}: ${failureText(error)}`));
      };
      timers.set(key, setTimeout(start, delay));
    },
    cancel,
    dispose: () => timers.forEach(clearTimeout),
  };
}
