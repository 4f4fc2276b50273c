import { expect, test } from 'vitest';
import type { ChangedRows, RowChange } from '../../shared/tableChangesProtocol.ts';
import type { FoundRow, RowFilter, TableCell, TableRow, TableRows } from '../../shared/tableProtocol.ts';
import { project } from './fixtures.ts';
import { find as placeOf, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({ files: project });

function rowsOf(editor: TestClient, path: string, filter: RowFilter = {}, more: object = {}): Promise<TableRows> {
  const page = { uri: editor.uri(path), filter, offset: 0, limit: 100, checked: true };
  return editor.request('interline/tableRows', { ...page, ...more });
}

function change(
  editor: TestClient,
  path: string,
  rows: readonly string[] | RowFilter,
  what: RowChange,
): Promise<ChangedRows> {
  return editor.request('interline/changeTableRows', { uri: editor.uri(path), rows, change: what });
}

const idsOf = ({ rows }: TableRows) => rows.map(({ id }) => id);
/** A row of a table of one file, together with its only cell. */
const byId = ({ rows }: TableRows, id: string) => {
  const row = rows.find((one) => one.id === id) as TableRow;
  return { ...row, ...(row.cells[0] as TableCell) };
};

test('a bilingual file is shown as rows with states, notes, chips and findings', async () => {
  const editor = await started();
  editor.open('xliff/app.de.xlf');
  const table = await rowsOf(editor, 'xliff/app.de.xlf');
  expect(table).toMatchObject({ count: 4, total: 4, sourceLanguage: 'en' });
  expect(table.columns).toMatchObject([
    { key: 'de', language: 'de', uri: editor.uri('xliff/app.de.xlf'), isSource: false },
  ]);
  expect(table.states).toEqual({ untranslated: 1, 'needs-review': 0, translated: 3, final: 0 });
  expect(byId(table, 'bold').source).toMatchObject(['Press ', { raw: '<g id="1">' }, 'Save', { raw: '</g>' }, ' now']);
  expect(byId(table, 'ferry').notes).toEqual(['On the board']);
  expect(byId(table, 'greeting').findings.map(({ check }) => check)).toContain('placeholder-missing');
  // What the state of a row shows is not said a second time.
  expect(table.checks).toContainEqual({ id: 'placeholder-missing', count: 1 });
  expect(table.checks.map(({ id }) => id)).not.toContain('untranslated');
});

test('a file that is not well formed says where, and one that is well formed says nothing', async () => {
  const editor = await started();
  const whole = editor.text('xliff/app.de.xlf');
  editor.open('xliff/app.de.xlf');
  expect(await rowsOf(editor, 'xliff/app.de.xlf')).not.toHaveProperty('faults');
  const start = placeOf(whole, '</body>');
  editor.change('xliff/app.de.xlf', { start, end: placeOf(whole, '</body>', 'end') }, '');
  const { faults } = await rowsOf(editor, 'xliff/app.de.xlf');
  expect(faults?.count).toBe(faults?.first.length);
  expect(faults?.first).toContainEqual({
    uri: editor.uri('xliff/app.de.xlf'),
    range: { start: placeOf(whole, '<body>'), end: expect.anything() },
    message: '“<body>” is not closed.',
  });
});

test('a subtitle says how long it shows and how fast its language is read, by the settings of the project', async () => {
  const editor = await started({ files: { ...project, 'interline.json': '{"subtitles":{"programme":"children"}}' } });
  editor.open('film/harbour.de.srt');
  const { rows } = await rowsOf(editor, 'film/harbour.de.srt');
  expect(rows[0]?.cells).toMatchObject([{ reading: { milliseconds: 3000, charactersPerSecond: 13 } }]);
  editor.open('po/de.po');
  expect((await rowsOf(editor, 'po/de.po')).rows[0]?.cells[0]).not.toHaveProperty('reading');
});

test('what a file lacks stands where its source has it, and writing its text adds it', async () => {
  const editor = await started();
  editor.open('locales/de/app.json');
  const table = await rowsOf(editor, 'locales/de/app.json');
  expect(idsOf(table)).toEqual(['menu.greeting', 'menu.later', 'menu.ferry']);
  expect(byId(table, 'menu.later')).toMatchObject({ missing: true, state: 'untranslated', target: [] });
  await change(editor, 'locales/de/app.json', ['menu.later'], { kind: 'text', target: ['Das Boot verankern'] });
  expect(JSON.parse(editor.text('locales/de/app.json'))).toMatchObject({ menu: { later: 'Das Boot verankern' } });
});

test('an edit changes the bytes of its text alone; what is typed is text, chips are markup', async () => {
  const editor = await started();
  const path = 'xliff/app.de.xlf';
  editor.open(path);
  const before = editor.text(path);
  const [, open, , close] = byId(await rowsOf(editor, path), 'bold').source;
  if (!open || !close) throw new Error('no chips');
  const target = ['Jetzt <b> & ', open, 'sichern', close];
  expect(await change(editor, path, ['bold'], { kind: 'text', target })).toMatchObject({ changed: 1 });
  const written = '<target state="translated">Jetzt &lt;b&gt; &amp; <g id="1">sichern</g></target>';
  expect(editor.text(path)).toBe(before.replace('<target>Jetzt </target>', written));
  expect(byId(await rowsOf(editor, path), 'bold').target).toMatchObject([
    'Jetzt ',
    { raw: '<b>', type: 'tag' },
    ' & ',
    { raw: '<g id="1">', type: 'code' },
    'sichern',
    { raw: '</g>', type: 'code' },
  ]);
});

test('a text that is committed as it was makes no edit', async () => {
  const editor = await started();
  editor.open('po/de.po');
  const table = await rowsOf(editor, 'po/de.po');
  const [row] = table.rows;
  expect(
    await change(editor, 'po/de.po', [row?.id ?? ''], { kind: 'text', target: row?.cells[0]?.target ?? [] }),
  ).toMatchObject({
    changed: 0,
  });
  expect(editor.received.filter(({ method }) => method === 'workspace/applyEdit')).toEqual([]);
});

test('rows are filtered by text, pattern, state and check, and asked for by pages', async () => {
  const editor = await started();
  const path = 'xliff/app.de.xlf';
  editor.open(path);
  expect(idsOf(await rowsOf(editor, path, { text: 'FERRY' }))).toEqual(['ferry']);
  expect(idsOf(await rowsOf(editor, path, { text: '/^(Press|Anchor)/' }))).toEqual(['bold', 'later']);
  expect(idsOf(await rowsOf(editor, path, { text: 'on the board' }))).toEqual(['ferry']);
  expect(idsOf(await rowsOf(editor, path, { state: 'untranslated' }))).toEqual(['later']);
  expect(idsOf(await rowsOf(editor, path, { check: 'placeholder-missing' }))).toEqual(['greeting']);
  expect(idsOf(await rowsOf(editor, path, { state: 'untranslated', keep: ['ferry'] }))).toEqual(['later', 'ferry']);
  const second = await rowsOf(editor, path, {}, { offset: 2, limit: 1, place: 'ferry' });
  expect(idsOf(second)).toEqual(['later']);
  expect(second).toMatchObject({ count: 4, place: 3 });
});

test('an invalid or endless pattern is reported and hides no row', async () => {
  const path = 'po/de.po';
  const files = { ...project, [path]: `${project[path]}\nmsgid "${'a'.repeat(40)}!"\nmsgstr ""\n` };
  const editor = await started({ files });
  editor.open(path);
  const broken = await rowsOf(editor, path, { text: '/(/' });
  expect(broken.patternFault).toBeTruthy();
  expect(broken.count).toBe(broken.total);
  const endless = await rowsOf(editor, path, { text: '/^(a+)+$/' });
  expect(endless.patternFault).toBe('This pattern takes too long to search for.');
  expect(endless.count).toBe(endless.total);
});

test('states, fixes, copies and clearing go through the editor, several rows at once', async () => {
  const editor = await started();
  const path = 'xliff/app.de.xlf';
  editor.open(path);
  expect(await change(editor, path, ['ferry', 'greeting', 'later'], { kind: 'state', state: 'final' })).toMatchObject({
    changed: 2,
  });
  let table = await rowsOf(editor, path);
  expect(table.states).toEqual({ untranslated: 1, 'needs-review': 0, translated: 1, final: 2 });
  await change(editor, path, { state: 'untranslated' }, { kind: 'copySource' });
  table = await rowsOf(editor, path);
  expect(byId(table, 'later')).toMatchObject({ state: 'needs-review', target: ['Anchor the boat'] });
  await change(editor, path, ['later'], { kind: 'clear' });
  table = await rowsOf(editor, path);
  expect(byId(table, 'later')).toMatchObject({ state: 'untranslated', target: [] });
  const fixable = table.rows.flatMap(({ cells }) => cells).find((cell) => cell?.findings.some(({ fix }) => fix));
  const finding = fixable?.findings.findIndex(({ fix }) => fix) ?? -1;
  const title = fixable?.findings[finding]?.fix ?? '';
  expect(await change(editor, path, [fixable?.id ?? ''], { kind: 'fix', finding, title })).toMatchObject({
    changed: 1,
  });
  const after = byId(await rowsOf(editor, path), fixable?.id ?? '');
  expect(after.findings.map(({ fix }) => fix)).not.toContain(title);
});

test('rows are translated by the memory', async () => {
  const editor = await started();
  editor.open('po/de.po');
  const { rows } = await rowsOf(editor, 'po/de.po', { state: 'untranslated' });
  expect(rows).toHaveLength(1);
  expect(await change(editor, 'po/de.po', { state: 'untranslated' }, { kind: 'translate' })).toMatchObject({
    changed: 1,
  });
  expect(editor.text('po/de.po')).toContain('Das Boot verankern');
});

const find = (
  editor: TestClient,
  path: string,
  from: number,
  direction: string,
  kind: string,
  filter: RowFilter = {},
) =>
  editor.request<FoundRow | null>('interline/findTableRow', { uri: editor.uri(path), filter, from, direction, kind });

test('with a filter the next row of a kind is found in the file, around its ends', async () => {
  const editor = await started();
  const path = 'xliff/app.de.xlf';
  editor.open(path);
  const filter = { text: '/./' };
  expect(await find(editor, path, 0, 'next', 'untranslated', filter)).toEqual({ id: 'later', place: 2 });
  expect(await find(editor, path, 2, 'next', 'untranslated', filter)).toEqual({ id: 'later', place: 2 });
  expect(await find(editor, path, 1, 'previous', 'untranslated', filter)).toEqual({ id: 'later', place: 2 });
  expect(await find(editor, path, 0, 'next', 'needs-review', filter)).toBeNull();
  expect(await find(editor, path, 2, 'previous', 'finding', filter)).toEqual({ id: 'bold', place: 1 });
});

test('without one it goes on in the files of the language, both ways, and comes back', async () => {
  const editor = await started();
  const path = 'xliff/app.de.xlf';
  editor.open(path);
  expect(await find(editor, path, 0, 'next', 'untranslated')).toEqual({ id: 'later', place: 2 });
  for (const direction of ['next', 'previous'] as const) {
    const seen: string[] = [];
    let [file, from] = [editor.uri(path), 2];
    do {
      const row = await editor.request<FoundRow | null>('interline/findTableRow', {
        ...{ uri: file, filter: {}, from, direction, kind: 'untranslated' },
      });
      if (!row) throw new Error('nothing is found');
      [file, from] = [row.uri ?? file, row.place];
      seen.push(`${file.slice(editor.uri('').length).replace(/^\//, '')} ${row.id}`);
    } while (file !== editor.uri(path) && seen.length < 20);
    const expected = ['locales/de/app.json menu.later', 'po/de.po Anchor the boat', 'xliff/app.de.xlf later'];
    for (const row of expected) expect(seen).toContain(row);
    expect(seen.every((row) => /\bde\b/.test(row))).toBe(true);
  }
});

test('what is approved in a file without a state for that is no longer to be reviewed', async () => {
  const editor = await started();
  editor.open('po/de.po');
  const before = editor.text('po/de.po');
  const [row] = (await rowsOf(editor, 'po/de.po', { text: 'The ferry leaves' })).rows;
  const wanted = (state: 'needs-review' | 'final') =>
    change(editor, 'po/de.po', [row?.id ?? ''], { kind: 'state', state });
  await wanted('needs-review');
  expect(editor.text('po/de.po')).toContain('#, fuzzy');
  expect(await wanted('final')).toMatchObject({ changed: 1 });
  expect(editor.text('po/de.po')).toBe(before);
});

test('a file that cannot hold a state says so, and what is no localization file has no rows', async () => {
  const editor = await started();
  editor.open('locales/de/app.json');
  await expect(change(editor, 'locales/de/app.json', {}, { kind: 'state', state: 'final' })).rejects.toThrow(
    'no place for this state',
  );
  editor.open('interline.json');
  expect(await rowsOf(editor, 'interline.json')).toBeNull();
  const isTable = (path: string) => editor.request('interline/isTable', { uri: editor.uri(path) });
  expect([await isTable('interline.json'), await isTable('po/de.po')]).toEqual([false, true]);
  // What has still to be translated as a whole has the rows of its source.
  editor.close('locales/de/app.json');
  editor.open('locales/de/app.json', '{}');
  expect(await isTable('locales/de/app.json')).toBe(true);
});

test('rows are sorted by source, translation, state or length, pages and places included', async () => {
  const editor = await started();
  const path = 'xliff/app.de.xlf';
  editor.open(path);
  expect(idsOf(await rowsOf(editor, path, { order: 'source' }))).toEqual(['later', 'bold', 'ferry', 'greeting']);
  expect(idsOf(await rowsOf(editor, path, { order: '-source' }))).toEqual(['greeting', 'ferry', 'bold', 'later']);
  expect(idsOf(await rowsOf(editor, path, { order: 'state' }))[0]).toBe('later');
  const page = await rowsOf(editor, path, { order: '-length' }, { offset: 3, limit: 1, place: 'greeting' });
  expect(page).toMatchObject({ rows: [{ id: 'bold' }], place: 0 });
});

test('a text that changed meanwhile is not replaced by one that was typed before', async () => {
  const editor = await started();
  const path = 'xliff/app.de.xlf';
  editor.open(path);
  const before = editor.text(path);
  const edit = (was: string) => change(editor, path, ['ferry'], { kind: 'text', target: ['Die Fähre'], before: was });
  await expect(edit('Das Boot legt ab')).rejects.toThrow('changed in the file while you were typing');
  expect(editor.text(path)).toBe(before);
  expect(await edit('Das Schiff legt ab')).toMatchObject({ changed: 1 });
});

const sameSource = (rest: string) => `<trans-unit id="${rest}"><source>Save <x id="1"/></source>`;
const repeated = {
  ...project,
  'xliff/app.de.xlf': `<xliff version="1.2"><file source-language="en" target-language="de"><body>
${sameSource('a')}<target state="translated">Sichern <x id="1"/></target></trans-unit>
${sameSource('b')}<target></target></trans-unit>
${sameSource('c')}<target state="translated" state-qualifier="leveraged-mt">Speichern <x id="1"/></target></trans-unit>
<trans-unit id="d"><source>Close</source><target>Zu</target></trans-unit>
</body></file></xliff>`,
};

test('a translation is given to rows with the same source, and to no others', async () => {
  const editor = await started({ files: repeated });
  const path = 'xliff/app.de.xlf';
  editor.open(path);
  const before = editor.text(path);
  const table = await rowsOf(editor, path);
  expect(table.rows.map(({ twins }) => twins)).toEqual([2, 2, 2, undefined]);
  expect(byId(table, 'c').origin).toEqual({ name: 'leveraged-mt' });
  const twins = await editor.request('interline/tableTwins', { uri: editor.uri(path), row: 'a' });
  expect(twins).toEqual([
    { id: 'b', key: 'b', target: '', state: 'untranslated' },
    { id: 'c', key: 'c', target: 'Speichern <x id="1"/>', state: 'translated' },
  ]);
  expect(await change(editor, path, ['b', 'd'], { kind: 'give', from: 'a' })).toMatchObject({ changed: 1 });
  expect(editor.text(path)).toBe(
    before.replace(
      '<target></target>',
      '<target state="translated" state-qualifier="exact-match">Sichern <x id="1"/></target>',
    ),
  );
});
