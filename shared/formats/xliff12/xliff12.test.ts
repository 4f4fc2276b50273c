import { describe, expect, test } from 'vitest';
import type { SegmentChange } from '../../catalog/catalog.ts';
import { codeTexts, contentFrom, plain } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { refusalOf } from '../refusalOf.ts';
import { xliff12 } from './xliff12.ts';

const file = (units: string, attributes = 'source-language="en" target-language="de"') =>
  `<?xml version="1.0"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n<file original="a" datatype="plaintext" ${attributes}><body>\n${units}\n</body></file>\n</xliff>\n`;
const parse = (units: string) => xliff12.parse(file(units));
const only = (units: string): Segment => {
  const { segments } = parse(units);
  expect(segments.count).toBe(1);
  return segments.at(0) as Segment;
};

/** The units after changes by id; nothing may be refused. */
function change(units: string, changes: Record<string, SegmentChange>): string {
  const before = file(units);
  const result = changeSegments(xliff12, xliff12.parse(before), new Map(Object.entries(changes)));
  expect([...result.refused]).toEqual([]);
  const start = before.indexOf(units);
  return result.text.slice(start, result.text.length - (before.length - start - units.length));
}
const set = (units: string, id: string, value: string) => change(units, { [id]: { content: plain(value) } });

describe('units', () => {
  test('are found in groups and files of any depth, with the languages of their file', () => {
    const catalog = xliff12.parse(
      '<xliff version="1.2"><file original="a" datatype="x-a" source-language="en" target-language="de"><body><group><group><trans-unit id="a"><source>A</source></trans-unit></group></group></body></file>' +
        '<file original="b" datatype="x-a" source-language="fr" target-language="es"><body><trans-unit id="a"><source>B</source></trans-unit></body></file></xliff>',
    );
    expect(catalog).toMatchObject({ sourceLanguage: 'en', targetLanguage: 'de', dialect: '1.2' });
    expect([...catalog.problems]).toEqual([]);
    expect(
      catalog.segments.all().map(({ id, sourceLanguage, targetLanguage }) => [id, sourceLanguage, targetLanguage]),
    ).toEqual([
      ['a', undefined, undefined],
      ['a~2', 'fr', 'es'],
    ]);
  });

  test('are translatable as the nearest “translate” says', () => {
    const units =
      '<group translate="no"><trans-unit id="a"><source>A</source></trans-unit><trans-unit id="b" translate="yes"><source>B</source></trans-unit></group><trans-unit id="c"><source> </source></trans-unit>';
    expect(
      parse(units)
        .segments.all()
        .map((segment) => segment.translatable),
    ).toEqual([false, true, false]);
  });

  test('of an extension are not mistaken for the format’s own', () => {
    const units =
      '<trans-unit id="a"><x:source xmlns:x="urn:x">no</x:source><source xmlns="urn:y">no</source><source>yes</source></trans-unit>';
    expect(only(units).source?.value).toBe('yes');
    const prefixed =
      '<x:xliff version="1.2" xmlns:x="urn:oasis:names:tc:xliff:document:1.2"><x:file><x:trans-unit id="a"><x:source>A</x:source></x:trans-unit></x:file></x:xliff>';
    const catalog = xliff12.parse(prefixed);
    expect(catalog.segments.at(0)?.source?.value).toBe('A');
    const changed = changeSegments(xliff12, catalog, new Map([['a', { content: plain('B') }]]));
    expect(changed.text).toContain('</x:source><x:target>B</x:target>');
  });

  test('carry notes, context, length and proposals', () => {
    const segment = only(
      '<trans-unit id="a" maxwidth="20" size-unit="char"><source>A</source><note from="dev">Say <b>it</b></note><context-group><context context-type="element">menu</context><context context-type="linenumber">7</context></context-group><alt-trans match-quality="85%" origin="tm"><source>a</source><target>b &amp; c</target></alt-trans></trans-unit>',
    );
    expect(segment).toMatchObject({
      notes: [{ text: 'Say it', from: 'dev' }],
      context: 'menu',
      maxLength: { max: 20, unit: 'char' },
      matches: [{ source: 'a', target: 'b & c', similarity: 85, origin: 'tm' }],
    });
  });

  test('hand their length limit on to each of their segments', () => {
    const { segments } = parse(
      '<trans-unit id="a" maxwidth="20" size-unit="char"><source>A. B.</source><seg-source><mrk mtype="seg" mid="1">A.</mrk> <mrk mtype="seg" mid="2">B.</mrk></seg-source></trans-unit>',
    );
    expect(segments.all().map(({ id, maxLength }) => [id, maxLength?.max])).toEqual([
      ['a/1', 20],
      ['a/2', 20],
    ]);
  });

  test('with the same id in one file are reported and still told apart', () => {
    const unit = '<trans-unit id="a"><source>A</source></trans-unit>';
    const catalog = parse(unit + unit);
    expect(catalog.segments.all().map((segment) => segment.id)).toEqual(['a', 'a~2']);
    expect([...catalog.problems]).toMatchObject([{ id: 'duplicate-id', severity: 'warning' }]);
  });
});

