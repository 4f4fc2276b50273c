import {
  type CodeAction,
  CodeActionKind,
  CodeActionRequest,
  CodeActionResolveRequest,
  type Diagnostic,
} from 'vscode-languageserver';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { RequestRefused } from '../lsp/safely.ts';
import type { Session } from '../lsp/session.ts';
import { workspaceEdit } from '../lsp/workspaceEdits.ts';
import { allFixes, isSafe } from '../translation/fixes.ts';
import type { SegmentTranslation } from '../translation/translate.ts';
import { placeTranslations } from '../translation/translateFile.ts';
import { fixActions } from './actions/fixActions.ts';
import { ignoreActions } from './actions/ignoreActions.ts';
import { insertActions } from './actions/insertActions.ts';
import { matchActions } from './actions/matchActions.ts';
import type { ActionProvider, ActionRequest, OfferedAction } from './actions/offeredAction.ts';
import { removalOf, removeKeyActions } from './actions/removeKeyActions.ts';
import { spellingActions } from './actions/spellingActions.ts';
import { stateActions } from './actions/stateActions.ts';
import { termActions } from './actions/termActions.ts';
import { translateActions } from './actions/translateActions.ts';
import { type KeyActionData, keyActions, resolveKeyAction } from './code/codeActionsOfKeys.ts';
import { editOfFiles } from './code/editOfFiles.ts';
import type { Feature } from './feature.ts';
import { findingsOf } from './findingsOf.ts';

/** In the order of the menu: what a machine knows for certain first. */
const providers: readonly ActionProvider[] = [
  fixActions,
  insertActions,
  spellingActions,
  matchActions,
  stateActions,
  termActions,
  translateActions,
  removeKeyActions,
  ignoreActions,
];

/** The kind under which editors apply every safe fix of a file, also when they save it. */
const fixAllKind = `${CodeActionKind.SourceFixAll}.interline`;

/** What an action carries until it is chosen. */
type ActionData =
  | { readonly uri: string; readonly version: number | null; readonly translations: readonly SegmentTranslation[] }
  | { readonly uri: string; readonly version: number | null; readonly fixAll: true }
  | { readonly uri: string; readonly version: number | null; readonly removal: string }
  | KeyActionData;

/** Quick fixes at the cursor, and the source action that applies every safe fix of the file. */
export const codeActions: Feature = {
  capabilities: (client) => ({
    codeActionProvider: {
      codeActionKinds: [
        CodeActionKind.QuickFix,
        CodeActionKind.RefactorRewrite,
        CodeActionKind.RefactorExtract,
        fixAllKind,
      ],
      resolveProvider: client.resolvesEdits,
    },
  }),

  register(registry, session) {
    registry.onRequest(CodeActionRequest.type, async (params, { signal }) => {
      const { only } = params.context;
      const ofKeys = (await keyActions(session, params))?.filter(({ kind }) => wanted(kind ?? '', only));
      if (ofKeys && ofKeys.length > 0) return session.client.resolvesEdits ? ofKeys : resolveAll(ofKeys, session);
      const snapshot = await session.snapshot(params.textDocument.uri);
      if (!snapshot) return [];
      const range = snapshot.text.offsetsAt(params.range);
      const findings = await findingsOf(session, snapshot.workspace, snapshot.file);
      const here = findings.filter((finding) => finding.range.start <= range.end && finding.range.end >= range.start);
      const request: ActionRequest = { snapshot, range, findings: here, session };
      const offered: OfferedAction[] = [];
      for (const provider of providers) {
        if (signal.aborted) break;
        if (provider.kinds.some((kind) => wanted(kind, only))) pushAll(offered, await provider.offer(request));
      }
      const actions = offered
        .filter((action) => wanted(action.kind, only))
        .map((action) => toCodeAction(action, request, params.context.diagnostics));
      if (wanted(fixAllKind, only) && findings.some(isSafe)) {
        const data: ActionData = { uri: snapshot.uri, version: snapshot.version, fixAll: true };
        actions.push({ title: session.localized(say`Apply all safe fixes of Interline`), kind: fixAllKind, data });
      }
      return session.client.resolvesEdits ? actions : resolveAll(actions, session);
    });

    registry.onRequest(CodeActionResolveRequest.type, (action) => resolve(action, session));
  },
};

/** True when an action of a kind was asked for: kinds are paths, and `source` actions are never unasked quick fixes. */
function wanted(kind: string, only: readonly string[] | undefined): boolean {
  return !only || only.some((asked) => asked === '' || kind === asked || kind.startsWith(`${asked}.`));
}

function toCodeAction(action: OfferedAction, request: ActionRequest, diagnostics: readonly Diagnostic[]): CodeAction {
  const { snapshot, session } = request;
  const title = session.localized(action.title);
  const fixed = diagnostics.filter((diagnostic) => {
    const data = diagnostic.data as { segment?: string } | undefined;
    return action.fixes?.some(
      (finding) => finding.check === diagnostic.code && (!data || data.segment === finding.segment),
    );
  });
  const base: CodeAction = {
    title,
    kind: action.kind,
    ...(fixed.length > 0 ? { diagnostics: fixed } : {}),
    ...(action.preferred ? { isPreferred: true } : {}),
  };
  if ('command' in action) {
    const command = { title, command: action.command, arguments: [...action.arguments] };
    // VS Code asks to resolve a chosen action that has no edit, and forgets its command when the next list comes meanwhile.
    return { ...base, edit: {}, command };
  }
  if ('edit' in action) return { ...base, edit: action.edit };
  if ('removal' in action) {
    const data: ActionData = { uri: snapshot.uri, version: snapshot.version, removal: action.removal };
    return { ...base, data };
  }
  const data: ActionData = { uri: snapshot.uri, version: snapshot.version, translations: [action.translation] };
  return { ...base, data };
}

function resolveAll(actions: readonly CodeAction[], session: Session): Promise<CodeAction[]> {
  return Promise.all(actions.map((action) => resolve(action, session)));
}

/** Adds the edit: only the characters that differ, proven to change nothing else. */
async function resolve(action: CodeAction, session: Session): Promise<CodeAction> {
  const data = action.data as ActionData | undefined;
  if (!data) return action;
  if ('addKey' in data || 'extract' in data) return resolveKeyAction(session, action, data);
  const snapshot = await session.snapshot(data.uri);
  if (!snapshot) throw new RequestRefused(say`The file no longer exists.`);
  if (snapshot.version !== data.version) throw new RequestRefused(say`The document changed; open the menu again.`);
  if ('removal' in data) {
    const { data: _, ...rest } = action;
    return { ...rest, edit: editOfFiles(session, await removalOf(session, snapshot, data.removal)) };
  }
  const translations =
    'fixAll' in data
      ? allFixes(snapshot.file, (await session.diagnoses.of(snapshot.workspace, snapshot.file)).findings.filter(isSafe))
      : data.translations;
  const placed = placeTranslations(snapshot.file, translations);
  const failure = placed.translations.find((translation) => translation.failure)?.failure;
  if (placed.edits.length === 0 && failure) throw new RequestRefused(failure);
  const { uri, version, text } = snapshot;
  const { data: _, ...rest } = action;
  return { ...rest, edit: workspaceEdit(session.client, [{ uri, version, text, edits: placed.edits }]) };
}
