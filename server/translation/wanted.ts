import { OperationalError } from '../../shared/api/operationalError.ts';
import type { Sentence } from '../../shared/sentences/sentence.ts';
import type { Pending } from './pending.ts';
import { withoutRefused } from './projectTexts.ts';
import { bodyFor, type RequestBody, type ServiceTexts } from './serviceRequest.ts';

/** Glossaries of one request; what the user named goes first. */
const mostGlossaries = 5;

/** How the texts of a pair of languages are asked for. */
export interface Wanted {
  readonly body: RequestBody;
  /**
   * Leaves out what the project wishes and the service has just refused.
   *
   * @param sent the body that was refused; another one by now means that the same was found out meanwhile.
   * @returns whether it is worth asking again.
   */
  givesWay(sent: RequestBody, error: unknown): boolean;
}

/**
 * How texts like one are asked for: what the user says goes before what the project wishes.
 *
 * @param lent ids of further glossaries.
 */
export function wantedOf(
  first: Pending,
  lent: readonly string[],
  options: {
    readonly texts?: ServiceTexts;
    readonly wishes?: (targetLanguage: string) => ServiceTexts;
    readonly onNotice?: (notice: Sentence) => void;
  },
): Wanted {
  const { texts = {} } = options;
  const said = Object.keys(texts);
  let wishes: ServiceTexts = Object.fromEntries(
    Object.entries(options.wishes?.(first.targetLanguage) ?? {}).filter(([name]) => !said.includes(name)),
  );
  const make = () => {
    const all = { ...wishes, ...texts };
    return bodyFor(first, { ...all, glossaryIds: [...(all.glossaryIds ?? []), ...lent].slice(0, mostGlossaries) });
  };
  let body = make();
  return {
    get body() {
      return body;
    },
    givesWay(sent, error) {
      if (!(error instanceof OperationalError) || error.kind !== 'rejected') return false;
      if (sent !== body) return true;
      const left = withoutRefused(error, wishes, first.targetLanguage);
      if (!left) return false;
      wishes = left.wishes;
      body = make();
      options.onNotice?.(left.notice);
      return true;
    },
  };
}
