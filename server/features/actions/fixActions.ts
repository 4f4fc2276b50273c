import { CodeActionKind } from 'vscode-languageserver';
import { fixedSegment, isSafe } from '../../translation/fixes.ts';
import type { ActionProvider, OfferedAction } from './offeredAction.ts';

/** The proven fix of each finding at the cursor; a safe one that stands alone is what “Auto Fix” of an editor applies. */
export const fixActions: ActionProvider = {
  kinds: [CodeActionKind.QuickFix],

  async offer({ snapshot, findings }) {
    const { segments } = snapshot.file.catalog;
    const fixable = findings.filter((finding) => finding.fix);
    const actions: OfferedAction[] = [];
    for (const finding of fixable) {
      const segment = segments.find(finding.segment ?? '');
      if (!segment || !finding.fix) continue;
      actions.push({
        title: finding.fix.title,
        kind: CodeActionKind.QuickFix,
        fixes: [finding],
        preferred: fixable.length === 1 && isSafe(finding),
        translation: fixedSegment(segment, finding),
      });
    }
    return actions;
  },
};
