import { expect, test } from 'vitest';
import type { Overview, UnfinishedList } from '../../shared/overviewProtocol.ts';
import type { FoundRow, TableRows } from '../../shared/tableProtocol.ts';
import { brokenCheck } from '../brokenCheck.ts';
import { startedClients } from './started.ts';

const started = startedClients({
  env: brokenCheck,
  files: {
    'en.json': '{ "a": "One&nbsp;boat", "b": "{n} others" }\n',
    'de.json': '{ "a": "Ein& nbsp;Boot", "b": "" }\n',
    'fr.json': '{ "a": "Un&nbsp;bateau", "b": "Les autres" }\n',
  },
});

test('a check that fails costs the findings of its file, and nothing else', async () => {
  const editor = await started();
  editor.open('de.json');
  editor.open('fr.json');
  const message =
    'The file was left out: the check “entities” failed (it is broken); please report this, and set the check to "off" in the meantime.';
  expect(await editor.diagnostics('de.json')).toMatchObject([{ code: 'unreadable', message }]);
  expect(await editor.diagnostics('fr.json')).toMatchObject([{ code: 'placeholder-missing' }]);

  const [german, french] = [editor.uri('de.json'), editor.uri('fr.json')];
  const { projects } = await editor.request<Overview>('interline/overview', null);
  expect(projects[0]?.rows.find(({ uri }) => uri === french)).toMatchObject({ warnings: 1 });
  expect(projects[0]?.rows.find(({ uri }) => uri === german)?.unreadable).toContain('“entities” failed');

  const page = { filter: {}, offset: 0, limit: 10, checked: true };
  const table = await editor.request<TableRows>('interline/tableRows', {
    ...page,
    uri: french,
    languages: { files: [german, french] },
  });
  expect(table.rows.map(({ id }) => id)).toEqual(['en.json\na', 'en.json\nb']);
  const find = { uri: german, filter: {}, from: -1, direction: 'next', kind: 'finding' };
  expect(await editor.request<FoundRow | null>('interline/findTableRow', find)).toBeNull();

  const { items } = await editor.request<UnfinishedList>('interline/unfinished', { uri: german });
  expect(items).toMatchObject([{ segment: 'b', kind: 'untranslated' }]);
  const textDocument = { uri: german };
  const position = { line: 0, character: 10 };
  const request = { textDocument, range: { start: position, end: position }, context: { diagnostics: [] } };
  expect(await editor.request<readonly object[]>('textDocument/codeAction', request)).not.toEqual([]);

  editor.close('de.json');
  editor.open('de.json', '{ "a": "Ein&nbsp;Boot", "b": "Andere" }\n');
  expect(await editor.diagnostics('de.json')).toMatchObject([{ code: 'placeholder-missing' }]);
});
