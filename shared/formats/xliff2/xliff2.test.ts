import { describe, expect, test } from 'vitest';
import type { SegmentChange } from '../../catalog/catalog.ts';
import { plain } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { runChecks } from '../../checks/run/runChecks.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { changeSegments } from '../change.ts';
import type { NewEntry } from '../format.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { reparse } from '../reparse.ts';
import { xliff2 } from './xliff2.ts';

const file = (units: string) =>
  `<?xml version="1.0"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.1" srcLang="en" trgLang="de">\n<file id="f">\n${units}\n</file>\n</xliff>\n`;
const parse = (units: string) => xliff2.parse(file(units));
const only = (units: string): Segment => {
  const { segments } = parse(units);
  expect(segments.count).toBe(1);
  return segments.at(0) as Segment;
};

function change(units: string, id: string, wanted: SegmentChange): string {
  const before = file(units);
  const result = changeSegments(xliff2, xliff2.parse(before), new Map([[id, wanted]]));
  expect([...result.refused]).toEqual([]);
  const start = before.indexOf(units);
  return result.text.slice(start, result.text.length - (before.length - start - units.length));
}

test('the segments of a unit are told apart, what lies between them is none', () => {
  const units =
    '<unit id="u"><segment id="s1"><source>One.</source></segment><ignorable><source> </source></ignorable><segment><source>Two.</source></segment></unit><group id="g" translate="no"><unit id="v" name="menu"><notes><note category="dev">N</note></notes><segment id="s1"><source>A</source></segment></unit></group>';
  const catalog = parse(units);
  expect(catalog).toMatchObject({ sourceLanguage: 'en', targetLanguage: 'de', dialect: '2.1' });
  expect([...catalog.problems]).toEqual([]);
  expect(catalog.segments.all().map(({ id, source, translatable }) => [id, source?.value, translatable])).toEqual([
    ['u/s1', 'One.', true],
    ['u/2', 'Two.', true],
    ['v', 'A', false],
  ]);
  expect(catalog.segments.at(2)).toMatchObject({ context: 'menu', notes: [{ text: 'N', from: 'dev' }] });
});

test.each([
  ['', '', 'untranslated'],
  ['', '<target/>', 'untranslated'],
  [' state="final"', '<target></target>', 'untranslated'],
  ['', '<target>B</target>', 'needs-review'],
  [' state="initial"', '<target>B</target>', 'needs-review'],
  [' state="translated"', '<target>B</target>', 'translated'],
  [' state="reviewed"', '<target>B</target>', 'final'],
  [' state="final"', '<target>B</target>', 'final'],
])('a segment with%s and %s is %s', (attributes, target, state) => {
  const unit = `<unit id="u"><segment${attributes}><source>A</source>${target}</segment></unit>`;
  expect(only(unit).state).toBe(state);
});

test('inline elements are codes with what editors may do to them and what a reader sees', () => {
  const segment = only(
    '<unit id="u"><originalData><data id="d1">&lt;b></data><data id="d2">&lt;/b></data></originalData><segment><source><pc id="1" dataRefStart="d1" dataRefEnd="d2" canDelete="no">a</pc><ph id="2" equiv="%s" canReorder="firstNo"/><cp hex="0007"/><mrk id="m" type="term">t</mrk><ec id="9" isolated="yes"/></source><target><sc id="1"/>a<ec startRef="1"/></target></segment></unit>',
  );
  expect(segment.source?.codes.map(({ kind, id, display }) => `${kind} ${id} ${display}`)).toEqual([
    'open pc:1 <b>',
    'close pc:1 </b>',
    'standalone ph:2 %s',
    'standalone cp:0007 U+0007',
    'open mrk:m term',
    'close mrk:m term',
    'standalone pc:9 ec 9',
  ]);
  expect(segment.source?.codes[0]?.canDelete).toBe(false);
  expect(segment.source?.codes[2]?.canReorder).toBe(false);
  expect(segment.target?.codes.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['open pc:1', 'close pc:1']);
});

test('matches go to the segment that they refer to, and a length to a unit of one segment', () => {
  const match = (ref: string, text: string) =>
    `<mtc:match ref="#${ref}" similarity="87.5" origin="tm"><source>S</source><target>${text}</target></mtc:match>`;
  const catalog = parse(
    `<unit id="u"><mtc:matches>${match('a', 'X')}${match('m', 'Y')}</mtc:matches><segment id="a"><source>A</source></segment><segment id="b"><source><mrk id="m">B</mrk></source></segment></unit><unit id="v" slr:sizeRestriction="5,10"><segment><source>C</source></segment></unit>`,
  );
  expect(catalog.segments.all().map((segment) => segment.matches.map((match) => match.target))).toEqual([
    ['X'],
    ['Y'],
    [],
  ]);
  expect(catalog.segments.at(0)?.matches[0]).toEqual({ source: 'S', target: 'X', similarity: 87.5, origin: 'tm' });
  expect(catalog.segments.at(2)?.maxLength).toEqual({ max: 10, unit: 'char' });
});

