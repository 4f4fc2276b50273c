import { CodeActionKind } from 'vscode-languageserver';
import { segmentAsRead } from '../../../shared/formats/segmentAsRead.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { settingsEdit } from '../../lsp/settingsEdit.ts';
import { workspaceEdit } from '../../lsp/workspaceEdits.ts';
import { projectPath } from '../../workspace/projectPath.ts';
import type { ActionProvider, OfferedAction } from './offeredAction.ts';

/**
 * Silences a check for this segment, in the file where its format has a place to say so and else in the project's
 * settings; and for the whole project.
 */
export const ignoreActions: ActionProvider = {
  kinds: [CodeActionKind.QuickFix],

  async offer({ snapshot, findings, session }) {
    const { workspace, file, uri, version, text } = snapshot;
    const actions: OfferedAction[] = [];
    const said = new Set<string>();
    for (const finding of findings) {
      if (said.has(finding.check)) continue;
      said.add(finding.check);
      const fixes = findings.filter(({ check }) => check === finding.check);
      const segment = file.catalog.segments.find(finding.segment ?? '');
      const edits =
        segment && file.format.ignore?.(file.catalog, segmentAsRead(file.format, file.catalog, segment), finding.check);
      const ignored = {
        check: finding.check,
        file: projectPath(workspace.files.root, file.path),
        ...(finding.segment === undefined ? {} : { segment: finding.segment }),
      };
      const here =
        edits && edits.length > 0
          ? workspaceEdit(session.client, [{ uri, version, text, edits }])
          : await settingsEdit(session, workspace, ['ignore', -1], ignored);
      if (here) {
        actions.push({
          title: say`Ignore “${finding.check}” here`,
          kind: CodeActionKind.QuickFix,
          fixes: fixes.filter((other) => other.segment === finding.segment),
          edit: here,
        });
      }
      const edit = await settingsEdit(session, workspace, ['checks', finding.check], 'off');
      if (edit) {
        const title = say`Turn “${finding.check}” off for this project`;
        actions.push({ title, kind: CodeActionKind.QuickFix, fixes, edit });
      }
    }
    return actions;
  },
};
