import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { runService } from '../service/runningService.ts';
import { jsonLines, sandbox } from './runCli.ts';

const project = {
  'interline.json': { sourceLanguage: 'en', targetLanguages: ['de', 'fr'], glossaries: ['terms.csv'] },
  'terms.csv': 'en,de,fr\nferry,Fähre,bac\nticket,Fahrkarte,billet\n',
};

test('sync keeps a glossary of the service equal to the project’s file', async () => {
  using box = sandbox(project);
  await using service = await runService();
  const there = { env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: service.key } };
  const sync = (...args: string[]) => box.run(['glossary', 'sync', '--name', 'Ferries', ...args], there);

  const first = await sync('--dry-run');
  expect([first.code, first.stdout]).toEqual([
    0,
    '@@ en → de @@\n+ferry\tFähre\n+ticket\tFahrkarte\n@@ en → fr @@\n+ferry\tbac\n+ticket\tbillet\n',
  ]);
  expect(await service.client.glossaries.list()).toEqual([]);
  expect((await sync('--check')).code).toBe(1);

  const made = await sync();
  const id = made.stdout.trim();
  expect([made.code, made.stderr]).toEqual([0, '“Ferries” is created: 4 added, 0 changed, 0 removed.\n']);
  expect((await sync('--check')).code).toBe(0);

  box.write('terms.csv', 'en,de\nferry,Schiff\ndeck,Deck\n');
  const second = await sync('--dry-run', '--to', 'de');
  expect(second.stdout).toBe('@@ en → de @@\n-ticket\tFahrkarte\n-ferry\tFähre\n+ferry\tSchiff\n+deck\tDeck\n');
  expect(jsonLines((await sync('--dry-run', '--json', '--prune')).stdout)).toMatchObject([
    { glossary_id: id, target_lang: 'de', change: 'replace', changed: { ferry: { from: 'Fähre', to: 'Schiff' } } },
    { glossary_id: id, target_lang: 'fr', change: 'delete', removed: { ferry: 'bac', ticket: 'billet' } },
  ]);
  const updated = await sync();
  expect(updated.stdout.trim()).toBe(id);
  expect(updated.stderr).toContain('1 language pair that the project has no terms for stays; --prune deletes it.');
  const pairs = async () => (await service.client.glossaries.get(id)).dictionaries.map((pair) => pair.target_lang);
  expect(await pairs()).toEqual(['de', 'fr']);
  expect((await sync('--prune')).code).toBe(0);
  expect(await pairs()).toEqual(['de']);
  const entries = await box.run(['glossary', 'entries', id, '--from', 'en', '--to', 'de'], there);
  expect(entries.stdout).toBe('ferry\tSchiff\ndeck\tDeck\n');
  expect((await sync('--prune')).stderr).toBe('“Ferries” is up to date.\n');
});

test('a glossary that may have been made is not made a second time', async () => {
  using box = sandbox(project);
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    // The service takes the glossary in, and the connection is lost before it answers.
    if (request.method === 'POST') request.resume().on('end', () => response.destroy());
    else response.setHeader('content-type', 'application/json').end('{"glossaries":[]}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const run = await box.run(['glossary', 'sync'], { env: { INTERLINE_SERVICE_URL: url, INTERLINE_KEY: 'key' } });
  server.close();
  expect(run.code).toBe(4);
  expect(requests.filter((line) => line.startsWith('POST'))).toEqual(['POST /v3/glossaries']);
});

test('a project without terms, and options that exclude each other, are refused with the reason', async () => {
  using box = sandbox({ 'interline.json': { targetLanguages: ['de'] } });
  const none = await box.run(['glossary', 'sync']);
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('The project has no terms from en to de')]);
  const both = await box.run(['glossary', 'sync', '--id', 'x', '--name', 'y']);
  expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('--id and --name exclude each other.')]);
});

test('entries of a glossary are added, replaced and dropped, and it is renamed', async () => {
  using box = sandbox({
    'first.csv': 'ferry,Fähre\nticket,Billett\n',
    'more.csv': 'ticket,Fahrkarte\n"two\nlines",Zwei\n',
    'other.csv': 'deck,Deck\n',
  });
  await using service = await runService();
  const there = { env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: service.key } };
  const pair = ['--from', 'en', '--to', 'de'];
  const run = (...args: string[]) => box.run(['glossary', ...args], there);
  const id = (await run('create', 'first.csv', ...pair)).stdout.trim();
  const added = await run('add', id, 'more.csv', ...pair);
  expect(added.stderr).toContain('1 term was left out');
  expect((await run('entries', id, ...pair)).stdout).toBe('ferry\tFähre\nticket\tFahrkarte\n');
  expect((await run('replace', id, 'other.csv', ...pair)).stderr).toContain('now has 1 term from en to de.');
  expect((await run('entries', id, ...pair)).stdout).toBe('deck\tDeck\n');
  expect((await run('rename', id, 'Ships')).stderr).toContain('is now named “Ships”.');
  expect((await run('remote')).stdout).toContain(`${id}  Ships  en→de (1)`);
  expect((await run('drop', id, ...pair)).code).toBe(0);
  expect((await run('entries', id, ...pair)).code).toBe(4);
  expect((await run('replace', id, 'other.csv')).stderr).toContain(
    'glossary replace needs an ID, a FILE, --from LANG and --to LANG.',
  );
});
