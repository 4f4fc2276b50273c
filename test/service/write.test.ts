import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { form, json, type RunningService, runService, statusAndBody } from './runningService.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service[Symbol.asyncDispose]());

const correct = async (text: readonly string[], target?: string) => {
  const request = { text: [...text], ...(target ? { target_lang: target } : {}) };
  return (await service.client.improvement.correct(request)).improvements;
};
const post = (path: string, body: unknown) => statusAndBody(service.fetch(`/v2/write/${path}`, json(body)));
const textOf = (answer: { body: unknown }) =>
  (answer.body as { improvements: { text: string }[] }).improvements.map(({ text }) => text);

describe('POST /v2/write/correct', () => {
  test('corrects spelling and grammar of English and touches nothing else', async () => {
    const texts = [
      'Teh file %1$s was recieved from {name}, but he do not have acess to <b>teh foldre</b>.',
      'Select a item at https://teh.example/recieved or mail teh@example.org.',
      'All of these settings are stored in the project folder.',
    ];
    expect(await correct(texts)).toEqual(
      [
        'The file %1$s was received from {name}, but he does not have access to <b>the folder</b>.',
        'Select an item at https://teh.example/recieved or mail teh@example.org.',
        texts[2],
      ].map((text) => ({ text, detected_source_language: 'en', target_language: 'en-US' })),
    );
  });

  test('brings words into the variant that is asked for, and into none where none is', async () => {
    const text = 'The colour of the center changed.';
    expect(await correct([text], 'EN-gb')).toMatchObject([
      { text: 'The colour of the centre changed.', target_language: 'en-GB' },
    ]);
    expect(await correct([text], 'en-US')).toMatchObject([{ text: 'The color of the center changed.' }]);
    expect(await correct([text])).toMatchObject([{ text, target_language: 'en-US' }]);
  });

  test.each([
    ['fr', 'Le parametre de ce dossier est introuvable.', 'Le paramètre de ce dossier est introuvable.'],
    ['es', 'La configuracion del archivo no es válida.', 'La configuración del archivo no es válida.'],
    ['pt-BR', 'A configuraçao do arquivo não é válida.', 'A configuração do arquivo não é válida.'],
    ['nl', 'De instellignen zijn opgeslagen.', 'De instellingen zijn opgeslagen.'],
    ['pl', 'Nie można zapisać plkiu.', 'Nie można zapisać pliku.'],
    ['ru', 'Ошыбка при записи файла.', 'Ошибка при записи файла.'],
  ])('corrects the spelling of %s', async (language, text, expected) => {
    expect((await correct([text], language))[0]?.text).toBe(expected);
  });

  test('takes forms, attributes the usage, and counts it as improvement', async () => {
    const before = (await service.client.usage()).products?.find(({ product_type }) => product_type === 'write');
    const answer = await statusAndBody(
      service.fetch('/v2/write/correct', form('text=Teh+file&text=an+apple+%F0%9F%8D%8E&target_lang=en_us')),
    );
    expect(textOf(answer)).toEqual(['The file', 'an apple 🍎']);
    const after = (await service.client.usage()).products?.find(({ product_type }) => product_type === 'write');
    expect((after?.api_key_unit_count ?? 0) - (before?.api_key_unit_count ?? 0)).toBe(18);
    const tagged = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    const twice = { ...tagged, headers: { ...tagged.headers, 'x-service-reporting-tag': 'a b' } };
    expect((await statusAndBody(service.fetch('/v2/write/correct', twice))).status).toBe(400);
  });

  test.each([
    [
      'texts in another language',
      { text: ['Das ist ein ganz gewöhnlicher deutscher Satz.'], target_lang: 'en-GB' },
      'Source and target language must be the same language; to translate, use /v2/translate.',
    ],
    [
      'a language without a dictionary',
      { text: ['保存しました。'], target_lang: 'ja' },
      "Value for 'target_lang' not supported. There is no dictionary for Japanese; a model on this machine (--endpoint, or interline.service.endpoint in the editor) would serve.",
    ],
    [
      'a language whose dictionary could be installed',
      { text: ['Ett fel'], target_lang: 'sv' },
      "Value for 'target_lang' not supported. Swedish needs its Hunspell dictionary, the package hunspell-sv.",
    ],
    [
      'a text whose language cannot be told',
      { text: ['123'] },
      "Parameter 'target_lang' not specified. The language of the text could not be detected with certainty.",
    ],
    ['no text', { target_lang: 'en' }, "Parameter 'text' not specified"],
    ['a language that does not exist', { text: ['a'], target_lang: 'xx' }, "Value for 'target_lang' not supported."],
  ])('refuses %s', async (_, body, message) => {
    expect(await post('correct', body)).toEqual({ status: 400, body: { message } });
  });

  test('refuses more than 10 KiB, other media types, other keys and parameters in the query', async () => {
    expect((await post('correct', { text: ['a'.repeat(10_300)], target_lang: 'en' })).status).toBe(413);
    const text = { method: 'POST', body: 'text=a', headers: { 'content-type': 'text/plain' } };
    expect((await statusAndBody(service.fetch('/v2/write/correct', text))).status).toBe(415);
    expect((await statusAndBody(service.fetch('/v2/write/correct?text=a', json({ text: ['a'] })))).status).toBe(400);
    const asTranslator = (key: string) =>
      statusAndBody(
        fetch(`${service.url}/v2/write/correct`, {
          ...json({ text: ['An apple a day'], target_lang: 'en' }),
          headers: { 'content-type': 'application/json', authorization: `Service-Auth-Key ${key}` },
        }),
      );
    expect(await asTranslator('key-of-the-translator')).toEqual({
      status: 403,
      body: { message: 'Forbidden: this key lacks the scope write:improve.' },
    });
    expect((await asTranslator('key-with-ten-characters')).status).toBe(456);
  });
});

