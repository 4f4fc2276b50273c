import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ModelServer, zstdBomb } from '../models/modelServer.ts';
import { workbenchMissing } from './installation.ts';
import { answersFor, type ModelProject, modelProject } from './modelProject.ts';

let project: ModelProject;

const forPath =
  (end: string, answer: (response: ServerResponse, bytes: Uint8Array) => void): ModelServer['intercept'] =>
  (request, response) =>
    answersFor(project.server, end, answer)(request, response);

const json = (value: unknown) => JSON.stringify(value);

/** The list and the file of a model that unpacks to gigabytes. */
const bomb: ModelServer['intercept'] = (request, response) => {
  const bytes = zstdBomb(20_000, 2_000_000_000);
  const attachment = { hash: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
  const records = project.server.records as ({ attachment: object } & Record<string, unknown>)[];
  const data = records.map((record) => ({ ...record, attachment: { ...record.attachment, ...attachment } }));
  return (
    forPath('/records', (answer) => answer.end(json({ data })))(request, response) ||
    forPath('.zst', (answer) => answer.end(bytes))(request, response)
  );
};

/** What goes wrong, the name of its picture, and what the editor says. */
const failures: readonly [string, string, ModelServer['intercept'], RegExp][] = [
  [
    'a list that is not there',
    'not-there',
    forPath('/records', (response) => response.writeHead(404).end()),
    /answered 404 .* Choose another source in the setting interline\.models\.source\./,
  ],
  [
    'a page of a proxy',
    'proxy',
    forPath('/records', (response) => response.end('<html>Please sign in</html>')),
    /answered with a web page, as proxies and sign-in pages do/,
  ],
  [
    'a list of nonsense',
    'nonsense',
    forPath('/records', (response) => response.end(json({ data: [{ a: 1 }, { name: '../../etc/passwd' }] }))),
    /lists no models that this program can use; check the address, or choose another source\./,
  ],
  [
    'a list of 50 MB',
    'endless-list',
    forPath('/records', (response) => response.end(Buffer.alloc(50_000_000, '['))),
    /answered with more than 20 MB, which is not a list of models; check the address\./,
  ],
  [
    'a source that is too busy',
    'busy',
    forPath('.zst', (response) => response.writeHead(503, { 'retry-after': '7' }).end()),
    /answered 503: it is too busy\. Try again in 7 s\./,
  ],
  [
    'a source that is asked too often',
    'too-often',
    forPath('.zst', (response) => response.writeHead(429).end()),
    /answered 429: it is too busy\. Try again in a few minutes\./,
  ],
  [
    'a name that nobody knows',
    'unknown-name',
    forPath('/v1/', (response) =>
      response.end(json({ capabilities: { attachments: { base_url: 'https://a.invalid/' } } })),
    ),
    /a\.invalid cannot be reached: .*Check the connection and HTTPS_PROXY, or name a mirror .* interline\.models\.source/,
  ],
  [
    'a file that is cut off where it lies',
    'cut-off',
    forPath('.zst', (response, bytes) => response.end(bytes.subarray(0, 1000))),
    /broke off after 1000 of \d+ bytes\. Try again; the download resumes where it stopped\./,
  ],
  [
    'another file than was announced',
    'checksum',
    forPath('.zst', (response, bytes) => response.end(Buffer.alloc(bytes.length, 7))),
    /is not what its source announced \(wrong checksum\); it was deleted\./,
  ],
  [
    'a file that unpacks to gigabytes',
    'bomb',
    bomb,
    /cannot be unpacked: it is damaged or larger than announced; nothing was installed\. Choose another source in the/,
  ],
];

describe.skipIf(workbenchMissing)('an installation that fails in the workbench', () => {
  beforeAll(async () => {
    project = await modelProject('failing', {
      de: 'Guten Tag und willkommen!',
      fr: 'Bonjour tout le monde',
      it: 'Ciao',
    });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await project.workbench.shot('failed');
  });
  afterAll(async () => {
    await project?.[Symbol.asyncDispose]();
  });

  test.each(failures)('%s is reported, and nothing is installed', async (_what, picture, intercept, sentence) => {
    const { editor, workbench, installed } = project;
    project.server.intercept = intercept;
    await project.install('de');
    const failure = await editor.notification(sentence);
    await failure.getByRole('button', { name: 'Try Again' }).hover();
    await workbench.shot(picture);
    expect(await failure.textContent()).not.toContain('--source');
    expect(installed()).toEqual([]);
  });

  test('a folder that cannot be written is named; with it mended, the next try installs and translates', async () => {
    const { editor, store, workbench } = project;
    project.server.intercept = () => false;
    rmSync(store, { recursive: true, force: true });
    writeFileSync(store, 'a file in the way');
    await project.install('de');
    const sentence = /cannot be written: a part of its path is not a folder; nothing was installed/;
    await (await editor.notification(sentence)).getByRole('button', { name: 'Try Again' }).hover();
    await workbench.shot('folder');
    rmSync(store);
    await editor.pressIn(sentence, 'Try Again');
    await workbench.page.locator('.view-line', { hasText: 'Guten Tag und willkommen!' }).waitFor();
    expect(project.installed()).toEqual(['en-de']);
  });

  test('one that the person stops installs nothing, and the menu of the status bar goes on with it', async () => {
    const { editor, server, workbench } = project;
    const begun = new Promise<void>((resolve) => {
      server.intercept = forPath('.zst', (response, bytes) => {
        response.writeHead(200, { 'content-length': bytes.length });
        response.write(bytes.subarray(0, 70_000), () => resolve());
      });
    });
    await project.install('fr');
    await begun;
    const progress = await editor.notification('installing French');
    await editor.pressIn('installing French', 'Cancel');
    await progress.waitFor({ state: 'detached' });
    expect(project.installed()).toEqual(['en-de']);
    server.intercept = () => false;
    await workbench.page.locator('.statusbar-item', { hasText: 'Interline' }).click();
    const row = { hasText: /Install French \(\d+ kB\)/ };
    await workbench.page.locator('.quick-input-list .monaco-list-row', row).waitFor();
    await workbench.shot('menu');
    await editor.choose('Install French');
    await workbench.page.locator('.view-line', { hasText: 'Bonjour tout le monde' }).waitFor();
    expect(project.installed()).toEqual(['en-de', 'en-fr']);
  });

  test('without a network a message says what to check', async () => {
    const { editor, server, workbench } = project;
    await server[Symbol.asyncDispose]();
    await project.install('it');
    const failure = await editor.notification(/cannot be reached: the connection was refused\. Check the connection/);
    await failure.getByRole('button', { name: 'Try Again' }).hover();
    await workbench.shot('offline');
    expect(project.installed()).toEqual(['en-de', 'en-fr']);
  });
});
