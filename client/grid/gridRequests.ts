import type { RequestName } from '../../shared/requestName.ts';
import { ask } from '../session/ask.ts';
import { failureText } from '../session/failureText.ts';
import type { Session } from '../session/session.ts';

/** Asks the server; undefined where that failed. @param tell hears why, in place of the table. */
export type GridRequest = <Params, Answer>(
  request: RequestName<Params, Answer>,
  params: NoInfer<Params>,
  tell?: Tell,
) => Promise<Answer | undefined>;

/** Takes a sentence for the user. */
export type Tell = (reason: string) => void;

/** Makes the requests of one table. @param tell hears why one failed, in a sentence for the user. */
export type RequestMaker = (session: Session, tell: Tell) => GridRequest;

/** Requests of the server; where one fails, the user reads why. */
export function gridRequests(session: Session, tellTable: Tell): GridRequest {
  return async (request, params, tell = tellTable) => {
    try {
      return await ask(session, request, params);
    } catch (error) {
      tell(failureText(error));
      return undefined;
    }
  };
}
