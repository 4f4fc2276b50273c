import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TranslateResponse } from '../../shared/api/translation.ts';
import { form, json, type RunningService, runService, statusAndBody, tmx } from './runningService.ts';

let service: RunningService;
/** A memory that knows both texts, so that the tests need no engine. */
let memory: string;
beforeAll(async () => {
  service = await runService();
  const bytes = tmx([
    ['Good morning', 'Guten Morgen'],
    ['Good night', 'Gute Nacht'],
    ['Two 🛳 ships', 'Zwei 🛳 Schiffe'],
  ]);
  memory = (await service.client.memories.importFile({ name: 'greetings.tmx', bytes })).id;
});
afterAll(() => service[Symbol.asyncDispose]());

const post = (fields: object) =>
  statusAndBody(
    service.fetch(
      '/v2/translate',
      json({ target_lang: 'DE', source_lang: 'EN', translation_memory_id: memory, ...fields }),
    ),
  );
const texts = (body: unknown) => (body as TranslateResponse).translations.map(({ text }) => text);

describe('POST /v2/translate', () => {
  test('answers each text in order, with its language in upper case', async () => {
    const { status, body } = await post({ text: ['Good night', 'Good morning', 'Good night'] });
    expect(status).toBe(200);
    expect(texts(body)).toEqual(['Gute Nacht', 'Guten Morgen', 'Gute Nacht']);
    expect((body as TranslateResponse).translations[0]).toEqual({ detected_source_language: 'EN', text: 'Gute Nacht' });
  });

  test('reads a form as real clients send it', async () => {
    const body = `target_lang=de&source_lang=en&show_billed_characters=1&text=Good+morning&text=Good+night&tag_handling=xml&context=ctx&model_type=quality_optimized&ignore_tags=x%2Cy&split_sentences=0&preserve_formatting=1&outline_detection=0&translation_memory_id=${memory}&translation_memory_threshold=80`;
    const answer = await statusAndBody(service.fetch('/v2/translate', form(body)));
    expect(answer).toEqual({
      status: 200,
      body: {
        translations: ['Guten Morgen', 'Gute Nacht'].map((text, i) => ({
          detected_source_language: 'EN',
          text,
          billed_characters: [12, 10][i],
          model_type_used: 'quality_optimized',
          tag_handling_version: 'v1',
        })),
      },
    });
    const single = await statusAndBody(
      service.fetch(
        '/v2/translate',
        form(`text=Good+night&target_lang=DE&source_lang=en&translation_memory_id=${memory}`),
      ),
    );
    expect(texts(single.body)).toEqual(['Gute Nacht']);
  });

  test('bills Unicode code points, and only what it translated', async () => {
    const before = await service.client.usage();
    const { body } = await post({ text: ['Two 🛳 ships'], show_billed_characters: true });
    expect((body as TranslateResponse).translations[0]?.billed_characters).toBe(11);
    await service.client.translate(
      { text: ['untranslatable here'], target_lang: 'YI', source_lang: 'en' },
      { details: true },
    );
    const after = await service.client.usage();
    expect(after.character_count - before.character_count).toBe(11);
    expect((after.api_key_character_count ?? 0) - (before.api_key_character_count ?? 0)).toBe(11);
    expect(after.products?.find(({ product_type }) => product_type === 'translate')?.api_key_unit_count).toBe(
      after.character_count,
    );
  });

  test('says for each text where its translation is from, when Interline asks', async () => {
    const request = { text: ['Good night', 'No engine knows this'], source_lang: 'en', target_lang: 'yi' };
    const { translations } = await service.client.translate(request, { details: true });
    expect(translations[1]).toMatchObject({
      text: 'No engine knows this',
      origin: { kind: 'none', message: expect.stringMatching(/--models|--endpoint|remote service/) },
    });
  });

  test('fails as a whole, and says what would serve, when someone else asks', async () => {
    const { status, body } = await post({ text: ['x y z'], target_lang: 'yi', translation_memory_id: undefined });
    expect(status).toBe(400);
    expect((body as { message: string }).message).toMatch(/^Value for 'target_lang' not supported\. .*remote service/);
  });

  test('a text that nothing here translates comes back as it was and says so; the others are translated', async () => {
    const text = ['Good night', 'x y z', 'Good morning'];
    const { status, body } = await post({ text, show_billed_characters: true });
    expect(status).toBe(200);
    expect((body as TranslateResponse).translations).toEqual([
      { detected_source_language: 'EN', text: 'Gute Nacht', billed_characters: 10 },
      {
        detected_source_language: 'EN',
        text: 'x y z',
        billed_characters: 0,
        origin: { kind: 'none', message: expect.stringMatching(/^No engine here translates this text/) },
      },
      { detected_source_language: 'EN', text: 'Guten Morgen', billed_characters: 12 },
    ]);
  });

  const wrong: readonly (readonly [string, object, string | RegExp])[] = [
    ['no text', { text: undefined }, "Parameter 'text' not specified"],
    ['null for the texts', { text: null }, "Parameter 'text' not specified"],
    ['an empty list of texts', { text: [] }, "Parameter 'text' not specified"],
    ['a text that is a number', { text: [1] }, /text/],
    ['51 texts', { text: Array(51).fill('a') }, /50/],
    ['half a character', { text: ['\ud83d'] }, "Value for 'text' not supported."],
    ['no target', { target_lang: undefined }, "Parameter 'target_lang' not specified"],
    ['an unknown target', { target_lang: 'xx' }, "Value for 'target_lang' not supported."],
    ['an unknown source', { source_lang: 'xx' }, "Value for 'source_lang' not supported."],
    ['a variant as source', { source_lang: 'en-GB' }, "Value for 'source_lang' not supported."],
    ['an unknown formality', { formality: 'very' }, "Value for 'formality' not supported."],
    ['an unknown tag handling', { tag_handling: 'json' }, "Value for 'tag_handling' not supported."],
    [
      'an unknown version',
      { tag_handling: 'xml', tag_handling_version: 'v9' },
      "Value for 'tag_handling_version' not supported.",
    ],
    ['an unknown model type', { model_type: 'best' }, "Value for 'model_type' not supported."],
    ['an unknown splitting', { split_sentences: 'maybe' }, "Value for 'split_sentences' not supported."],
    ['a flag that is none', { preserve_formatting: 'perhaps' }, "Value for 'preserve_formatting' not supported."],
    [
      'formality where there is none',
      { formality: 'more', target_lang: 'fi', translation_memory_id: undefined },
      "Target language 'FI' doesn't support formality.",
    ],
    [
      'custom instructions',
      { custom_instructions: ['Be brief'] },
      /^Value for 'custom_instructions' not supported\. No engine here/,
    ],
    ['eleven instructions', { custom_instructions: Array(11).fill('x') }, /At most 10/],
    ['an instruction of 301 characters', { custom_instructions: ['x'.repeat(301)] }, /300 characters/],
    ['a glossary id that is none', { glossary_id: "x' OR 1=1" }, "Value for 'glossary_id' not supported."],
  ];
  test.each(wrong)('refuses %s', async (_name, fields, message) => {
    const answer = await post({ text: ['Good night'], ...fields });
    expect(answer).toEqual({
      status: 400,
      body: { message: typeof message === 'string' ? message : expect.stringMatching(message) },
    });
  });

  test('takes values in any case, and gives way where it is allowed to', async () => {
    const fields = {
      text: ['Good night'],
      target_lang: 'De',
      source_lang: 'eN',
      formality: 'PREFER_MORE',
      tag_handling: 'XML',
      tag_handling_version: 'V2',
    };
    const { body } = await post(fields);
    expect((body as TranslateResponse).translations[0]).toMatchObject({
      text: 'Gute Nacht',
      tag_handling_version: 'v2',
    });
  });

  test('refuses broken tags when it is asked to be strict', async () => {
    const answer = await post({ text: ['Good <b>night'], tag_handling: 'xml', tag_handling_version: 'v2' });
    expect(answer).toEqual({ status: 400, body: { message: 'Tag handling parsing failed, please check input.' } });
  });

  test('refuses other methods, and parameters in the query', async () => {
    const get = await service.fetch('/v2/translate?text=Hi&target_lang=de');
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await service.fetch('/v2/translate?target_lang=de', json({ text: ['x'], target_lang: 'de' }))).status).toBe(
      400,
    );
  });
});

