import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apertium } from '../../service/engines/apertium.ts';
import { systemModes } from '../../service/engines/apertiumModes.ts';
import { bergamot } from '../../service/engines/bergamot.ts';
import type { Engine, EngineText } from '../../service/engines/engine.ts';
import { keepsMarks, wordsOf } from '../../service/engines/engineText.ts';
import { loopbackModel } from '../../service/engines/loopbackModel.ts';
import { phrases } from '../../service/engines/phrases.ts';
import { analyseText, maskedText } from '../../service/translation/analyseText.ts';
import { createPipeline } from '../../service/translation/createPipeline.ts';
import type { PipelineOptions } from '../../service/translation/pipeline.ts';
import { plainOptions } from '../../service/translation/plainOptions.ts';
import { createTermIndex } from '../../shared/terms/termIndex.ts';
import { sentenceModel } from '../models/sentenceModel.ts';
import { testAlarm } from './testAlarm.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const engineFiles = { bergamot: join(root, 'dist/bergamot'), fxtranslate: join(root, 'dist/fxtranslateWorker.mjs') };
const signal = new AbortController().signal;
const mark = (id: number) => ({ kind: 'mark', id, role: 'standalone' }) as const;
const words = (text: string) => ({ kind: 'text', text }) as const;
const only = (text: string): EngineText => ({ parts: [words(text)] });
const options: PipelineOptions = { ...plainOptions, source: 'en', target: 'es' };
const plainTexts = (texts: readonly string[]) => texts.map((text) => analyseText(text));
const taggedTexts = (texts: readonly string[]) =>
  texts.map((text) => analyseText(text, { ...maskedText, outlineDetection: true }));

/** Whether the machine has Apertium; CI must have it (scripts/engines.sh installs it). */
const hasApertium = existsSync(join(systemModes, 'eng-spa.mode'));
if (process.env.CI === 'true') {
  test('Apertium English–Spanish is installed', () => expect(hasApertium, 'run scripts/engines.sh').toBe(true));
}

