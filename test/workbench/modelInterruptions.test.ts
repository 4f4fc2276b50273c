import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { interline } from '../cli/runCli.ts';
import { workbenchMissing } from './installation.ts';
import { answersFor, type ModelProject, modelProject } from './modelProject.ts';

/** So many bytes of a file come before it is held up. */
const first = 70_000;

describe.skipIf(workbenchMissing)('an installation that is interrupted in the workbench', () => {
  let project: ModelProject;

  beforeAll(async () => {
    project = await modelProject('interrupted', {
      nl: 'Een nieuwe zin voor iedereen',
      fr: 'Bonjour tout le monde',
      it: 'Una frase nuova per tutti',
    });
  });
  // What a failed run left would be taken for the download of the next.
  beforeEach(() => rmSync(join(project.store, '.downloads'), { recursive: true, force: true }));
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await project.workbench.shot('failed');
  });
  afterAll(async () => {
    await project?.[Symbol.asyncDispose]();
  });

  const translated = (text: string) => project.workbench.page.locator('.view-line', { hasText: text }).waitFor();
  /** How the model of a language was asked for: `all` of it, or a part. */
  const asked = (language: string) =>
    project.server.requests
      .filter((path) => path.includes(`model.en${language}`))
      .map((path) => path.split(' ')[1] ?? 'all');

  /** The model of a language comes up to its middle once; what is returned waits until that much is on the disk. */
  function holdUp(language: string) {
    let answers = 0;
    let goOn = () => {};
    const path = `model.en${language}.intgemm.alphas.bin.zst`;
    const hold = answersFor(project.server, path, (response, bytes) => {
      response.writeHead(200, { 'content-length': bytes.length });
      response.write(bytes.subarray(0, first));
      goOn = () => response.end(bytes.subarray(first));
    });
    project.server.intercept = (request, response) => {
      if (!request.url?.endsWith(path) || answers++ > 0) return false;
      return hold(request, response);
    };
    const folder = join(project.store, '.downloads');
    const part = () =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .map((name) => join(folder, name))
        .find((file) => statSync(file).size === first);
    return async () => {
      await expect.poll(part, { timeout: 60_000 }).toBeDefined();
      return { part: part() ?? '', goOn: () => goOn() };
    };
  }

  test('a full disk is named; with room made, the next try goes on where the download stopped', async () => {
    const { editor, workbench } = project;
    const begun = holdUp('nl');
    await project.install('nl');
    const { part } = await begun();
    const progress = await editor.notification('installing Dutch');
    await editor.pressIn('installing Dutch', 'Cancel');
    await progress.waitFor({ state: 'detached' });
    // Whatever is written there finds no room (ENOSPC).
    renameSync(part, `${part}.kept`);
    symlinkSync('/dev/full', part);
    await project.install('nl');
    const sentence = /cannot be written: the disk is full; nothing was installed\. Free some space, then try again\./;
    const failure = await editor.notification(sentence);
    await failure.getByRole('button', { name: 'Try Again' }).hover();
    await workbench.shot('disk');
    expect(project.installed()).not.toContain('en-nl');
    rmSync(part);
    renameSync(`${part}.kept`, part);
    await editor.pressIn(sentence, 'Try Again');
    await translated('Een nieuwe zin voor iedereen');
    expect(asked('nl')).toEqual(['all', 'all', `bytes=${first}-`]);
  });

  test('while a terminal installs the same, the editor waits, says so, and downloads nothing', async () => {
    const { editor, server, workbench } = project;
    const begun = holdUp('fr');
    const terminal = interline(['models', 'install', 'fr', '--yes'], {
      env: { HOME: join(workbench.userData, '../home'), INTERLINE_MODELS_SOURCE: server.url },
    });
    const { goOn } = await begun();
    await project.install('fr');
    await editor.notification('another process installs English → French; waiting for it');
    await workbench.shot('waiting');
    goOn();
    expect((await terminal).code).toBe(0);
    await translated('Bonjour tout le monde');
    expect(asked('fr')).toEqual(['all']);
  });

  test('when the language server is killed, the editor says so, and the next try goes on from there', async () => {
    const { editor, store, workbench } = project;
    const begun = holdUp('it');
    await project.install('it');
    await begun();
    const [server] = readFileSync(join(store, '.en-it.lock'), 'utf8').split(' ');
    process.kill(Number(server), 'SIGKILL');
    const sentence = /The language server stopped during this and is restarting\./;
    await (await editor.notification(sentence)).getByRole('button', { name: 'Try Again' }).hover();
    await workbench.shot('killed');
    expect(project.installed()).not.toContain('en-it');
    await editor.pressIn(sentence, 'Try Again');
    await translated('Una frase nuova per tutti');
    expect(asked('it')).toEqual(['all', `bytes=${first}-`]);
    expect(readdirSync(store).filter((name) => /^\.en-/.test(name))).toEqual([]);
  });
});