describe('languages', () => {
  test('are those that something here serves, and the phrase memory’s are early access', async () => {
    const listed = await service.client.languages('translate_text');
    const targets = await service.client.languagesV2('target');
    expect(listed.find(({ lang }) => lang === 'yi')).toBeUndefined();
    for (const language of listed) expect(['stable', 'early_access']).toContain(language.status);
    for (const { language } of targets) {
      expect(language).toBe(language.toUpperCase());
      expect(listed.find(({ lang }) => lang.toUpperCase() === language)?.usable_as_target).toBe(true);
    }
    expect(targets.map(({ language }) => language)).not.toContain('EN');
    const improved = (await service.client.languages('write')).map(({ lang }) => lang);
    expect(improved).toEqual(expect.arrayContaining(['en-US', 'es', 'fr']));
    expect(improved).not.toContain('ja');
    expect(await service.client.languages('glossary')).toHaveLength(32);
    const styled = await service.client.languages('style_rules');
    expect(styled.map(({ lang }) => lang).sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh']);
    // what is heard here can be spoken to the service
    for (const language of await service.client.languages('voice')) {
      if (language.usable_as_source) expect(Object.keys(language.features)).toContain('transcription');
    }
    expect((await service.client.resources()).map(({ name }) => name)).toContain('translate_document');
  });

  test('are asked for with what the API knows', async () => {
    expect(await statusAndBody(service.fetch('/v3/languages?product=translate_text'))).toEqual({
      status: 400,
      body: { message: "Bad request. Reason: The 'product' parameter has been renamed to 'resource'." },
    });
    expect((await service.fetch('/v3/languages?resource=cooking')).status).toBe(400);
    expect((await service.fetch('/v3/languages?resource=translate_text&include=beta&include=external')).status).toBe(
      200,
    );
    expect(await statusAndBody(service.fetch('/v2/languages?type=both'))).toEqual({
      status: 400,
      body: { message: "Parameter 'type' is invalid. 'source' and 'target' are valid values." },
    });
  });
});

describe('detection', () => {
  test('names the language of each text, or why it cannot', async () => {
    const { results } = await service.client.detect([
      'Wie spät ist es jetzt eigentlich?',
      '12345',
      '次の電車は何時ですか',
    ]);
    expect(results).toEqual([
      { detection_status: 'success', detected_language: 'de' },
      { detection_status: 'no_language_detected' },
      { detection_status: 'success', detected_language: 'ja' },
    ]);
    const answer = await statusAndBody(
      service.fetch('/v3/detect/language', form('text=Wie+geht+es+dir+heute+Morgen&text=Where+is+the+station+please')),
    );
    expect(answer.body).toMatchObject({ results: [{ detected_language: 'de' }, { detected_language: 'en' }] });
  });

  test('is not sure of a single word that several languages have', async () => {
    const { results } = await service.client.detect(['Hello', 'Hola', 'Log out', '{name}', 'Wie geht es?']);
    expect(results.map((result) => result.detected_language ?? result.detection_status)).toEqual([
      'insufficient_confidence',
      'insufficient_confidence',
      // words that no other language has
      'en',
      'no_language_detected',
      'de',
    ]);
  });

  test('refuses what it cannot read, in the words of the API', async () => {
    expect(await statusAndBody(service.fetch('/v3/detect/language', json({})))).toEqual({
      status: 400,
      body: { message: 'Missing parameter text.' },
    });
    const xml = await statusAndBody(
      service.fetch('/v3/detect/language', { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } }),
    );
    expect(xml).toMatchObject({
      status: 415,
      body: {
        code: 'invalid_content_type',
        message: expect.stringMatching(/^Called with an unsupported media type\./),
      },
    });
  });
});
