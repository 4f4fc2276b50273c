import { expect, test } from 'vitest';
import { runService } from '../service/runningService.ts';
import { jsonLines, sandbox, sliced, xliff } from './runCli.ts';

const units = [
  ['good', 'Good morning, everyone on board', 'Guten Morgen an alle an Bord'],
  ['lost', 'Delete <x id="1"/> files now', 'Dateien 😀 löschen'],
  ['open', 'Nothing here yet'],
] as const;

test('evaluate shows what is held against translations at its place, and a score for CI', async () => {
  using box = sandbox({
    'app.de.xlf': xliff(units),
    'web/en.json': { a: 'Save %s' },
    'web/fr.json': { a: 'Enregistrer' },
  });
  await using service = await runService();
  const there = { env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: service.key } };
  const run = (...args: string[]) => box.run(['evaluate', ...args], there);
  const text = box.read('app.de.xlf').toString();

  const [error, total] = jsonLines((await run('app.de.xlf', '--json')).stdout);
  expect(error).toMatchObject({ file: 'app.de.xlf', segment: 'lost', type: 'Accuracy', subType: 'Omission' });
  expect(sliced(text, error?.range)).toBe('Dateien 😀 löschen');
  expect(text.split('\n')[Number(error?.line) - 1]?.slice(Number(error?.column) - 1)).toMatch(/^Dateien/);
  expect(total).toMatchObject({ file: 'app.de.xlf', language: 'de', segments: 2, score: expect.any(Number) });
  expect(Number(total?.score)).toBeLessThan(80);

  const french = await run('.', '--to', 'fr');
  expect([french.code, french.stdout]).toEqual([
    0,
    expect.stringMatching(/^web\/fr\.json:2:9 {2}\w+ {2}Accuracy\/Omission {2}a\n {2}.*%s.*\nweb\/fr\.json: fr \d/),
  ]);
  expect(french.stdout).not.toContain('app.de.xlf');
  expect((await run('app.de.xlf', '--fail-under', '90')).code).toBe(1);
  expect((await run('app.de.xlf', '--fail-under', '1')).code).toBe(0);
  expect((await run('app.de.xlf', '--fail-under', 'good')).code).toBe(2);
});

test('a language that the service does not evaluate is named, and the others have their turn', async () => {
  using box = sandbox({
    'en.json': { a: 'Save' },
    'de-AT.json': { a: 'Speichern' },
    'de-DE.json': { a: 'Speichern' },
    'sv.json': { a: 'Spara' },
  });
  const { code, stdout, stderr } = await box.run(['evaluate', '.']);
  const score = '100 of 100 (1 segment; 0 critical, 0 major, 0 minor)\n';
  expect([code, stdout]).toEqual([4, `de-AT.json: de-AT ${score}de-DE.json: de-DE ${score}`]);
  expect(stderr).toContain('sv.json: ');
  expect(stderr).toContain('From en it is one of de, es');
});
