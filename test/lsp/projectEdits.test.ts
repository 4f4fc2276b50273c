import { expect, test } from 'vitest';
import type { WorkspaceEdit } from 'vscode-languageserver-protocol';
import type { ProposedEdits } from '../../shared/projectEditsProtocol.ts';
import { capable, find, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const capabilities = {
  ...capable,
  workspace: {
    ...capable.workspace,
    workspaceEdit: { ...capable.workspace?.workspaceEdit, changeAnnotationSupport: {} },
  },
};
const files = {
  'interline.json': '{ "targetLanguages": ["de", "fr"] }\n',
  'package.json': '{ "dependencies": { "react-i18next": "15.0.0" } }\n',
  'locales/en.json':
    '{\n  "ticket": {\n    "title": "Buy a ticket",\n    "deck": "Deck",\n    "crew": "Crew"\n  }\n}\n',
  'locales/de.json': '{\n  "ticket": {\n    "title": "Fahrkarte kaufen"\n  }\n}\n',
  'locales/fr.json': '{\n  "ticket": {\n    "title": "Acheter",\n    "deck": "Pont",\n    "crew": "Équipage"\n  }\n}\n',
  'src/Ticket.tsx': "export const Ticket = () => <p title={t('ticket.title')}>Sail <b>at noon</b></p>;\n",
  'src/Deck.tsx': 'export const Deck = () => <i>Stay below</i>;\n',
};
const started = startedClients({ files, capabilities });

const sync = (editor: TestClient) => editor.request<ProposedEdits>('interline/syncEdits', {});
const extract = (editor: TestClient, path: string, scope: 'file' | 'project') =>
  editor.request<ProposedEdits>('interline/extractEdits', { uri: editor.uri(path), scope });

const labels = ({ edit }: ProposedEdits) =>
  Object.values((edit as WorkspaceEdit).changeAnnotations ?? {}).map(({ label, needsConfirmation }) => {
    return needsConfirmation ? label : `unconfirmed: ${label}`;
  });

test('languages get the keys of their source, each edit for the user to confirm; then nothing is left to do', async () => {
  const editor = await started();
  const proposed = await sync(editor);
  expect(labels(proposed)).toEqual(['Add 2 keys, untranslated: German']);
  editor.apply(proposed.edit as WorkspaceEdit);
  expect(editor.text('locales/de.json')).toBe(
    '{\n  "ticket": {\n    "title": "Fahrkarte kaufen",\n    "deck": "",\n    "crew": ""\n  }\n}\n',
  );
  editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri('locales/de.json'), type: 2 }] });
  expect(await sync(editor)).toEqual({ edit: null, message: 'Every language has all keys of its source file.' });
});

test('a PO file is brought to its template', async () => {
  const header = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
  const [boat, oar] = ['\nmsgid "Boat"\nmsgstr "Boot"\n', '\nmsgid "Oar"\nmsgstr ""\n'];
  const editor = await started({
    files: { 'po/app.pot': header.replace('de', '') + boat.replace('Boot', '') + oar, 'po/de.po': header + boat },
  });
  const proposed = await sync(editor);
  expect(labels(proposed)).toEqual(['Bring to the template: German (new: 1, fuzzy: 0, obsolete: 0)']);
  editor.apply(proposed.edit as WorkspaceEdit);
  expect(editor.text('po/de.po')).toBe(header + boat + oar);
});

test('what was typed and not saved counts', async () => {
  const editor = await started();
  editor.open('locales/en.json');
  const place = find(editor.text('locales/en.json'), '"crew"');
  editor.change('locales/en.json', { start: place, end: place }, '"mast": "Mast", ');
  expect(labels(await sync(editor))).toEqual(['Add 3 keys, untranslated: German', 'Add 1 key, untranslated: French']);
});

test('a file that an editor would not decode as it is stays, and the user hears of it', async () => {
  const latin = Buffer.from('{\n  "ticket": {\n    "title": "Käpt\'n"\n  }\n}\n', 'latin1');
  const editor = await started({ files: { ...files, 'locales/de.json': latin } });
  expect(await sync(editor)).toEqual({
    edit: null,
    message: 'de.json is larger than an editor shares, or not in UTF-8: use “interline sync” in a terminal.',
  });
});

test('all texts of a file or a project become keys, with the keys in the file of the source language', async () => {
  const editor = await started();
  const ofFile = await extract(editor, 'src/Ticket.tsx', 'file');
  expect(labels(ofFile)).toEqual(['Put a key in the place of 1 text', 'Add the keys with their texts']);
  const ofProject = await extract(editor, 'src/Ticket.tsx', 'project');
  editor.apply(ofProject.edit as WorkspaceEdit);
  expect(editor.text('src/Ticket.tsx')).toContain('<Trans i18nKey="ticket.sailAtNoon" components={{ b: <b /> }} />');
  expect(editor.text('src/Deck.tsx')).toContain("<i>{t('deck.stayBelow')}</i>");
  expect(JSON.parse(editor.text('locales/en.json'))).toMatchObject({
    ticket: { sailAtNoon: 'Sail <b>at noon</b>' },
    deck: { stayBelow: 'Stay below' },
  });
  await expect(extract(editor, 'locales/en.json', 'file')).rejects.toThrow('no source code here');
});