describe.skipIf(!hasApertium)('Apertium', () => {
  const spanish = { source: 'en', target: 'es' };
  let engine: Engine;
  beforeAll(() => {
    engine = apertium();
  });
  afterAll(() => engine.close());
  const translate = async (texts: readonly EngineText[]) => engine.translate(texts, spanish, signal);

  test('finds its installed directions and translates sentences in order', async () => {
    expect(await engine.directions()).toEqual(expect.arrayContaining([spanish, { source: 'es', target: 'en' }]));
    const results = await translate([
      only('The red house is big.'),
      only('The new door is white.'),
      only('This is the house.'),
    ]);
    expect(results.map((result) => wordsOf(result?.parts ?? []).trim())).toEqual([
      'La casa roja es grande.',
      'La puerta nueva es blanca.',
      'Esto es la casa.',
    ]);
  });

  test('marks come back, and characters of its own format are text', async () => {
    const text: EngineText = {
      parts: [words('Hello '), mark(1), words(', you have '), mark(2), words(' new messages.')],
    };
    const [result] = await translate([text]);
    expect(keepsMarks(text, { parts: result?.parts ?? [] })).toBe(true);
    expect(wordsOf(result?.parts ?? [])).toContain('mensajes nuevos');
    const [odd] = await translate([only('The price is [5] ^ {6} $ / \\ @ <7> today')]);
    for (const sign of ['[5]', '^', '{6}', '$', '/', '\\', '@', '<7>'])
      expect(wordsOf(odd?.parts ?? [])).toContain(sign);
  });

  test('commands, questions and names come out as Spanish programs have them', async () => {
    const texts = ['Print page', 'Please enter your password.', 'Do you want to save the file?', 'Open in Photoshop'];
    const results = await translate(texts.map(only));
    expect(results.map((result) => wordsOf(result?.parts ?? []).trim())).toEqual([
      'Imprimir página',
      'Por favor, introduce tu contraseña.',
      '¿Quieres guardar el archivo?',
      'Abrir en Photoshop',
    ]);
  });

  test('terms of a glossary agree with the words around them where their translation is known', async () => {
    const pairs = { folder: 'carpeta', library: 'biblioteca', upload: 'subir', 'access key': 'clave de acceso' };
    const terms = createTermIndex(
      [...Object.entries(pairs), ['widget', 'zxqwidget'], ['issue', 'incidencia'], ['file', 'archivo']].map(
        ([source = '', target = '']) => ({ source, targets: [target], forbidden: [] }),
      ),
    );
    const pipeline = createPipeline({ phrasesFolder: join(root, 'dist/phrases') });
    const texts = [
      'Several files were deleted.',
      '3 issues were found in the new libraries.',
      'You can upload the folder {name} now.',
      'Your access key is not valid.',
      'All the widgets are white.',
    ];
    const results = await pipeline.translate(plainTexts(texts), { ...options, terms }, () => signal);
    await pipeline.close();
    expect(results.map((result) => result.text)).toEqual([
      'Varios archivos estuvieron eliminados.',
      '3 incidencias estuvieron encontradas en las bibliotecas nuevas.',
      expect.stringMatching(/^Puedes subir la carpeta \{name\} ahora\.$/),
      'Tu clave de acceso no es válida.',
      // Apertium does not know the word: it stands as the glossary has it.
      expect.stringContaining('zxqwidget'),
    ]);
  });

  test('adjectives and participles of terms agree with their noun', async () => {
    const terms = createTermIndex(
      Object.entries({
        'shared folder': 'carpeta compartida',
        'private document': 'documento privado',
        'default language': 'idioma predeterminado',
        'smart widget': 'zxqwidget listo',
      }).map(([source, target]) => ({ source, targets: [target], forbidden: [] })),
    );
    const pipeline = createPipeline({ engines: [engine] });
    const texts = [
      'The shared folder is empty.',
      'The shared folders are empty.',
      'Open the shared folders.',
      'Several private documents were deleted.',
      'Choose a default language.',
      'Two smart widgets are white.',
    ];
    const results = await pipeline.translate(plainTexts(texts), { ...options, terms }, () => signal);
    expect(results.map((result) => result.text)).toEqual([
      expect.stringMatching(/^La carpeta compartida .* vacía\.$/),
      expect.stringMatching(/^Las carpetas compartidas .* vacías\.$/),
      'Abre las carpetas compartidas.',
      expect.stringMatching(/^Varios documentos privados /),
      'Elige un idioma predeterminado.',
      expect.stringContaining('zxqwidget listo'),
    ]);
  });

  test('formatting goes with its words where they change places', async () => {
    const pipeline = createPipeline({ engines: [engine] });
    const sources = [
      'This contains <b>bold</b> text.',
      'The <a href="/x"><b>very old</b> house</a> of <x/> files',
      '<b>Note:</b> use the <i>file <x/> name</i>',
      'THE <b>RED</b> HOUSE',
      'He <b>does</b> not <i>want</i> to go',
    ];
    const results = await pipeline.translate(taggedTexts(sources), options, () => signal);
    const texts = results.map(({ text }) => text);
    expect(texts.slice(0, 4)).toEqual([
      'Esto contiene texto <b>intrépido</b>.',
      'La <a href="/x">casa <b>muy vieja</b></a> de <x/> archivos',
      '<b>Nota:</b> uso el <i>nombre <x/> de archivo</i>',
      'LA CASA <b>ROJA</b>',
    ]);
    expect(texts[4]?.match(/<\/?\w>/g)).toEqual(['<b>', '</b>', '<i>', '</i>']);
  });

  test('thousands of tags in one sentence keep nobody waiting, and come back', async () => {
    const parts = Array.from({ length: 4000 }, (_, i) => [
      { kind: 'mark', id: i + 1, role: 'open' } as const,
      words('house'),
      { kind: 'mark', id: i + 1, role: 'close' } as const,
      words(' '),
    ]).flat();
    const [result] = await translate([{ parts }]);
    expect(result && keepsMarks({ parts }, result)).toBe(true);
  });

  test('words it does not know are no translation', async () => {
    expect(await translate([only('Zxqwv brkst')])).toEqual([undefined]);
  });

  test('a thousand texts at once keep their order', async () => {
    const texts = Array.from({ length: 1000 }, (_, i) => only(`The house has ${i} doors.`));
    const results = await translate(texts);
    expect(results.every((result, i) => wordsOf(result?.parts ?? []).includes(`${i} puertas`))).toBe(true);
  });

  test('the answers are whole texts with all placeholders, through the pipeline', async () => {
    const pipeline = createPipeline({ phrasesFolder: join(root, 'dist/phrases') });
    const texts = [
      'Hello {name}, you have {count} new messages.',
      'File %s could not be opened.',
      'Click <b>here</b> to continue.',
      'Visit https://a.example/x?id=7 for more information.',
      'An unexpected error occurred. Please try again later.',
    ];
    const results = await pipeline.translate(plainTexts(texts), options, () => signal);
    await pipeline.close();
    expect(results.every((result) => result.origin.kind === 'engine')).toBe(true);
    const marks = (text: string) => text.match(/\{\w+\}|%s|<\/?b>|https:\S+/g);
    expect(results.map((result) => marks(result.text))).toEqual(texts.map(marks));
    expect(results[4]?.text.split('. ')).toHaveLength(2);
  });

  test('is started again after it was closed, and a missing program is reported', async () => {
    await engine.close();
    const [again] = await translate([only('The red house is big.')]);
    expect(wordsOf(again?.parts ?? [])).toBe('La casa roja es grande.');
    const folder = mkdtempSync(join(tmpdir(), 'modes-'));
    writeFileSync(join(folder, 'eng-spa.mode'), "apertium-nosuchprogram -g 'x'");
    writeFileSync(join(folder, 'eng-fra.mode'), 'lt-proc x; touch /tmp/owned');
    const broken = apertium({ modesFolder: folder });
    expect(await broken.directions()).toEqual([spanish]);
    await expect(broken.translate([only('House')], spanish, signal)).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Apertium eng-spa cannot be started.',
    });
    await broken.close();
    rmSync(folder, { recursive: true });
  });
});

