import { extname } from 'node:path';
import type { Client } from '../../../shared/api/client.ts';
import type { OperationalError } from '../../../shared/api/operationalError.ts';
import { carryOutGlossarySyncRequest, planGlossarySyncRequest } from '../../../shared/glossarySyncProtocol.ts';
import type { RequestName } from '../../../shared/requestName.ts';
import {
  createResourceRequest,
  deleteResourceRequest,
  exportResourceRequest,
  importResourceRequest,
  instructStyleRequest,
  type ResourceKind,
  renameResourceRequest,
  resourcesRequest,
  resourceTextRequest,
  setStyleRuleRequest,
  storeTextRequest,
  styleListRequest,
  useResourceRequest,
} from '../../../shared/resourcesProtocol.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { pathOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { withRemedy } from '../../lsp/serviceRemedy.ts';
import type { Session } from '../../lsp/session.ts';
import { writeAtomically } from '../../workspace/writeAtomically.ts';
import type { Feature, Registry } from '../feature.ts';
import { glossaries } from './glossaries.ts';
import { memories } from './memories.ts';
import type { ResourceActions } from './resourceKind.ts';
import { spokenTerms } from './spokenTerms.ts';
import { setStyleRule, styleExamples, styleListOf, styleLists } from './styleLists.ts';
import { glossarySync } from './syncGlossary.ts';
import { useInProject } from './useInProject.ts';

const kinds: Readonly<Record<ResourceKind, ResourceActions>> = {
  glossary: glossaries,
  style: styleLists,
  memory: memories,
  spoken: spokenTerms,
};

/** What the service keeps: glossaries, style rules, translation memories and spoken terms. */
export const resourceRequests: Feature = {
  register(registry, session) {
    const on = requestsTo(registry, session);
    on(resourcesRequest, (client, { kind }, signal) => kinds[kind].list(client, signal));
    on(createResourceRequest, async (client, params, signal) =>
      able(kinds[params.kind].create)(client, params, signal),
    );
    on(renameResourceRequest, async (client, { kind, id, name }, signal) => {
      await able(kinds[kind].rename)(client, id, name, signal);
    });
    on(deleteResourceRequest, (client, { kind, ...part }, signal) => kinds[kind].delete(client, part, signal));
    on(resourceTextRequest, async (client, { kind, id, languages = [] }, signal) =>
      able(kinds[kind].text)(client, { id, languages }, signal),
    );
    on(storeTextRequest, async (client, { kind, id, languages, text }, signal) => {
      await able(kinds[kind].store)(client, { id, languages }, text, signal);
    });
    on(importResourceRequest, async (client, { kind, uri, ...file }, signal) =>
      kinds[kind].importFile(client, { ...file, path: pathIn(uri) }, signal),
    );
    on(exportResourceRequest, async (client, { kind, uri, ...part }, signal) => {
      const path = pathIn(uri);
      const bytes = await kinds[kind].exportFile(client, part, extname(path).toLowerCase(), signal);
      await writeAtomically(path, bytes);
      session.projects.changedOnDisk(path);
      session.filesChanged([path]);
    });
    on(useResourceRequest, (client, params, signal) => useInProject(session, client, params, signal));
    glossarySyncRequests(on, session);
    styleRequests(on);
  },
};

type On = <P, R>(
  request: RequestName<P, R>,
  handler: (client: Client, params: P, signal: AbortSignal) => Promise<R>,
) => void;

/** Registers requests that the service is needed for. */
function requestsTo(registry: Registry, session: Session): On {
  return (request, handler) =>
    registry.onRequest(request as RequestName<never, unknown>, (params, { signal }) =>
      withRemedy(
        async () => {
          const { client } = await session.service.connect();
          return (await handler(client, params, signal)) ?? null;
        },
        (error) => resourceRemedy(error, 'id' in (params as object)),
      ),
    );
}

/** What to do where that is not the same as everywhere. @param isOfOne whether one of what is kept was asked for. */
function resourceRemedy({ kind, status }: OperationalError, isOfOne: boolean): Sentence | undefined {
  if (status === 404 && isOfOne) {
    return say`It may have been deleted in the meantime: refresh the Translation Service view.`;
  }
  if (status === 404) return say`This service keeps nothing of this kind: switch to another service.`;
  if (kind === 'quota') return say`Delete what you no longer need, or sign in with another key.`;
  return undefined;
}

function glossarySyncRequests(on: On, session: Session): void {
  const sync = glossarySync(session);
  on(planGlossarySyncRequest, (client, { uri, id }, signal) => sync.plan(client, pathIn(uri), id, signal));
  on(carryOutGlossarySyncRequest, sync.carryOut);
}

function styleRequests(on: On): void {
  const examplesFor = styleExamples();
  on(styleListRequest, (client, params, signal) => styleListOf(client, params, examplesFor, signal));
  on(setStyleRuleRequest, setStyleRule);
  on(instructStyleRequest, async (client, { id, ...wanted }, signal) => {
    if ('instruction' in wanted) await client.styleRules.deleteInstruction(id, wanted.instruction, signal);
    else await client.styleRules.addInstruction(id, wanted, signal);
  });
}

/** What a kind of resource can do; the editor offers nothing else, other clients may ask. */
function able<Action>(action: Action | undefined): Action {
  if (!action) throw new RequestRefused(say`The service cannot do this with resources of this kind.`);
  return action;
}

function pathIn(uri: string): string {
  const path = pathOf(uri);
  if (path === undefined) throw new RequestRefused(say`Only files on disk are read and written.`);
  return path;
}
