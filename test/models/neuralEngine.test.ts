import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readModels } from '../../models/installedModels.ts';
import { createModelRunner } from '../../models/modelRunner.ts';
import { startService } from '../../server/translation/serviceProcess.ts';
import { bergamot } from '../../service/engines/bergamot.ts';
import type { Engine, EngineText } from '../../service/engines/engine.ts';
import { wordsOf } from '../../service/engines/engineText.ts';
import { analyseText, maskedText } from '../../service/translation/analyseText.ts';
import { createPipeline } from '../../service/translation/createPipeline.ts';
import { plainOptions } from '../../service/translation/plainOptions.ts';
import { createClient } from '../../shared/api/client.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { modelShapes, type Sentence, sentenceModel } from './sentenceModel.ts';

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist');
const engineFiles = { bergamot: join(dist, 'bergamot'), fxtranslate: join(dist, 'fxtranslateWorker.mjs') };
const signal = new AbortController().signal;
const only = (text: string): EngineText => ({ parts: [{ kind: 'text', text }] });

/** Writes a model as it is published. */
function writeModel(folder: string, direction: string, sentence: Sentence, split = false): void {
  const { model, vocabularies } = sentenceModel(sentence, { ...modelShapes.test, split });
  mkdirSync(join(folder, direction), { recursive: true });
  writeFileSync(join(folder, direction, 'model.intgemm.alphas.bin'), model);
  const names = split ? ['srcvocab.spm', 'trgvocab.spm'] : ['vocab.spm'];
  names.forEach((name, i) => {
    writeFileSync(join(folder, direction, name), vocabularies[i] as Uint8Array);
  });
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'neural-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

describe('models of this machine', () => {
  let engine: Engine;
  beforeAll(() => {
    writeModel(folder, 'en-de', { words: ['Guten', 'Tag'] });
    writeModel(folder, 'en-ja', { words: ['こんにちは', '世界'] }, true);
    writeModel(folder, 'en-zh-Hant', { words: ['您好'] }, true);
    writeModel(folder, 'en-fr', { words: [] });
    writeModel(folder, 'en-es', { words: ['Доброе', 'утро'] });
    writeModel(folder, 'en-it', { words: ['Buon', 'giorno'], endless: true });
    engine = bergamot({ modelFolders: [folder], engineFiles, threads: 1 });
  });
  afterAll(() => engine.close());

  test('of one and of two vocabularies translate without a shortlist', async () => {
    const say = async (target: string, variant?: string) => {
      const direction = { source: 'en', target, ...(variant ? { variant } : {}) };
      const [result] = await engine.translate([only('Good morning')], direction, signal);
      return result && wordsOf(result.parts);
    };
    expect(await say('de')).toBe('Guten Tag');
    expect(await say('ja')).toBe('こんにちは 世界');
    expect(await say('zh', 'zh-Hant')).toBe('您好');
    // One for traditional Chinese is none for simplified.
    await expect(say('zh', 'zh-Hans')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test.each([
    ['nothing', 'fr'],
    ['another script', 'es'],
    ['the same words without end', 'it'],
  ])('that answer with %s have not translated', async (_answer, target) => {
    const pipeline = createPipeline({ engines: [engine], phrasesFolder: join(folder, 'none') });
    const options = { ...plainOptions, source: 'en', target };
    const [result] = await pipeline.translate([analyseText('Quite a new sentence')], options, () => signal);
    expect(result).toMatchObject({ text: 'Quite a new sentence', origin: { kind: 'none' } });
  });

  test('of five hundred words do not hold up five', async () => {
    const german = { source: 'en', target: 'de' };
    await engine.translate([only('Good morning')], german, signal);
    const ended: string[] = [];
    const long = Array.from({ length: 50 }, (_, i) => only(`Sentence ${i} has about ten words to be translated now.`));
    await Promise.all([
      engine.translate(long, german, signal).then(() => ended.push('long')),
      engine.translate([only('A text of five words')], german, signal).then(() => ended.push('short')),
    ]);
    expect(ended).toEqual(['short', 'long']);
  });

  test('work in several threads, and texts keep their order', async () => {
    const wide = bergamot({ modelFolders: [folder], engineFiles, threads: 2 });
    const texts = Array.from({ length: 60 }, (_, i) =>
      only(i % 7 === 0 ? String(i) : `Sentence ${i} is to be translated.`),
    );
    const results = await wide.translate(texts, { source: 'en', target: 'de' }, signal);
    await wide.close();
    expect(results.map((result) => wordsOf(result?.parts ?? []))).toEqual(
      texts.map((_, i) => (i % 7 === 0 ? String(i) : 'Guten Tag')),
    );
  });

  test('run with the other engine where Bergamot cannot, and it says why', async () => {
    const [model] = (await readModels([folder])).filter(({ direction }) => direction.target === 'de');
    if (!model) throw new Error('no model');
    const runner = createModelRunner({ ...engineFiles, bergamot: join(folder, 'no engine') });
    const result = await runner.translate([model], [{ plain: 'Good morning' }]);
    await runner.close();
    expect(result).toMatchObject({ texts: ['Guten Tag'], engine: 'fxtranslate' });
    expect(result.passedOver && english(result.passedOver)).toMatch(/^Bergamot /);
  });

  test('keep tags and placeholders where they are, with either engine', async () => {
    const other = bergamot({
      modelFolders: [folder],
      engineFiles: { ...engineFiles, bergamot: join(folder, 'no engine') },
      threads: 1,
    });
    for (const each of [engine, other]) {
      const pipeline = createPipeline({ engines: [each], phrasesFolder: join(folder, 'none') });
      const options = {
        ...plainOptions,
        source: 'en',
        target: 'de',
      };
      const text = analyseText('Press <b>the key</b> of {name} now', maskedText);
      const [result] = await pipeline.translate([text], options, () => signal);
      expect(result?.text).toContain('Guten Tag');
      expect(result?.text.match(/<[^>]*>|\{name\}/g)).toEqual(['<b>', '</b>', '{name}']);
    }
    await other.close();
  });
});

test('a service that runs uses a model from the moment it is there, until it is not', async () => {
  const data = join(folder, 'data');
  process.env.INTERLINE_DATA = data;
  const service = await startService({ dataFolder: join(folder, 'service') });
  try {
    const client = createClient({ baseUrl: service.url, key: service.key });
    const status = async () =>
      (await client.languages('translate_text', [], signal)).find(({ lang }) => lang === 'sv')?.status;
    const translate = async () => {
      const texts = { text: ['Quite a new sentence'], source_lang: 'EN', target_lang: 'SV' };
      return (await client.translate(texts, undefined, signal)).translations[0]?.text;
    };
    expect(await status()).not.toBe('stable');
    await expect(translate()).rejects.toThrow('run “interline models install sv”');
    writeModel(join(data, 'models'), 'en-sv', { words: ['God', 'morgon'] });
    expect(await status()).toBe('stable');
    expect(await translate()).toBe('God morgon');
    rmSync(join(data, 'models/en-sv'), { recursive: true });
    expect(await status()).not.toBe('stable');
    await expect(translate()).rejects.toThrow('run “interline models install sv”');
  } finally {
    await service.stop();
  }
});
