import { quotedNames, say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { trait } from '../contract/traits.ts';

/** A placeholder that has neither number nor name. */
const unnamed = /^%(?!\d+\$|\(|\[|%)|^\{\}$|^\{:/;

/** A source with several placeholders that have neither numbers nor names: no translator can change their order. */
export const unnamedPlaceholders: SegmentCheck = {
  id: 'unnamed-placeholders',
  severity: 'hint',
  optional: true,
  summary: 'The source has several placeholders without numbers or names',
  // Templates have no translations, and this is the time to say it.
  appliesTo: 'all',
  inSource: true,
  needs: { source: trait.special },
  mayFind: ({ translatable, obsolete }) => translatable && !obsolete,
  *run(segment, context) {
    if (!segment.source) return;
    const message = context.message(segment, 'source');
    const placeholders = message.units.filter(
      ({ syntax, start, end }) =>
        (syntax === 'printf' || syntax === 'python-brace') && unnamed.test(message.value.slice(start, end)),
    );
    const [first, second] = placeholders;
    if (!first || !second) return;
    const names = quotedNames(placeholders.map(({ start, end }) => message.value.slice(start, end)));
    yield {
      on: 'source',
      start: first.start,
      end: placeholders.at(-1)?.end ?? second.end,
      message: say`${names} have neither numbers nor names: their order cannot be changed`,
      data: { placeholders: placeholders.length },
    };
  },
};