describe('state', () => {
  test.each([
    ['<target/>', '', 'untranslated'],
    ['<target state="final"></target>', '', 'untranslated'],
    ['<target state="translated">\n  </target>', '', 'untranslated'],
    ['<target>B</target>', '', 'translated'],
    ['<target state="new">B</target>', '', 'needs-review'],
    ['<target state="needs-adaptation">B</target>', ' approved="yes"', 'needs-review'],
    ['<target state="translated">B</target>', '', 'translated'],
    ['<target state="x-mine">B</target>', '', 'translated'],
    ['<target state="new">A</target>', '', 'untranslated'],
    ['<target state="needs-translation">A</target>', '', 'untranslated'],
    ['<target state-qualifier="mt-suggestion">B</target>', '', 'needs-review'],
    ['<target state="translated" state-qualifier="mt-suggestion">B</target>', '', 'translated'],
    ['<target state="translated" state-qualifier="rejected-grammar">B</target>', '', 'needs-review'],
    ['<target state="signed-off">B</target>', '', 'final'],
    ['<target>B</target>', ' approved="yes"', 'final'],
  ])('%s%s is %s', (target, attributes, state) => {
    expect(only(`<trans-unit id="a"${attributes}><source>A</source>${target}</trans-unit>`).state).toBe(state);
  });

  test.each([
    ['Say &quot;hi&quot;', 'Say "hi"', 'untranslated'],
    ['a<x id="1" equiv-text="{{n}}"/>', "a<x id='1'/>", 'untranslated'],
    ['a<x id="1"/>', 'a<x id="2"/>', 'needs-review'],
    ['<x id="1"/>a', 'a<x id="1"/>', 'needs-review'],
    ['&lt;b&gt;', '<![CDATA[<b>]]>', 'untranslated'],
    ['&#49;', '1', 'needs-review'],
  ])('of a copy counts what it says, not how it is written: %s, %s', (source, target, state) => {
    const unit = `<trans-unit id="a"><source>${source}</source><target state="needs-translation">${target}</target></trans-unit>`;
    expect(only(unit).state).toBe(state);
  });

  test('is written only where the file would say something else', () => {
    const unit = (attributes: string, target: string) =>
      `<trans-unit id="a"${attributes}><source>A</source><target${target}>B</target></trans-unit>`;
    expect(change(unit('', ' state="x-mine"'), { a: { state: 'translated' } })).toBe(unit('', ' state="x-mine"'));
    expect(change(unit('', ''), { a: { state: 'translated' } })).toBe(unit('', ' state="translated"'));
    expect(change(unit('', ''), { a: { state: 'final' } })).toBe(unit('', ' state="final"'));
    expect(change(unit('', " state='new'"), { a: { state: 'translated' } })).toBe(unit('', " state='translated'"));
    expect(change(unit(' approved="yes"', ' state="final"'), { a: { state: 'needs-review' } })).toBe(
      unit(' approved="no"', ' state="needs-review-translation"'),
    );
  });

  test('that contradicts a rejection takes the rejection away', () => {
    const unit = (target: string) => `<trans-unit id="a"><source>A</source><target${target}>B</target></trans-unit>`;
    expect(change(unit(' state-qualifier="rejected-length" state="new"'), { a: { state: 'translated' } })).toBe(
      unit(' state="translated"'),
    );
  });

  test('and origin are written into a new target', () => {
    const unit = '<trans-unit id="a"><source>A</source></trans-unit>';
    const origin = { kind: 'fuzzy', match: 80 } as const;
    expect(change(unit, { a: { content: plain('B'), state: 'needs-review', origin } })).toBe(
      '<trans-unit id="a"><source>A</source><target state="needs-review-translation" state-qualifier="fuzzy-match">B</target></trans-unit>',
    );
  });

  test('a text that is filled in is to be reviewed, no longer to be translated', () => {
    const unit = (state: string, text: string) =>
      `<trans-unit id="a"><source>A</source><target state="${state}">${text}</target></trans-unit>`;
    for (const state of ['new', 'needs-translation']) {
      expect(change(unit(state, ''), { a: { content: plain('B'), state: 'needs-review' } })).toBe(
        unit('needs-review-translation', 'B'),
      );
    }
    expect(change(unit('needs-review-l10n', ''), { a: { content: plain('B'), state: 'needs-review' } })).toBe(
      unit('needs-review-l10n', 'B'),
    );
  });
});

