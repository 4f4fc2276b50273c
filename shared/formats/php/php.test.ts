import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { asSource, pairCatalogs } from '../pair.ts';
import { refusalOf } from '../refusalOf.ts';
import { php } from './php.ts';

const file = (entries: string) => `<?php\nreturn [${entries}];`;
const read = (text: string) =>
  php
    .parse(text)
    .segments.all()
    .map(({ id, target }) => `${id}=${target?.value}`);
const set = (text: string, id: string, value: string) =>
  changeSegments(php, php.parse(text), new Map([[id, { content: plain(value) }]]));

describe('reading', () => {
  test.each([
    [file("'a' => 'b', 'c' => ['d' => \"e\", 'f' => array('g' => 'h'),],"), ['a=b', 'c.d=e', 'c.f.g=h']],
    [file("'a' => 'it\\'s \\\\ \\n'"), ["a=it's \\ \\n"]],
    [file('"a" => "x\\t\\u{20AC}\\xc3\\xa9\\101\\$b\\q\\"\n$ 5"'), ['a=x\t€éA$b\\q"\n$ 5']],
    [file("'one', 'two', 7 => 'eight', 'nine'"), ['0=one', '1=two', '7=eight', '8=nine']],
    [file("'a' => 1, 'b' => true, 'c' => Boat::class, 'd' => -1.5, 'e' => 'x'"), ['e=x']],
    [file("'a' => 'one ' .\n 'two'"), ['a=one two']],
    [file("App::NAME => 'x', # one\n /* two */ 'b' => 'y' // three\n"), ['App::NAME=x', 'b=y']],
    ["<?php $lang['a'] = 'b'; $lang['c'][\"d\"] = \"e\";", ['lang.a=b', 'lang.c.d=e']],
    ["<?php\nif (!defined('X')) { exit; }\n$lang = array_merge($lang, array('A' => 'b'));", ['lang.A=b']],
    ["<html><?php return ['a' => 'b'] ?>'c' => 'd'", ['a=b']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect(php.parse(text).problems).toEqual([]);
  });

  test('a variable in a text, or joined to it, is an inline code', () => {
    const text = file(`'a' => "Ahoy {$user['name']} and $crew[0]!", 'b' => 'Sail ' . APP_NAME . ' now'`);
    const codes = php
      .parse(text)
      .segments.all()
      .map(({ target }) => target?.codes.map(({ id }) => id));
    expect(codes).toEqual([["$user['name']", '$crew[0]'], ['APP_NAME']]);
  });

  test.each(["__('x') . 'y'", '"x" . \'y\'', "$a ? 'b' : 'c'", '<<<END\nx\nEND', "sprintf('%s', 'x')"])(
    '%s is shown and not edited',
    (value) => {
      const [segment] = php.parse(file(`'a' => ${value}`)).segments;
      expect(segment).toMatchObject({ id: 'a', translatable: false, target: { value } });
      expect(refusalOf(set(file(`'a' => ${value}`), 'a', 'z'), 'a')).toMatch(/by hand/);
    },
  );

  test('comments beside an entry are its notes; not a licence, a heading further up, or an entry that is commented out', () => {
    const text = file(`
    /*
    |------------------
    | Sails
    |------------------
    */

    'a' => 'b', // One
    /* Two
     * lines */
    'c' => 'd',
    // 'old' => 'x',
    'e' => 'f',
    // interline-ignore numbers
    'g' => 'h',
`);
    const { segments } = php.parse(text);
    expect(segments.all().map(({ notes }) => notes.map((note) => note.text).join())).toEqual([
      'One',
      'Two\nlines',
      '',
      '',
    ]);
    expect(segments.at(3)?.ignored).toEqual(['numbers']);
  });

  test.each([
    ["'a' => 'b\n'c' => 'd'\n", "c' => 'd'"],
    ["\n'a' => 'l'eau',\n'c' => 'd',\n", 'eau'],
    ["\n'a' => 'b'\n'c' => 'd',\n", "'c'"],
    ["'a' => ,\n", ','],
    ["'a' => ['b' => 'c')\n", ')'],
    ["'a' => /* 'b'\n", '/*'],
    // PHP stops at each of these.
    ["\n'a' = 'b',\n", '='],
    ["\n'a' => => 'b',\n", '=>'],
    ["\n'a',\n=> 'b',\n", '=>'],
    ["\n'a' => 'b',, 'c' => 'd',\n", ','],
  ])('a fault is reported where it is: %j', (entries, place) => {
    const text = file(entries);
    const [problem] = php.parse(text).problems;
    expect(problem && text.slice(problem.range.start, problem.range.end)).toBe(place.startsWith("c'") ? 'c' : place);
  });

  test.each([
    ["<?php return ['a' => 'b']", ']'],
    ["<?php return ['a' => 'b'];\n]", undefined],
    ["<?php return ['a' => 'b'],\n'c' => 'd'];", ','],
    ["<?php $a['b'] 'c';\n$a['d'] = 'e';", "'c'"],
    ["<?php $a = array_merge($a, ['b' => 'c'], $d);", undefined],
    ["<?php return ['b' => 'c'] + $d;", undefined],
    ["<?php return ['b' => fn ($c) => 'd', 'e' => 'f'];", undefined],
  ])('a statement ends where it may: %j', (text, place) => {
    const [problem] = php.parse(text).problems;
    expect(problem && text.slice(problem.range.start, problem.range.end)).toBe(place);
  });

  test('what stands behind a fault is read', () => {
    expect(read(file("\n'a' => 'l'eau',\n'c' => 'd',\n"))).toContain('c=d');
  });

  test('a key that is there twice and the marks of a conflict are reported', () => {
    const text = file("'a' => 'b',\n<<<<<<< HEAD\n'a' => 'c',\n=======\n");
    expect([...php.parse(text).problems].map(({ id }) => id)).toEqual(['syntax', 'duplicate-id', 'syntax']);
    expect(read(text)).toEqual(['a=b', 'a~2=c']);
  });

  test.each([
    ['<?php\nclass A { public $b = ["c" => "d"]; }', undefined],
    ['<?php\nfunction a() { return ["c" => "d"]; }', undefined],
    ['<?php\nrequire "x.php";\nreturn ["c" => "d"];', undefined],
    ['<?php\nreturn ["c" => 1];', undefined],
    ['<h1>Hi</h1><?php return ["c" => "d"];', undefined],
    ['<?php\ndeclare(strict_types=1);\nreturn ["c" => "d"];', 'php'],
    ['<?php\nnamespace A;\nuse B\\C;\ndefined("X") or exit("no");\n$lang["c"] = "d";', 'php'],
  ])('%j is %s', (text, id) => expect(formatFor('lang/de/a.php', text)?.id).toBe(id));

  test.each([
    ['Ahoy :name', ['laravel']],
    ['{0} None|[1,*] :count', ['laravel']],
    ['%s of {max}', ['printf', 'brace']],
    ['At 10:30: yes', []],
  ])('%s: %j', (value, syntaxes) => expect(php.parse(file(`'a' => '${value}'`)).syntaxes).toEqual(syntaxes));
});

describe('writing', () => {
  test.each([
    [file("'a' => 'Boat', // x"), "Bob's\\ boat", file("'a' => 'Bob\\'s\\\\ boat', // x")],
    [file('"a" => "Boat"'), '"$5"\n', file('"a" => "\\"\\$5\\"\\n"')],
    [file("'a' => 'C:\\new'"), "C:\\'", file("'a' => 'C:\\\\\\''")],
    [file('"a" => "\\x4 $"'), '\u00041 $a', file('"a" => "\u00041 \\$a"')],
    [file("'a' => 'one ' . 'two'"), 'one or two', file("'a' => 'one ' . 'or two'")],
  ])('%j becomes %j', (text, value, expected) => {
    const changed = set(text, 'a', value);
    expect([...changed.refused]).toEqual([]);
    expect(changed.text).toBe(expected);
  });

  test('a variable stays what it is', () => {
    const catalog = php.parse(file('"a" => "Ahoy {$name}!"'));
    const content = catalog.segments.at(0)?.target ?? plain('');
    const value = content.value.replace('Ahoy', 'Hei');
    const codes = content.codes.map((code) => ({ ...code, start: code.start - 1, end: code.end - 1 }));
    const changed = changeSegments(php, catalog, new Map([['a', { content: { value, codes } }]]));
    expect(changed.text).toBe(file('"a" => "Hei {$name}!"'));
  });

  test('a text without a closing quote is not written to', () => {
    expect(refusalOf(set("<?php return ['a' => 'b", 'a', 'c'), 'a')).toMatch(/closing quote/);
  });

  test.each([file("\n    'a' => 'b',\n"), file("'a' => 'b'")])('a check is silenced by a comment in %j', (before) => {
    const catalog = php.parse(before);
    const [segment] = catalog.segments;
    const text = applyEdits(before, segment ? (php.ignore?.(catalog, segment, 'numbers') ?? []) : []);
    expect(php.parse(text).segments.at(0)).toMatchObject({ ignored: ['numbers'], notes: [] });
  });
});

describe('beside the source', () => {
  const source =
    "<?php\n\nreturn [\n    'a' => 'One',\n    'b' => [\n        'c' => 'Two', // A boat\n        'd' => \"Three\",\n    ],\n];\n";
  const paired = (target: string, of = source) => {
    const catalog = pairCatalogs(php.parse(target), asSource(php.parse(of), 'en'), { source: 'en', target: 'de' });
    const entries = (catalog.pair?.missing ?? []).map((missing) => ({
      missing,
      content: plain(`‹${missing.source.target?.value}›`),
    }));
    return { catalog, entries };
  };

  test.each([
    [
      file("\n    'a' => 'Eins'\n"),
      file("\n    'a' => 'Eins',\n    'b' => [\n        'c' => '‹Two›',\n        'd' => \"‹Three›\",\n    ]\n"),
    ],
    [file("'b' => ['d' => 'Drei']"), file("'a' => '‹One›', 'b' => ['c' => '‹Two›', 'd' => 'Drei']")],
    [
      file("\n\t'a' => 'Eins', // x\n\t'b' => [],\n"),
      file("\n\t'a' => 'Eins', // x\n\t'b' => [\n\t\t'c' => '‹Two›',\n\t\t'd' => \"‹Three›\",\n\t],\n"),
    ],
    [
      file(''),
      file("\n    'a' => '‹One›',\n    'b' => [\n        'c' => '‹Two›',\n        'd' => \"‹Three›\",\n    ],\n"),
    ],
  ])('what lacks is added to %j where it belongs', (target, expected) => {
    const { catalog, entries } = paired(target);
    const changed = changeSegments(php, catalog, new Map(), entries);
    expect([...changed.refused]).toEqual([]);
    expect(changed.text).toBe(expected);
  });

  test('assignments get theirs', () => {
    const of = "<?php\n$lang['a'] = 'One';\n$lang['b'] = 'Two';\n$lang['c'] = 'Three';\n";
    const { catalog, entries } = paired("<?php\n$lang['b'] = 'Zwei';\n", of);
    expect(changeSegments(php, catalog, new Map(), entries).text).toBe(
      "<?php\n$lang['a'] = '‹One›';\n$lang['b'] = 'Zwei';\n$lang['c'] = '‹Three›';\n",
    );
  });

  test('a new file holds what is translated', () => {
    const { entries } = paired(file(''));
    const translations = new Map(entries.filter((_, i) => i !== 1).map((entry) => [entry.missing.id, entry] as const));
    expect(applyEdits(source, php.derive?.(php.parse(source), 'de', translations) ?? [])).toBe(
      "<?php\n\nreturn [\n    'a' => '‹One›',\n    'b' => [\n        'd' => \"‹Three›\",\n    ],\n];\n",
    );
  });
});

test('the laws hold for any file and any text', () => {
  const piece = fc.constantFrom(
    "'a' => 'b',\n",
    '"c" => "d {$e} $f",\n',
    "'x'",
    '"',
    "'",
    '\\',
    ' . ',
    'B',
    '[',
    ']',
    'array(',
    ')',
    ',',
    '=>',
    ';',
    '// n\n',
    '/*',
    '*/',
    '#',
    '\n',
    '\r\n',
    '<<<T\n',
    'T',
    '$lang["g"] = ',
    'return ',
    '?>',
    '<?php ',
    '{',
    '}',
    '😀',
    '<<<<<<< x\n',
  );
  const value = fc.string({
    unit: fc.constantFrom('a', '7', '"', "'", '\\', '\n', '$', '{', '}', 'é', '😀', ':b'),
    maxLength: 10,
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), value, (pieces, next) => {
      const text = `<?php return [${pieces.join('')}`;
      expect(checkFormatLaws(php, text, { texts: [next], prefixes: 3, refused: /closing quote|joined here/ })).toEqual(
        [],
      );
    }),
    { numRuns: 600 },
  );
});
