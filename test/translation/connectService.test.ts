import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectService, type ServiceConnection } from '../../server/translation/connectService.ts';
import { DataFolderInUse } from '../../server/translation/serviceProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'interline-connect-'));
let first: ServiceConnection;

beforeAll(async () => {
  first = await connectService({ dataFolder: folder });
});

afterAll(async () => {
  await first.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the embedded service answers as soon as it is connected', async () => {
  expect((await first.client.usage()).character_count).toBe(0);
});

test('a second service on the same data says who has it', async () => {
  await expect(connectService({ dataFolder: folder })).rejects.toThrow(DataFolderInUse);
  await expect(connectService({ dataFolder: folder })).rejects.toThrow(/process \d+/);
});

test('a second window of an editor works all the same, on data of its own', async () => {
  const second = await connectService({ dataFolder: folder, whenInUse: 'transient' });
  try {
    const named = {
      name: 'Terms',
      dictionaries: [
        { source_lang: 'en', target_lang: 'de', entries: 'pier\tAnleger', entries_format: 'tsv' as const },
      ],
    };
    await second.client.glossaries.create(named);
    expect(await first.client.glossaries.list()).toEqual([]);
  } finally {
    await second.stop();
  }
});