describe('inline elements', () => {
  test('are codes that are the same in source and target', () => {
    const inner =
      '<g id="1">a<x id="2" equiv-text="{n}"/></g><bx id="3" rid="7"/>b<ex id="4" rid="7"/><ph id="5">%s</ph><bpt id="6">[b]</bpt>c<ept id="6">[/b]</ept><it id="8" pos="open">&lt;i></it><mrk mtype="x-term">t</mrk>';
    const { source, target } = only(
      `<trans-unit id="a"><source>${inner}</source><target>${inner}</target></trans-unit>`,
    );
    expect(source?.value).toBe(inner);
    expect(source?.codes.map((code) => `${code.kind} ${code.id}`)).toEqual([
      'open g:1',
      'standalone x:2',
      'close g:1',
      'open bx:7',
      'close bx:7',
      'standalone ph:5',
      'open bpt:6',
      'close bpt:6',
      'standalone it:8',
      'open mrk:x-term:',
      'close mrk:x-term:',
    ]);
    expect(source?.codes.map((code) => code.display).slice(1, 7)).toEqual(['{n}', 'g 1', 'bx 3', 'ex 4', '%s', '[b]']);
    expect(source?.codes.filter((code) => code.optional)).toHaveLength(2);
    expect(target?.codes).toEqual(source?.codes);
  });

  test('are written as they are, and text that only looks like them is escaped', () => {
    const units = '<trans-unit id="a"><source>Press <x id="1"/></source><target></target></trans-unit>';
    const codes = codeTexts(only(units).source);
    const text = change(units, { a: { content: contentFrom('<x id="1"/> & <b>', codes) } });
    expect(text).toContain('<target><x id="1"/> &amp; &lt;b&gt;</target>');
  });

  test('that would not fit together are refused', () => {
    const text = file('<trans-unit id="a"><source><g id="1">A</g></source></trans-unit>');
    const catalog = xliff12.parse(text);
    const content = contentFrom('</g>A<g id="1">', codeTexts(catalog.segments.at(0)?.source));
    const result = changeSegments(xliff12, catalog, new Map([['a', { content }]]));
    expect(result.text).toBe(text);
    expect(refusalOf(result, 'a')).toContain('“</g>” closes nothing.');
  });
});

