import { ask } from './ask.ts';
import type { Session } from './session.ts';

/**
 * Runs a command of the language server.
 *
 * @returns its answer.
 * @example await executeOnServer(session, commands.fixAll, [uri]);
 */
export function executeOnServer<R = void>(
  session: Pick<Session, 'client'>,
  command: string,
  args: readonly unknown[],
): Promise<R> {
  return ask<object, R>(session, 'workspace/executeCommand', { command, arguments: args });
}
