import type { Catalog } from '../../catalog/catalog.ts';
import { plain } from '../../catalog/content.ts';
import { Facts } from '../../catalog/facts.ts';
import type { Segment } from '../../catalog/segment.ts';
import { quotingOf } from '../../formats/factsOf.ts';
import { analyzeMessage } from '../../messages/analyzeMessage.ts';
import type { Message } from '../../messages/message.ts';
import { syntaxesOf } from '../../messages/syntaxesOf.ts';
import type { CheckContext } from './check.ts';

/** What a context is made of beside its catalog. */
export type GivenContext = Omit<CheckContext, 'catalog' | 'facts' | 'message' | 'once'>;

/**
 * The context of a catalog's checks. Analysed messages, and what else was worked out from a segment, are kept for the one
 * asked about last and forgotten with the next one, so that memory does not grow with the file.
 *
 * @param facts those of a context of the same catalog, languages and settings.
 */
export function createCheckContext(catalog: Catalog, given: GivenContext, facts = new Facts()): CheckContext {
  const options = { quoting: quotingOf(catalog) };
  let current: Segment | undefined;
  let source: Message | undefined;
  let target: Message | undefined;
  const analyze = (segment: Segment, side: 'source' | 'target') =>
    analyzeMessage(segment[side] ?? plain(''), syntaxesOf(segment, catalog), options);
  let asked: Segment | undefined;
  const answers = new Map<unknown, unknown>();
  const context: CheckContext = {
    ...given,
    catalog,
    facts,
    message(segment, side) {
      if (segment !== current) {
        current = segment;
        source = undefined;
        target = undefined;
      }
      if (side === 'source') {
        source ??= analyze(segment, side);
        return source;
      }
      target ??= analyze(segment, side);
      return target;
    },
    once(tell, segment) {
      if (segment !== asked) {
        asked = segment;
        answers.clear();
      }
      let answer = answers.get(tell) as ReturnType<typeof tell> | undefined;
      if (answer !== undefined || answers.has(tell)) return answer as ReturnType<typeof tell>;
      answer = tell(segment, context);
      // It may have asked about another segment.
      if (segment === asked) answers.set(tell, answer);
      return answer;
    },
  };
  return context;
}
