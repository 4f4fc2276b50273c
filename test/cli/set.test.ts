import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonLines, sandbox, xliff } from './runCli.ts';

/** Each format with one target to change, in an encoding or with line ends that trip careless writers. */
const cases: readonly (readonly [name: string, before: Buffer, id: string, text: string, after: Buffer])[] = [
  [
    'a.xlf',
    Buffer.from(
      xliff(
        [
          ['a', 'Size', 'Größe'],
          ['b', 'Tea', 'Tee'],
        ],
        'ISO-8859-1',
      ).replaceAll('\n', '\r\n'),
      'latin1',
    ),
    'b',
    'Tee & Gebäck <heiß>',
    Buffer.from(
      xliff(
        [
          ['a', 'Size', 'Größe'],
          ['b', 'Tea', 'Tee &amp; Gebäck &lt;heiß&gt;'],
        ],
        'ISO-8859-1',
      ).replaceAll('\n', '\r\n'),
      'latin1',
    ),
  ],
  [
    'i18n/de.json',
    Buffer.from('\uFEFF{\r\n\t"a" : "Eins" , // first\r\n\t"n": 1e2, "b":"Zw\\u0065i"\r\n}'),
    'a',
    'Ein "s"',
    Buffer.from('\uFEFF{\r\n\t"a" : "Ein \\"s\\"" , // first\r\n\t"n": 1e2, "b":"Zw\\u0065i"\r\n}'),
  ],
  [
    'film.de.srt',
    Buffer.from(
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\nHallo\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nTschüss',
      'utf16le',
    ),
    '1',
    'Guten Tag',
    Buffer.from(
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\nGuten Tag\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nTschüss',
      'utf16le',
    ),
  ],
];

describe('set changes the bytes of one target and no other', () => {
  test.each(cases)('%s', async (name, before, id, text, after) => {
    using box = sandbox({ [name]: before });
    const printed = await box.run(['set', name, id, text, '--stdout']);
    expect([printed.code, printed.stderr]).toEqual([0, '']);
    expect(printed.bytes.equals(after)).toBe(true);
    expect(box.read(name).equals(before)).toBe(true);
    expect((await box.run(['set', name, id, text])).code).toBe(0);
    expect(box.read(name).equals(after)).toBe(true);
    const again = await box.run(['set', name, id, text]);
    expect(again.stderr).toContain('has this text already');
    expect(box.read(name).equals(after)).toBe(true);
    const lines = jsonLines((await box.run(['segments', name, '--json'])).stdout);
    expect(lines.find((line) => line.id === id)?.target).toBe(text);
  });
});

test('tags that the source has stay tags', async () => {
  using box = sandbox({ 'a.xlf': xliff([['a', 'Press <x id="1"/>', 'Drücken']]) });
  await box.run(['set', 'a.xlf', 'a', 'Drücken: <x id="1"/> <b>']);
  expect(box.read('a.xlf').toString()).toContain('<target>Drücken: <x id="1"/> &lt;b&gt;</target>');
});

test('a target that is not there yet is made, with its state', async () => {
  using box = sandbox({ 'a.xlf': xliff([['a', 'Tea']]) });
  expect((await box.run(['set', 'a.xlf', 'a', 'Tee', '--state', 'needs-review'])).code).toBe(0);
  const [line] = jsonLines((await box.run(['segments', 'a.xlf', '--json'])).stdout);
  expect(line).toMatchObject({ target: 'Tee', state: 'needs-review' });
});

test('a key that only the source file has is added where it belongs', async () => {
  using box = sandbox({ 'i18n/en.json': { a: 'One', b: 'Two', c: 'Three' }, 'i18n/de.json': { a: 'Eins', c: 'Drei' } });
  expect((await box.run(['set', 'i18n/de.json', 'b', 'Zwei'])).code).toBe(0);
  expect(JSON.parse(box.read('i18n/de.json').toString())).toEqual({ a: 'Eins', b: 'Zwei', c: 'Drei' });
});

test('the text may come from standard input, or begin with a dash', async () => {
  using box = sandbox({ 'a.xlf': xliff([['a', 'Tea', 'Tee']]) });
  await box.run(['set', 'a.xlf', 'a', '-'], { stdin: 'Zwei\nZeilen\n' });
  expect(box.read('a.xlf').toString()).toContain('<target>Zwei\nZeilen</target>');
  await box.run(['set', 'a.xlf', 'a', '--', '-18 °C']);
  expect(box.read('a.xlf').toString()).toContain('<target>-18 °C</target>');
});

test('an unknown id is a usage error that names the likely ones', async () => {
  using box = sandbox({ 'i18n/en.json': { cart: { title: 'Cart' } }, 'i18n/de.json': { cart: { title: 'Korb' } } });
  const { code, stderr } = await box.run(['set', 'i18n/de.json', 'cart.titel', 'Korb']);
  expect(code).toBe(2);
  expect(stderr).toContain('Did you mean “cart.title”?');
});

test('a read-only file is refused and stays as it was', async () => {
  using box = sandbox({ 'a.xlf': xliff([['a', 'Tea', 'Tee']]) });
  chmodSync(join(box.root, 'a.xlf'), 0o444);
  const { code, stderr } = await box.run(['set', 'a.xlf', 'a', 'Kaffee']);
  expect(code).toBe(1);
  expect(stderr).toContain('read-only');
  expect(box.read('a.xlf').toString()).toBe(xliff([['a', 'Tea', 'Tee']]));
});

test('the mode of a file is kept and no temporary file stays', async () => {
  using box = sandbox({ 'a.xlf': xliff([['a', 'Tea', 'Tee']]) });
  chmodSync(join(box.root, 'a.xlf'), 0o600);
  await box.run(['set', 'a.xlf', 'a', 'Kaffee']);
  expect(statSync(join(box.root, 'a.xlf')).mode & 0o777).toBe(0o600);
  expect(readdirSync(box.root)).toEqual(['a.xlf']);
});

test('a character that the encoding lacks is refused where the format cannot spell it', async () => {
  const bytes = Buffer.from(
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"\n\nmsgid "Tea"\nmsgstr "T\xe9"\n',
    'latin1',
  );
  using box = sandbox({ 'fr.po': bytes });
  const [line] = jsonLines((await box.run(['segments', 'fr.po', '--json'])).stdout).filter(
    (entry) => entry.source === 'Tea',
  );
  const { code, stderr } = await box.run(['set', 'fr.po', String(line?.id), '茶']);
  expect(code).toBe(1);
  expect(stderr).toContain('cannot be written');
  expect(box.read('fr.po').equals(bytes)).toBe(true);
});
