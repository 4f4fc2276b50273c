import { CodeActionKind } from 'vscode-languageserver';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { type SegmentMatch, segmentMatches } from '../segmentMatches.ts';
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
        actions.push({
          title: titleOf(from, similarity, excerpt(target)),
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

function titleOf(from: SegmentMatch['from'], similarity: number | undefined, text: string): Sentence {
  if (from === 'memory') {
    return similarity === undefined ? say`Use memory match: ${text}` : say`Use memory match ${similarity} %: ${text}`;
  }
  return similarity === undefined
    ? say`Use proposal of the file: ${text}`
    : say`Use proposal of the file ${similarity} %: ${text}`;
}
