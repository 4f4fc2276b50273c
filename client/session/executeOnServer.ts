import type { Session } from './session.ts';

/**
 * Runs a command of the language server.
 *
 * @returns its answer.
 * @example await executeOnServer(session, commands.fixAll, [uri]);
 */
export async function executeOnServer<R = void>(
  session: Pick<Session, 'client'>,
  command: string,
  args: readonly unknown[],
): Promise<R> {
  return (await session.client()).sendRequest<R>('workspace/executeCommand', { command, arguments: args });
}
