import { CodeActionKind } from 'vscode-languageserver';
import { codeTexts, contentFrom } from '../../../shared/catalog/content.ts';
import type { Segment } from '../../../shared/catalog/segment.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import type { ActionProvider, OfferedAction } from './offeredAction.ts';
import { excerpt, type WantedSegment, wantedSegments } from './wantedSegments.ts';

const mostMatches = 5;

/** Each match of the project's memory and of the file itself, best first, with its percentage. */
export const matchActions: ActionProvider = {
  kinds: [CodeActionKind.QuickFix],

  async offer(request) {
    const { translator, file } = request.snapshot;
    const actions: OfferedAction[] = [];
    for (const wanted of wantedSegments(request)) {
      const current = wanted.segment?.target?.value;
      const offered = new Set(current ? [current] : []);
      const matches = await translator.matches(file, wanted.id, mostMatches);
      for (const { content, similarity, origin } of matches) {
        if (offered.has(content.value)) continue;
        offered.add(content.value);
        actions.push(
          action(wanted, `Use memory match ${similarity} %: ${excerpt(content.value)}`, similarity, {
            id: wanted.id,
            content,
            state: similarity === 100 ? 'translated' : 'needs-review',
            origin: { kind: similarity === 100 ? 'memory' : 'fuzzy', match: similarity, name: origin },
          }),
        );
      }
      for (const match of wanted.segment?.matches ?? []) {
        if (offered.has(match.target) || !match.target.trim()) continue;
        offered.add(match.target);
        actions.push(proposed(wanted, wanted.segment, match));
      }
    }
    return actions;
  },
};

function proposed(
  wanted: WantedSegment,
  segment: Segment | undefined,
  match: Segment['matches'][number],
): OfferedAction {
  const { similarity, target, origin } = match;
  const percent = similarity === undefined ? '' : ` ${Math.floor(similarity)} %`;
  const exact = similarity === 100;
  return action(wanted, `Use proposal of the file${percent}: ${excerpt(target)}`, similarity ?? 0, {
    id: wanted.id,
    content: contentFrom(target, codeTexts(segment?.source, segment?.target)),
    state: exact ? 'translated' : 'needs-review',
    origin: {
      kind: exact ? 'memory' : 'fuzzy',
      ...(similarity === undefined ? {} : { match: Math.floor(similarity) }),
      ...(origin ? { name: origin } : {}),
    },
  });
}

function action(
  wanted: WantedSegment,
  title: string,
  similarity: number,
  translation: SegmentTranslation,
): OfferedAction {
  return {
    title,
    kind: CodeActionKind.QuickFix,
    fixes: wanted.findings,
    preferred: similarity === 100 && wanted.findings.length > 0,
    translation,
  };
}
