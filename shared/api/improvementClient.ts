import { say } from '../sentences/sentence.ts';
import { type CorrectRequest, type Improvements, improvementsSchema, type RephraseRequest } from './improvement.ts';
import { nonsense, readJson } from './readJson.ts';
import type { Transport } from './transport.ts';
import { reportingTagHeader } from './wire.ts';

/** What a call may ask for beside the body. */
export interface ImprovementExtras {
  /** `X-Service-Reporting-Tag`: attributes the usage. */
  readonly reportingTag?: string | undefined;
}

/** `/v2/write`. */
export interface ImprovementClient {
  /** Corrects spelling and grammar, with as little change as can be. */
  correct(request: CorrectRequest, extras?: ImprovementExtras, signal?: AbortSignal): Promise<Improvements>;
  /** Writes texts in another style or tone. */
  rephrase(request: RephraseRequest, extras?: ImprovementExtras, signal?: AbortSignal): Promise<Improvements>;
}

/** The calls of text improvement over a transport. */
export function improvementClient(send: Transport): ImprovementClient {
  const call =
    (path: string) =>
    async (json: CorrectRequest, extras?: ImprovementExtras, signal?: AbortSignal): Promise<Improvements> => {
      const headers = extras?.reportingTag ? { [reportingTagHeader]: extras.reportingTag } : {};
      const answer = await send({ method: 'POST', path, body: { json }, headers }, signal);
      const response = readJson(answer, improvementsSchema);
      const [got, wanted] = [response.improvements.length, json.text.length];
      if (got !== wanted) throw nonsense(answer, say`${got} improvements for ${wanted} texts`);
      return response;
    };
  return { correct: call('/v2/write/correct'), rephrase: call('/v2/write/rephrase') };
}
