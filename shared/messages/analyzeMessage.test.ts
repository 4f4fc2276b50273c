import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growth } from '../../test/cpuTime.ts';
import { plain } from '../catalog/content.ts';
import type { MessageSyntax } from '../catalog/segment.ts';
import { english } from '../sentences/sentence.ts';
import { analyzeMessage } from './analyzeMessage.ts';

const ids = (value: string, ...syntaxes: MessageSyntax[]) =>
  analyzeMessage(plain(value), syntaxes).units.map((unit) => `${unit.kind === 'close' ? '/' : ''}${unit.id}`);

describe('printf', () => {
  test.each<[string, string[]]>([
    ['%s of %d', ['1:s', '2:d']],
    ['%2$d of %1$s', ['2:d', '1:s']],
    ['%(name)s has %(count)i', ['name:s', 'count:d']],
    ['%1$@ and %@', ['1:@', '1:@']],
    ['%-5.2f|%05lld|%zu', ['1:f', '2:lld', '3:zd']],
    ['%*d %s', ['2:d', '3:s']],
    ['100 % sure', []],
    ['100% sure', []],
    ['50% discount', []],
    ['50%discount', []],
    ['50%-discount', []],
    ['100 % des dossiers', []],
    ['%d%% done', ['1:d']],
    ['100%% safe', []],
    ['%%s', []],
    ['%ss', ['1:s']],
    ['5% de descuento', []],
    ['%1$*2$d|%.*f', ['1:d', '2:f']],
    ["%'05d %'*10s %'.10d", ['1:d', '2:s', '3:d']],
    ['%ld %lu %llx %hhd', ['1:ld', '2:ld', '3:llx', '4:hhd']],
    ['%1$ld %2$@ %#@files@', ['1:ld', '2:@', '%#@files@']],
    ['%[2]d %v %q %+v', ['2:d', '1:v', '2:q', '3:v']],
    ['%1$tY, %,d, %1$,.2f', ['1:tY', '1:d', '1:f']],
    ['%1% of %|2$+5|', ['1:%', '2:%']],
    ['50%, dann 5%bis und 3%qed', []],
    ['100%1%', []],
    ['第%s個、%,d件、%dчастей', ['1:s', '2:d', '3:d']],
    ["%I'd Dateien, %'Id, %I64d", ['1:d', '2:d', '3:d']],
    ['%Ild ساعت، %I02d', ['1:ld', '2:d']],
    [`%${"'-".repeat(60)}!`, []],
  ])('%s', (value, expected) => expect(ids(value, 'printf')).toEqual(expected));
});

test.each([
  ['“{{name}}” is gone', ['name']],
  ["Delete '{{name}}'?", ['name']],
  ['{n, plural, =1 {one} other {# of {{all}}}}', ['n:plural', 'n:plural', '#', 'all', '/n:plural']],
])('interpolations beside ICU are no arguments of it: %s', (value, expected) => {
  const message = analyzeMessage(plain(value), ['icu', 'i18next']);
  expect(message.faults).toEqual([]);
  expect(message.units.map(({ kind, id }) => `${kind === 'close' ? '/' : ''}${id}`)).toEqual(expected);
});

describe('the other placeholders', () => {
  test.each<[MessageSyntax, string, string[]]>([
    ['python-brace', '{} {0} {user.name!r:>10} {{no}}', ['0', '0', 'user.name']],
    ['python-brace', 'a { b } c', []],
    ['brace', '{name} {0:N2} {{ x }} {user.name}', ['name', '0', '{x}', 'user.name']],
    ['brace', '{ not a name, but prose }', []],
    ['brace', '{0} no boats|{1} {0} boat|]1,Inf] {0} boats', ['0', '0']],
    ['brace', '{0} boat|{0} boats', ['0', '0']],
    ['brace', '{#a to=|x|}t {#b}{x}{/b}{/a} {#i /} {/c} {{#y}}', ['a', 'b', 'x', '/b', '/a', 'i', '/c', '{y}']],
    ['markup', '<a href=https://example.org/>x</a> <b class=x/>', ['a', '/a', 'b']],
    ['markup', '<Table Views> <Table views="x">', ['table']],
    ['markup', '<a carregar...> <a target="_blank" href="x">', ['a']],
    ['i18next', '{{ count }} {{- raw}} {{n, number}} $t(key, {"a": "{{b}}"})', ['count', 'raw', 'n', '$t(key)']],
    ['i18next', '$t(boat_many) $t(boat_other, {})', ['$t(boat)', '$t(boat)']],
    ['i18next', '{single} $t( open', []],
    ['chrome', '$Name$ $1 $$5 $10', ['name', '1']],
    ['printf', '%u of %s%n failed %n times at %d', ['1:d', '2:s', 'n', 'n', '3:d']],
    ['named-percent', '%name% 10%a 20% b%', ['name']],
    ['es-template', `a \${ x.y } \${`, ['x.y']],
    ['es-template', `for \${days == 1 ? '1 day' : '' += days += ' days'}`, ['days']],
    ['ruby', '%{name} %<n>.2f %%{no}', ['name', 'n']],
    ['qt', '%1 of %L2, %n file(s), 5 %', ['1', '2', 'n']],
    ['qt', '%0から%1、%n個、%Ln日', ['0', '1', 'n', 'n']],
  ])('%s: %s', (syntax, value, expected) => expect(ids(value, syntax)).toEqual(expected));
});