describe('an edit', () => {
  test('adds a target behind the source with its indentation, and the state to the segment', () => {
    const unit = '<unit id="u">\n  <segment>\n    <source>A</source>\n  </segment>\n</unit>';
    expect(change(unit, 'u', { content: plain('B'), state: 'translated' })).toBe(
      '<unit id="u">\n  <segment state="translated">\n    <source>A</source>\n    <target>B</target>\n  </segment>\n</unit>',
    );
  });

  test('takes away a sub-state that refined another state, and leaves a state that is right', () => {
    const unit = (attributes: string) =>
      `<unit id="u"><segment${attributes}><source>A</source><target>B</target></segment></unit>`;
    expect(change(unit(' state="final" subState="my:x"'), 'u', { state: 'needs-review' })).toBe(
      unit(' state="initial"'),
    );
    expect(change(unit(' state="reviewed" subState="my:x"'), 'u', { state: 'final' })).toBe(
      unit(' state="reviewed" subState="my:x"'),
    );
    expect(change(unit(''), 'u', { state: 'needs-review' })).toBe(unit(''));
  });

  test('writes where a translation came from, a fuzzy match with its percentage', () => {
    const unit = (attributes: string) =>
      `<unit id="u"><segment${attributes}><source>A</source><target>B</target></segment></unit>`;
    const fuzzy = { state: 'needs-review', origin: { kind: 'fuzzy', match: 87 } } as const;
    expect(change(unit(''), 'u', fuzzy)).toBe(unit(' state="initial" subState="interline:fuzzy-87"'));
    const machine = { state: 'translated', origin: { kind: 'service', name: 'x' } } as const;
    expect(change(unit(' state="initial"'), 'u', machine)).toBe(unit(' state="translated" subState="interline:mt"'));
  });
});

test('a copy of a code may come and go, and what the file says of a code is kept as it says it', () => {
  const { source } = only(
    '<unit id="u"><segment><source><ph id="1" canCopy="yes" canDelete="no"/><ph id="2" copyOf="1"/><sc id="3"/>A<sc id="4" canOverlap="no"/></source></segment></unit>',
  );
  expect(
    source?.codes.map(({ canCopy, canDelete, canOverlap, optional }) => [canCopy, canDelete, canOverlap, optional]),
  ).toEqual([
    [true, false, undefined, undefined],
    [undefined, undefined, undefined, true],
    [undefined, undefined, true, undefined],
    [undefined, undefined, false, undefined],
  ]);
});

test('sizes count by the profiles that are known here', () => {
  const limits = (profiles: string, attributes: string) =>
    xliff2
      .parse(
        file(`<unit id="u" ${attributes}><segment><source>A</source></segment></unit>`).replace(
          '<file id="f">',
          `<file id="f"><slr:profiles ${profiles}/>`,
        ),
      )
      .segments.at(0)?.maxLength;
  const both = 'slr:sizeRestriction="1,9" slr:storageRestriction="20"';
  expect(limits('generalProfile="xliff:codepoints" storageProfile="xliff:utf8"', both)).toEqual({
    max: 9,
    unit: 'char',
  });
  expect(limits('generalProfile="dock:pixels" storageProfile="xliff:utf8"', both)).toEqual({ max: 20, unit: 'byte' });
  expect(limits('generalProfile="dock:pixels" storageProfile="xliff:utf16"', both)).toBeUndefined();
  expect(limits('generalProfile="xliff:codepoints"', 'slr:sizeRestriction="3,*"')).toBeUndefined();
});

test('a remark about one segment is of that segment alone', () => {
  const catalog = parse(
    '<unit id="u"><notes><note>All</note><note ref="#b" category="tone">Second</note><note ref="#n=x">Unit</note></notes><segment id="a"><source>A</source></segment><segment id="b"><source>B</source></segment></unit>',
  );
  expect(catalog.segments.all().map(({ notes }) => notes)).toEqual([
    [{ text: 'All' }, { text: 'Unit' }],
    [{ text: 'All' }, { text: 'Second', from: 'tone' }, { text: 'Unit' }],
  ]);
});

