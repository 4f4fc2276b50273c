import type { Catalog } from '../../../shared/catalog/catalog.ts';

/**
 * A file as text whose lines git can compare: of each segment its id, its texts as people read them, one line of text a
 * line, and its state.
 *
 * @example textLines(catalog); // 'cart.title', '  text    Warenkorb', ''
 */
export function* textLines(catalog: Catalog): Generator<string> {
  const isBilingual = catalog.kind === 'bilingual';
  for (const { id, source, target, state, obsolete } of catalog.segments) {
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