describe('a new target', () => {
  test('stands on its own line behind the source, with the line ends of the file', () => {
    const units = '<trans-unit id="a">\r\n\t<source>A</source>\r\n\t<note>n</note>\r\n</trans-unit>';
    expect(set(units, 'a', 'B\nC')).toBe(
      '<trans-unit id="a">\r\n\t<source>A</source>\r\n\t<target>B\r\nC</target>\r\n\t<note>n</note>\r\n</trans-unit>'.replace(
        'B\r\n',
        'B\n',
      ),
    );
  });

  test('stands behind the segmented source, one mark for each segment, filled together or one by one', () => {
    const units =
      '<trans-unit id="a"><source>A. B.</source><seg-source><mrk mtype="seg" mid="1">A.</mrk> <mrk mtype="seg" mid="2">B.</mrk></seg-source></trans-unit>';
    const empty = units.replace('</trans-unit>', '');
    expect(
      parse(units)
        .segments.all()
        .map(({ id, source }) => [id, source?.value]),
    ).toEqual([
      ['a/1', 'A.'],
      ['a/2', 'B.'],
    ]);
    const first = set(units, 'a/1', 'C.');
    expect(first).toBe(
      `${empty}<target><mrk mtype="seg" mid="1">C.</mrk> <mrk mtype="seg" mid="2"></mrk></target></trans-unit>`,
    );
    const both = `${empty}<target><mrk mtype="seg" mid="1">C.</mrk> <mrk mtype="seg" mid="2">D.</mrk></target></trans-unit>`;
    expect(set(first, 'a/2', 'D.')).toBe(both);
    expect(change(units, { 'a/1': { content: plain('C.') }, 'a/2': { content: plain('D.') } })).toBe(both);
  });

  test('replaces an empty tag and keeps its attributes', () => {
    const unit = (target: string) => `<trans-unit id="a"><source>A</source>${target}</trans-unit>`;
    expect(set(unit('<target xml:lang="de" />'), 'a', 'B')).toBe(unit('<target xml:lang="de">B</target>'));
  });
});

describe('an edit', () => {
  test('is refused where the file says not to translate', () => {
    const catalog = parse('<trans-unit id="a" translate="no"><source>A</source><target>A</target></trans-unit>');
    const result = changeSegments(xliff12, catalog, new Map([['a', { content: plain('B') }]]));
    expect(refusalOf(result, 'a')).toBe('The file says that “a” is not to be translated.');
  });

  test('that is refused does not take the good ones with it', () => {
    const unit = (id: string) => `<trans-unit id="${id}"><source>A</source><target>A</target></trans-unit>`;
    const catalog = parse(unit('a') + unit('b'));
    const changes = new Map([
      ['a', { content: plain('\u0000') }],
      ['b', { content: plain('B') }],
    ]);
    const result = changeSegments(xliff12, catalog, changes);
    expect([...result.refused.keys()]).toEqual(['a']);
    expect(result.catalog.segments.all().map((segment) => segment.target?.value)).toEqual(['A', 'B']);
  });
});

describe('rules of the format', () => {
  test.each([
    ['<trans-unit><source>A</source></trans-unit>', 'unit-id'],
    ['<trans-unit id="a"><target>A</target></trans-unit>', 'unit-source'],
    ['<trans-unit id="a"><source>A</source><target>B</target><target>C</target></trans-unit>', 'one-target'],
    ['<trans-unit id="a"><source><bx id="1"/>A</source></trans-unit>', 'code-pair'],
    ['<trans-unit id="a"><source>A<ept id="1"/></source></trans-unit>', 'code-pair'],
    ['<trans-unit id="a"><source><bx id="1" rid="2"/>A<ex id="1" rid="3"/></source></trans-unit>', 'code-pair'],
    [
      '<trans-unit id="a"><source>A</source><seg-source><mrk mtype="seg" mid="1">A</mrk></seg-source><target><mrk mtype="seg" mid="2">B</mrk></target></trans-unit>',
      'mark-unknown',
    ],
  ])('%s breaks one', (units, rule) => {
    expect(new Set([...parse(units).problems].map((problem) => problem.rule))).toEqual(new Set([rule]));
  });

  test.each([
    '<trans-unit id="a"><source><bx id="1"/>A<ex id="1"/><bpt id="2" rid="9">b</bpt>B<ept id="3" rid="9">b</ept></source></trans-unit>',
    '<trans-unit id="a"><source><bx id="1"/>A<ex id="2"/><it id="3" pos="open">b</it></source></trans-unit>',
    '<trans-unit id="a"><source>A</source><note>n</note><target>B</target></trans-unit>',
    '<bin-unit id="a" mime-type="x"><bin-source/><trans-unit id="b"><source>A</source></trans-unit></bin-unit>',
  ])('%s breaks none', (units) => {
    expect([...parse(units).problems]).toEqual([]);
  });

  test.each([
    ['<xliff><file original="a" datatype="b" source-language="en"><body/></file></xliff>', ['version']],
    ['<xliff version="1.3"><file original="a" datatype="b" source-language="en"><body/></file></xliff>', ['version']],
    ['<xliff version="1.2"><file><header/></file></xliff>', ['file-attributes', 'file-body']],
  ])('%s lacks something at its start', (text, rules) => {
    expect([...xliff12.parse(text).problems].map((problem) => problem.rule)).toEqual(rules);
  });
});