describe.skipIf(!hasApertium)('Apertium without work', () => {
  test('its programs end after thirty seconds, and start again with the next text', async () => {
    const alarms = testAlarm();
    const engine = apertium({ alarm: alarms.alarm });
    const programs = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
    // those of the tests before are about to end
    await expect.poll(programs).toBe(0);
    for (let round = 0; round < 2; round++) {
      const [result] = await engine.translate([only('The red house is big.')], { source: 'en', target: 'es' }, signal);
      expect(wordsOf(result?.parts ?? [])).toBe('La casa roja es grande.');
      expect(programs()).toBeGreaterThan(0);
      expect(alarms.pending()).toEqual([30_000]);
      alarms.pass(30_000);
      await expect.poll(programs).toBe(0);
    }
    await engine.close();
  });
});

describe('Bergamot with a model made here', () => {
  let folder: string;
  let engine: Engine;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'models-'));
    const says = { 'de-en': ['Good', 'morning'], enfr: ['Bonjour', 'tous'] };
    for (const [direction, words] of Object.entries(says)) {
      const { model, vocabularies } = sentenceModel({ words });
      mkdirSync(join(folder, direction));
      writeFileSync(join(folder, direction, 'model.intgemm.alphas.bin'), model);
      writeFileSync(join(folder, direction, 'vocab.spm'), vocabularies[0] as Uint8Array);
    }
    mkdirSync(join(folder, 'en-it'));
    mkdirSync(join(folder, 'en-ru'));
    writeFileSync(join(folder, 'en-ru', 'model.bin'), 'not a model');
    writeFileSync(join(folder, 'en-ru', 'vocab.spm'), 'not a vocabulary');
    engine = bergamot({ modelFolders: [folder], engineFiles });
  });
  afterAll(async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('knows its models, and English as a bridge between them', async () => {
    expect(new Set((await engine.directions()).map(({ source, target }) => `${source}-${target}`))).toEqual(
      new Set(['de-en', 'en-fr', 'en-ru', 'de-fr', 'de-ru']),
    );
  });

  test('runs the real translator, one model or two', async () => {
    for (const direction of [
      { source: 'en', target: 'fr' },
      { source: 'de', target: 'fr' },
    ]) {
      const [first, blank, second] = await engine.translate(
        [only('Save'), only('42'), only('Cancel it')],
        direction,
        signal,
      );
      expect(wordsOf(first?.parts ?? [])).not.toBe('');
      expect(wordsOf(second?.parts ?? [])).not.toBe('');
      expect(blank?.parts).toEqual([words('42')]);
    }
  });

  test('marks are balanced and placeholders kept by the pipeline, even of a model that talks nonsense', async () => {
    const pipeline = createPipeline({ engines: [engine], phrasesFolder: join(folder, 'none') });
    const text = 'Press <b>the <i>key</i></b> of {name} &amp; go';
    const [result] = await pipeline.translate(taggedTexts([text]), { ...options, target: 'fr' }, () => signal);
    expect(result?.origin).toEqual({ kind: 'engine', name: 'Bergamot' });
    expect(result?.text.match(/<[^>]*>/g)).toEqual(['<b>', '<i>', '</i>', '</b>']);
    expect(result?.text.split('{name}')).toHaveLength(2);
  });

  test('the worker ends after thirty seconds without work, and starts again with the next text', async () => {
    const alarms = testAlarm();
    const workerFolder = join(folder, 'worker');
    symlinkSync(join(root, 'dist/bergamot'), workerFolder, 'junction');
    const idle = bergamot({
      modelFolders: [folder],
      engineFiles: { bergamot: workerFolder, fxtranslate: join(folder, 'none.mjs') },
      alarm: alarms.alarm,
    });
    const translated = async () =>
      (await idle.translate([only('Save')], { source: 'en', target: 'fr' }, signal)).map(
        (result) => result !== undefined,
      );
    expect(await translated()).toEqual([true]);
    // the worker is there already: its script is not missed
    renameSync(workerFolder, `${workerFolder}-away`);
    expect(await translated()).toEqual([true]);
    expect(alarms.pending()).toEqual([30_000]);
    alarms.pass(30_000);
    await expect(translated()).rejects.toMatchObject({ kind: 'unavailable' });
    renameSync(`${workerFolder}-away`, workerFolder);
    expect(await translated()).toEqual([true]);
    await idle.close();
  });

  test('a broken model is an unavailable engine, and the others still work', async () => {
    await expect(engine.translate([only('Save')], { source: 'en', target: 'ru' }, signal)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    const [result] = await engine.translate([only('Save')], { source: 'en', target: 'fr' }, signal);
    expect(result?.parts).toHaveLength(1);
  });
});

