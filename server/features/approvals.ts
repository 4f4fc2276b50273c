import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import { type Approval, approvalsRequest } from '../../shared/previewProtocol.ts';
import { shortPath } from '../translation/targets.ts';
import { approvableSegments } from './commands/approveFiles.ts';
import type { Feature } from './feature.ts';

/** What an approval of whole files would approve, to be looked through before. */
export const approvals: Feature = {
  register(registry, session) {
    registry.onRequest(approvalsRequest, async ({ targets }, { signal }) => {
      const all: Approval[] = [];
      for (const target of targets) {
        signal.throwIfAborted();
        const snapshot = await session.latest(target.uri);
        if (!snapshot) continue;
        const { file, path, workspace } = snapshot;
        for (const segment of approvableSegments(file, target)) {
          const { id, source, state, targetLanguage } = segment;
          all.push({
            uri: target.uri,
            path: slashedPath(shortPath(path, workspace.files.root)),
            language: targetLanguage ?? file.targetLanguage ?? '',
            id,
            source: source?.value ?? '',
            target: segment.target.value,
            needsReview: state === 'needs-review',
          });
        }
      }
      return all;
    });
  },
};
