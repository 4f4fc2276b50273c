import type { Catalog } from './catalog.ts';
import type { Segment } from './segment.ts';

/**
 * Segments as text whose lines git and editors can compare: of each its id, its texts as people read them, one line of text
 * a line, and its state.
 *
 * @param kind of the catalog that they are from.
 * @example segmentLines('monolingual', segments); // 'cart.title', '  text    Warenkorb', ''
 */
export function* segmentLines(kind: Catalog['kind'], segments: Iterable<Segment>): Generator<string> {
  const isBilingual = kind === 'bilingual';
  for (const { id, source, target, state, obsolete } of segments) {
    yield id.replaceAll('\n', '⏎') + (obsolete ? ' (obsolete)' : '');
    if (isBilingual && source) yield* sideLines('source', source.value);
    if (target) yield* sideLines(isBilingual ? 'target' : 'text', target.value);
    if (isBilingual) yield `  state   ${state}`;
    yield '';
  }
}

function* sideLines(label: string, value: string): Generator<string> {
  let first = `  ${label.padEnd(8)}`;
  for (const line of value.split('\n')) {
    yield `${first}${line}`;
    first = ' '.repeat(10);
  }
}
