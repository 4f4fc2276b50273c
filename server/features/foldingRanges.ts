import { type FoldingRange, FoldingRangeRequest } from 'vscode-languageserver';
import type { TextRange } from '../../shared/catalog/textRange.ts';
import type { Feature } from './feature.ts';
import { type SegmentGroup, segmentGroups } from './segmentGroups.ts';

/** Segments and groups that take several lines can be folded. */
export const foldingRanges: Feature = {
  capabilities: () => ({ foldingRangeProvider: true }),
  register(registry, session) {
    registry.onRequest(FoldingRangeRequest.type, async ({ textDocument }) => {
      const snapshot = await session.snapshot(textDocument.uri);
      if (!snapshot) return [];
      const { text, file } = snapshot;
      const folds: FoldingRange[] = [];
      const seen = new Set<number>();
      const fold = (range: TextRange) => {
        const { start, end } = text.rangeAt(range);
        if (end.line <= start.line || seen.has(start.line)) return;
        seen.add(start.line);
        folds.push(
          session.client.wholeLineFolding
            ? { startLine: start.line, endLine: end.line }
            : {
                startLine: start.line,
                startCharacter: start.character,
                endLine: end.line,
                endCharacter: end.character,
              },
        );
      };
      const queue: SegmentGroup[] = [...segmentGroups(file.catalog.segments.all())];
      for (let index = 0; index < queue.length; index++) {
        const group = queue[index] as SegmentGroup;
        fold(group.range);
        if ('children' in group) for (const child of group.children) queue.push(child);
      }
      return folds.slice(0, session.client.maxFolds);
    });
  },
};