test('the cases of a plural are forms of one message', () => {
  const catalog = xliff2.parse(
    file(
      '<unit id="u" name="boats" pgs:switch="plural:count gender:guest"><segment pgs:case="one female"><source>A</source></segment><segment pgs:case="0 other"><source>B</source></segment></unit><unit id="v" pgs:switch="gender:guest"><segment pgs:case="male"><source>C</source></segment></unit>',
    ).replace('version="2.1"', 'version="2.2" xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0"'),
  );
  expect(catalog.segments.all().map(({ plural, context }) => [plural, context])).toEqual([
    [{ group: 'u', kind: 'cardinal', category: 'one' }, 'boats guest=female'],
    [{ group: 'u', kind: 'cardinal' }, 'boats guest=other'],
    [undefined, 'guest=male'],
  ]);
});

test('rules for translations come down from the file and can be taken away', () => {
  const rule = (attributes: string) => `<val:validation><val:rule ${attributes}/></val:validation>`;
  const catalog = xliff2.parse(
    file(
      `${rule('isPresent="Kai" occurs="2" caseSensitive="no"')}<unit id="a"><segment><source>A</source></segment></unit><group id="g">${rule('endsWith=":" existsInSource="yes"')}<unit id="b">${rule('isPresent="Kai" disabled="yes"')}<segment><source>B</source></segment></unit></group><unit id="c"><segment><source>C</source></segment></unit>`,
    ).replace('version="2.1"', 'version="2.1" xmlns:val="urn:oasis:names:tc:xliff:validation:2.0"'),
  );
  const kai = {
    test: 'isPresent',
    text: 'Kai',
    occurs: 2,
    existsInSource: false,
    caseSensitive: false,
    normalization: 'nfc',
  };
  const colon = { test: 'endsWith', text: ':', existsInSource: true, caseSensitive: true, normalization: 'nfc' };
  expect(catalog.segments.all().map(({ validation }) => validation)).toEqual([[kai], [colon], [kai]]);
});

test('the terms of a unit count in its checks, beside those of the project', () => {
  const text = file(
    '<unit id="u"><gls:glossary><gls:glossEntry><gls:term>pier</gls:term><gls:translation>Anleger</gls:translation><gls:definition>Where boats land</gls:definition></gls:glossEntry></gls:glossary><segment state="translated"><source>Pier two</source><target>Kai zwei</target></segment></unit>',
  ).replace('version="2.1"', 'version="2.1" xmlns:gls="urn:oasis:names:tc:xliff:glossary:2.0"');
  const catalog = xliff2.parse(text);
  expect(catalog.segments.at(0)?.terms).toEqual([
    { source: 'pier', targets: ['Anleger'], forbidden: [], note: 'Where boats land' },
  ]);
  const findings = runChecks(catalog, {
    languages: { source: 'en', target: 'de' },
    settings: defaultSettings,
    terms: createTermIndex([]),
    only: new Set(['glossary-term']),
  });
  expect(findings.map(({ message }) => message)).toEqual(['“Pier” should be translated as “Anleger”']);
});

test('spans of codes that may overlap can cross, others cannot', () => {
  const crossed = (canOverlap: string) => {
    const codes = (text: string) =>
      `<sc id="1"${canOverlap}/>${text}<sc id="2"${canOverlap}/>${text}<ec startRef="1"${canOverlap}/>${text}<ec startRef="2"${canOverlap}/>`;
    const source = `<sc id="1"${canOverlap}/>A<ec startRef="1"${canOverlap}/><sc id="2"${canOverlap}/>B<ec startRef="2"${canOverlap}/>`;
    const catalog = parse(
      `<unit id="u"><segment state="final"><source>${source}</source><target>${codes('C')}</target></segment></unit>`,
    );
    return runChecks(catalog, {
      languages: { source: 'en', target: 'de' },
      settings: defaultSettings,
      terms: createTermIndex([]),
      only: new Set(['tag-order']),
    }).length;
  };
  expect(crossed('')).toBe(0);
  expect(crossed(' canOverlap="no"')).toBe(1);
});

