import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { bundle, sandbox, xliff } from './runCli.ts';

test('Ctrl-C stops a command between two files, with the exit code of shells', async () => {
  const units = Array.from({ length: 300 }, (_, i) => [`u${i}`, `Text ${i}`] as const);
  using box = sandbox();
  for (let i = 0; i < 200; i++) box.write(`f${i}.xlf`, xliff(units));
  const { code, stderr } = await box.run(['check', '.', '--format', 'json'], {
    during: (child) => child.stdout?.once('data', () => child.kill('SIGINT')),
  });
  expect(code).toBe(130);
  expect(stderr).not.toContain('unexpected');
});

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
