import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { expect, test } from 'vitest';
import { bundle, sandbox, xliff } from './runCli.ts';

test('Ctrl-C stops a command between two files, with the exit code of shells', async () => {
  const units = Array.from({ length: 300 }, (_, i) => [`u${i}`, `Text ${i}`, `Der  Text ${i}`] as const);
  using box = sandbox();
  for (let i = 0; i < 200; i++) box.write(`f${i}.xlf`, xliff(units));
  const { code, stderr } = await box.run(['check', '.', '--format', 'json'], {
    during: (child) => child.stdout?.once('data', () => child.kill('SIGINT')),
  });
  expect(code).toBe(130);
  expect(stderr).not.toContain('unexpected');
});

test('Ctrl-C stops a check in the middle of a large file', async () => {
  const units = Array.from({ length: 40_000 }, (_, i) => [`u${i}`, `Text ${i}`, `Der  Text ${i}`] as const);
  using box = sandbox({ 'a.xlf': xliff(units) });
  const { code, stdout } = await box.run(['check', '.', '--format', 'github'], {
    during: (child) => child.stdout?.once('data', () => child.kill('SIGINT')),
  });
  expect(code).toBe(130);
  expect(stdout.split('\n').length).toBeLessThan(40_000);
});

test('Ctrl-C shows what the text report found until then', async () => {
  const units = Array.from({ length: 400 }, (_, i) => [`u${i}`, `Text %s ${i}`, `Der  Text ${i}`] as const);
  using box = sandbox();
  for (let i = 10; i < 70; i++) box.write(`f${i}.xlf`, xliff(units));
  const watcher = new AbortController();
  const { code, stdout, stderr } = await box.run(['check', '.', '--fix'], {
    during: (child) =>
      watch(box.root, { signal: watcher.signal }, (_, name) => {
        // It fixes the third file, so that the first was checked.
        if (!name?.startsWith('f12')) return;
        watcher.abort();
        child.kill('SIGINT');
      }),
  });
  expect(code).toBe(130);
  expect(stdout).toMatch(/^f10\.xlf:.*warning {2}placeholder-missing/);
  expect(stdout).not.toContain('f69.xlf:');
  expect(stderr).toMatch(/Stopped: \d+ findings in the \d+ files checked so far\./);
});

// The second Ctrl-C ends the process wherever it is: between two writes as well as in the middle of one.
test.each([1, 2])(
  'Ctrl-C, %d times, in the middle of writing leaves every file whole and nothing beside them',
  async (times) => {
    const twoSpaces = xliff(Array.from({ length: 400 }, (_, i) => [`u${i}`, `Text ${i}`, `Der  Text ${i}`] as const));
    const fixed = twoSpaces.replaceAll('Der  Text', 'Der Text');
    const names = Array.from({ length: 60 }, (_, i) => `f${i}.xlf`);
    using box = sandbox(Object.fromEntries(names.map((name) => [name, twoSpaces])));
    const watcher = new AbortController();
    const { code } = await box.run(['check', '.', '--fix'], {
      during: (child) => {
        let seen = 0;
        watch(box.root, { signal: watcher.signal }, () => {
          if (seen++ < times * 3) child.kill('SIGINT');
        });
      },
    });
    watcher.abort();
    expect(code).toBe(130);
    expect(readdirSync(box.root).sort()).toEqual([...names].sort());
    const texts = names.map((name) => box.read(name).toString('utf8'));
    expect(texts.every((text) => text === twoSpaces || text === fixed)).toBe(true);
    expect(texts).toContain(twoSpaces);
  },
);

test('lsp --stdio is the language server', async () => {
  const child = spawn(process.execPath, [bundle, 'lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const answered = (id: number) =>
    new Promise<string>((resolve) => {
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
        if (text.includes(`"id":${id}`)) resolve(text);
      });
    });
  const initialized = answered(1);
  send({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
  expect(await initialized).toContain('"capabilities"');
  const shut = answered(2);
  send({ id: 2, method: 'shutdown' });
  await shut;
  send({ method: 'exit' });
  expect(await ended).toBe(0);
});
