import { expect, test } from 'vitest';
import type { SegmentLines } from '../../shared/reviewProtocol.ts';
import { commitFiles } from '../commitFiles.ts';
import { startedClients } from './started.ts';

const path = 'locales/de/app.json';
const started = startedClients({
  files: {
    'interline.json': '{ "targetLanguages": ["de"] }\n',
    'locales/en/app.json': '{ "save": "Save", "close": "Close" }\n',
    [path]: '{ "save": "Sichern", "close": "Zu" }\n',
  },
});

test('the segments of a file are listed as they were at a revision and as the editor has them', async () => {
  const editor = await started();
  commitFiles(editor.folder, 1, ['.']);
  editor.open(path, '{\n  "save":   "Speichern",\n  "close": "Zu"\n}\n');
  const lines = async (revision?: string) =>
    (
      await editor.request<SegmentLines>('interline/segmentLines', {
        uri: editor.uri(path),
        ...(revision ? { revision } : {}),
      })
    ).text;
  expect(await lines('HEAD')).toBe('save\n  text    Sichern\n\nclose\n  text    Zu\n');
  expect(await lines()).toBe('save\n  text    Speichern\n\nclose\n  text    Zu\n');
  await expect(lines('nowhere')).rejects.toThrow('git knows no revision “nowhere”.');
});
