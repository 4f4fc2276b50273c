import { OperationalError } from '../../shared/api/operationalError.ts';
import {
  connectionChangedNotification,
  languagesRequest,
  type ServiceStatus,
  statusRequest,
} from '../../shared/protocol.ts';
import { sentenceOf } from '../lsp/safely.ts';
import type { Session } from '../lsp/session.ts';
import type { Feature } from './feature.ts';

/** What shared/protocol.ts adds to LSP: the service's state and languages. */
export const serviceRequests: Feature = {
  register(registry, session) {
    registry.onRequest(statusRequest, (_params, { signal }) => serviceStatus(session, signal));
    registry.onRequest(languagesRequest, async (_params, { signal }) => {
      const { client } = await session.service.connect();
      const all = await client.languages('translate_text', undefined, signal);
      const named = ({ lang: code, name }: (typeof all)[number]) => ({ code, name });
      return {
        sources: all.filter(({ usable_as_source }) => usable_as_source).map(named),
        targets: all
          .filter(({ usable_as_target }) => usable_as_target)
          .map((one) => ({ ...named(one), ...(one.features.formality ? { knowsFormality: true } : {}) })),
      };
    });
    registry.onNotification({ method: connectionChangedNotification }, () => session.service.reset());
  },
};

/** The state with the usage of the billing period; a service that refuses is an answer, not a failure. */
async function serviceStatus(session: Session, signal: AbortSignal): Promise<ServiceStatus> {
  try {
    const { client, name } = await session.service.connect();
    const usage = await client.usage(signal);
    const answer: ServiceStatus = {
      state: 'connected',
      service: name,
      used: usage.character_count,
      limit: usage.character_limit,
    };
    session.service.report(answer);
    return answer;
  } catch (error) {
    if (!(error instanceof OperationalError) || error.kind === 'cancelled') throw error;
    const service = session.service.current?.name ?? 'embedded';
    const refusal = error.kind === 'auth' && { refusal: error.scheme ? { scheme: error.scheme } : {} };
    return { state: 'failed', service, message: session.localized(sentenceOf(error)), ...refusal };
  }
}
