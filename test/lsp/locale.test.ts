import { expect, test } from 'vitest';
import type { CodeAction, CodeLens, Hover } from 'vscode-languageserver-protocol';
import { commands } from '../../shared/protocol.ts';
import { changeRowsRequest, type RowChange } from '../../shared/tableChangesProtocol.ts';
import { project } from './fixtures.ts';
import { type ClientOptions, find } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({ files: project });

/** The finding of the first entry in the language of an editor, with its fixes. */
async function shown(options: ClientOptions = {}): Promise<readonly string[]> {
  const editor = await started(options);
  editor.open('po/de.po');
  const lost = (await editor.diagnostics('po/de.po')).filter(({ code }) => code === 'placeholder-missing');
  const actions = await editor.request<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: editor.uri('po/de.po') },
    range: lost[0]?.range,
    context: { diagnostics: lost, only: ['quickfix'] },
  });
  return [...lost.map(({ message }) => `${message}`), ...actions.map(({ title }) => title).slice(0, 2)];
}

test.each([
  ['de', '„%s“ fehlt', '„%s“ hinzufügen', '„placeholder-missing“ hier ignorieren'],
  ['fr-CA', '« %s » est absent', 'Ajouter « %s »', 'Ignorer « placeholder-missing » ici'],
  ['es', 'Falta «%s»', 'Añadir «%s»', 'Ignorar «placeholder-missing» aquí'],
  ['ja_JP.UTF-8', '「%s」がありません', '「%s」を追加', 'ここで「placeholder-missing」を無視'],
])('an editor in %s gets findings and fixes in its language', async (locale, ...words) => {
  expect((await shown({ locale })).map((text) => text.replaceAll('\u00a0', ' '))).toEqual(words);
});

test.each([undefined, 'en-GB', 'sv', '../../package'])('an editor in %s gets English', async (locale) => {
  expect(await shown(locale === undefined ? {} : { locale })).toEqual([
    '“%s” is missing',
    'Add “%s”',
    'Ignore “placeholder-missing” here',
  ]);
});

test('an editor that names no locale may name one in its options', async () => {
  expect((await shown({ initializationOptions: { locale: 'de' } }))[0]).toBe('„%s“ fehlt');
});

test('the fault of a malformed file is in the language of the editor', async () => {
  const editor = await started({ locale: 'de' });
  editor.open('po/de.po', 'msgid "Anchor"\nmsgstr "Anker\n');
  expect((await editor.diagnostics('po/de.po')).map(({ message }) => message)).toContain(
    'Das schließende Anführungszeichen fehlt.',
  );
});

test('faults of settings and rules are in the language of the editor', async () => {
  const settings = '{\n  "memoryThreshold": 10,\n  "chekcs": {}\n}\n';
  const files = { ...project, 'interline.json': settings };
  const editor = await started({ locale: 'de', files });
  expect((await editor.diagnostics('interline.json')).map(({ message }) => message)).toEqual([
    '„memoryThreshold“ muss mindestens 50 sein',
    'Die Einstellung „chekcs“ gibt es nicht',
  ]);
  const { message } = await editor.next<{ message: string }>('window/showMessage');
  expect(message).toContain('interline.json:2:22: „memoryThreshold“ muss mindestens 50 sein.');

  const rules = 'rules:\n  - { id: no-please, kind: existence, message: m, wrods: [x] }\n';
  const other = await started({ locale: 'ja', files: { ...project, 'interline-rules.yml': rules } });
  expect((await other.diagnostics('interline-rules.yml')).map(({ message }) => message)).toEqual([
    'この種類のルールに「wrods」はありません',
    '「existence」のルールには「words」または「patterns」が必要です',
  ]);
});

test('a file that cannot be read says why in the language of the editor', async () => {
  const files = { ...project, 'de.po': new Uint8Array([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]) };
  const editor = await started({ locale: 'de', files });
  expect((await editor.diagnostics('de.po')).map(({ message }) => message)).toEqual([
    'Die Datei wurde übergangen: Die Datei ist in UTF-32, das nicht gelesen werden kann; speichern Sie sie als UTF-8.',
  ]);
});

test('a service that cannot be used is an error in the language of the editor', async () => {
  const env = { INTERLINE_SERVICE_URL: 'http://127.0.0.1:1', INTERLINE_KEY: '' };
  const files = { 'de.po': 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "Nobody translated this"\nmsgstr ""\n' };
  const editor = await started({ locale: 'fr', env, files });
  editor.open('de.po');
  const command = { command: commands.translateFile, arguments: [editor.uri('de.po')] };
  expect(await editor.request('workspace/executeCommand', command)).toMatchObject({
    message: expect.stringContaining('Il n’y a pas de clé pour 127.0.0.1:1\u202f; connectez-vous d’abord.'),
  });
});

test('a refused edit says why in the language of the editor', async () => {
  const editor = await started({ locale: 'de', files: { 'de.srt': '1\n00:00:01,000 --> 00:00:02,000\nAnker\n' } });
  editor.open('de.srt');
  const uri = editor.uri('de.srt');
  const change = { kind: 'text', target: ['-->'] } satisfies RowChange;
  const reason =
    'Nicht geschrieben: Ein Untertitel kann „-->“ nicht enthalten: Player halten es für die Zeiten des nächsten.';
  expect(await editor.request(changeRowsRequest, { uri, rows: ['1'], change })).toEqual({
    changed: 0,
    files: [],
    refusal: reason,
    refused: [{ uri, id: '1', reason }],
  });
});

test('lenses, hovers and refusals are in the language of the editor', async () => {
  const editor = await started({ locale: 'de' });
  editor.open('po/de.po');
  const textDocument = { uri: editor.uri('po/de.po') };
  const lenses = await editor.request<CodeLens[]>('textDocument/codeLens', { textDocument });
  expect(lenses.map(({ command }) => command?.title)).toEqual(['2 von 3 übersetzt · Den Rest übersetzen (1)']);
  const position = find(editor.text('po/de.po'), 'Das Schiff');
  const hover = await editor.request<Hover>('textDocument/hover', { textDocument, position });
  expect(JSON.stringify(hover.contents)).toContain('**Quelle (en):** `The ferry leaves`');
  const nowhere = { command: commands.translateSegment, arguments: [textDocument.uri, 'nowhere'] };
  await expect(editor.request('workspace/executeCommand', nowhere)).rejects.toThrow(
    '„nowhere“ lässt sich hier nicht übersetzen.',
  );
});
