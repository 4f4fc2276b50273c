import {
  type InstallModelsParams,
  installModelsRequest,
  type ModelsParams,
  modelsRequest,
  type OfflineModel,
  type RemoveModelParams,
  removeModelRequest,
} from '../../shared/protocol.ts';
import type { Feature, RequestKind } from './feature.ts';
import { withProgress } from './withProgress.ts';

const models: RequestKind<ModelsParams, readonly OfflineModel[]> = { method: modelsRequest };
const installation: RequestKind<InstallModelsParams, null> = { method: installModelsRequest };
const removal: RequestKind<RemoveModelParams, null> = { method: removeModelRequest };

/** What `interline models` does, for clients of shared/protocol.ts. What downloads is loaded when somebody asks for it. */
export const modelRequests: Feature = {
  register(registry, session) {
    registry.onRequest(models, async (params, { signal }) => {
      const { offlineModels } = await import('./offlineModels.ts');
      return offlineModels(params, signal);
    });
    registry.onRequest(installation, async ({ wanted, modelSource, workDoneToken: token }, { signal }) => {
      const { installModels } = await import('./offlineModels.ts');
      await withProgress(session, { title: 'Installing models', token, signal }, (report, stop) =>
        installModels(wanted, modelSource, report, stop),
      );
      return null;
    });
    registry.onRequest(removal, async ({ name }, { signal }) => {
      const { removeOfflineModel } = await import('./offlineModels.ts');
      await removeOfflineModel(name, signal);
      return null;
    });
  },
};
