import { CodeActionKind } from 'vscode-languageserver';
import { checksReporting } from '../../../shared/checks/checksReporting.ts';
import { commands } from '../../../shared/protocol.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import type { ActionProvider, OfferedAction } from './offeredAction.ts';
import { excerpt, wantedSegments } from './wantedSegments.ts';

/**
 * Translation by memory, glossary and service. A command, not an edit: editors resolve the edits of actions that are
 * merely looked at, and nothing may be sent to a service before somebody asks for it.
 */
export const translateActions: ActionProvider = {
  kinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite],

  async offer(request) {
    const { uri } = request.snapshot;
    const actions: OfferedAction[] = [];
    let isIncomplete = request.findings.some(({ check }) => incomplete.has(check));
    for (const { id, segment, source, findings } of wantedSegments(request)) {
      // A translation that has hardly begun has one finding for all of its texts.
      const isUntranslated = segment?.state === 'untranslated';
      isIncomplete ||= isUntranslated;
      actions.push({
        title: segment ? say`Translate this segment` : say`Translate and add “${id}”: ${excerpt(source, 40)}`,
        kind: findings.length > 0 || isUntranslated ? CodeActionKind.QuickFix : CodeActionKind.RefactorRewrite,
        fixes: findings,
        command: commands.translateSegment,
        arguments: [uri, id],
      });
    }
    if (isIncomplete) {
      actions.push({
        title: say`Translate all untranslated in this file`,
        kind: CodeActionKind.QuickFix,
        command: commands.translateFile,
        arguments: [uri],
      });
    }
    return actions;
  },
};

/** Checks that find what is not there yet. */
const incomplete = checksReporting('missing', 'missing form');
