import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chooseModel, chosenModel, forgetModel } from './chosenModel.ts';

const data = mkdtempSync(join(tmpdir(), 'il-chosen-'));
const env = { INTERLINE_DATA: data };
afterAll(() => rmSync(data, { recursive: true, force: true }));

test('a choice is kept until it is forgotten', async () => {
  const model = { id: 'gemma3:4b', program: 'Ollama', url: 'http://127.0.0.1:11434' };
  expect(chosenModel(env)).toBeUndefined();
  await chooseModel(model, env);
  expect(chosenModel(env)).toEqual(model);
  await forgetModel(env);
  await forgetModel(env);
  expect(chosenModel(env)).toBeUndefined();
});

test.each([
  ['broken', '{'],
  ['of another kind', '{"model": "x"}'],
  ['of another machine', '{"id": "x", "program": "Ollama", "url": "http://192.168.0.7:11434"}'],
])('a file that is %s is no choice', (_what, content) => {
  writeFileSync(join(data, 'localModel.json'), content);
  expect(chosenModel(env)).toBeUndefined();
});
