import type { CancellationToken } from 'vscode';
import type { RequestName } from '../../shared/requestName.ts';
import type { Session } from './session.ts';

/**
 * Asks the language server, which is started where it does not run.
 *
 * @param token ends the work on the server as well.
 * @throws Error in words for the user where it cannot be started or refuses.
 * @example const list = await ask(session, styleListRequest, { id });
 */
export async function ask<Params, Answer>(
  session: Pick<Session, 'client'>,
  request: RequestName<Params, Answer>,
  params: NoInfer<Params>,
  token?: CancellationToken,
): Promise<Answer> {
  const client = await session.client();
  return token ? client.sendRequest(request, params, token) : client.sendRequest(request, params);
}
