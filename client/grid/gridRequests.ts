import { failureText } from '../session/failureText.ts';
import type { Session } from '../session/session.ts';

/** Asks the server; undefined where that failed. @param tell hears why, in place of the table. */
export type GridRequest = <R>(method: string, params: object, tell?: Tell) => Promise<R | undefined>;

/** Takes a sentence for the user. */
export type Tell = (reason: string) => void;

/** Makes the requests of one table. @param tell hears why one failed, in a sentence for the user. */
export type RequestMaker = (session: Session, tell: Tell) => GridRequest;

/** Requests of the server; where one fails, the user reads why. */
export function gridRequests(session: Session, tellTable: Tell): GridRequest {
  return async <R>(method: string, params: object, tell = tellTable): Promise<R | undefined> => {
    try {
      const client = await session.client();
      return await client.sendRequest<R>(method, params);
    } catch (error) {
      tell(failureText(error));
      return undefined;
    }
  };
}
