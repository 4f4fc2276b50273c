import { CodeActionKind } from 'vscode-languageserver';
import { segmentMatches } from '../segmentMatches.ts';
import type { ActionProvider, OfferedAction } from './offeredAction.ts';
import { excerpt, wantedSegments } from './wantedSegments.ts';

const mostMatches = 5;

/** Each match of the project's memory and of the file itself, best first, with its percentage. */
export const matchActions: ActionProvider = {
  kinds: [CodeActionKind.QuickFix],

  async offer(request) {
    const actions: OfferedAction[] = [];
    for (const { id, segment, findings } of wantedSegments(request)) {
      for (const { from, similarity, target, translation } of await segmentMatches(
        request.snapshot,
        id,
        segment,
        mostMatches,
      )) {
        const percent = similarity === undefined ? '' : ` ${similarity} %`;
        const name = from === 'memory' ? 'memory match' : 'proposal of the file';
        actions.push({
          title: `Use ${name}${percent}: ${excerpt(target)}`,
          kind: CodeActionKind.QuickFix,
          fixes: findings,
          preferred: similarity === 100 && findings.length > 0,
          translation,
        });
      }
    }
    return actions;
  },
};
