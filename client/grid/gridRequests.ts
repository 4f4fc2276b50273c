import { failureText } from '../session/failureText.ts';
import type { Session } from '../session/session.ts';

/** Asks the server; undefined where that failed. */
export type GridRequest = <R>(method: string, params: object) => Promise<R | undefined>;

/** Makes the requests of one table. @param tell hears why one failed, in a sentence for the user. */
export type RequestMaker = (session: Session, tell: (reason: string) => void) => GridRequest;

/** Requests of the server; where one fails, the user reads why. */
export function gridRequests(session: Session, tell: (reason: string) => void): GridRequest {
  return async <R>(method: string, params: object): Promise<R | undefined> => {
    try {
      const client = await session.client();
      return await client.sendRequest<R>(method, params);
    } catch (error) {
      tell(failureText(error));
      return undefined;
    }
  };
}
