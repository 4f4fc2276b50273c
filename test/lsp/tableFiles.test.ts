import { expect, test } from 'vitest';
import type { ChangedRows, RowChange, Twin } from '../../shared/tableChangesProtocol.ts';
import { groupId } from '../../shared/tableFolds.ts';
import type { FoundRow, ShownLanguages, TableRows } from '../../shared/tableProtocol.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({
  files: {
    'interline.json': '{ "sourceLanguage": "en", "targetLanguages": ["de", "fr"] }\n',
    'locales/en/app.json': '{\n  "menu.save": "Save",\n  "menu.close": "Close"\n}\n',
    'locales/de/app.json': '{\n  "menu.save": "Sichern",\n  "menu.close": ""\n}\n',
    'locales/fr/app.json': '{\n  "menu.save": "Enregistrer"\n}\n',
    'locales/en/tour.json': '{\n  "menu.save": "Save",\n  "step.first": "Cast off"\n}\n',
    'locales/de/tour.json': '{\n  "menu.save": "",\n  "step.first": "Ablegen"\n}\n',
    'po/de.po': 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "Save"\nmsgstr ""\n',
    'po/menu.pot': 'msgid ""\nmsgstr ""\n\nmsgid "Save"\nmsgstr ""\n',
    // What nobody translates has no rows.
    'memory/boats.tmx':
      '<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Mast</seg></tuv><tuv xml:lang="de"><seg>Mast</seg></tuv></tu></body></tmx>\n',
  },
});

const uriIn = (editor: TestClient) => editor.uri('locales/de/app.json');
const rowsOf = (editor: TestClient, languages: ShownLanguages = { files: 'project' }, more: object = {}) =>
  editor.request<TableRows>('interline/tableRows', {
    ...{ uri: uriIn(editor), languages, filter: {}, offset: 0, limit: 100, checked: true },
    ...more,
  });
const change = (editor: TestClient, rows: object, what: RowChange) =>
  editor.request<ChangedRows>('interline/changeTableRows', {
    ...{ uri: uriIn(editor), languages: { files: 'project' }, column: 'de', rows, change: what },
  });
const shown = ({ rows }: TableRows) =>
  rows.map(({ group, key, cells }) => [group, key, ...cells.map((cell) => (cell ? cell.target.join('') : null))]);

test('the files of a project stand one below the other, each with its other languages', async () => {
  const editor = await started();
  const table = await rowsOf(editor);
  expect(table.languages).toEqual(['en', 'de', 'fr']);
  expect(shown(table)).toEqual([
    ['locales/en/app.json', 'menu.save', 'Save', 'Sichern', 'Enregistrer'],
    ['locales/en/app.json', 'menu.close', 'Close', '', ''],
    // French has no such file: its cells are there to be filled.
    ['locales/en/tour.json', 'menu.save', 'Save', '', ''],
    ['locales/en/tour.json', 'step.first', 'Cast off', 'Ablegen', ''],
    // Its source text has no file of its own.
    ['po/de.po', 'Save', 'Save', '', null],
  ]);
  expect(new Set(table.rows.map(({ id }) => id)).size).toBe(5);
  expect(table.states).toMatchObject({ untranslated: 6, translated: 3 });
  const uris = table.rows.map(({ cells: [, german] }) => german?.uri ?? table.columns[1]?.uri);
  expect(uris).toEqual(
    ['app.json', 'app.json', 'tour.json', 'tour.json']
      .map((name) => editor.uri(`locales/de/${name}`))
      .concat(editor.uri('po/de.po')),
  );
});

test('what nobody translates comes behind what is translated', async () => {
  const strings = (text: string) => `<resources><string name="a">${text}</string></resources>\n`;
  const files = {
    'app/res/values/donottranslate.xml': strings('https://example.org'),
    'app/res/values/strings.xml': strings('Sail'),
    'app/res/values-de/strings.xml': strings('Segel'),
  };
  const editor = await started({ files });
  const table = await rowsOf(editor, undefined, { uri: editor.uri('app/res/values-de/strings.xml') });
  expect(table.rows.map(({ group }) => group)).toEqual([
    'app/res/values/strings.xml',
    'app/res/values/donottranslate.xml',
  ]);
});

