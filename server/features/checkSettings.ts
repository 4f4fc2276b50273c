import {
  type CheckList,
  checkListRequest,
  type ListedCheck,
  setCheckRequest,
} from '../../shared/checkSettingsProtocol.ts';
import { checkFamilies } from '../../shared/checks/checkFamilies.data.ts';
import { checks } from '../../shared/checks/checks.ts';
import { staleTranslation } from '../../shared/checks/states/staleTranslation.ts';
import { userCheck } from '../../shared/rules/userChecks.ts';
import { type Severity, severitySchema } from '../../shared/settings.ts';
import { codeChecks } from '../code/codeChecks.ts';
import type { Session } from '../lsp/session.ts';
import { editSettings } from '../lsp/settingsEdit.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Feature } from './feature.ts';
import { workspaceOf, writtenSettings } from './writtenSettings.ts';

/** Checks that a project can configure, and the edit of `interline.json` that does it; comments in it stay. */
export const checkSettings: Feature = {
  register(registry, session) {
    registry.onRequest(checkListRequest, async ({ uri }) => listOf(session, await workspaceOf(session, uri)));
    registry.onRequest(setCheckRequest, async ({ uri, check, severity }) => {
      await editSettings(session, await workspaceOf(session, uri), ['checks', check], severity ?? undefined);
      return null;
    });
  },
};

async function listOf(session: Session, workspace: Workspace): Promise<CheckList> {
  const { uri, said } = await writtenSettings(session, workspace);
  const written = new Map(Object.entries(said.checks ?? {}));
  const listed = ({ id, summary, severity, optional }: Configurable, family: ListedCheck['family']): ListedCheck => {
    const asked = severitySchema.safeParse(written.get(id));
    return {
      ...{ id, family, summary, usual: optional ? 'off' : severity },
      ...(asked.success ? { set: asked.data } : {}),
    };
  };
  const builtIn = [...checks, staleTranslation].map((check) => listed(check, familyOf(check.id)));
  const families = new Set(builtIn.map(({ family }) => family));
  return {
    settings: uri,
    checks: [
      ...[...families].flatMap((family) => builtIn.filter((check) => check.family === family)),
      ...codeChecks.map((check) => listed(check, 'code')),
      ...workspace.settings.rules.rules.map((rule) => listed(userCheck(rule), 'rules')),
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
