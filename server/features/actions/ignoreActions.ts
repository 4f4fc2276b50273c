import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { CodeActionKind, type WorkspaceEdit } from 'vscode-languageserver';
import { segmentAsRead } from '../../../shared/formats/segmentAsRead.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { settingsFile } from '../../../shared/settings.ts';
import { uriOf } from '../../lsp/paths.ts';
import { workspaceEdit } from '../../lsp/workspaceEdits.ts';
import { projectPath } from '../../workspace/ignoredFindings.ts';
import type { ActionProvider, ActionRequest, OfferedAction } from './offeredAction.ts';

/**
 * Silences a check for this segment, in the file where its format has a place to say so and else in the project's
 * settings; and for the whole project.
 */
export const ignoreActions: ActionProvider = {
  kinds: [CodeActionKind.QuickFix],

  async offer(request) {
    const { snapshot, findings, session } = request;
    const { file, uri, version, text } = snapshot;
    const actions: OfferedAction[] = [];
    const said = new Set<string>();
    for (const finding of findings) {
      if (said.has(finding.check)) continue;
      said.add(finding.check);
      const fixes = findings.filter(({ check }) => check === finding.check);
      const segment = file.catalog.segments.find(finding.segment ?? '');
      const edits = segment && file.format.ignore?.(file.catalog, segmentAsRead(file.catalog, segment), finding.check);
      const ignored = {
        check: finding.check,
        file: projectPath(snapshot.workspace.root, file.path),
        ...(finding.segment === undefined ? {} : { segment: finding.segment }),
      };
      const here =
        edits && edits.length > 0
          ? workspaceEdit(session.client, [{ uri, version, text, edits }])
          : await settingsEdit(request, ['ignore', -1], ignored);
      if (here) {
        actions.push({
          title: say`Ignore “${finding.check}” here`,
          kind: CodeActionKind.QuickFix,
          fixes: fixes.filter((other) => other.segment === finding.segment),
          edit: here,
        });
      }
      const edit = await settingsEdit(request, ['checks', finding.check], 'off');
      if (edit) {
        const title = say`Turn “${finding.check}” off for this project`;
        actions.push({ title, kind: CodeActionKind.QuickFix, fixes, edit });
      }
    }
    return actions;
  },
};

/** Whose settings are edited, and for whom. */
export interface SettingsRequest {
  readonly snapshot: Pick<ActionRequest['snapshot'], 'workspace'>;
  readonly session: ActionRequest['session'];
}

/**
 * The edit of `interline.json` that sets a value; comments and everything else in it stay.
 *
 * @param place keys from the root; -1 adds to an array.
 */
export async function settingsEdit(
  { snapshot, session }: SettingsRequest,
  place: JSONPath,
  value: unknown,
): Promise<WorkspaceEdit | undefined> {
  const path = join(snapshot.workspace.root, settingsFile);
  const open = session.documents.at(path);
  const current = open?.text ?? (await readFile(path, 'utf8').catch(() => undefined));
  if (current === undefined && !session.client.createsFiles) return undefined;
  const before = current?.trim() ? current : '{}\n';
  const eol = before.includes('\r\n') ? '\r\n' : '\n';
  const changes = modify(before, place, value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol },
  });
  const uri = open?.uri ?? uriOf(path);
  if (current === undefined) return workspaceEdit(session.client, [], [{ uri, content: applyEdits(before, changes) }]);
  const edits = current.trim()
    ? changes.map(({ offset, length, content }) => ({
        range: { start: offset, end: offset + length },
        newText: content,
      }))
    : [{ range: { start: 0, end: current.length }, newText: applyEdits(before, changes) }];
  const text = session.textOf(path, current);
  return workspaceEdit(session.client, [{ uri, version: open?.version ?? null, text, edits }]);
}