test('a folded file is one line, and a row in it is found with the file that hides it', async () => {
  const editor = await started();
  const folds = { byKey: false, rest: 'folded', except: [groupId('po/de.po')] };
  const table = await rowsOf(editor, undefined, { folds, place: 'locales/en/tour.json\nstep.first' });
  expect(table.rows.map(({ group, folded }) => [group, folded?.count])).toEqual([
    ['locales/en/app.json', 2],
    ['locales/en/tour.json', 2],
    ['po/de.po', undefined],
  ]);
  expect(table).toMatchObject({ count: 3, folded: 2, place: 1, foldedIn: groupId('locales/en/tour.json') });
  const find = (from: number, column: string, direction = 'next') =>
    editor.request<FoundRow>('interline/findTableRow', {
      ...{ uri: uriIn(editor), languages: { files: 'project' }, filter: {}, kind: 'untranslated' },
      ...{ folds, from, column, direction },
    });
  expect(await find(0, 'de')).toMatchObject({ id: 'locales/en/app.json\nmenu.close', place: 0, isFolded: true });
  expect(await find(2, 'de', 'previous')).toMatchObject({ column: 'fr', place: 1, isFolded: true });
  expect(await find(1, 'de')).toMatchObject({ id: 'locales/en/tour.json\nmenu.save', column: 'de', isFolded: true });
  expect(await find(1, 'fr', 'previous')).toMatchObject({ id: 'locales/en/app.json\nmenu.close', column: 'fr' });
});

test('some files are enough, and a filter takes their names, too', async () => {
  const editor = await started();
  const some = await rowsOf(editor, { files: [editor.uri('locales/de/tour.json'), editor.uri('po/de.po')] });
  expect(shown(some).map(([group]) => group)).toEqual(['locales/en/tour.json', 'locales/en/tour.json', 'po/de.po']);
  const named = await rowsOf(editor, { files: 'project', shown: ['de'] }, { filter: { text: 'tour' } });
  expect(shown(named).map(([, key]) => key)).toEqual(['menu.save', 'step.first']);
  const sorted = await rowsOf(editor, { files: 'project', shown: ['en', 'de'] }, { filter: { order: 'source' } });
  expect(shown(sorted).map(([, , source]) => source)).toEqual(['Cast off', 'Close', 'Save', 'Save', 'Save']);
});

test('one command changes rows of several files, each in its own', async () => {
  const editor = await started();
  for (const path of ['locales/de/app.json', 'locales/de/tour.json', 'po/de.po']) editor.open(path);
  const { rows } = await rowsOf(editor);
  const [save, , tourSave, , poSave] = rows.map(({ id }) => id);
  const twins = await editor.request<readonly Twin[]>('interline/tableTwins', {
    ...{ uri: uriIn(editor), languages: { files: 'project' }, row: save, column: 'de' },
  });
  expect(twins.map(({ key, group }) => [key, group])).toEqual([
    ['menu.save', 'locales/en/tour.json'],
    ['Save', 'po/de.po'],
  ]);
  const given = await change(editor, [tourSave, poSave], { kind: 'give', from: save as string });
  expect(given).toEqual({ changed: 2, files: [editor.uri('locales/de/tour.json'), editor.uri('po/de.po')] });
  expect(editor.text('locales/de/tour.json')).toContain('"menu.save": "Sichern"');
  expect(editor.text('po/de.po')).toContain('msgstr "Sichern"');
  // JSON has no place for the state; the others get it all the same.
  const marked = await change(editor, [save, poSave], { kind: 'state', state: 'needs-review' });
  expect(marked).toMatchObject({ changed: 1, files: [editor.uri('po/de.po')] });
  expect(marked.refusal).toContain('JSON');
  const reason = 'JSON files have no place for this state.';
  expect(marked.refused).toEqual([{ uri: editor.uri('locales/de/app.json'), id: 'menu.save', reason }]);
  expect(editor.text('po/de.po')).toContain('#, fuzzy');
});

test('groups are gone to: files, and within them keys that begin alike', async () => {
  const editor = await started();
  const go = (from: number, direction: 'next' | 'previous', byKey: boolean) =>
    editor
      .request<FoundRow | null>('interline/findTableRow', {
        ...{ uri: uriIn(editor), languages: { files: 'project' }, filter: {}, kind: 'group', column: 'de' },
        ...{ from, direction, byKey },
      })
      .then((row) => row?.place);
  expect([await go(0, 'next', false), await go(2, 'next', false), await go(4, 'next', false)]).toEqual([
    2,
    4,
    undefined,
  ]);
  expect([await go(2, 'next', true), await go(1, 'previous', true)]).toEqual([3, 0]);
});
