import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TranslateResponse } from '../../shared/api/translation.ts';
import { type RecordingModel, recordingModel } from './recordingModel.ts';
import { form, json, type RunningService, runService, statusAndBody, tmx } from './runningService.ts';

let model: RecordingModel;
let service: RunningService;
/** Ids that the tables of requests name. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  model = await recordingModel();
  service = await runService({ args: ['--endpoint', model.url] });
  const { client } = service;
  const glossary = async (name: string, source: string, target: string, entries: string) => {
    const dictionary = { source_lang: source, target_lang: target, entries, entries_format: 'tsv' as const };
    return (await client.glossaries.create({ name, dictionaries: [dictionary] })).glossary_id;
  };
  ids.first = await glossary('first', 'en', 'fr', 'berth\tposte');
  ids.second = await glossary('second', 'en', 'fr', 'berth\tquai\npier\tjetée');
  ids.german = await glossary('german', 'en', 'de', 'berth\tLiegeplatz');
  const quotes = {
    language: 'fr',
    name: 'quotes',
    configured_rules: { punctuation: { apostrophe: 'use_curly_apostrophes' } },
  };
  ids.style = (await client.styleRules.create(quotes)).style_id;
  ids.told = (
    await client.styleRules.create({
      language: 'fr',
      name: 'told',
      configured_rules: { style_and_tone: { instructions_style: 'use_imperative' } },
      custom_instructions: [{ label: 'sea', prompt: 'Speak like a sailor.' }],
    })
  ).style_id;
  const bytes = tmx([['The harbour is closed today', 'Der Hafen ist heute geschlossen']]);
  ids.memory = (await client.memories.importFile({ name: 'harbour.tmx', bytes })).id;
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await model[Symbol.asyncDispose]();
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** What the model was told, and the texts that it got. */
  readonly system: string;
  readonly sent: readonly string[];
}

async function ask(request: RequestInit): Promise<Answer> {
  model.takeRequests();
  const answer = await statusAndBody(service.fetch('/v2/translate', request));
  const requests = model.takeRequests();
  return { ...answer, system: requests[0]?.system ?? '', sent: requests.flatMap(({ texts }) => texts) };
}

/** The fields with ids in place of `@name`. */
function named(fields: object): object {
  const text = JSON.stringify({ source_lang: 'en', target_lang: 'fr', ...fields });
  return JSON.parse(text.replace(/@(\w+)/g, (_, name: string) => ids[name] ?? ''));
}

const post = (fields: object) => ask(json(named(fields)));
const translations = ({ body }: Answer) => (body as TranslateResponse).translations;
const texts = (answer: Answer) => translations(answer).map(({ text }) => text);
const outline = '<doc><p>One more</p><p>And another</p></doc>';
const lines = 'The ships\nleave. The crew stays.';

