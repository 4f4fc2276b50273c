import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TranslateResponse } from '../../shared/api/translation.ts';
import { form, json, type RunningService, runService, statusAndBody, tmx } from './runningService.ts';

let service: RunningService;
let memory: string;
/** Texts and translations that a memory knows, so that the tests need no engine. */
const pairs: readonly (readonly [string, string])[] = [
  ['The new price', 'Der "neue" Preis ist 5 €, d.h. 10-20 % mehr am 5. März 2024 um 9:05 Uhr'],
  ['Hello {name}, see https://example.com/10-20', 'Hallo {name}, "50%": https://example.com/10-20'],
  ['A word', 'Ein "Wort"'],
];
const rules = {
  punctuation: {
    quotation_style:
      'use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations',
    abbreviations: 'separate_each_abbreviated_word_with_period_and_space',
    range_indicator: 'use_german_word_bis',
  },
  dates_and_times: {
    date_format: 'use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months',
    time_format: 'use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours',
  },
  numbers: {
    currency_format: 'use_amount_followed_by_space_then_iso_code',
    percentage_format: 'use_numerals_followed_by_space_then_german_word_prozent',
  },
};
let style: string;

beforeAll(async () => {
  service = await runService();
  memory = (await service.client.memories.importFile({ name: 'style.tmx', bytes: tmx(pairs) })).id;
  style = (await service.client.styleRules.create({ name: 'Haus', language: 'de', configured_rules: rules })).style_id;
});
afterAll(() => service[Symbol.asyncDispose]());

const request = { source_lang: 'en', target_lang: 'de' };
const translate = async (fields: object) => {
  const body = { ...request, translation_memory_id: memory, style_id: style, ...fields };
  const answer = await statusAndBody(service.fetch('/v2/translate', json(body)));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as TranslateResponse).translations.map(({ text }) => text);
};

describe('a translation with a style rule list', () => {
  test('follows its rules', async () => {
    expect(await translate({ text: ['The new price'] })).toEqual([
      'Der „neue“ Preis ist 5\u00a0EUR, d.\u00a0h. 10 bis 20 Prozent mehr am 05.03.2024 um 09:05 Uhr',
    ]);
  });

  test('keeps placeholders and addresses to the letter', async () => {
    expect(await translate({ text: ['Hello {name}, see https://example.com/10-20'] })).toEqual([
      'Hallo {name}, „50 Prozent“: https://example.com/10-20',
    ]);
  });

  test('reads style_id from a form, in capitals too', async () => {
    const body = `text=A+word&target_lang=DE&source_lang=EN&translation_memory_id=${memory}&style_id=${style.toUpperCase()}`;
    const answer = await statusAndBody(service.fetch('/v2/translate', form(body)));
    expect((answer.body as TranslateResponse).translations[0]?.text).toBe('Ein „Wort“');
  });

  test('is that of the list as it is now', async () => {
    const changing = await service.client.styleRules.create({ name: 'x', language: 'de', configured_rules: rules });
    await service.client.styleRules.configure(changing.style_id, { punctuation: { quotation_mark: 'use_guillemets' } });
    const text = await translate({ text: ['A word'], style_id: changing.style_id });
    expect(text).toEqual(['Ein «Wort»']);
  });

  test('is refused for another language, an unknown list, and instructions that no engine follows', async () => {
    const ask = (fields: object) =>
      statusAndBody(service.fetch('/v2/translate', json({ text: ['x'], ...request, style_id: style, ...fields })));
    expect(await ask({ target_lang: 'fr' })).toEqual({
      status: 400,
      body: { message: 'Style rule language does not match the translate request target language' },
    });
    expect(await ask({ style_id: '7d59754d-2e06-4cfd-9a36-fe38d1758ff9' })).toEqual({
      status: 404,
      body: { message: 'Style rule list not found' },
    });
    const told400 = await service.client.styleRules.create({
      name: 'x',
      language: 'de',
      custom_instructions: [{ label: 'a', prompt: 'Be brief.' }],
    });
    const refused = await ask({ style_id: told400.style_id });
    expect(refused.status).toBe(400);
    expect((refused.body as { message: string }).message).toMatch(/'style_id' not supported.*instructions/);
  });
});

test('a document with a style rule list follows its rules', async () => {
  const file = { name: 'a.json', bytes: new TextEncoder().encode('{"a": "A word"}') };
  const order = { ...request, translation_memory_id: memory, style_id: style, file };
  const { bytes } = await service.client.documents.translate(order);
  expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({
    a: 'Ein „Wort“',
  });
});
