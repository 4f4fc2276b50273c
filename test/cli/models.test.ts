import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modelServer } from '../models/modelServer.ts';
import { sentenceModel } from '../models/sentenceModel.ts';
import { jsonLines, sandbox } from './runCli.ts';
import { environment, german, runModels, stored } from './runModels.ts';

const english = sentenceModel({ words: ['Good', 'day', 'and', 'welcome!'] });

describe('interline models', () => {
  test('installs a model, tries it, and everybody uses it', async () => {
    using box = sandbox({ 'en.json': { hello: 'A new sentence for everybody here.' }, 'de.json': {} });
    await using server = await modelServer();
    server.add('en', 'de', german);
    const done = await runModels(box, server, ['install', 'de', '--yes']);
    expect(done.stderr).toContain('English → German is installed. It says: The weather is nice today');
    expect(done.stderr).toContain('Guten Tag und willkommen!');
    expect(done.stderr).toContain('MPL-2.0');
    expect(done.code).toBe(0);
    expect(stored(box)).toEqual(['en-de']);
    expect(readdirSync(join(box.root, 'data/models/en-de')).sort()).toEqual([
      'model.ende.intgemm.alphas.bin',
      'model.json',
      'vocab.ende.spm',
    ]);
    const [listed] = jsonLines((await runModels(box, undefined, ['list', '--json'])).stdout);
    expect(listed).toMatchObject({
      name: 'en-de',
      installed: true,
      engine: 'Bergamot',
      version: '3.0',
      from: new URL(server.url).host,
    });
    const translated = await box.run(['translate', '.', '--to', 'de'], { env: environment(box) });
    expect(translated.code).toBe(0);
    expect(box.read('de.json').toString()).toContain('Guten Tag und willkommen!');
    const languages = await box.run(['languages', '--json'], { env: environment(box) });
    expect(jsonLines(languages.stdout).find(({ lang }) => lang === 'de')).toMatchObject({ status: 'stable' });
  });

  test('the tour fills with it what it left before, and names it no more', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    expect((await runModels(box, server, ['install', 'de', '--yes'])).code).toBe(0);
    const examples = join(import.meta.dirname, '../../examples');
    const { stdout } = await box.run(['tour', examples, '-o', 'copy'], { env: environment(box) });
    expect(stdout).toMatch(/^ {2}de +\d+ +\d+ → 0 /m);
    expect(stdout).not.toMatch(/^ {2}de: \d+ texts without an engine/m);
    expect(stdout).toMatch(/^ {2}ja: \d+ texts without an engine: interline models install ja$/m);
  });

  test('goes through English where there is no direct model, and asks for both ways only when it is to', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    server.add('fr', 'en', english);
    server.add('en', 'fr', sentenceModel({ words: ['Bonjour', 'tout', 'le', 'monde'] }));
    expect((await runModels(box, server, ['install', 'de', '--from', 'fr', '--yes'])).code).toBe(0);
    expect(stored(box)).toEqual(['en-de', 'fr-en']);
    const both = await runModels(box, server, ['install', 'fr', '--both', '--yes']);
    expect(both.stderr).toContain('French → English is installed already.');
    expect(stored(box)).toEqual(['en-de', 'en-fr', 'fr-en']);
    const removed = await runModels(box, server, ['remove', 'fr']);
    expect(removed.code).toBe(0);
    expect(stored(box)).toEqual(['en-de']);
  });

  test('says what can be had, and without being asked for it asks no one', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    server.add(
      'en',
      'ja',
      sentenceModel(
        { words: ['こんにちは'] },
        { width: 64, inner: 64, encoderLayers: 1, decoderLayers: 2, words: 256, split: true },
      ),
    );
    const empty = await runModels(box, server, ['list']);
    expect(empty.stderr).toContain('No model is installed.');
    expect(server.requests).toEqual([]);
    const available = await runModels(box, server, ['list', '--available']);
    expect(available.stdout).toMatch(/en-de +English → German +tiny +\d+ kB +available/);
    expect(available.stdout).toContain('English → Japanese');
    const nobody = await runModels(box, server, ['install', 'de']);
    expect(nobody).toMatchObject({ code: 2, stdout: '' });
    expect(nobody.stderr).toContain('add --yes');
    expect(server.requests.filter((path) => path.startsWith('/attachments'))).toEqual([]);
    expect(stored(box)).toEqual([]);
  });

  test('uses the models of fxtranslate where they are, and leaves them to it', async () => {
    using box = sandbox();
    const folder = join(box.root, 'cache/fxtranslate/models/en-de');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'model.ende.intgemm.alphas.bin'), german.model);
    writeFileSync(join(folder, 'vocab.ende.spm'), german.vocabularies[0] as Uint8Array);
    expect((await runModels(box, undefined, ['list'])).stdout).toContain('of fxtranslate');
    const languages = await box.run(['languages', '--json'], { env: environment(box) });
    expect(jsonLines(languages.stdout).find(({ lang }) => lang === 'de')).toMatchObject({ status: 'stable' });
    expect((await runModels(box, undefined, ['remove', 'de'])).stderr).toContain('belongs to fxtranslate');
    expect(existsSync(join(folder, 'vocab.ende.spm'))).toBe(true);
  });

  test('brings a newer model with update, and keeps the old one until then', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    await runModels(box, server, ['install', 'de', '--yes']);
    expect((await runModels(box, server, ['update', '--yes'])).stderr).toContain('Every model is the newest');
    server.add('en', 'de', sentenceModel({ words: ['Hallo', 'ihr', 'alle'] }), { version: '3.1' });
    expect((await runModels(box, server, ['update', '--yes'])).stderr).toContain('Hallo ihr alle');
    expect(stored(box)).toEqual(['en-de']);
    expect(jsonLines((await runModels(box, server, ['list', '--json'])).stdout)[0]).toMatchObject({ version: '3.1' });
  });

  test('takes a mirror with a registry, a folder of models, and the older collection', async () => {
    using box = sandbox();
    const [vocabulary] = german.vocabularies;
    box.write('mirror/en-de/model.ende.intgemm.alphas.bin', german.model);
    box.write('mirror/en-de/vocab.ende.spm', vocabulary as Uint8Array);
    expect((await runModels(box, undefined, ['install', 'de', '--yes', '--source', 'mirror'])).code).toBe(0);
    await runModels(box, undefined, ['remove', 'en-de']);
    await using server = await modelServer();
    const hash = createHash('sha256').update(german.model).digest('hex');
    const registry = {
      models: {
        'en-de': [
          {
            architecture: 'tiny',
            releaseStatus: 'Release',
            files: {
              model: {
                path: 'm/model.ende.intgemm.alphas.bin',
                uncompressedSize: german.model.length,
                uncompressedHash: hash,
              },
              vocab: { path: 'm/vocab.ende.spm' },
            },
            metrics: { 'flores200-plus': { comet22: 0.8669 } },
          },
        ],
      },
    };
    server.intercept = (request, response) => {
      const answers: Record<string, string | Uint8Array> = {
        '/mirror/models.json': JSON.stringify(registry),
        '/mirror/m/model.ende.intgemm.alphas.bin': german.model,
        '/mirror/m/vocab.ende.spm': vocabulary as Uint8Array,
      };
      const answer = answers[request.url ?? ''];
      if (answer !== undefined) response.end(answer);
      return answer !== undefined;
    };
    const mirrored = await runModels(box, undefined, ['install', 'de', '--yes', '--source', `${server.origin}/mirror`]);
    expect(mirrored.stderr).toContain('COMET 0.867');
    expect(mirrored.code).toBe(0);
  });

  test('a workspace cannot choose the source, and plain HTTP is for this machine alone', async () => {
    using box = sandbox({ 'interline.json': { modelsSource: 'http://127.0.0.1:1/' } });
    const plain = await runModels(box, undefined, ['install', 'de', '--yes', '--source', 'http://models.example/']);
    expect(plain.stderr).toContain('models.example would be contacted over plain HTTP');
    expect(plain.code).toBe(4);
  });
});
