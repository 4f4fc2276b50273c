import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalog } from '../catalog/catalog.ts';
import { plain } from '../catalog/content.ts';
import type { Segment } from '../catalog/segment.ts';
import { segmentWith } from '../catalog/segmentWith.ts';
import { runChecks } from '../checks/run/runChecks.ts';
import { defaultSettings } from '../settings.ts';
import { createTermIndex } from '../terms/termIndex.ts';
import { changeSegments } from './change.ts';
import { formats } from './formats.ts';

const formatOf = (id: string) => formats.find((format) => format.id === id) ?? expect.fail(id);
/** As much as makes a file a large one. */
const padding = '\n'.repeat(16 * 1024 * 1024);
const folder = new URL('./fixtures/', import.meta.url);
const ids = ['tmx', 'xliff-1.2', 'xliff-2'];
const texts = ids.flatMap((id) =>
  readdirSync(new URL(`${id}/`, folder))
    .filter((name) => !name.endsWith('.segments.json'))
    .map((name): [string, string, string] => [id, name, readFileSync(new URL(`${id}/${name}`, folder), 'utf8')]),
);

const unit = fc.record({
  id: fc.constantFrom('a', 'b', 'a~2', 'a~2~2', ''),
  sources: fc.array(fc.constantFrom('One', 'Two', ''), { maxLength: 3 }),
});
const files = fc.array(unit, { maxLength: 8 }).map((units) => {
  const body = units.map(({ id, sources }) => {
    const segments = sources.map((text) => `<segment><source>${text}</source><target>Eins</target></segment>`);
    return `<unit${id ? ` id="${id}"` : ''}>${segments.join('')}</unit>`;
  });
  return `<xliff version="2.0" srcLang="en" trgLang="de"><file id="f">${body.join('')}</file></xliff>`;
});
const variant = fc
  .tuple(fc.constantFrom('en', 'de', 'fr', ''), fc.constantFrom('One', '<ph>[<sub>x</sub>]</ph>', ''))
  .map(([language, text]) => `<tuv${language ? ` xml:lang="${language}"` : ''}><seg>${text}</seg></tuv>`);
const memories = fc
  .tuple(fc.constantFrom('en', '*all*', ''), fc.array(fc.array(variant, { maxLength: 3 }), { maxLength: 5 }))
  .map(([from, units]) => {
    const body = units.map((variants) => `<tu tuid="u">${variants.join('')}</tu>`);
    return `<tmx version="1.4"><header srclang="${from}"/><body>${body.join('')}</body></tmx>`;
  });
const options = {
  languages: { source: 'en', target: 'de' },
  settings: defaultSettings,
  terms: createTermIndex([]),
};

/** What a segment says, without the objects that say it. */
const summary = ({ source, target, ...rest }: Segment) => ({
  ...rest,
  source: source && [source.value, source.range],
  target: target && [target.value, target.range],
});
const allOf = (segments: Iterable<Segment>) => Array.from(segments, (segment) => summary(segmentWith(segment, {})));
/** The same as it is without the padding, which belongs to an element that is never closed. */
const unpadded = (segments: Iterable<Segment>, { length }: string) =>
  allOf(segments).map((segment) => ({
    ...segment,
    range: { start: segment.range.start, end: Math.min(segment.range.end, length) },
  }));
const problemsOf = ({ problems }: Catalog) =>
  [...problems].map(({ range, ...rest }) => ({ ...rest, start: range.start }));

describe('segments of a large document that are made when somebody asks for them', () => {
  test.each(texts)('are those of a small one: %s, %s', (id, name, text) => {
    const [small, large] = [text, text + padding].map((one) => formatOf(id).parse(one, name)) as [Catalog, Catalog];
    expect(small.segments.unmade).toBeUndefined();
    const each = allOf(large.segments);
    expect(large.segments.unmade).toBeDefined();
    expect(large.segments.count).toBe(small.segments.count);
    expect(unpadded(large.segments, text)).toEqual(allOf(small.segments));
    expect(problemsOf(large)).toEqual(problemsOf(small));
    expect(allOf(large.segments)).toEqual(each);
    // In another order, and before anything else was asked for.
    const backwards = formatOf(id).parse(text + padding, name).segments.unmade;
    expect(
      each.map((_, i) => summary(segmentWith(backwards?.segment(each.length - 1 - i) as Segment, {}))).reverse(),
    ).toEqual(each);
  });

  test.each([
    ['xliff-2', files],
    ['tmx', memories],
  ] as const)('have ids of their own where those in the file are alike: %s', (id, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const [small, large] = [text, text + padding].map((one) => formatOf(id).parse(one)) as [Catalog, Catalog];
        expect(unpadded(large.segments, text)).toEqual(allOf(small.segments));
        expect(problemsOf(large)).toEqual(problemsOf(small));
      }),
      { numRuns: 20 },
    );
  });

  test('a check and a change of one make no list of them', () => {
    const units = ['One', 'Two', 'One'].map(
      (text, i) => `<unit id="${i}"><segment><source>${text}</source><target>Eins ${i}</target></segment></unit>`,
    );
    const text = `<xliff version="2.0" srcLang="en" trgLang="de"><file id="f">${units.join('')}</file></xliff>`;
    const format = formatOf('xliff-2');
    const large = format.parse(text + padding);
    expect(runChecks(large, options).map(({ segment }) => segment)).toEqual(
      runChecks(format.parse(text), options).map(({ segment }) => segment),
    );
    const { edits, refused, catalog } = changeSegments(format, large, new Map([['1', { content: plain('Zwei') }]]));
    expect(refused).toEqual(new Map());
    expect(edits).toHaveLength(1);
    expect([large, catalog].every((one) => one.segments.unmade)).toBe(true);
    expect([...catalog.segments].map(({ target }) => target?.value)).toEqual(['Eins 0', 'Zwei', 'Eins 2']);
  });
});
