import { expect, test } from 'vitest';
import { answer, faultyServer, quoted } from '../service/faultyServer.ts';
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

test.each([
  [401, 'Give a valid key that may do this', 2],
  [456, 'Use another key', 2],
  [503, 'Try again in a few minutes.', 11],
])('a service that answers %i is not asked for the files that are left', async (status, remedy, requests) => {
  const texts = ['Open the door', 'Trains leave on Sunday', 'Nobody reads manuals', 'Water my plants'];
  using box = sandbox(Object.fromEntries(texts.map((text, i) => [`en/f${i}.json`, { text }])));
  // Five attempts of two files; what is refused for good is asked for once.
  await using service = await faultyServer(quoted, answer(status, {}, { 'retry-after': '0' }));
  const { code, stdout, stderr } = await box.run(['translate', '.', '--from', 'en', '--to', 'de'], {
    env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: 'key' },
  });
  expect([code, service.requests.length]).toEqual([4, requests]);
  expect(stderr.split(remedy)).toHaveLength(2);
  expect(stderr).toContain('3 not translated: ');
  expect(stdout).toContain('de/f0.json: 1 of 1 translated (1 by the service), made.');
  expect(JSON.parse(box.read('de/f0.json').toString())).toEqual({ text: '«Open the door»' });
});

test('a text that the service refuses does not keep it from the files that are left', async () => {
  using box = sandbox({ 'en/a.json': { text: 'Open the door' }, 'en/b.json': { text: 'Nobody reads manuals' } });
  await using service = await faultyServer(answer(400, { message: 'Unreadable.' }), quoted);
  const { code, stderr } = await box.run(['translate', '.', '--from', 'en', '--to', 'de'], {
    env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: 'key' },
  });
  expect([code, stderr]).toEqual([4, expect.stringContaining('1 not translated: ')]);
  expect(JSON.parse(box.read('de/b.json').toString())).toEqual({ text: '«Nobody reads manuals»' });
});
