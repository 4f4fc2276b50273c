import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { bundle, interline, jsonLines, type Sandbox, sandbox } from './runCli.ts';

/** The embedded service's data stay in the sandbox. */
const data = (box: Sandbox) => ({ env: { INTERLINE_DATA: `${box.root}/data` } });

/** Starts `interline serve` and hands its announcement over; stops it with the signal that Ctrl-C sends. */
async function withServe<T>(box: Sandbox, action: (line: { url: string; key: string }) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, [
    bundle,
    'serve',
    '--port',
    '0',
    '--key',
    'serve-test-key',
    '--data',
    `${box.root}/data`,
  ]);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    const line = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', resolve);
      child.once('exit', (code) => reject(new Error(`serve ended with ${code}`)));
    });
    return await action({ key: 'serve-test-key', ...(JSON.parse(line) as { url: string }) });
  } finally {
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  }
}

test('languages, usage and detect ask the embedded service', async () => {
  using box = sandbox();
  const languages = await box.run(['languages', '--json'], data(box));
  expect([languages.code, languages.stderr]).toEqual([0, '']);
  expect(jsonLines(languages.stdout)).toContainEqual(expect.objectContaining({ lang: 'de' }));
  const usage = await box.run(['usage', '--json'], data(box));
  expect(JSON.parse(usage.stdout)).toMatchObject({ character_count: 0 });
  const detected = await box.run(
    ['detect', 'Das ist ein ganz gewöhnlicher deutscher Satz.', 'This is a rather ordinary sentence.'],
    data(box),
  );
  expect(detected.stdout).toBe('de\nen\n');
});

test('serve announces itself, serves other commands, and ends with the signal of Ctrl-C', async () => {
  using box = sandbox({
    'terms.csv': 'ferry,Fähre\npier,Anleger\n',
    'old.tmx':
      '<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Good morning</seg></tuv><tuv xml:lang="de"><seg>Guten Morgen</seg></tuv></tu></body></tmx>',
  });
  await withServe(box, async ({ url, key }) => {
    const there = { env: { INTERLINE_SERVICE_URL: url, INTERLINE_KEY: key } };
    const made = await box.run(['glossary', 'create', 'terms.csv', '--from', 'en', '--to', 'de'], there);
    expect(made.code).toBe(0);
    const id = made.stdout.trim();
    expect((await box.run(['glossary', 'remote'], there)).stdout).toContain(`${id}  terms`);
    const entries = await box.run(['glossary', 'entries', id, '--from', 'en', '--to', 'de'], there);
    expect(entries.stdout.trim().split('\n').sort()).toEqual(['ferry\tFähre', 'pier\tAnleger']);
    expect((await box.run(['glossary', 'delete', id], there)).code).toBe(0);

    const memory = (await box.run(['tm', 'import', 'old.tmx'], there)).stdout.trim();
    expect((await box.run(['tm', 'list'], there)).stdout).toContain(`${memory}  old`);
    expect((await box.run(['tm', 'search', 'morning', memory], there)).stdout).toBe('Good morning  →  Guten Morgen\n');
    expect((await box.run(['tm', 'export', memory], there)).stdout).toContain('<seg>Guten Morgen</seg>');
    expect((await box.run(['tm', 'delete', memory], there)).code).toBe(0);
    expect((await box.run(['tm', 'list'], there)).stdout).not.toContain(memory);

    const wrong = await box.run(['usage'], { env: { ...there.env, INTERLINE_KEY: 'a-wrong-key' } });
    expect(wrong.code).toBe(4);
    expect(wrong.stderr).toContain('valid key');
    expect(wrong.stderr).not.toContain('a-wrong-key');
  });
});

test('a service that is not there is a failure of the service, with words for it', async () => {
  const { code, stderr } = await interline(['usage', '--service', 'http://127.0.0.1:9', '--key', 'k']);
  expect(code).toBe(4);
  expect(stderr).toContain('Check --service and the connection.');
});

test('a document says which of its texts were not translated, and keeps them', async () => {
  using box = sandbox({ 'a.json': '{ "list": ["Save", "Zyx wvu tsr"] }' });
  const { code, stderr } = await box.run(['document', 'a.json', '--from', 'en', '--to', 'ja'], data(box));
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/a\.ja\.json .*\n1 of 2 texts were not translated: “Zyx wvu tsr”\. .*\.\n$/),
  ]);
  expect(JSON.parse(box.read('a.ja.json').toString())).toEqual({ list: ['保存', 'Zyx wvu tsr'] });
});
