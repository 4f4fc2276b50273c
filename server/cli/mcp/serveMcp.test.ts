import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Terminal } from '../terminal.ts';
import { serveMcp } from './serveMcp.ts';
import { tool } from './tool.ts';

test('a call tells how far it is to a client that asks, and stops when it is cancelled', async () => {
  const sent: { readonly id?: number; readonly method?: string; readonly params?: { readonly progress: number } }[] =
    [];
  let tellProgress = () => {};
  const hasProgress = new Promise<void>((resolve) => {
    tellProgress = resolve;
  });
  let stopped = '';
  const endless = tool({
    name: 'endless',
    description: '',
    input: z.object({}),
    async run(_input, { terminal, signal }) {
      const first = terminal.progress('Reading', 200);
      for (let i = 0; i < 200; i++) first.update(i);
      terminal.progress('Checking', 10).update(5, 'de.json');
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      stopped = 'by its client';
      throw signal.reason;
    },
  });
  async function* lines() {
    const call = (id: number, params: object) => JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params });
    yield call(1, { name: 'endless', arguments: {}, _meta: { progressToken: 'a' } });
    await hasProgress;
    yield JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } });
    yield JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'ping' });
  }
  const terminal = {
    cwd: '/',
    lines,
    bytes(data: Uint8Array) {
      const message = JSON.parse(Buffer.from(data).toString());
      sent.push(message);
      if (message.params?.progress === 205) tellProgress();
    },
  } as unknown as Terminal;
  await serveMcp([endless], { root: '/', terminal, signal: new AbortController().signal });
  const progress = sent.filter(({ method }) => method === 'notifications/progress').map(({ params }) => params);
  expect(progress.length).toBeLessThanOrEqual(102);
  expect(progress.map((one) => one?.progress)).toEqual(
    [...new Set(progress.map((one) => one?.progress))].sort((a = 0, b = 0) => a - b),
  );
  expect(progress.at(-1)).toEqual({ progressToken: 'a', progress: 205, total: 210, message: 'Checking de.json' });
  expect([stopped, sent.flatMap(({ id }) => id ?? [])]).toEqual(['by its client', [2]]);
});
