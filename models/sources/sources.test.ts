import { expect, test } from 'vitest';
import { compareVersions, type SourceModel } from '../modelSource.ts';
import { modelsOfRegistry } from './registry.ts';
import { modelsOfRecords } from './remoteSettings.ts';

const hash = 'a'.repeat(64);

/** The records of one model: its file and its vocabulary. */
const records = (pair: string, changes: Record<string, unknown>) =>
  ['model', 'vocab'].map((fileType) => ({
    name: `${fileType}.${pair.replaceAll('-', '')}.bin`,
    fileType,
    sourceLanguage: pair.split('-')[0],
    targetLanguage: pair.split('-').slice(1).join('-'),
    version: '3.0',
    attachment: { hash, size: 10, location: `folder/${fileType}.zst` },
    ...changes,
  }));

const summary = (models: readonly SourceModel[] | undefined) =>
  models?.map(({ direction, version, architecture }) =>
    [`${direction.source}-${direction.target}`, version, architecture].filter(Boolean).join(' '),
  );

test('of several models for a direction the newest released one is taken, in the best architecture', () => {
  const all = [
    ...records('en-de', { version: '3.0', architecture: 'tiny' }),
    ...records('en-de', { version: '3.0', architecture: 'base-memory' }),
    ...records('en-de', { version: '3.2', architecture: 'base', filter_expression: "env.channel == 'nightly'" }),
    ...records('en-fr', { version: '3.0a1' }),
    ...records('en-fr', { version: '3.0' }),
    ...records('en-sv', { version: '3.1', filter_expression: "env.channel == 'nightly'" }),
    ...records('en-zh-Hant', {}),
    ...records('en-zh-Hans', {}),
    ...records('en-pl', { version: '4.0' }),
    ...records('en-it', {}).slice(0, 1),
  ];
  expect(summary(modelsOfRecords(all, 'https://files.example/'))).toEqual([
    'en-de 3.0 base-memory',
    'en-fr 3.0',
    'en-zh-Hant 3.0',
    'en-zh 3.0',
    'en-sv 3.1',
  ]);
});

test('the older collection is read as well; its files are not packed', () => {
  const old = records('x-y', {
    sourceLanguage: undefined,
    targetLanguage: undefined,
    fromLang: 'en',
    toLang: 'de',
    version: '1.0',
    attachment: { hash, size: 10, location: 'folder/file' },
  });
  const [model] = modelsOfRecords(old, 'https://files.example/');
  expect(model?.files[0]).toMatchObject({
    packed: 'no',
    address: 'https://files.example/folder/file',
    unpackedSize: 10,
  });
});

test('nonsense is no model', () => {
  const odd = [null, 7, {}, ...records('en-de', { name: '../../etc/passwd' }), ...records('en-de', { attachment: 5 })];
  expect(modelsOfRecords(odd, 'https://files.example/')).toEqual([]);
  expect(modelsOfRegistry({ models: { 'en-de': 'x', en: [] } }, 'https://files.example/')).toEqual([]);
  expect(modelsOfRegistry([], 'https://files.example/')).toBeUndefined();
});

test('of the registry the released models are taken, with their quality', () => {
  const files = { model: { path: 'm/model.bin.gz', uncompressedSize: 5 }, vocab: { path: 'm/vocab.spm.gz' } };
  const metrics = { 'flores200-plus': { comet22: 0.86 } };
  const models = modelsOfRegistry(
    {
      baseUrl: 'https://files.example/data/',
      models: {
        'en-de': [
          { architecture: 'base', files },
          { architecture: 'tiny', releaseStatus: 'Release Android', files },
          { architecture: 'base-memory', releaseStatus: 'Release Desktop', files, metrics },
        ],
      },
    },
    'https://elsewhere.example/',
  );
  expect(summary(models)).toEqual(['en-de 3.0 base-memory']);
  expect(models?.[0]).toMatchObject({
    quality: 0.86,
    files: [{ packed: 'gzip', name: 'model.bin', address: 'https://files.example/data/m/model.bin.gz' }, {}],
  });
});

test.each([
  ['3.10', '3.9', 1],
  ['3.0', '3.0a1', 1],
  ['2.0a1', '1.9', 1],
  ['3.0', '3.0', 0],
])('version %s against %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
  expect(Math.sign(compareVersions(b, a))).toBe(sign === 0 ? 0 : -sign);
});
