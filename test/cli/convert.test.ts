import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTable, writeTable } from '../../server/convert/table.ts';
import { jsonLines, sandbox, xliff } from './runCli.ts';

const file = xliff([
  ['greeting', 'Good <g id="1">morning</g> &amp; welcome', 'Guten <g id="1">Morgen</g> &amp; willkommen'],
  ['late', 'The ferry is late.'],
]);

describe('interline convert', () => {
  test('XLIFF 1.2 to 2.1 and back keeps texts, codes and states', async () => {
    using box = sandbox({ 'a.xlf': file });
    expect((await box.run(['convert', 'a.xlf', 'b.xlf'])).code).toBe(0);
    expect(readFileSync(join(box.root, 'b.xlf'), 'utf8')).toContain('version="2.1"');
    expect((await box.run(['convert', 'b.xlf', 'c.xlf', '--to', 'xliff-1.2'])).code).toBe(0);
    const read = async (name: string) =>
      jsonLines((await box.run(['segments', name, '--json'])).stdout)
        .filter((line) => line.id)
        .map(({ id, source, target, state }) => ({ id, source, target, state }));
    expect(await read('c.xlf')).toEqual(await read('a.xlf'));
  });

  test.each(['csv', 'xlsx'] as const)(
    'a reviewer’s %s comes back with a diff first, and changes its targets only',
    async (kind) => {
      using box = sandbox({ 'a.xlf': file });
      const sheet = join(box.root, `review.${kind}`);
      expect((await box.run(['convert', 'a.xlf', sheet])).code).toBe(0);
      const rows = (await readTable(new Uint8Array(readFileSync(sheet)), kind, sheet)).map((row) => [...row]);
      expect(rows[0]?.slice(0, 3)).toEqual(['id', 'source (en)', 'target (de)']);
      expect(rows[1]?.[1]).toBe('Good <1>morning</1> & welcome');
      const second = rows[2] ?? [];
      second[2] = '=Die Fähre, "Albatros", kommt\nspäter.';
      writeFileSync(sheet, await writeTable(rows, kind, []));

      const shown = await box.run(['convert', sheet, 'a.xlf']);
      expect(shown.stdout).toContain('+ =Die Fähre, "Albatros", kommt\n+ später.');
      expect(shown.stderr).toContain('--write');
      expect(readFileSync(join(box.root, 'a.xlf'), 'utf8')).toBe(file);

      const written = await box.run(['convert', sheet, 'a.xlf', '--write']);
      expect(written.code).toBe(0);
      const after = readFileSync(join(box.root, 'a.xlf'), 'utf8');
      expect(after).toContain('=Die Fähre, "Albatros", kommt\nspäter.</target>');
      expect(after).toContain('<target>Guten <g id="1">Morgen</g> &amp; willkommen</target>');
    },
  );

  test('a sheet that a spreadsheet saved in another encoding keeps its letters, and what it breaks is shown', async () => {
    using box = sandbox({ 'a.xlf': xliff([['left', 'No seats left on %s.', 'Keine Plätze auf %s.']]) });
    const sheet = 'id,source (en),target (de)\nleft,No seats left on %s.,Keine Plätze frei auf der Fähre.\n';
    writeFileSync(join(box.root, 'review.csv'), Buffer.from(sheet, 'latin1'));
    const shown = await box.run(['convert', 'review.csv', 'a.xlf']);
    expect(shown.stdout).toBe(
      'left\n- Keine Plätze auf %s.\n+ Keine Plätze frei auf der Fähre.\n  warning  placeholder-missing: “%s” is missing\n',
    );
    expect(shown.stderr).toContain('review.csv: The file is not UTF-8');
    expect(shown.stderr).toContain('would bring 1 new finding.');
    expect(shown.code).toBe(1);
  });

  test('says what it cannot do and writes nothing', async () => {
    using box = sandbox({ 'a.xlf': file, 'plain.csv': 'one,two\r\n1,2\r\n', 'broken.xlsx': 'no archive' });
    expect(await box.run(['convert', 'a.xlf', 'out.docx'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('.tmx'),
    });
    expect(await box.run(['convert', 'a.xlf', 'a.xlf'])).toMatchObject({ code: 2 });
    expect(await box.run(['convert', 'plain.csv', 'out.xlf'])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('source'),
    });
    expect(await box.run(['convert', 'broken.xlsx', 'out.xlf'])).toMatchObject({ code: 3 });
    expect(await box.run(['convert', 'missing.xlf', 'out.po'])).toMatchObject({ code: 3 });
  });
});
