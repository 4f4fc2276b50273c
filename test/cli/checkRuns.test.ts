import { expect, test } from 'vitest';
import { runGit } from '../commitFiles.ts';
import { jsonLines, type Sandbox, sandbox, xliff } from './runCli.ts';

const check = async (box: Sandbox, ...args: string[]) => {
  const { stdout, stderr, code } = await box.run(['check', '.', '--format', 'json', ...args]);
  return { list: jsonLines(stdout).map((one) => `${one.file} ${one.check} ${one.segment}`), stderr, code };
};

test('--fix repairs what a machine can, changes nothing else, and says what is left', async () => {
  const text = xliff([
    ['a', 'Deck %s', 'Bord  %s'],
    ['b', 'See https://example.com/a', 'Siehe'],
    ['c', 'Good night'],
    ['d', 'The the boat', 'Das das Boot  hier'],
  ]).replaceAll('\n', '\r\n');
  using box = sandbox({ 'de.xlf': text });
  const before = await check(box);
  expect(before.list).toContain('de.xlf double-space a');
  const after = await check(box, '--fix');
  expect(after.code).toBe(1);
  expect(after.list).toContain('de.xlf untranslated c');
  expect(after.list.filter((line) => line.includes('double-space'))).toEqual([]);
  expect(after.stderr).toMatch(/\d+ findings were fixed\./);
  expect(box.read('de.xlf').toString()).toContain('<target>Bord %s</target>');
  // Nothing but texts of targets may differ.
  const frame = (content: string) => content.replace(/<target>[^<]*<\/target>/g, '<target/>');
  expect(frame(box.read('de.xlf').toString())).toBe(frame(text));
  const again = await check(box, '--fix');
  expect(again.stderr).toContain('0 findings were fixed.');
  expect(again.list).toEqual(after.list);
});

test('--fix applies safe fixes alone, --fix=ID every fix of a check, --dry-run shows the diff', async () => {
  const text = xliff([
    ['a', 'Deck %s', 'Bord  %s'],
    ['b', 'Total: %d', 'Summe:'],
    ['c', 'Boat and oar', 'Boot und und Ruder'],
  ]);
  using box = sandbox({ 'de.xlf': text });
  const dry = await box.run(['check', '.', '--fix', '--dry-run']);
  expect(dry.stdout.split('\n').filter((line) => /^[-+]/.test(line))).toEqual([
    '--- a/de.xlf',
    '+++ b/de.xlf',
    expect.stringMatching(/^-.*Bord {2}%s/),
    expect.stringMatching(/^\+.*Bord %s/),
  ]);
  expect([dry.code, dry.stderr]).toEqual([0, expect.stringContaining('1 finding would be fixed.')]);
  expect(box.read('de.xlf').toString()).toBe(text);
  box.write('changes.diff', dry.stdout);
  runGit(box.root, ['init', '-q']);
  runGit(box.root, ['apply', 'changes.diff']);
  const safe = text.replace('Bord  %s', 'Bord %s');
  expect(box.read('de.xlf').toString()).toBe(safe);

  await check(box, '--fix');
  expect(box.read('de.xlf').toString()).toBe(safe);
  await check(box, '--fix=placeholder-missing,repeated-word');
  expect(box.read('de.xlf').toString()).toBe(safe.replace('Summe:', 'Summe: %d').replace('und und', 'und'));
  expect((await box.run(['check', '.', '--fix=double-spaces'])).stderr).toContain('Did you mean “double-space”?');
  expect((await box.run(['check', '.', '--dry-run'])).code).toBe(2);
});

test('a translation that is taken from another segment is taken when that one is fixed', async () => {
  using box = sandbox({
    'interline.json': '{ "checks": { "inconsistent-translation": "info" } }',
    'de.xlf': xliff([
      ['a', 'Boats at sea', 'Boote  auf See'],
      ['b', 'Boats at sea', 'Boote  auf See'],
      ['c', 'Boats at sea', 'Kähne auf dem Meer'],
    ]),
  });
  await check(box, '--fix=double-space,inconsistent-translation');
  expect(
    box
      .read('de.xlf')
      .toString()
      .match(/(?<=<target>)[^<]*/g),
  ).toEqual(['Boote auf See', 'Boote auf See', 'Boote auf See']);
});

test('a long text with more slips than are tried one by one is mended in one run', async () => {
  const words = Array.from({ length: 3000 }, (_, i) => `wort${i}`);
  using box = sandbox({ 'de.xlf': xliff([['a', 'Words', words.join('  ')]]) });
  await check(box, '--fix', '--only', 'double-space');
  expect(box.read('de.xlf').toString()).toContain(`<target>${words.join(' ')}</target>`);
});

