import { expect, test } from 'vitest';
import type { PublishDiagnosticsParams } from 'vscode-languageserver';
import type { EvaluationSummary } from '../../shared/protocol.ts';
import { find, lastPushed, type TestClient } from './lspClient.ts';
import { qualityService } from './qualityService.ts';
import { startedClients } from './started.ts';

const files = {
  'locales/en.json': '{\n  "ferry": "The ferry",\n  "boat": "Anchor the boat",\n  "save": "Save"\n}\n',
  'locales/de.json': '{\n  "ferry": "😀 Das Boot",\n  "boat": "Das Boot verankern",\n  "save": "Speichern"\n}\n',
  'locales/sv.json': '{\n  "ferry": "Färjan"\n}\n',
};
const german = 'locales/de.json';
const started = startedClients({ files });

const evaluate = (editor: TestClient, path: string, others: readonly string[] = []) =>
  editor.request<EvaluationSummary>('workspace/executeCommand', {
    command: 'interline.evaluateFile',
    arguments: [editor.uri(path), others.map((other) => editor.uri(other))],
  });

/** The next list of issues of a file that passes a test. */
const issues = (editor: TestClient, path: string, passes: (list: PublishDiagnosticsParams['diagnostics']) => boolean) =>
  editor.next<PublishDiagnosticsParams>(
    'textDocument/publishDiagnostics',
    ({ uri, diagnostics }) =>
      uri === editor.uri(path) && passes(diagnostics.filter(({ source }) => source === 'interline quality')),
  );

test('issues of a remote service stand at their words until their translation changes', async () => {
  await using service = await qualityService(['Boot', 'Speichern']);
  const editor = await started({ env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: 'secret-key-5' } });
  editor.open(german);
  const answer = await evaluate(editor, german);
  expect(answer).toEqual({ score: 75, issues: 3, message: 'de.json: 75 of 100, 3 issues.' });
  expect(service.requests[0]?.metadata).toEqual({ source_language: 'en', target_language: 'de' });
  expect(editor.received.some(({ method }) => method === '$/progress')).toBe(true);

  const { diagnostics } = await issues(editor, german, (list) => list.length === 3);
  const start = find(editor.text(german), 'Boot"');
  expect(diagnostics[0]).toMatchObject({
    range: { start, end: { line: start.line, character: start.character + 4 } },
    severity: 2,
    code: 'Accuracy/Mistranslation',
    message: '“Boot” is something else.',
    data: { segment: 'ferry' },
  });
  // findings are pulled as before, and have none of the issues among them
  expect((await editor.diagnostics(german)).every(({ source }) => source === 'interline')).toBe(true);

  // a line more above moves them; a word that was put right takes its issue away
  const first = { line: 1, character: 2 };
  editor.change(german, { start: first, end: first }, '"new": "Neu",\n  ');
  const moved = await issues(editor, german, (list) => list[0]?.range.start.line === start.line + 1);
  expect(moved.diagnostics).toHaveLength(3);
  const wrong = find(editor.text(german), 'Boot"');
  editor.change(german, { start: wrong, end: { ...wrong, character: wrong.character + 4 } }, 'Schiff');
  const left = await issues(editor, german, (list) => list.length === 2);
  expect(left.diagnostics.map(({ data }) => data)).toEqual([{ segment: 'boat' }, { segment: 'save' }]);
  // the source was rewritten: the issues of its translation are of the past
  editor.open('locales/en.json');
  const source = find(editor.text('locales/en.json'), 'Save');
  editor.change('locales/en.json', { start: source, end: { ...source, character: source.character + 4 } }, 'Store');
  await issues(editor, german, (list) => list.length === 1);

  await editor.request('workspace/executeCommand', { command: 'interline.clearEvaluation' });
  await issues(editor, german, (list) => list.length === 0);
  expect(JSON.stringify(editor.received)).not.toContain('secret-key-5');
});

test('of a source file all translations are evaluated; a language that the service does not evaluate is named', async () => {
  await using service = await qualityService(['Boot']);
  const editor = await started({ env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: 'secret-key-5' } });
  const answer = await evaluate(editor, 'locales/en.json', [german]);
  expect(answer).toMatchObject({ issues: 2 });
  expect(answer.message).toMatch(/^2 files: 75 of 100, 2 issues\. .*Swedish is not evaluated\.$/);
  // the file is not open, and has its issues all the same
  await issues(editor, german, (list) => list.length === 2);
  await expect(evaluate(editor, 'locales/sv.json')).rejects.toThrow('Swedish is not evaluated.');
});

test('an evaluation is given up when the user cancels', async () => {
  await using service = await qualityService([]);
  service.busy = true;
  const editor = await started({ env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: 'secret-key-5' } });
  const answer = evaluate(editor, german);
  const { token } = await editor.next<{ token: string }>('window/workDoneProgress/create');
  await service.polled;
  editor.notify('window/workDoneProgress/cancel', { token });
  expect(await answer).toMatchObject({ score: null, issues: 0, message: 'The evaluation was stopped.' });
});

test('what a check reports is not shown a second time; a check that is off leaves it to the evaluation', async () => {
  const entry = (source: string, target: string) => `#, c-format\nmsgid "${source}"\nmsgstr "${target}"\n`;
  const wrong = {
    'de.po': [
      'msgid ""\nmsgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"\n',
      entry('Delete %d files', 'Dateien löschen'),
      entry('The ferry leaves at 9:30.', 'Die Fähre legt um 8:30 Uhr ab.'),
      entry('Anchor the boat', 'Anchor the boat'),
    ].join('\n'),
    'interline.json': '{ "checks": { "same-as-source": "off", "po-header": "off" } }',
  };
  // a client that cannot pull gets issues beside findings, in one list
  const editor = await started({ files: wrong, capabilities: {} });
  editor.open('de.po');
  const answer = await evaluate(editor, 'de.po');
  expect(answer.issues).toBe(3);
  const both = await issues(editor, 'de.po', (list) => list.length === 1);
  const codes = (source: string) => both.diagnostics.filter((one) => one.source === source).map(({ code }) => code);
  expect(codes('interline')).toEqual(['placeholder-missing', 'numbers']);
  expect(codes('interline quality')).toEqual(['Accuracy/Untranslated text']);
  const target = find(editor.text('de.po'), 'msgstr "Anchor', 'end');
  editor.change('de.po', { start: { ...target, character: target.character - 6 }, end: target }, 'Sink');
  const left = () => lastPushed(editor, 'de.po')?.diagnostics.map((item) => item.source);
  await expect.poll(left).not.toContain('interline quality');
  await expect(evaluate(editor, 'gone.po')).rejects.toThrow();
});
