import { expect, test } from 'vitest';
import {
  llamaCppServer,
  lmStudioServer,
  localAiServer,
  ollamaServer,
  otherServer,
} from '../../test/models/localPrograms.ts';
import { findLocalModels } from './findLocalModels.ts';

const find = (...addresses: readonly { readonly url: string }[]) =>
  findLocalModels({
    env: { INTERLINE_LOCAL_MODELS: addresses.map(({ url }) => url).join(',') },
    signal: new AbortController().signal,
  });

test('Ollama’s models are found with their sizes, those of its cloud and those for vectors are not', async () => {
  await using server = await ollamaServer();
  expect(await find(server)).toEqual([
    { id: 'gemma3:4b', program: 'Ollama', url: server.url, size: 3_338_801_804, parameters: '4.3B' },
  ]);
});

test('LM Studio’s models are found, by its new and its older interface', async () => {
  await using server = await lmStudioServer();
  await using older = await lmStudioServer('v0');
  const model = { id: 'qwen2.5-7b-instruct', program: 'LM Studio' };
  expect(await find(server, older)).toEqual([
    { ...model, url: server.url, size: 4_683_074_048, parameters: '7B' },
    { ...model, url: older.url },
  ]);
});

test('llama.cpp’s server is not taken for Ollama, whose list it imitates', async () => {
  await using server = await llamaCppServer();
  expect(await find(server)).toEqual([
    { id: 'unsloth/Qwen3-4B-GGUF', program: 'llama.cpp', url: server.url, size: 2_497_280_256, parameters: '4.0B' },
  ]);
});

test('LocalAI’s models are found', async () => {
  await using server = await localAiServer();
  expect(await find(server)).toEqual([{ id: 'qwen3-4b', program: 'LocalAI', url: server.url }]);
});

test('other programs are passed over within seconds, and no redirect is followed', async () => {
  await using real = await ollamaServer();
  await using page = await otherServer('page');
  await using missing = await otherServer('missing');
  await using silent = await otherServer('silent');
  await using redirect = await otherServer('redirect', real.url);
  await using nonsense = await otherServer('nonsense');
  await using endless = await otherServer('endless');
  const start = performance.now();
  expect(await find(page, missing, silent, redirect, nonsense, endless, { url: 'http://127.0.0.1:1' })).toEqual([]);
  expect(performance.now() - start).toBeLessThan(8000);
  expect(silent.requests.length).toBeGreaterThan(0);
  expect(redirect.requests.length).toBeGreaterThan(0);
  expect(real.requests).toEqual([]);
});

test('only addresses of this machine are asked', async () => {
  for (const url of ['http://192.168.0.7:11434', 'https://example.com', 'file:///tmp', 'nonsense']) {
    await expect(find({ url }), url).rejects.toMatchObject({ kind: 'rejected' });
  }
});