describe('a local model', () => {
  /** A server that speaks the protocol; each test says what it answers. */
  let server: Server;
  let url: string;
  let answer: (sent: Record<string, string>) => { status?: number; body: string };
  let asked: { authorization: string | undefined; model: string; system: string }[] = [];
  const content = (text: string) => JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] });
  const french = { source: 'en', target: 'fr' };

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (data) => {
        body += data;
      });
      request.on('end', () => {
        if (request.url === '/v1/models') {
          response.end(JSON.stringify({ object: 'list', data: [{ id: 'small-model', object: 'model' }] }));
          return;
        }
        const { model, messages } = JSON.parse(body);
        asked.push({ authorization: request.headers.authorization, model, system: messages[0].content });
        const { status = 200, body: text } = answer(JSON.parse(messages[1].content));
        response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('texts go out as JSON with marks as tags and come back as parts', async () => {
    asked = [];
    answer = (sent) => ({
      body: content(
        `Sure!\n\`\`\`json\n${JSON.stringify(Object.fromEntries(Object.entries(sent).map(([k, v]) => [k, v.toUpperCase()])))}\n\`\`\``,
      ),
    });
    const engine = loopbackModel({ url, key: 'secret' });
    const text: EngineText = {
      parts: [
        words('a < b & '),
        mark(1),
        { kind: 'mark', id: 2, role: 'open' },
        words('c'),
        { kind: 'mark', id: 2, role: 'close' },
      ],
    };
    const [result, blank] = await engine.translate([text, only('42')], french, signal);
    expect(result?.parts).toEqual([words('A < B & '), ...text.parts.slice(1, 3), words('C'), text.parts[4]]);
    expect(blank?.parts).toEqual([words('42')]);
    expect(asked).toMatchObject([{ authorization: 'Bearer secret', model: 'small-model' }]);
    expect(asked[0]?.system).toContain('from English to French');
  });

  test('nonsense is no translation, and a refusal an unavailable engine that names itself', async () => {
    const engine = loopbackModel({ url, model: 'm' });
    for (const text of ['I cannot do that.', '[]', '{"1": 5}', '{"2": "x"}', '{"1": ""}', '{broken']) {
      answer = () => ({ body: content(text) });
      expect(await engine.translate([only('Save')], french, signal)).toEqual([undefined]);
    }
    answer = () => ({ status: 500, body: 'oh' });
    await expect(engine.translate([only('Save')], french, signal)).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'The local model answered with status 500.',
    });
    answer = () => ({ body: '<html>' });
    await expect(engine.translate([only('Save')], french, signal)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test('a model that drops a placeholder cannot lose it for the user', async () => {
    answer = (sent) => ({
      body: content(JSON.stringify(Object.fromEntries(Object.keys(sent).map((key) => [key, 'Bonjour'])))),
    });
    const pipeline = createPipeline({ engines: [loopbackModel({ url, model: 'm' })], phrasesFolder: '/nonexistent' });
    const [result] = await pipeline.translate(
      plainTexts(['Hello {name}, welcome']),
      { ...options, target: 'fr' },
      () => signal,
    );
    await pipeline.close();
    expect(result?.text).toBe('Bonjour {name}Bonjour');
  });

  test('texts never leave the machine', () => {
    for (const bad of [
      'http://192.168.0.7:11434',
      'https://api.example.com/v1',
      'http://127.0.0.1.example.com',
      'file:///x',
      'nonsense',
      'http://a@127.0.0.1',
    ]) {
      expect(() => loopbackModel({ url: bad }), bad).toThrow(/local model/);
    }
  });

  test('a server that is not there is reported', async () => {
    const engine = loopbackModel({ url: 'http://127.0.0.1:1', model: 'm' });
    await expect(engine.translate([only('Save')], french, signal)).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'The local model at http://127.0.0.1:1 cannot be reached.',
    });
  });
});