describe('POST /v2/write/rephrase', () => {
  test('does by rule what rules can do', async () => {
    const text = "Don't utilize %s in order to save teh file.";
    const styles = ['simple', 'business', 'prefer_academic', undefined];
    const answers = await Promise.all(
      styles.map((writing_style) =>
        service.client.improvement.rephrase({
          text: [text],
          target_lang: 'en-US',
          ...(writing_style ? { writing_style } : {}),
        }),
      ),
    );
    expect(answers.map(({ improvements }) => improvements[0]?.text)).toEqual([
      "Don't use %s to save the file.",
      'Do not utilize %s in order to save the file.',
      'Do not utilize %s in order to save the file.',
      "Don't utilize %s in order to save the file.",
    ]);
  });

  test('refuses what only a model can do, unless it is only preferred', async () => {
    const spanish = { text: ['La configuracion no es válida.'], target_lang: 'es' };
    expect(await post('rephrase', { ...spanish, writing_style: 'simple' })).toEqual({
      status: 400,
      body: {
        message:
          'Language es does not support setting a writing style. It takes a model on this machine (--endpoint, or interline.service.endpoint in the editor).',
      },
    });
    expect(await post('rephrase', { text: ['Save it now.'], target_lang: 'en', tone: 'friendly' })).toEqual({
      status: 400,
      body: {
        message:
          'Language en-US does not support setting a tone. It takes a model on this machine (--endpoint, or interline.service.endpoint in the editor).',
      },
    });
    expect(textOf(await post('rephrase', { ...spanish, tone: 'PREFER_friendly' }))).toEqual([
      'La configuración no es válida.',
    ]);
    const both = { text: ['a'], target_lang: 'en', writing_style: 'simple', tone: 'friendly' };
    expect(await post('rephrase', both)).toEqual({
      status: 400,
      body: {
        message: 'Bad request. Reason: Both writing_style and tone defined. Only one of them can be used.',
      },
    });
    expect((await post('rephrase', { text: ['a'], target_lang: 'en', tone: 'rude' })).body).toEqual({
      message: "Value for 'tone' not supported.",
    });
  });

  test('the languages of improvement are those of the dictionaries', async () => {
    const languages = await service.client.languages('write');
    const named = Object.fromEntries(languages.map(({ lang, features }) => [lang, Object.keys(features)]));
    expect(named).toMatchObject({ 'en-GB': ['writing_style'], fr: [], 'pt-BR': [], pl: [] });
    expect(named).not.toHaveProperty('ja');
  });
});

describe('with a model on this machine', () => {
  const asked: string[] = [];
  let model: Server;
  let withModel: RunningService;
  beforeAll(async () => {
    model = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        const { messages } = JSON.parse(body) as { messages: { content: string }[] };
        asked.push(messages[0]?.content ?? '');
        const texts = JSON.parse(messages[1]?.content ?? '{}') as Record<string, string>;
        const answers = Object.entries(texts).map(([id, text]) => [
          id,
          text.includes('lose') ? 'Gone' : `Please: ${text.replace(/^(.*)(<x\d+\/>)(.*)$/, '$2 — $1$3')}`,
        ]);
        const content = JSON.stringify(Object.fromEntries(answers));
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ choices: [{ message: { content } }] }));
      });
    });
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
    const { port } = model.address() as AddressInfo;
    withModel = await runService({
      args: ['--endpoint', `http://127.0.0.1:${port}/v1`, '--endpoint-model', 'small'],
    });
  });
  afterAll(async () => {
    await withModel[Symbol.asyncDispose]();
    model.close();
  });

  test('tones and other languages are its work, and placeholders come back', async () => {
    const { improvements } = await withModel.client.improvement.rephrase({
      text: ['Save {name} now.'],
      target_lang: 'en-GB',
      tone: 'friendly',
    });
    expect(improvements[0]?.text).toBe('Please: {name} — Save  now.');
    expect(asked.at(-1)).toContain('in a friendly tone');
    expect(asked.at(-1)).toContain('British English');
    const japanese = await withModel.client.improvement.correct({ text: ['保存しました。'], target_lang: 'ja' });
    expect(japanese.improvements[0]).toMatchObject({ text: 'Please: 保存しました。', target_language: 'ja' });
    expect((await withModel.client.languages('write')).find(({ lang }) => lang === 'de')?.features).toHaveProperty(
      'tone',
    );
  });

  test('an answer that lost a placeholder is not given', async () => {
    const body = { text: ['Do not lose {name}.'], target_lang: 'en', tone: 'friendly' };
    expect(await statusAndBody(withModel.fetch('/v2/write/rephrase', json(body)))).toEqual({
      status: 503,
      body: {
        message: 'The local model gave no version of the text that keeps its placeholders and tags.',
      },
    });
  });
});
