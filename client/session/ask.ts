import type { Session } from './session.ts';

/**
 * Asks the language server, which is started where it does not run.
 *
 * @throws Error in words for the user where it cannot be started or refuses.
 * @example const list = await ask<StyleList>(session, styleListRequest, { id });
 */
export async function ask<R>(session: Pick<Session, 'client'>, method: string, params: object): Promise<R> {
  return (await session.client()).sendRequest<R>(method, params);
}