test.each([
  ['%1x%2', ['1', '2']],
  ['%1×%2, 2%', ['1', '2']],
  ["%0'dan %1", ['0', '1']],
  ['%0s Name %1', ['0', '1']],
  ['%1h %2m %3s', ['1', '2', '3']],
  ['%1時間 %2分 %3s', ['1', '2', '3']],
  ['%3s of %5d', ['1:s', '2:d']],
  ['%0-Format in %1%', ['0', '1']],
  ['%1 of %s, %2$s, %5.2f, %02d', ['1', '1:s', '2:s', '2:f', '3:d']],
])('a number ends a place where a file has numbered places and directives: %s', (value, expected) => {
  expect(analyzeMessage(plain(value), ['printf', 'qt']).units.map(({ id }) => id)).toEqual(expected);
});

describe('markup', () => {
  test.each<[string, string[]]>([
    ['<b>x</b><br><img src="a>b"/>', ['b', '/b', 'br', 'img']],
    ['1 < 2 and 3 > 2', []],
    ['a <file> to open', []],
    ['<Link to="/x">here</Link>', ['Link', '/Link']],
    ['<0>x</0> <1/>', ['0', '/0', '1']],
    ['<x id="1"/>', ['x:1']],
    ['{\\an8}Up <i>there</i>', ['{\\an8}', 'i', '/i']],
    ['&lt;b&gt; &amp; &nbsp;', []],
    ['<!-- note --> x', ['!--']],
    ['<a href="x', []],
  ])('%s', (value, expected) => expect(ids(value, 'markup')).toEqual(expected));

  test('placeholders inside a tag are kept apart, with their number', () => {
    const message = analyzeMessage(plain('<a href="%s">%s</a>'), ['printf', 'markup']);
    expect(message.units.map((unit) => unit.id)).toEqual(['a', '2:s', 'a']);
    expect(message.inner?.map((unit) => unit.id)).toEqual(['1:s']);
  });
});

describe('ICU', () => {
  const plural = '{n, plural, =0 {none} one {# item} other {# <b>items</b> of {name}}}';

  test('arguments, selectors with their places, texts', () => {
    const { icu, units, value } = analyzeMessage(plain(plural), ['icu', 'markup']);
    expect([...(icu?.arguments.keys() ?? [])].sort()).toEqual(['n', 'name']);
    const n = icu?.arguments.get('n');
    expect(n?.type).toBe('plural');
    expect(n?.selectors.map((s) => [s.name, value.slice(s.start, s.end)])).toEqual([
      ['=0', '=0'],
      ['one', 'one'],
      ['other', 'other'],
    ]);
    expect(icu?.texts.map((t) => value.slice(t.start, t.end))).toEqual(['none', '# item', '# <b>items</b> of {name}']);
    expect(units.map((unit) => value.slice(unit.start, unit.end))).toEqual([
      '{n, plural, =0 {',
      '} one {',
      '#',
      '} other {',
      '#',
      '<b>',
      '</b>',
      '{name}',
      '}}',
    ]);
  });

  test('text around a plural is text', () => {
    const { icu, value } = analyzeMessage(plain('You have {n, plural, other {#}} left'), ['icu']);
    expect(icu?.texts.map((t) => value.slice(t.start, t.end))).toEqual(['You have ', '#', ' left']);
  });

  test('quoting: apostrophes quote braces, unless the file says otherwise', () => {
    expect(ids("It''s '{'literal'}' {x}", 'icu')).toEqual(['x']);
    expect(ids("don't {x}", 'icu')).toEqual(['x']);
    expect(ids("Quoted '{name}'", 'icu')).toEqual(['name']);
    expect(ids("Berth '{0} ({1})' of {2}", 'icu')).toEqual(['0', '1', '2']);
    expect(ids("l'{name} de d'{town}", 'icu')).toEqual(['town']);
    expect(analyzeMessage(plain("l'{name}"), ['icu'], { quoting: 'none' }).units.map((u) => u.id)).toEqual(['name']);
  });

  describe('apostrophes in pairs quote whatever stands between them', () => {
    const read = (value: string) => analyzeMessage(plain(value), ['icu'], { quoting: 'pairs' });
    const seen = (value: string) => {
      const { units, faults } = read(value);
      return [
        units.map((u) => u.id),
        faults.map(({ start, message }) => `${start} ${/no second|literal/.exec(english(message))}`),
      ];
    };

    test.each([
      ["It''s '{'literal'}' {x}", ['x'], []],
      ["'{name}' and {x}", ['name', 'x'], []],
      ["{n, plural, one{it''s '{'} other{{x} '}'}}", ['n:plural', 'n:plural', 'x', 'n:plural'], []],
      ["It's {x}'s", ['x'], ['2 literal']],
      ["It's {x}", ['x'], ['2 no second']],
      ["It's", [], ['2 no second']],
      ["It''s", [], []],
    ])('%s', (value, units, faults) => {
      expect(seen(value)).toEqual([units, faults]);
    });

    test('broken braces are a fault all the same', () => {
      expect(seen("''{x")).toEqual([[], ['2 null']]);
    });
  });

  test.each(['{a', '{n, plural, one {x}}', '{}', '{n, plural, other {x}', '{a, foo}'])('fault in %s', (value) => {
    const { faults, icu } = analyzeMessage(plain(value), ['icu']);
    expect(faults).toHaveLength(1);
    expect(icu).toBeUndefined();
    expect(faults[0]?.end).toBeGreaterThan(faults[0]?.start ?? 0);
    expect(faults[0]?.end).toBeLessThanOrEqual(value.length);
  });

  test('nesting without end is a fault, not an overflow', () => {
    const deep = '{a, select, other {'.repeat(20_000);
    expect(analyzeMessage(plain(deep), ['icu']).faults).toHaveLength(1);
    const closed = '{a, select, other {'.repeat(30) + '}}'.repeat(30);
    expect(analyzeMessage(plain(closed), ['icu']).icu?.arguments.size).toBe(1);
  });
});

