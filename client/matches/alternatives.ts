import { alternativesRequest, type SegmentContext } from '../../shared/matchesProtocol.ts';
import { ask } from '../session/ask.ts';
import { failureText } from '../session/failureText.ts';
import type { Session } from '../session/session.ts';
import type { ShownAlternatives } from './matchesMessages.ts';

/** What the service proposed for the segment that it was asked about last. */
export interface SegmentAlternatives {
  /** What is to be shown beside a segment; undefined where nobody has asked. */
  of(segment: SegmentContext): ShownAlternatives | undefined;
  /** Asks for those of a segment; what became of it is in {@link of}. */
  ask(segment: SegmentContext): Promise<void>;
}

/** @param changed calls back when {@link SegmentAlternatives.of} answers something else. */
export function segmentAlternatives(session: Session, changed: () => void): SegmentAlternatives {
  let last: { readonly key: string; readonly shown: ShownAlternatives } | undefined;
  // Another source text is another question.
  const keyOf = ({ uri, id, source }: SegmentContext) => [uri, id, source?.text ?? ''].join('\n');
  return {
    of: (segment) => (last?.key === keyOf(segment) ? last.shown : undefined),
    async ask(segment) {
      const { uri, id } = segment;
      const asked = { key: keyOf(segment), shown: { isAsking: true } };
      last = asked;
      changed();
      const shown = await ask(session, alternativesRequest, { uri, id }).catch((error: unknown) => ({
        failure: failureText(error),
      }));
      // Meanwhile another segment may have been asked about.
      if (last !== asked) return;
      last = { key: asked.key, shown };
      changed();
    },
  };
}