test('a check is silenced by a note behind the others', () => {
  const units = '<trans-unit id="a">\n  <source>A</source>\n  <target>A</target>\n</trans-unit>';
  const catalog = parse(units);
  const edits = xliff12.ignore?.(catalog, catalog.segments.at(0) as Segment, 'same-as-source') ?? [];
  const text = applyEdits(catalog.text, edits);
  expect(text).toContain('</target>\n  <note from="interline">interline-ignore same-as-source</note>\n</trans-unit>');
  expect(xliff12.parse(text).segments.at(0)?.ignored).toEqual(['same-as-source']);
});

test('SDLXLIFF segments take their state from the definitions beside the target', () => {
  const unit =
    '<trans-unit id="u" xmlns:sdl="urn:sdl"><source>A</source><seg-source><mrk mtype="seg" mid="1">A</mrk></seg-source><target><mrk mtype="seg" mid="1">B</mrk></target><sdl:seg-defs><sdl:seg id="1" conf="Draft"/></sdl:seg-defs></trans-unit>';
  expect(only(unit)).toMatchObject({ id: 'u/1', state: 'needs-review', rawState: 'Draft' });
});

test('a unit cut in two by the end of the file leaves the others whole', () => {
  const whole = file('<trans-unit id="a"><source>A</source></trans-unit><trans-unit id="b"><source>B</source>');
  const text = whole.slice(0, whole.indexOf('>B<') - 3);
  const catalog = xliff12.parse(text);
  expect(catalog.segments.all().map((segment) => segment.id)).toEqual(['a', 'b']);
  expect([...catalog.problems].filter((problem) => problem.id === 'syntax').length).toBeGreaterThan(0);
});

test('the laws hold on a file with everything in it', () => {
  const text = file(
    '<trans-unit id="a"><source>A &lt; <g id="1">b</g> 😀</source><target state="new"><![CDATA[C & D]]></target></trans-unit>\r\n<trans-unit id="b"><source>B</source><target/></trans-unit>\n<trans-unit id="c"><source>&prod; C</source></trans-unit>',
  ).replace('<xliff', '<!DOCTYPE xliff [<!ENTITY prod "P">]>\n<xliff');
  expect(checkFormatLaws(xliff12, text, { prefixes: text.length, edits: 9 })).toEqual([]);
});

test.each([
  ['a.xlf', '<xliff version="1.2">', 'xliff-1.2'],
  ['a.xlf', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0">', 'xliff-2'],
  ['a.xlf', '<!-- <xliff version="2.0"> --><xliff version="1.1">', 'xliff-1.2'],
  ['a.xliff', '', 'xliff-1.2'],
  ['strings.xml', '<x:xliff version="2.1">', 'xliff-2'],
  ['strings.xml', '<resources>', undefined],
])('%s with %s is %s', (path, text, id) => {
  expect(formatFor(path, text)?.id).toBe(id);
});
