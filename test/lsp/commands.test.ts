import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answer, faultyServer } from '../service/faultyServer.ts';
import { project, targets } from './fixtures.ts';
import { find, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({ files: project });

interface Summary {
  readonly translated: number;
  readonly failed: number;
  readonly message: string;
}

function run(editor: TestClient, command: string, path: string, ...rest: string[]): Promise<Summary> {
  return editor.request('workspace/executeCommand', { command, arguments: [editor.uri(path), ...rest] });
}

/** A service that takes requests and never answers. */
async function silentService(): Promise<{ url: string; asked: Promise<void>; stop(): void }> {
  let announce = () => {};
  const asked = new Promise<void>((resolve) => {
    announce = resolve;
  });
  const server = createServer(() => announce());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe.each(targets)('$path', ({ path }) => {
  test('everything untranslated is translated through the editor, with progress and a sentence at the end', async () => {
    const editor = await started();
    editor.open(path);
    const summary = await run(editor, 'interline.translateFile', path);
    expect(summary).toMatchObject({ translated: 1, failed: 0 });
    expect(summary.message).toMatch(/^Translated 1 of 1 segment of .+ \(1 from the memory\)\.$/);
    expect(editor.text(path)).toContain('Das Boot verankern');
    const methods = editor.received.map(({ method }) => method);
    expect(methods).toContain('$/progress');
    expect(methods).toContain('window/showMessage');
  });
});

test('a target that is not there is made from its source', async () => {
  const { 'locales/de/app.json': _, ...files } = project;
  const editor = await started({ files });
  await run(editor, 'interline.translateFile', 'locales/en/app.json', 'de');
  const made = readFileSync(join(editor.folder, 'locales/de/app.json'), 'utf8');
  expect(JSON.parse(made)).toMatchObject({ menu: { later: 'Das Boot verankern' } });
});

test('fixing all leaves nothing that a machine can fix', async () => {
  const po = 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "One"\nmsgstr "Eins "\n\nmsgid "Two"\nmsgstr " Zwei"\n';
  const editor = await started({ files: { 'de.po': po } });
  editor.open('de.po');
  expect(await run(editor, 'interline.fixAll', 'de.po')).toMatchObject({ translated: 2, failed: 0 });
  const fixable = (await editor.diagnostics('de.po')).filter((item) => (item.data as { fix?: string }).fix);
  expect(fixable).toEqual([]);
});

test('a service that is silent is given up when the user cancels, and what the memory knew is kept', async () => {
  const service = await silentService();
  try {
    const files = { ...project, 'po/de.po': `${project['po/de.po']}\nmsgid "Hoist the sails"\nmsgstr ""\n` };
    const editor = await started({ files, env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: 'secret-key-1' } });
    editor.open('po/de.po');
    const done = run(editor, 'interline.translateFile', 'po/de.po');
    const created = await editor.next<{ token: string }>('window/workDoneProgress/create');
    await service.asked;
    editor.notify('window/workDoneProgress/cancel', { token: created.token });
    expect(await done).toMatchObject({ translated: 1, failed: 1 });
    expect(editor.text('po/de.po')).toContain('Das Boot verankern');
    expect(JSON.stringify(editor.received)).not.toContain('secret-key-1');
  } finally {
    service.stop();
  }
});

test('a cancelled request is answered as cancelled and changes nothing', async () => {
  const service = await silentService();
  try {
    const files = { 'de.po': 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "Hoist the sails"\nmsgstr ""\n' };
    const editor = await started({ files, env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: 'k' } });
    editor.open('de.po');
    const { answer, cancel } = editor.cancellable('workspace/executeCommand', {
      command: 'interline.translateSegment',
      arguments: [editor.uri('de.po'), 'Hoist the sails'],
    });
    const refused = expect(answer).rejects.toThrow('cancelled');
    await service.asked;
    cancel();
    await refused;
    expect(editor.text('de.po')).toBe(files['de.po']);
  } finally {
    service.stop();
  }
});

test('a service that is not there is a sentence, and the file stays as it is', async () => {
  const service = await silentService();
  service.stop();
  const files = { 'de.po': 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "Hoist the sails"\nmsgstr ""\n' };
  const editor = await started({ files, env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: 'k' } });
  editor.open('de.po');
  const summary = await run(editor, 'interline.translateSegment', 'de.po', 'Hoist the sails');
  expect(summary).toMatchObject({ translated: 0, failed: 1, message: expect.stringMatching(/\S \S.*\.$/) });
  expect(editor.text('de.po')).toBe(files['de.po']);
});

test('a language that the service does not support comes with what to do', async () => {
  await using service = await faultyServer(answer(400, { message: "Value for 'target_lang' not supported." }));
  const files = { 'de.po': 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "Hoist the sails"\nmsgstr ""\n' };
  const editor = await started({ files, env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: 'k' } });
  editor.open('de.po');
  expect(await run(editor, 'interline.translateFile', 'de.po')).toMatchObject({
    message:
      'Nothing in de.po was translated: The translation service does not support the target language. ' +
      'Choose another language, or another service with “Interline: Switch Service of This Project…”.',
  });
});

test('what is typed while a translation is on its way stays', async () => {
  const editor = await started();
  const path = 'po/de.po';
  editor.open(path);
  const done = run(editor, 'interline.translateFile', path);
  for (const letter of 'Hallo ') {
    const position = find(editor.text(path), 'Willkommen');
    editor.change(path, { start: position, end: position }, letter);
  }
  await done;
  expect(editor.text(path)).toContain('msgstr "Hallo Willkommen an Bord!"');
  expect(editor.text(path)).toContain('Das Boot verankern');
});

test('what cannot be asked for is refused in words', async () => {
  const editor = await started();
  await expect(run(editor, 'interline.nothing', 'po/de.po')).rejects.toThrow('no command');
  await expect(run(editor, 'interline.translateFile', 'glossary.csv')).rejects.toThrow('not a localization file');
  expect(existsSync(join(editor.folder, 'locales/es'))).toBe(false);
});
