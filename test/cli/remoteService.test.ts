import { expect, test } from 'vitest';
import { remoteService } from '../service/remoteService.ts';
import { jsonLines, sandbox } from './runCli.ts';

test('what a remote service does with texts and documents comes from there', async () => {
  using box = sandbox({ 'app.json': { save: 'Save' } });
  await using service = await remoteService();
  const run = (...args: string[]) =>
    box.run(args, { env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: service.key } });

  expect((await run('translate', '--text', 'Save', '--from', 'en', '--to', 'de')).stdout).toBe('Speichern\n');
  expect((await run('detect', 'Das ist ein ganz gewöhnlicher deutscher Satz.')).stdout).toBe('de\n');
  const languages = jsonLines((await run('languages', '--json')).stdout);
  expect(languages).toContainEqual(expect.objectContaining({ lang: 'de' }));
  expect((await run('improve', 'Teh first line.', '--lang', 'en')).stdout).toBe('The first line.\n');
  const simple = ['improve', 'Utilize it prior to saving.', '--lang', 'en', '--style', 'simple'];
  expect((await run(...simple)).stdout).toBe('Use it before saving.\n');
  const document = await run('document', 'app.json', '--from', 'en', '--to', 'de');
  expect([document.code, JSON.parse(box.read('app.de.json').toString())]).toEqual([0, { save: 'Speichern' }]);
  expect(document.stderr).toContain('Saved app.de.json');
  expect(JSON.parse((await run('usage', '--json')).stdout).character_count).toBeGreaterThan(0);

  for (const call of [
    '/v2/translate',
    '/v3/detect/language',
    '/v3/languages',
    '/v2/write/',
    '/v2/document',
    '/v2/usage',
  ])
    expect(service.asked.some((request) => request.includes(` ${call}`))).toBe(true);
});

test('what a remote service refuses is reported in its words, with what to do', async () => {
  using box = sandbox();
  await using service = await remoteService();
  const env = { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: service.key };
  service.refuse(403, 'Scope missing');
  for (const args of [
    ['detect', 'Guten Tag'],
    ['languages'],
    ['usage'],
    ['glossary', 'remote'],
    ['style', 'list'],
    ['tm', 'list'],
    ['spoken', 'list'],
  ]) {
    const { code, stderr } = await box.run(args, { env });
    expect([args[0], code, stderr]).toEqual([args[0], 4, expect.stringContaining('Scope missing')]);
    expect(stderr).toContain('Give a valid key that may do this (--key or INTERLINE_KEY)');
    expect(stderr).not.toContain(service.key);
  }
  for (const [status, remedy] of [
    [456, 'Use another key, or wait for the date that “interline usage” shows.'],
    [503, 'Try again in a few minutes.'],
  ] as const) {
    service.refuse(status);
    const { code, stderr } = await box.run(['translate', '--text', 'Save', '--to', 'de'], { env });
    expect([code, stderr]).toEqual([4, expect.stringContaining(`(HTTP ${status}).\n${remedy}\n`)]);
  }
});