describe('what an engine gets', () => {
  const rows: readonly (readonly [string, object, readonly string[]])[] = [
    ['each sentence and line', { text: [lines] }, ['The ships', 'leave.', 'The crew stays.']],
    ['split_sentences 1', { text: [lines], split_sentences: '1' }, ['The ships', 'leave.', 'The crew stays.']],
    ['split_sentences 0', { text: [lines], split_sentences: '0' }, [lines]],
    ['split_sentences as a number', { text: [lines], split_sentences: 0 }, [lines]],
    ['nonewlines', { text: [lines], split_sentences: 'nonewlines' }, ['The ships\nleave.', 'The crew stays.']],
    ['html does without newlines', { text: [lines], tag_handling: 'html' }, ['The ships\nleave.', 'The crew stays.']],
    ['html with newlines', { text: ['The\nships'], tag_handling: 'html', split_sentences: '1' }, ['The', 'ships']],
    ['an outline, element by element', { text: [outline], tag_handling: 'xml' }, ['One more', 'And another']],
    [
      'no outline',
      { text: [outline], tag_handling: 'xml', outline_detection: false },
      ['<g1>One more</g1><g2>And another</g2>'],
    ],
    [
      'splitting_tags',
      { text: ['See <x>this</x> hereafter'], tag_handling: 'xml', splitting_tags: ['x'] },
      ['See', 'this', 'hereafter'],
    ],
    [
      'non_splitting_tags',
      { text: [outline], tag_handling: 'xml', non_splitting_tags: 'p' },
      ['<g1>One more</g1><g2>And another</g2>'],
    ],
    ['ignore_tags', { text: ['Keep <k>this one</k> so'], tag_handling: 'xml', ignore_tags: 'j,k' }, ['Keep <x1/> so']],
    ['tags as tags', { text: ['Go <b>on</b> &lt; x'], tag_handling: 'xml' }, ['Go <g1>on</g1> &lt; x']],
    [
      'a glossary term as its own',
      { text: ['Leave the berth now'], glossary_id: '@first' },
      ['Leave the <t1>berth</t1> now'],
    ],
    ['nothing that is in the language already', { text: ['Leave it'], target_lang: 'en-GB' }, []],
    ['nothing that has no words', { text: ['12:30 – {0}'] }, []],
  ];
  test.each(rows)('%s', async (_name, fields, sent) => {
    const answer = await post(fields);
    expect([answer.status, answer.sent]).toEqual([200, sent]);
  });

  const cases: readonly (readonly [string, object, string | RegExp])[] = [
    ['the variant', { target_lang: 'fr-ca' }, 'from English to Canadian French'],
    ['the context', { context: 'A "sign"' }, 'not to be translated: "A \\"sign\\"".'],
    ['formality more', { formality: 'more' }, 'Address the reader in formal words.'],
    ['formality less', { formality: 'LESS' }, 'Address the reader in informal words.'],
    ['formality prefer_more', { formality: 'prefer_more' }, 'in formal words'],
    ['formality prefer_less', { formality: 'prefer_less' }, 'in informal words'],
    ['formality default', { formality: 'default' }, /^(?!.*formal words)/],
    [
      'a preference that the language has no words for',
      { formality: 'prefer_more', target_lang: 'fi' },
      /^(?!.*formal)/,
    ],
    ['custom_instructions', { custom_instructions: ['Be brief.', 'No "you".'] }, '["Be brief.","No \\"you\\"."]'],
    ['one custom instruction', { custom_instructions: 'Be brief.' }, '["Be brief."]'],
    [
      'the rules of a style that need a model',
      { style_id: '@told' },
      '["style and tone: instructions style: use imperative"]',
    ],
    ['the instructions of a style', { style_id: '@told' }, '["Speak like a sailor."]'],
  ];
  test('gets the terms, the similar texts of a memory and the kind of text', async () => {
    const berth = await post({ text: ['Leave the berth now'], glossary_id: '@first' });
    expect(berth.system).toMatch(/terms of a glossary: \{"berth":"[^"]+"\}/);
    expect(berth.system).toContain('texts of a user interface');
    const near = await post({
      text: ['The harbour was closed today'],
      target_lang: 'de',
      translation_memory_id: '@memory',
    });
    expect(near.system).toContain(
      '[{"source":"The harbour is closed today","translation":"Der Hafen ist heute geschlossen"}]',
    );
    expect((await post({ text: ['The tide turns. We leave.'] })).system).toContain('You translate prose');
  });

  test.each(cases)('gets %s', async (_name, fields, words) => {
    const answer = await post({ text: ['The tide turns'], ...fields });
    expect([answer.status, answer.sent]).toEqual([200, ['The tide turns']]);
    expect(answer.system).toMatch(words);
  });

  test('an order in words goes to who understands it, not to the phrase memory', async () => {
    expect((await post({ text: ['Cancel'] })).sent).toEqual([]);
    for (const order of [{ formality: 'more' }, { custom_instructions: ['Be brief.'] }]) {
      expect(texts(await post({ text: ['Cancel'], ...order }))).toEqual(['CANCEL']);
    }
  });
});

describe('what comes back', () => {
  const rows: readonly (readonly [string, object, readonly object[]])[] = [
    ['texts in order', { text: ['b b', 'a a', 'b b'] }, [{ text: 'B B' }, { text: 'A A' }, { text: 'B B' }]],
    [
      'tags, and what is ignored, to the letter',
      { text: ['Keep <k a="1">this &amp; that</k> <b>up</b>'], tag_handling: 'xml', ignore_tags: ['k'] },
      [{ text: 'KEEP <k a="1">this &amp; that</k> <b>UP</b>', tag_handling_version: 'v1' }],
    ],
    [
      'the version of tag handling',
      { text: ['<b>up up</b>'], tag_handling: 'XML', tag_handling_version: 'V2' },
      [{ text: '<b>UP UP</b>', tag_handling_version: 'v2' }],
    ],
    ['tags that do not close, in v1', { text: ['a <b>up'], tag_handling: 'xml' }, [{ text: 'A <b>UP' }]],
    [
      'HTML that does not close, in v2',
      { text: ['a<br>up <i>up'], tag_handling: 'html', tag_handling_version: 'v2' },
      [{ text: 'A<br>UP <i>UP' }],
    ],
    [
      'model_type quality_optimized',
      { text: ['up up'], model_type: 'quality_optimized' },
      [{ model_type_used: 'quality_optimized' }],
    ],
    [
      'model_type prefer_quality_optimized',
      { text: ['up up'], model_type: 'prefer_quality_optimized' },
      [{ model_type_used: 'quality_optimized' }],
    ],
    [
      'model_type latency_optimized',
      { text: ['up up'], model_type: 'latency_optimized' },
      [{ model_type_used: 'latency_optimized' }],
    ],
    [
      'characters as code points',
      { text: ['Up 🛳 up', 'é'], show_billed_characters: '1' },
      [{ billed_characters: 7 }, { billed_characters: 1 }],
    ],
    [
      'characters of equal languages',
      { text: ['Up up'], target_lang: 'EN-us', show_billed_characters: true },
      [{ text: 'Up up', billed_characters: 5 }],
    ],
    [
      'characters without the context',
      { text: ['up'], context: 'long, long', show_billed_characters: true },
      [{ billed_characters: 2 }],
    ],
    ['an end that the engine made up', { text: ['unfinished things'] }, [{ text: 'UNFINISHED THINGS.' }]],
    [
      'preserve_formatting',
      { text: ['unfinished things'], preserve_formatting: true },
      [{ text: 'UNFINISHED THINGS' }],
    ],
    [
      'a term of the first glossary that has it',
      { text: ['Leave the berth at the pier'], glossary_ids: ['@first', '@second'] },
      [{ text: 'LEAVE THE poste AT THE jetée' }],
    ],
    ['a text that is a term', { text: ['Berth'], glossary_id: '@first' }, [{ text: 'Poste' }]],
    ['typographic apostrophes of a style', { text: ["It's up"], style_id: '@style' }, [{ text: 'IT’S UP' }]],
    [
      'a memory’s text',
      { text: ['The harbour is closed today'], target_lang: 'DE', translation_memory_id: '@memory' },
      [{ text: 'Der Hafen ist heute geschlossen' }],
    ],
    [
      'a memory’s near text, where it is nearly the same',
      { text: ['The harbour is closed Today'], target_lang: 'de', translation_memory_id: '@memory' },
      [{ text: 'Der Hafen ist heute geschlossen' }],
    ],
    [
      'no memory’s near text that says something else',
      { text: ['The harbour was closed today'], target_lang: 'de', translation_memory_id: '@memory' },
      [{ text: 'THE HARBOUR WAS CLOSED TODAY' }],
    ],
    [
      'no near text below the threshold',
      {
        text: ['The harbour was closed today'],
        target_lang: 'de',
        translation_memory_id: '@memory',
        translation_memory_threshold: '99',
      },
      [{ text: 'THE HARBOUR WAS CLOSED TODAY' }],
    ],
    ['beta languages change nothing', { text: ['up up'], enable_beta_languages: true }, [{ text: 'UP UP' }]],
    ['null is what was left out', { text: ['up up'], glossary_id: null, formality: null }, [{ text: 'UP UP' }]],
  ];
  test.each(rows)('%s', async (_name, fields, expected) => {
    const answer = await post(fields);
    expect(answer.body).toMatchObject({ translations: expected });
    expect(translations(answer)).toHaveLength(expected.length);
  });

  test('nothing that was not asked for', async () => {
    expect(translations(await post({ text: ['up up'] }))).toEqual([{ detected_source_language: 'EN', text: 'UP UP' }]);
  });

  test('a text that no engine knows a word of as it was, beside the others and within them', async () => {
    const answer = await post({
      text: ['Xyzzy <b>xyzzy</b> &amp; more', 'Go on. Then <i>xyzzy</i> it. Stop.'],
      show_billed_characters: 'True',
      tag_handling: 'xml',
    });
    expect(texts(answer)).toEqual(['Xyzzy <b>xyzzy</b> &amp; more', 'GO ON. Then <i>xyzzy</i> it. STOP.']);
    expect(translations(answer).map(({ billed_characters }) => billed_characters)).toEqual([29, 34]);
    const request = json(named({ text: ['xyzzy'] }));
    const headers = { ...request.headers, 'x-interline-details': 'origin' };
    expect(translations(await ask({ ...request, headers }))).toMatchObject([
      { text: 'xyzzy', origin: { kind: 'none', message: expect.stringMatching(/^Local model cannot translate/) } },
    ]);
  });

  test('the language, where none was said', async () => {
    const answer = await post({
      text: ['Where is the next harbour, please?', 'Wo ist der nächste Hafen, bitte?'],
      source_lang: undefined,
    });
    expect(translations(answer).map((each) => each.detected_source_language)).toEqual(['EN', 'DE']);
  });
});

describe('what is refused', () => {
  const id = '4d1f2b3c-0000-4000-8000-000000000000';
  const tags = 'Tag handling parsing failed, please check input.';
  const rows: readonly (readonly [string, object, number, string | RegExp])[] = [
    [
      'XML that does not close, in v2',
      { text: ['a <b>up'], tag_handling: 'xml', tag_handling_version: 'v2' },
      400,
      tags,
    ],
    [
      'both ways to name glossaries',
      { glossary_id: '@first', glossary_ids: '@second' },
      400,
      'Parameters glossary_id and glossary_ids cannot be used together',
    ],
    ['six glossaries', { glossary_ids: Array(6).fill(id) }, 400, /more than 5/],
    [
      'a glossary without source_lang',
      { glossary_id: '@first', source_lang: undefined },
      400,
      'Use of a glossary requires the source_lang parameter to be specified',
    ],
    ['a glossary that is not there', { glossary_id: id }, 404, 'Glossary not found'],
    ['a glossary of another pair', { glossary_id: '@german' }, 404, /^Dictionary not found/],
    ['a glossary of another pair among several', { glossary_ids: '@first,@german' }, 404, /^Dictionary not found/],
    ['a style that is not there', { style_id: id }, 404, /not found/],
    [
      'a style of another language',
      { style_id: '@style', target_lang: 'de' },
      400,
      'Style rule language does not match the translate request target language',
    ],
    [
      'instructions for a language that takes none',
      { custom_instructions: ['x'], target_lang: 'fi' },
      400,
      /^Value for 'custom_instructions' not supported\./,
    ],
    ['a memory that is not there', { translation_memory_id: id }, 404, /not found/i],
    ['a memory of another pair', { translation_memory_id: '@memory' }, 404, /./],
    ...[-1, 101, 7.5, 'x'].map(
      (threshold) =>
        [
          `a threshold of ${threshold}`,
          { translation_memory_threshold: threshold },
          400,
          'Parameter "translation_memory_threshold" must be an integer between 0 and 100',
        ] as const,
    ),
    ['context that is no text', { context: 5 }, 400, "Value for 'context' not supported."],
    [
      'formality where the language has none',
      { formality: 'less', target_lang: 'fi' },
      400,
      "Target language 'FI' doesn't support formality.",
    ],
    ['an empty memory id', { translation_memory_id: '' }, 404, /not found/i],
    ['131073 bytes', { text: ['x'.repeat(131_073)] }, 413, /131072 bytes/],
  ];
  test.each(rows)('%s', async (_name, fields, status, message) => {
    const answer = await post({ text: ['The tide turns'], ...fields });
    expect(answer).toMatchObject({
      status,
      body: { message: typeof message === 'string' ? message : expect.stringMatching(message) },
      sent: [],
    });
  });
});

test('a body of 128 KiB is taken to the last byte, JSON and form alike', async () => {
  const room = 128 * 1024;
  const body = JSON.stringify({ text: [''], source_lang: 'en', target_lang: 'en' });
  const full = JSON.stringify({ text: ['x'.repeat(room - body.length)], source_lang: 'en', target_lang: 'en' });
  expect((await ask({ ...json({}), body: full })).status).toBe(200);
  const head = 'source_lang=en&target_lang=en&text=';
  expect((await ask(form(head + 'x'.repeat(room - head.length)))).status).toBe(200);
  expect((await ask(form(head + 'x'.repeat(room - head.length + 1)))).status).toBe(413);
});

test('a form says all of it as well', async () => {
  const fields = `text=Keep+<k>it</k>.+Go+on&text=The+berth&source_lang=EN&target_lang=fR&tag_handling=xml&ignore_tags=j%2Ck&split_sentences=0&preserve_formatting=0&outline_detection=1&show_billed_characters=true&custom_instructions=Be+brief,+please.&custom_instructions=Smile.&context=Signs&formality=Prefer_Less&glossary_ids=${ids.first},${ids.second}&model_type=latency_optimized&tag_handling_version=v2&enable_beta_languages=1`;
  const answer = await ask(form(fields));
  expect(translations(answer)).toEqual(
    ['KEEP <k>it</k>. GO ON', 'THE poste'].map((text, i) => ({
      detected_source_language: 'EN',
      text,
      billed_characters: [21, 9][i],
      model_type_used: 'latency_optimized',
      tag_handling_version: 'v2',
    })),
  );
  expect(answer.system).toContain('["Be brief, please.","Smile."]');
  expect(answer.system).toContain('informal');
  expect(answer.system).toContain('"Signs"');
});
