import { expect, test } from 'vitest';
import { say } from '../../shared/sentences/sentence.ts';
import {
  type LocalProgramServer,
  lmStudioServer,
  localAiServer,
  ollamaServer,
  says,
} from '../../test/models/localPrograms.ts';
import { chatCompletion, textsIn } from './chatCompletion.ts';
import { loopbackServer } from './loopbackServer.ts';
import { tryLocalModel } from './tryLocalModel.ts';

const { signal } = new AbortController();

const ask = (server: LocalProgramServer, model: string) => {
  const complete = chatCompletion(loopbackServer(say`The local model`, server, 5000));
  return () => complete({ model, instructions: 'Translate.', texts: { 1: 'Save', 2: 'Open' } }, signal);
};

test('a schema is asked for where the program knows one', async () => {
  await using ollama = await ollamaServer();
  await using studio = await lmStudioServer();
  for (const [server, model] of [
    [ollama, 'gemma3:4b'],
    [studio, 'qwen2.5-7b-instruct'],
  ] as const) {
    server.speak = says('Gut');
    expect(await ask(server, model)()).toEqual({ 1: 'Gut', 2: 'Gut' });
    expect(server.asked.map(({ format }) => format)).toEqual(['json_schema']);
    expect(server.asked[0]?.authorization).toBeUndefined();
  }
});

test('a program that knows no schema is asked in its own way, and not with a schema again', async () => {
  await using server = await localAiServer();
  server.speak = says('Gut');
  const complete = ask(server, 'qwen3-4b');
  expect(await complete()).toEqual({ 1: 'Gut', 2: 'Gut' });
  await complete();
  expect(server.asked.map(({ format }) => format)).toEqual(['json_schema', 'json_object', 'json_object']);
});

test('a model that is gone ends in an error, and is asked once', async () => {
  await using server = await ollamaServer();
  await expect(ask(server, 'gone')()).rejects.toMatchObject({ kind: 'unavailable', status: 404 });
  expect(server.asked).toHaveLength(1);
});

test.each([
  [
    'prose and a fence around it',
    'Sure! Here you {are}:\n```json\n{"1": "Bonjour {name}"}\n```\nAnything else?',
    { 1: 'Bonjour {name}' },
  ],
  ['thoughts before it', '<think>Maybe {"1": "no"}?</think>{"1": "oui"}', { 1: 'oui' }],
  ['a value that is no text', '{"1": "un", "2": 5}', { 1: 'un' }],
  ['braces and quotes in texts', '{"1": "a \\"}\\" b"}', { 1: 'a "}" b' }],
  ['an object of another kind', '{"translation": "oui"}', {}],
  ['an object that does not end', '{"1": "oui"', {}],
  ['a list', '["oui"]', {}],
  ['nothing', '', {}],
])('%s', (_what, content, texts) => {
  expect(textsIn(content, ['1', '2'])).toEqual(texts);
});

test('texts are found in a long answer of braces in no time', () => {
  const start = performance.now();
  expect(textsIn('{'.repeat(1_000_000), ['1'])).toEqual({});
  expect(performance.now() - start).toBeLessThan(5000);
});

test('a model is tried with a sentence', async () => {
  await using server = await ollamaServer();
  const model = { id: 'gemma3:4b', program: 'Ollama', url: server.url };
  expect(await tryLocalModel(model, 'de', signal)).toEqual({
    sentence: 'The weather is nice today, and we are going to the park.',
    answer: 'Das Wetter ist heute schön, und wir gehen in den Park.',
  });
  expect(server.asked[0]?.system).toContain('from English to German');
});

test.each([
  ['gave no answer', ''],
  ['returned the sentence unchanged', 'the weather is nice today and we are going to the park'],
  ['answered in another script', 'Погода сегодня хорошая, и мы идём в парк.'],
  ['kept repeating itself', 'Das Wetter Das Wetter Das Wetter Das Wetter Das Wetter'],
])('a model that %s is not used', async (words, answer) => {
  await using server = await ollamaServer();
  server.speak = says(answer);
  const trial = tryLocalModel({ id: 'gemma3:4b', program: 'Ollama', url: server.url }, 'de', signal);
  await expect(trial).rejects.toMatchObject({ kind: 'rejected', message: expect.stringContaining(words) });
});
