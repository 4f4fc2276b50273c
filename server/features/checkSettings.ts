import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import {
  type CheckList,
  checkListRequest,
  type ListedCheck,
  type ProjectParams,
  type SetCheckParams,
  setCheckRequest,
} from '../../shared/checkSettingsProtocol.ts';
import { checkFamilies } from '../../shared/checks/checkFamilies.data.ts';
import { checks } from '../../shared/checks/checks.ts';
import { staleTranslation } from '../../shared/checks/states/staleTranslation.ts';
import { userCheck } from '../../shared/rules/userChecks.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { type Severity, settingsFile, severitySchema } from '../../shared/settings.ts';
import { codeChecks } from '../code/codeChecks.ts';
import { pathOf } from '../lsp/paths.ts';
import { RequestRefused } from '../lsp/safely.ts';
import type { Session } from '../lsp/session.ts';
import { editSettings } from '../lsp/settingsEdit.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Feature, RequestKind } from './feature.ts';

const list: RequestKind<ProjectParams, CheckList> = { method: checkListRequest };
const set: RequestKind<SetCheckParams, null> = { method: setCheckRequest };

/** Checks that a project can configure, and the edit of `interline.json` that does it; comments in it stay. */
export const checkSettings: Feature = {
  register(registry, session) {
    registry.onRequest(list, async ({ uri }) => listOf(session, await workspaceOf(session, uri)));
    registry.onRequest(set, async ({ uri, check, severity }) => {
      await editSettings(session, await workspaceOf(session, uri), ['checks', check], severity ?? undefined);
      return null;
    });
  },
};

async function workspaceOf({ projects }: Session, uri: string): Promise<Workspace> {
  const path = pathOf(uri);
  if (path === undefined) throw new RequestRefused(say`Only a folder on disk can be set up.`);
  return (await projects.for(path)).workspace;
}

async function listOf(session: Session, { root, rules }: Workspace): Promise<CheckList> {
  const path = join(root, settingsFile);
  const text = session.documents.at(path)?.text ?? (await readFile(path, 'utf8').catch(() => ''));
  const said = (parse(text) as { readonly checks?: unknown } | undefined)?.checks ?? {};
  const written = new Map(Object.entries(said));
  const listed = ({ id, summary, severity, optional }: Configurable, family: ListedCheck['family']): ListedCheck => {
    const asked = severitySchema.safeParse(written.get(id));
    return {
      ...{ id, family, summary, usual: optional ? 'off' : severity },
      ...(asked.success ? { set: asked.data } : {}),
    };
  };
  const own = [...checks, staleTranslation].map((check) => listed(check, familyOf(check.id)));
  const families = new Set(own.map(({ family }) => family));
  return {
    settings: session.uriOf(path),
    checks: [
      ...[...families].flatMap((family) => own.filter((check) => check.family === family)),
      ...codeChecks.map((check) => listed(check, 'code')),
      ...rules.rules.map((rule) => listed(userCheck(rule), 'rules')),
    ],
  };
}

interface Configurable {
  readonly id: string;
  readonly summary: string;
  readonly severity: Severity;
  readonly optional?: boolean;
}

function familyOf(id: string): ListedCheck['family'] {
  return checkFamilies[id] ?? 'file';
}