describe('a file for another language', () => {
  const derive = (text: string, translations: Readonly<Record<string, string>>) => {
    const catalog = xliff2.parse(text);
    const entries = Object.entries(translations).map(([id, value]): [string, NewEntry] => {
      const source = catalog.segments.all().find((segment) => segment.id === id);
      if (!source) throw new Error(`no segment ${id}`);
      return [id, { missing: { id, source }, content: plain(value) }];
    });
    return applyEdits(text, xliff2.derive?.(catalog, 'fr', new Map(entries)) ?? []);
  };
  const extracted = (trgLang: string, units: string) =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"${trgLang}>\n <file id="f">\n${units}\n </file>\n</xliff>`;

  test('says its language and holds the translations that there are', () => {
    const unit = (id: string, target: string) =>
      `  <unit id="${id}">\n   <segment>\n    <source>${id}</source>${target}\n   </segment>\n  </unit>`;
    const both = (target: string) => `${unit('a', target)}\n${unit('b', '')}`;
    expect(derive(extracted('', both('')), { a: 'Un & deux' })).toBe(
      extracted(' trgLang="fr"', both('\n    <target>Un &amp; deux</target>')).replace(
        '<segment>',
        '<segment state="translated">',
      ),
    );
  });

  test('keeps nothing of the language that it was for before', () => {
    const units = (state: string, target: string) =>
      `<unit id="a"><segment${state}><source>A</source>${target}</segment></unit>`;
    const german = extracted(
      ' trgLang="de"',
      units(' state="final" subState="x:y"', '\n  <target xml:lang="de">Eins</target>'),
    );
    expect(derive(german, {})).toBe(extracted(' trgLang="fr"', units('', '')));
    expect(derive(german, { a: 'Un' })).toContain('<target xml:lang="fr">Un</target>');
  });
});

test('a first translation in a file without “trgLang” is written, and the rule is named', () => {
  const before = file('<unit id="u"><segment><source>A</source></segment></unit>').replace(' trgLang="de"', '');
  const catalog = xliff2.parse(before);
  expect([...catalog.problems]).toEqual([]);
  const result = changeSegments(xliff2, catalog, new Map([['u', { content: plain('B') }]]));
  expect([...result.refused]).toEqual([]);
  expect([...result.catalog.problems].map(({ rule }) => rule)).toEqual(['target-language-missing']);
});

test('a new target counts white space as its source does', () => {
  const unit = (target: string) =>
    `<unit id="u"><segment><source xml:space="preserve">A  b</source>${target}</segment></unit>`;
  expect(change(unit(''), 'u', { content: plain('C  d') })).toBe(unit('<target xml:space="preserve">C  d</target>'));
});

test('typing reads as the whole file does, problems included', () => {
  const text = file(
    '<unit id="u"><segment><source>A <ph id="1" canDelete="no"/></source><target>B <ph id="1"/></target></segment></unit><unit id="v"><notes><note>N</note></notes><segment subState="x:y"><source>C</source><target>D</target></segment></unit>',
  );
  const offset = text.indexOf('B <ph');
  let catalog = xliff2.parse(text);
  for (const [start, end, typed] of [
    [offset, offset, 'x'],
    [offset + 3, offset + 3 + '<ph id="1"/>'.length, ''],
    [offset, offset, '<ph id="1"/>'],
  ] as const) {
    const after = catalog.text.slice(0, start) + typed + catalog.text.slice(end);
    catalog = reparse(xliff2, catalog, after);
    expect([...catalog.problems]).toEqual([...xliff2.parse(after).problems]);
  }
});

test('the id of a unit is no part of a segment behind one that has an id of its own', () => {
  const text = file(
    '<unit id="u"><segment id="a"><source>A</source></segment><segment><source>B</source></segment></unit>',
  );
  expect(checkFormatLaws(xliff2, text)).toEqual([]);
});

test('ids that stand twice are reported', () => {
  const unit =
    '<unit id="u"><segment id="1"><source>A</source></segment><segment id="1"><source>B</source></segment></unit>';
  expect([...parse(unit + unit).problems].map((problem) => problem.id)).toEqual([
    'duplicate-id',
    'duplicate-id',
    'duplicate-id',
  ]);
  expect(
    parse(unit)
      .segments.all()
      .map((segment) => segment.id),
  ).toEqual(['u/1', 'u/1~2']);
});

test('the laws hold on a file with everything in it', () => {
  const text = file(
    '<unit id="u"><segment state="initial"><source>A <pc id="1">b</pc> &lt;</source><target>C</target></segment><segment><source xml:space="preserve">B\r\n</source><target/></segment></unit>',
  );
  expect(checkFormatLaws(xliff2, text, { prefixes: text.length, edits: 9 })).toEqual([]);
});

test('a file with {{ value }} has no messages of ICU', () => {
  const unit = (target: string) =>
    `<unit id="1"><segment><source>ferry.full</source><target>${target}</target></segment></unit>`;
  const isIcu = (target: string) => parse(unit(target)).syntaxes.includes('icu');
  expect([isIcu('{{ value }} ist voll'), isIcu('{value} ist voll')]).toEqual([false, true]);
});