test('inline codes win over what stands in them, and offsets hold', () => {
  const value = 'Use <ph id="1">%s</ph> and %s';
  const content = { value, codes: [{ start: 4, end: 22, kind: 'standalone', id: 'ph:1' } as const] };
  const message = analyzeMessage(content, ['printf', 'markup']);
  expect(message.units.map((unit) => [unit.type, unit.id])).toEqual([
    ['code', 'ph:1'],
    ['placeholder', '1:s'],
  ]);
  expect(message.shape).toBe(`Use ${'\uFFFC'.repeat(18)} and ${'\uFFFC'.repeat(2)}`);
});

const all: MessageSyntax[] = [
  'printf',
  'python-brace',
  'icu',
  'i18next',
  'chrome',
  'named-percent',
  'es-template',
  'ruby',
  'qt',
  'brace',
  'dotnet',
  'java',
  'vue',
  'laravel',
  'angular',
  'slang',
  'markdown',
  'accelerator',
  'markup',
];

test('whatever the text: units in order, without overlap, inside the value', () => {
  const piece = fc.constantFrom(
    '%',
    '{',
    '}',
    '<',
    '>',
    '$',
    's',
    'b',
    '1',
    ' ',
    '/',
    "'",
    '"',
    ',',
    'plural',
    '#',
    '{\\i',
    '😀',
    '(',
    ')',
    '[',
    ']',
    '*',
    '_',
    '`',
    '~',
    '\\',
    ':',
    '@',
    '|',
    '&',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.subarray(all), (pieces, syntaxes) => {
      const value = pieces.join('');
      const { units, shape } = analyzeMessage(plain(value), syntaxes);
      let offset = 0;
      for (const unit of units) {
        expect(unit.start).toBeGreaterThanOrEqual(offset);
        expect(unit.end).toBeGreaterThan(unit.start);
        offset = unit.end;
      }
      expect(offset).toBeLessThanOrEqual(value.length);
      expect(shape).toHaveLength(value.length);
    }),
    { numRuns: 400 },
  );
});

test.each([
  '{',
  '%',
  '<a ',
  '<a "',
  '{{',
  '$t(',
  '$',
  '%(',
  '%0',
  '{\\a',
  '${',
  '%<',
  "'{",
  '<!-',
  '<!--',
  '{a,',
  '%{a',
  '[',
  '![',
  '](',
  '[a](',
  '*',
  '*a ',
  '**a_',
  '_a*',
  '`',
  '``a`',
  '~~a',
  '@:',
  '@:{',
  ':a',
  '|{',
  '&a',
  "{0'",
  '{0,choice,',
  '{$',
])('time in proportion to the text for %s repeated', (piece) => {
  expect(growth((times) => analyzeMessage(plain(piece.repeat(times)), all), 20_000)).toBeLessThan(10);
});
