import type { AdminClient } from '../../shared/api/adminClient.ts';
import { type ManagedKey, type ManageKeyParams, manageKeyRequest, usageRequest } from '../../shared/usageProtocol.ts';
import { usageOverview } from '../translation/usageOverview.ts';
import type { Feature } from './feature.ts';

/** What the service counts, and the developer keys of its administrators. */
export const usageRequests: Feature = {
  register(registry, session) {
    registry.onRequest(usageRequest, async (params, { signal }) =>
      usageOverview(await session.service.connect(), params, signal),
    );
    registry.onRequest(manageKeyRequest, async (params, { signal }) => {
      const { admin } = await session.service.connect();
      return managed(admin, params, signal);
    });
  },
};

function managed(admin: AdminClient, params: ManageKeyParams, signal: AbortSignal): Promise<ManagedKey> {
  switch (params.action) {
    case 'create':
      return admin.createKey(params.label, signal);
    case 'rename':
      return admin.labelKey(params.id, params.label, signal);
    case 'limit':
      return admin.limitKey(
        'speech' in params
          ? { key_id: params.id, speech_to_text_milliseconds: params.speech }
          : { key_id: params.id, characters: params.characters },
        signal,
      );
    case 'deactivate':
      return admin.deactivateKey(params.id, signal);
  }
}
