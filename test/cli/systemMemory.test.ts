import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiledCatalog } from '../compiledCatalog.ts';
import { jsonLines, sandbox, xliff } from './runCli.ts';

const header = ['', 'Content-Type: text/plain; charset=UTF-8\n'] as const;
const catalog = compiledCatalog([header, ['Skerry tide', 'Gezeitenschäre'], ['Moor', 'Festmachen']], true);

test.runIf(process.platform === 'linux')(
  'tm system lists what programs say, and translate writes it for review',
  async () => {
    using box = sandbox({
      'locale/de/LC_MESSAGES/har\u001b[31mbour.mo': catalog,
      'locale/mos/LC_MESSAGES/harbour.mo': catalog,
      'project/interline.json': { systemMemory: true },
      'project/app.xlf': xliff([
        ['a', 'Skerry tide'],
        ['b', 'Nothing like it at all'],
      ]),
    });
    const env = { TEXTDOMAINDIR: join(box.root, 'locale') };
    const listed = await box.run(['tm', 'system', 'mos'], { env });
    expect(listed).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^harbour {2}mos {2}2 {2}\S+harbour\.mo\n$/),
    });
    expect(listed.stderr).toContain('2 pairs in 1 catalogue. “systemMemory”: true in interline.json');
    const german = await box.run(['tm', 'system', 'de'], { env });
    expect(german.stdout).toContain('bour');
    expect(german.stdout).not.toContain('\u001b');
    const counts = jsonLines((await box.run(['tm', 'system', '--json'], { env })).stdout);
    expect(counts).toContainEqual({ language: 'mos', catalogs: 1 });
    const absent = await box.run(['tm', 'system', 'yap'], { env });
    expect(absent).toMatchObject({ code: 1, stderr: expect.stringContaining('No program here has texts in yap.') });

    const dry = await box.run(['translate', 'project', '--to', 'de', '--dry-run'], { env });
    expect(dry.stdout + dry.stderr).toContain('1 from a fuzzy match');
    await box.run(['translate', 'project', '--to', 'de'], { env });
    expect(box.read('project/app.xlf').toString()).toMatch(/<target state="needs-review[^"]*"[^>]*>Gezeitenschäre</);
  },
);
