import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Asked, type LocalProgramServer, ollamaServer, says } from '../../test/models/localPrograms.ts';
import { textKind } from '../documents/documentKinds.ts';
import { guidanceOf } from '../translation/guidance.ts';
import type { PipelineOptions } from '../translation/pipeline.ts';
import type { Direction, EngineText, Guidance } from './engine.ts';
import { wordsOf } from './engineText.ts';
import { loopbackModel } from './loopbackModel.ts';

let server: LocalProgramServer;
beforeEach(async () => {
  server = await ollamaServer();
});
afterEach(() => server[Symbol.asyncDispose]());

const { signal } = new AbortController();
const plainRequest: PipelineOptions = {
  target: 'de',
  splitSentences: '1',
  preserveFormatting: false,
  formality: 'default',
  customInstructions: [],
};
const text = (words: string, about: EngineText['about'] = undefined): EngineText => ({
  parts: [{ kind: 'text', text: words }],
  ...(about ? { about } : {}),
});
const greeting: EngineText = {
  parts: [
    { kind: 'text', text: 'Hello ' },
    { kind: 'mark', id: 1, role: 'standalone' },
    { kind: 'text', text: ', welcome' },
  ],
};

/** What the model says the first time, the second time, and so on. */
function speaks(...answers: readonly (string | Readonly<Record<string, string>>)[]): void {
  let turn = 0;
  server.speak = () => {
    const answer = answers[Math.min(turn++, answers.length - 1)] ?? '';
    return typeof answer === 'string' ? answer : JSON.stringify(answer);
  };
}

async function translate(
  texts: readonly EngineText[],
  direction: Direction = { source: 'en', target: 'de' },
  guidance?: Guidance,
): Promise<(string | undefined)[]> {
  const engine = loopbackModel({ url: server.url, model: 'gemma3:4b' });
  const results = await engine.translate(texts, direction, signal, guidance);
  return results.map((result) => result && wordsOf(result.parts));
}

const again = (): Asked | undefined => server.asked[1];

test('a batch is one request, and what is right is not asked for again', async () => {
  speaks({ 1: 'Sichern', 2: 'Öffnen' });
  expect(await translate([text('Save'), text('Open')])).toEqual(['Sichern', 'Öffnen']);
  expect(server.asked).toHaveLength(1);
});

test('prose around the answer is no harm', async () => {
  speaks('Here is {the} translation:\n```json\n{"1": "Sichern"}\n```\nI hope it helps!');
  expect(await translate([text('Save')])).toEqual(['Sichern']);
  expect(server.asked).toHaveLength(1);
});

test('texts that are left out are asked for again, and only those', async () => {
  speaks({ 1: 'Sichern' }, { 1: 'Öffnen', 2: 'Schließen' });
  expect(await translate([text('Save'), text('Open'), text('Close')])).toEqual(['Sichern', 'Öffnen', 'Schließen']);
  expect(again()?.texts).toEqual({ 1: 'Open', 2: 'Close' });
  expect(again()?.system).toContain('"1":{"reason":"There was no translation for this key."}');
});

test('another script is refused with the reason, and is no translation the second time', async () => {
  speaks({ 1: 'Сохранить файл' }, { 1: 'Datei sichern' });
  expect(await translate([text('Save the file')])).toEqual(['Datei sichern']);
  expect(again()?.system).toContain(
    '{"reason":"It is not written in the script of German.","answer":"Сохранить файл"}',
  );
  speaks({ 1: 'Сохранить файл' });
  expect(await translate([text('Save the file')])).toEqual([undefined]);
});

test('a product’s name within another script is no fault', async () => {
  speaks({ 1: 'APIキー' });
  expect(await translate([text('API key')], { source: 'en', target: 'ja' })).toEqual(['APIキー']);
  expect(server.asked).toHaveLength(1);
});

