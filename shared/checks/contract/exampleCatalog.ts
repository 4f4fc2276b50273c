import type { Catalog } from '../../catalog/catalog.ts';
import type { Content } from '../../catalog/content.ts';
import { plain } from '../../catalog/content.ts';
import type { MessageSyntax, Segment, Slot } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';

/** A segment of an example: both texts, and whatever else matters. */
export type ExampleSegment = Partial<Omit<Segment, 'source' | 'target'>> & {
  readonly source?: string | Content;
  readonly target?: string | Content;
};

/**
 * A catalog for examples and tests. Its text is every source and target on lines of their own, so that ranges slice.
 *
 * @example exampleCatalog([{ source: 'Save %s', target: '%s speichern' }], { syntaxes: ['printf'] })
 */
export function exampleCatalog(
  segments: readonly ExampleSegment[],
  rest: Partial<Omit<Catalog, 'segments' | 'text'>> & { readonly syntaxes?: readonly MessageSyntax[] } = {},
): Catalog {
  let text = '';
  const slot = (side: string | Content): Slot => {
    const content = typeof side === 'string' ? plain(side) : side;
    const start = text.length;
    text += `${content.value}\n`;
    return { ...content, range: { start, end: start + content.value.length }, toText: (offset) => start + offset };
  };
  const made = segments.map(({ source, target, ...given }, i): Segment => {
    const start = text.length;
    const slots = {
      ...(source === undefined ? {} : { source: slot(source) }),
      ...(target === undefined ? {} : { target: slot(target) }),
    };
    return {
      id: `s${i + 1}`,
      state: target === undefined || target === '' ? 'untranslated' : 'translated',
      translatable: true,
      notes: [],
      matches: [],
      ignored: [],
      ...given,
      ...slots,
      range: { start, end: text.length },
    };
  });
  return {
    format: 'example',
    kind: 'bilingual',
    problems: [],
    syntaxes: [],
    ...rest,
    text,
    segments: segmentList(made),
  };
}
