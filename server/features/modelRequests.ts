import {
  downloadSizeRequest,
  forgetLocalModelRequest,
  installModelsRequest,
  localModelsRequest,
  modelsRequest,
  removeModelRequest,
  useLocalModelRequest,
} from '../../shared/modelsProtocol.ts';
import { say } from '../../shared/sentences/sentence.ts';
import type { Feature } from './feature.ts';
import { withProgress } from './withProgress.ts';

/** What `interline models` does, for clients of shared/protocol.ts. What downloads is loaded when somebody asks for it. */
export const modelRequests: Feature = {
  register(registry, session) {
    registry.onRequest(modelsRequest, async (params, { signal }) => {
      const { offlineModels } = await import('./offlineModels.ts');
      return offlineModels(params, signal);
    });
    registry.onRequest(downloadSizeRequest, async ({ wanted, modelSource }) => {
      const { knownDownload } = await import('./offlineModels.ts');
      return (await knownDownload(wanted, modelSource)) ?? null;
    });
    registry.onRequest(installModelsRequest, async ({ wanted, modelSource, workDoneToken: token }, { signal }) => {
      const { installModels } = await import('./offlineModels.ts');
      await withProgress(session, { title: say`Installing models`, token, signal }, (report, stop) =>
        installModels(wanted, modelSource, report, stop),
      );
      return null;
    });
    registry.onRequest(removeModelRequest, async ({ name }, { signal }) => {
      const { removeOfflineModel } = await import('./offlineModels.ts');
      await removeOfflineModel(name, signal);
      return null;
    });
    registry.onRequest(localModelsRequest, async (_params, { signal }) => {
      const { localModels } = await import('./localModels.ts');
      return localModels(signal);
    });
    registry.onRequest(useLocalModelRequest, async (params, { signal }) => {
      const { useLocalModel } = await import('./localModels.ts');
      return useLocalModel(params, signal);
    });
    registry.onRequest(forgetLocalModelRequest, async () => {
      const { forgetLocalModel } = await import('./localModels.ts');
      await forgetLocalModel();
      return null;
    });
  },
};