describe('the phrase memory that the build made', () => {
  const engine = phrases(join(root, 'dist/phrases'));
  const find = async (text: EngineText, target: string, variant?: string) => {
    const [result] = await engine.translate([text], { source: 'en', target, ...(variant ? { variant } : {}) }, signal);
    return result && { match: result.match, text: wordsOf(result.parts) };
  };

  test('serves more than thirty languages, from English and to it', async () => {
    const directions = await engine.directions();
    expect(directions.filter(({ source }) => source === 'en').length).toBeGreaterThan(30);
    expect(directions).toContainEqual({ source: 'de', target: 'en' });
    const [result] = await engine.translate([only('Abbrechen')], { source: 'de', target: 'en' }, signal);
    expect(wordsOf(result?.parts ?? [])).toBe('Cancel');
  });

  test('knows everyday interface texts, as matches that a person confirms', async () => {
    expect(await find(only('Cancel'), 'de')).toEqual({ match: 95, text: 'Abbrechen' });
    expect(await find(only('CANCEL'), 'fr')).toEqual({ match: 90, text: 'ANNULER' });
    expect(await find(only('Search:'), 'fr')).toEqual({ match: 90, text: 'Rechercher\u00a0:' });
    expect(await find(only('Cancel'), 'zh', 'zh-Hant')).toMatchObject({ text: '取消' });
    expect(await find(only('Nobody ever wrote this text into a program'), 'de')).toBeUndefined();
  });
});
