import {
  downloadSizeRequest,
  forgetLocalModelRequest,
  type InstallModelsParams,
  installModelsRequest,
  type LocalModels,
  type LocalModelTrial,
  localModelsRequest,
  type ModelsParams,
  modelsRequest,
  type OfflineModel,
  type RemoveModelParams,
  removeModelRequest,
  type UseLocalModelParams,
  useLocalModelRequest,
} from '../../shared/modelsProtocol.ts';
import { say } from '../../shared/sentences/sentence.ts';
import type { Feature, RequestKind } from './feature.ts';
import { withProgress } from './withProgress.ts';

const models: RequestKind<ModelsParams, readonly OfflineModel[]> = { method: modelsRequest };
const installation: RequestKind<InstallModelsParams, null> = { method: installModelsRequest };
const size: RequestKind<InstallModelsParams, number | null> = { method: downloadSizeRequest };
const removal: RequestKind<RemoveModelParams, null> = { method: removeModelRequest };
const localList: RequestKind<unknown, LocalModels> = { method: localModelsRequest };
const localUse: RequestKind<UseLocalModelParams, LocalModelTrial> = { method: useLocalModelRequest };
const localRemoval: RequestKind<unknown, null> = { method: forgetLocalModelRequest };

/** What `interline models` does, for clients of shared/protocol.ts. What downloads is loaded when somebody asks for it. */
export const modelRequests: Feature = {
  register(registry, session) {
    registry.onRequest(models, async (params, { signal }) => {
      const { offlineModels } = await import('./offlineModels.ts');
      return offlineModels(params, signal);
    });
    registry.onRequest(size, async ({ wanted, modelSource }) => {
      const { knownDownload } = await import('./offlineModels.ts');
      return (await knownDownload(wanted, modelSource)) ?? null;
    });
    registry.onRequest(installation, async ({ wanted, modelSource, workDoneToken: token }, { signal }) => {
      const { installModels } = await import('./offlineModels.ts');
      await withProgress(session, { title: say`Installing models`, token, signal }, (report, stop) =>
        installModels(wanted, modelSource, report, stop),
      );
      return null;
    });
    registry.onRequest(removal, async ({ name }, { signal }) => {
      const { removeOfflineModel } = await import('./offlineModels.ts');
      await removeOfflineModel(name, signal);
      return null;
    });
    registry.onRequest(localList, async (_params, { signal }) => {
      const { localModels } = await import('./localModels.ts');
      return localModels(signal);
    });
    registry.onRequest(localUse, async (params, { signal }) => {
      const { useLocalModel } = await import('./localModels.ts');
      return useLocalModel(params, signal);
    });
    registry.onRequest(localRemoval, async () => {
      const { forgetLocalModel } = await import('./localModels.ts');
      await forgetLocalModel();
      return null;
    });
  },
};
