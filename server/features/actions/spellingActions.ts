import { CodeActionKind } from 'vscode-languageserver';
import { codeTexts, editContent } from '../../../shared/catalog/content.ts';
import { checks } from '../../../shared/checks/checks.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { projectSpellers } from '../../checking/projectSpellers.ts';
import { settingsEdit } from '../../lsp/settingsEdit.ts';
import { valueOffset } from '../valueOffset.ts';
import type { ActionProvider, OfferedAction } from './offeredAction.ts';

const spelled = new Set(checks.filter(({ looksUp }) => looksUp === 'spelling').map(({ id }) => id));

/** What a word that no dictionary knows may have been, and that it is right after all. */
export const spellingActions: ActionProvider = {
  kinds: [CodeActionKind.QuickFix],

  async offer({ snapshot, findings, session }) {
    const { file, workspace } = snapshot;
    const actions: OfferedAction[] = [];
    for (const finding of findings) {
      const word = finding.data?.word;
      if (!spelled.has(finding.check) || typeof word !== 'string') continue;
      const segment = file.catalog.segments.find(finding.segment ?? '');
      const target = segment?.target;
      const language = segment?.targetLanguage ?? file.targetLanguage;
      if (!segment || !target || language === undefined) continue;
      const range = {
        start: valueOffset(target, finding.range.start),
        end: valueOffset(target, finding.range.end),
      };
      const curly = target.value.slice(range.start, range.end).includes('’');
      for (const suggestion of await projectSpellers(workspace).suggest(word, language)) {
        const newText = curly ? suggestion.replaceAll("'", '’') : suggestion;
        const content = editContent(target, [{ range, newText }], codeTexts(segment.source, target));
        actions.push({
          title: say`Change it to “${newText}”`,
          kind: CodeActionKind.QuickFix,
          fixes: [finding],
          translation: { id: segment.id, content },
        });
      }
      const edit = await settingsEdit(session, workspace, ['words', -1], word);
      if (edit) {
        const title = say`Add “${word}” to the words of this project`;
        actions.push({ title, kind: CodeActionKind.QuickFix, fixes: [finding], edit });
      }
    }
    return actions;
  },
};