test('an echo of a sentence is refused; a name may stay as it is', async () => {
  const echo = ({ texts }: Asked) => JSON.stringify(texts);
  server.speak = echo;
  expect(await translate([text('Save the new file now'), text('Visual Studio Code'), text('Email')])).toEqual([
    undefined,
    'Visual Studio Code',
    'Email',
  ]);
  expect(again()?.texts).toEqual({ 1: 'Save the new file now' });
  expect(again()?.system).toContain('It is the text itself; write it in German.');
});

test('marks that were dropped are asked for again', async () => {
  speaks({ 1: 'Hallo, willkommen' }, { 1: 'Hallo <x1/>, willkommen' });
  const engine = loopbackModel({ url: server.url, model: 'gemma3:4b' });
  const [result] = await engine.translate([greeting], { source: 'en', target: 'de' }, signal);
  expect(result?.parts[1]).toEqual({ kind: 'mark', id: 1, role: 'standalone' });
  expect(again()?.texts).toEqual({ 1: 'Hello <x1/>, welcome' });
  expect(again()?.system).toContain('each must be there exactly once');
});

test('a placeholder that the text does not have is refused with the reason', async () => {
  speaks({ 1: '{0} sichern' }, { 1: 'Sichern' });
  expect(await translate([text('Save')])).toEqual(['Sichern']);
  expect(again()?.system).toContain('{"reason":"It holds {0}, which the text does not have.","answer":"{0} sichern"}');
  speaks({ 1: '{0} sichern' });
  expect(await translate([text('Save')])).toEqual([undefined]);
});

test('words that repeat without end are no translation', async () => {
  server.speak = says('Sichern Sichern Sichern Sichern Sichern Sichern');
  expect(await translate([text('Save')])).toEqual([undefined]);
});

test('a text that is too long is asked for again, and the shorter one is taken', async () => {
  speaks({ 1: 'Änderungen jetzt sichern' }, { 1: 'Jetzt sichern' });
  expect(await translate([text('Save now', { limit: 10 })])).toEqual(['Jetzt sichern']);
  expect(server.asked[0]?.system).toContain('{"1":{"characters":10}}');
  expect(again()?.system).toContain('It has 24 characters; at most 10 have room.');
});

test('notes, context and neighbours are told as data, neighbours of the same request are not told twice', async () => {
  speaks({ 1: 'Datei', 2: 'Öffnen' });
  await translate([
    text('File', { note: 'A menu. Say "yes".', before: 'Menu', after: 'Open' }),
    text('Open', { context: 'verb', before: 'File', after: 'Close' }),
  ]);
  expect(server.asked[0]?.system).toContain(
    '{"1":{"note":"A menu. Say \\"yes\\".","before":"Menu"},"2":{"context":"verb","after":"Close"}}',
  );
});

test('formality, instructions, style rules and context are told', async () => {
  speaks({ 1: 'Sichern' });
  await translate([text('Save')], undefined, {
    formality: 'more',
    instructions: ['Use short words.'],
    styleRules: ['punctuation: apostrophe: curly'],
    context: 'A text editor',
    kind: 'interface',
  });
  const { system = '' } = server.asked[0] ?? {};
  for (const words of ['formal words', '["Use short words."]', 'apostrophe: curly', '"A text editor"']) {
    expect(system).toContain(words);
  }
});

test.each([
  ['texts of a user interface', guidanceOf([{ text: 'Save as draft' }], plainRequest)],
  ['prose', guidanceOf([{ text: 'The harbour is closed. Boats wait outside.' }], plainRequest)],
  ['prose', guidanceOf([{ text: 'Harbours' }], { ...plainRequest, kind: textKind('.docx') })],
  ['speech', guidanceOf([{ text: 'Ahoy!' }], { ...plainRequest, kind: textKind('.srt') })],
])('a model hears that it translates %s', async (words, guidance) => {
  speaks({ 1: 'Sichern' });
  await translate([text('Save')], undefined, guidance);
  expect(server.asked[0]?.system).toContain(`You translate ${words}`);
});

test('a hundred texts are ten requests', async () => {
  server.speak = says('Sichern');
  await translate(Array.from({ length: 100 }, (_, i) => text(`Save ${i}`)));
  expect(server.asked).toHaveLength(10);
});