test('a baseline silences what was there, shows what is new, and can only shrink', async () => {
  using box = sandbox({
    'de.xlf': xliff([
      ['a', 'Good night'],
      ['b', 'Deck %s', 'Deck'],
      ['constructor', 'Yes'],
    ]),
  });
  const written = await check(box, '--write-baseline');
  expect([written.code, written.list]).toEqual([0, []]);
  expect(await check(box)).toMatchObject({ code: 0, list: [] });
  expect((await check(box, '--no-baseline')).list).toHaveLength(3);

  box.write(
    'de.xlf',
    xliff([
      ['a', 'Good night', 'Gute Nacht'],
      ['b', 'Deck %s', 'Deck'],
      ['constructor', 'Yes'],
      ['n', 'New'],
    ]),
  );
  const later = await check(box);
  expect([later.code, later.list]).toEqual([1, ['de.xlf untranslated n']]);
  expect(later.stderr).toContain('1 of the findings in interline-baseline.json are gone');

  const shrunk = await check(box, '--write-baseline');
  expect(shrunk.code).toBe(1);
  expect(shrunk.stderr).toContain('1 new findings were not taken in');
  const entries = JSON.parse(box.read('interline-baseline.json').toString()).findings['de.xlf'];
  expect(Object.keys(entries).sort()).toEqual(['placeholder-missing', 'untranslated']);
  expect(Object.keys(entries.untranslated)).toEqual(['constructor']);
});

test('a part of a project leaves the rest of its baseline alone', async () => {
  using box = sandbox({
    'interline.json': {},
    'one.xlf': xliff([['a', 'Good night']]),
    'two.xlf': xliff([
      ['a', 'Good night'],
      ['b', 'Deck %s', 'Deck'],
    ]),
  });
  await box.run(['check', '.', '--write-baseline']);
  const whole = box.read('interline-baseline.json').toString();
  await box.run(['check', 'one.xlf', '--write-baseline']);
  await box.run(['check', 'two.xlf', '--only', 'untranslated', '--write-baseline']);
  expect(box.read('interline-baseline.json').toString()).toBe(whole);
});

test('--changed-since reports what changed: in the file, in its source file, and in new files', async () => {
  using box = sandbox({
    'locales/en/app.json': { a: 'One %s', b: 'Two %s', c: 'Three %s' },
    'locales/de/app.json': { a: 'Eins', b: 'Zwei', c: 'Drei' },
    'old.xlf': xliff([['x', 'Deck %s', 'Deck']]),
  });
  runGit(box.root, ['init', '-q']);
  runGit(box.root, ['add', '.']);
  runGit(box.root, ['commit', '-qm', 'first']);
  expect(await check(box, '--changed-since', 'HEAD')).toMatchObject({ code: 0, list: [] });
  box.write('locales/de/app.json', { a: 'Eins', b: 'Zwo', c: 'Drei' });
  runGit(box.root, ['commit', '-qam', 'second']);
  box.write('locales/en/app.json', { a: 'One %s', b: 'Two %s', c: 'Three and %s' });
  box.write('new.xlf', xliff([['y', 'Deck %s', 'Deck']]));
  expect((await check(box, '--changed-since', 'HEAD~1')).list).toEqual([
    'locales/de/app.json placeholder-missing b',
    'locales/de/app.json placeholder-missing c',
    'new.xlf placeholder-missing y',
  ]);
  const unknown = await box.run(['check', '.', '--changed-since', '--output=x']);
  expect(unknown.code).toBe(2);
  expect((await box.run(['check', '.', '--changed-since', 'nowhere'])).stderr).toContain('no revision “nowhere”');
});

test('html is one page with nothing beside it, and no text of a file becomes markup', async () => {
  const evil = '</script><img src=x onerror=alert(1)> %s';
  using box = sandbox({ 'de.json': '{}' });
  box.write('locales/en/app.json', { a: evil });
  box.write('locales/de/app.json', { a: '<!--<script>' });
  const { stdout, code } = await box.run(['check', 'locales', '--format', 'html']);
  expect(code).toBe(1);
  expect(stdout.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(stdout.match(/<[a-z]+[^>]*\b(?:src|href)=/g)).toBe(null);
  const rows = JSON.parse(/const report = (.*); const page/.exec(stdout)?.[1] ?? '').rows;
  expect(rows[0]).toMatchObject({ f: 'locales/de/app.json', g: 'a', k: expect.any(String) });
  expect(rows[0].t.slice(rows[0].a, rows[0].b)).toBe('<!--<script>');
});

test.each([
  [
    '{ "version": 1,\n<<<<<<< HEAD\n',
    /^interline: \S*interline-baseline\.json:2:1: not valid JSON: .*; restore it, or delete it/,
  ],
  [
    '{ "version": 2, "findings": {} }',
    /^interline: \S*interline-baseline\.json: not a baseline of Interline; restore it, or/,
  ],
])('a baseline of %j is a fault with its place', async (text, message) => {
  using box = sandbox({ 'de.xlf': xliff([['a', 'Boat', 'Boot']]), 'interline-baseline.json': text });
  const { code, stderr } = await box.run(['check', '.']);
  expect(stderr).toMatch(message);
  expect(code).toBe(2);
});
