import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { modelServer } from '../../test/models/modelServer.ts';
import { sentenceModel } from '../../test/models/sentenceModel.ts';
import { downloadSize } from '../modelSource.ts';
import { openSource } from './openSource.ts';

const data = mkdtempSync(join(tmpdir(), 'il-sizes-'));
afterEach(() => rmSync(data, { recursive: true, force: true }));
const env = { INTERLINE_DATA: data };

test('sizes are known once a source was asked, and not asked for', async () => {
  await using server = await modelServer();
  server.add('en', 'de', sentenceModel({ words: ['Guten', 'Tag'] }));
  expect(await openSource(server.url, '/').offline(env)).toEqual([]);
  expect(server.requests).toEqual([]);
  const [listed] = await openSource(server.url, '/').list({ env, signal: new AbortController().signal });
  const asked = server.requests.length;
  const [offline] = await openSource(server.url, '/').offline(env);
  expect(offline && downloadSize(offline)).toBe(listed && downloadSize(listed));
  expect(offline?.direction).toEqual({ source: 'en', target: 'de' });
  expect(server.requests).toHaveLength(asked);
  writeFileSync(join(data, 'modelSizes.json'), '{ broken');
  expect(await openSource(server.url, '/').offline(env)).toEqual([]);
});

test('a folder that cannot be written keeps nobody from a list', async () => {
  await using server = await modelServer();
  server.add('en', 'de', sentenceModel({ words: ['Guten', 'Tag'] }));
  writeFileSync(`${data}.file`, '');
  const models = await openSource(server.url, '/').list({
    env: { INTERLINE_DATA: join(`${data}.file`, 'data') },
    signal: new AbortController().signal,
  });
  expect(models).toHaveLength(1);
  rmSync(`${data}.file`);
});
