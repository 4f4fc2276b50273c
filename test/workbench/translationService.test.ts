import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';
import { signal } from './workbenchProcesses.ts';

describe.skipIf(workbenchMissing)('the translation service in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'panel', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('the service’s state is in the status bar', async () => {
    const item = workbench.page
      .locator('[id="interline.interline.interline.status"], [id$="interline.status"]')
      .first();
    const state = () => item.getAttribute('aria-label');
    const ready = 'Ready. The embedded service starts with the first translation.';
    await expect.poll(state, { timeout: 60_000 }).toContain(ready);
    await item.click();
    await workbench.page.locator('.quick-input-widget', { hasText: 'Interline: Translation Service' }).waitFor();
    await workbench.shot('status');
    await workbench.page.keyboard.press('Escape');
  });

  test('a key that the service refuses is stored nowhere; one that it takes is in no file', async () => {
    const data = mkdtempSync(join(tmpdir(), 'il-service-'));
    const key = 'a-key-that-must-not-be-found';
    const service = spawn(process.execPath, [
      join(root, 'dist/service.mjs'),
      '--port',
      '0',
      '--key',
      key,
      '--data',
      data,
    ]);
    try {
      const [line] = (await once(createInterface(service.stdout), 'line')) as [string];
      const { url } = JSON.parse(line) as { url: string };
      await editor.run('Interline: Sign In…');
      await editor.answer(url, 'Base URL of the service');
      await editor.answer('wrong', 'Key for');
      await editor.notification('nothing was stored');
      expect(userSettings()['interline.service.url']).toBeUndefined();
      await workbench.shot('refused');
      await editor.run('Notifications: Clear All Notifications');

      await editor.run('Interline: Sign In…');
      await editor.answer(url, 'Base URL of the service');
      await editor.answer(key, 'Key for');
      await editor.notification('Interline now translates with');
      await workbench.shot('signed-in');
      await expect.poll(() => userSettings()['interline.service.url']).toBe(url.replace(/\/$/, ''));
      const files = [workbench.userData, workbench.folder].flatMap((folder) =>
        readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name)),
      );
      expect(files.filter((file) => readFileSync(file).includes(key))).toEqual([]);

      await editor.run('Interline: Sign Out');
      await editor.notification('was deleted');
      await expect.poll(() => userSettings()['interline.service.url']).toBeUndefined();
    } finally {
      service.kill();
      await once(service, 'exit');
      rmSync(data, { recursive: true, force: true });
    }
  });

  test('a service that takes keys in another scheme is signed in to all the same', async () => {
    const service = createServer((request, response) => {
      const accepted = request.headers.authorization === 'Bearer a-key-of-another-scheme';
      response.writeHead(accepted ? 200 : 403, { 'content-type': 'application/json' });
      response.end(accepted ? '{"character_count":1,"character_limit":1000}' : '{"message":"Forbidden"}');
    });
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    try {
      await editor.run('Interline: Sign In…');
      await editor.answer(`http://127.0.0.1:${port}`, 'Base URL of the service');
      await editor.answer('a-key-of-another-scheme', 'Key for');
      await editor.notification(`Interline now translates with 127.0.0.1:${port}`);
      await expect.poll(() => userSettings()['interline.service.authScheme']).toBe('Bearer');
      await workbench.shot('signed-in-bearer');
      await editor.run('Interline: Sign Out');
      await expect.poll(() => userSettings()['interline.service.url']).toBeUndefined();
    } finally {
      service.closeAllConnections();
      service.close();
    }
  });

  test('commands work on a file that is too large for extensions to have its text', async () => {
    const note = 'A long remark for translators. '.repeat(1000);
    const unit = (id: number, target: string) =>
      `<trans-unit id="u${id}"><source>Two boats</source>${target}<note>${note}</note></trans-unit>\n`;
    const units = Array.from({ length: 1750 }, (_, id) => unit(id, '<target>Zwei Boote</target>'));
    units[1700] = unit(1700, '<target>Zwei  Boote</target>');
    units[1720] = unit(1720, '');
    const head = '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">';
    const file = '<file original="a" source-language="en" target-language="de" datatype="plaintext"><body>';
    const text = `${head}\n${file}\n${units.join('')}</body></file></xliff>\n`;
    writeFileSync(join(workbench.folder, 'big.xlf'), text);
    await editor.open('big.xlf');
    await editor.run('Interline: Go to Next Unfinished Segment');
    await workbench.page.locator('.monaco-editor .line-numbers', { hasText: '1723' }).first().waitFor();
    await workbench.shot('large-file');
    await editor.run('Interline: Fix All in This File');
    await editor.notification('Fixed 1 segment of big.xlf');
    expect(editor.read('big.xlf').toString()).toBe(text.replace('Zwei  Boote', 'Zwei Boote'));
  });

  test('a server or an extension host that is killed in the middle of a bulk translation loses nothing', async () => {
    await using service = await slowService();
    await editor.run('Interline: Sign In…');
    await editor.answer(service.url, 'Base URL of the service');
    await editor.answer('a-key', 'Key for');
    await editor.notification('Interline now translates with');
    for (const [path, victim] of [
      ['po/es.po', 'server.mjs'],
      ['po/ja.po', 'type=extensionHost'],
    ] as const) {
      const before = editor.read(path).toString();
      await editor.open(path);
      await workbench.page.keyboard.type('# Typed before\n');
      await workbench.page.locator('.tab.active.dirty').waitFor();
      service.hold();
      await editor.run('Interline: Translate All Untranslated in This File');
      await expect.poll(() => service.asked).toBeGreaterThan(0);
      expect(signal(workbench, victim, 'SIGKILL')).toBeGreaterThan(0);
      if (victim === 'server.mjs') await editor.notification('The language server stopped during this');
      await workbench.shot('killed');
      expect(editor.read(path).toString()).toBe(before);
      service.goOn();
      // What is started before the host is back goes nowhere.
      const asks = service.asked;
      const translate = async () => {
        if (service.asked === asks) await editor.run('Interline: Translate All Untranslated in This File');
        return service.asked;
      };
      await expect.poll(translate, { timeout: 120_000, interval: 3_000 }).toBeGreaterThan(asks);
      await editor.notification(new RegExp(`Translated (\\d+) of \\1 segments? of ${path}`));
      await workbench.shot('translated');
      const after = (await editor.save(path)).toString();
      expect(after).toMatch(/^# Typed before\n/);
      expect(after.match(/msgstr "¡/g)?.length).toBeGreaterThan(1);
    }
    await editor.run('Interline: Sign Out');
    await expect.poll(() => userSettings()['interline.service.url']).toBeUndefined();
  });

  function userSettings(): Record<string, unknown> {
    const levels = ['User', 'Machine'].map((level) => join(workbench.userData, level, 'settings.json'));
    return Object.assign(
      {},
      ...levels.filter(existsSync).map((path) => JSON.parse(readFileSync(path, 'utf8')) as object),
    );
  }
});

/** A remote service that holds back its translations from `hold` to `goOn`. */
async function slowService() {
  let answering = Promise.resolve();
  let goOn = () => {};
  let asked = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const send = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url !== '/v2/translate') return send({ character_count: 1, character_limit: 100_000 });
    asked++;
    await answering;
    const { text } = JSON.parse(Buffer.concat(parts).toString()) as { text: string[] };
    send({ translations: text.map((each) => ({ text: `¡${each}`, detected_source_language: 'EN' })) });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How often a translation was asked for since it was held up. */
    get asked() {
      return asked;
    },
    /** Answers nothing from now on. */
    hold() {
      asked = 0;
      answering = new Promise((resolve) => {
        goOn = resolve;
      });
    },
    goOn: () => goOn(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
