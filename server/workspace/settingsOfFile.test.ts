import { expect, test } from 'vitest';
import { projectSettingsSchema } from '../../shared/settings.ts';
import { settingsOfFile } from './settingsOfFile.ts';

const overrides = [
  { file: 'legal', checks: { numbers: 'error' as const } },
  { file: '*.po', checks: { numbers: 'hint' as const } },
  { language: 'de', checks: { urls: 'off' as const } },
];
const settings = projectSettingsSchema.parse({ overrides });

test('a file has the overrides that are meant for it, and those for every file', () => {
  const of = settingsOfFile(settings, '/project');
  expect(of('/project/legal/de.po').overrides).toEqual(overrides);
  expect(of('/project/app/de.po').overrides).toEqual(overrides.slice(1));
  expect(of('/project/app/de.json').overrides).toEqual(overrides.slice(2));
});

test('files of one answer have one settings object, so that what was checked is not checked again', () => {
  const of = settingsOfFile(settings, '/project');
  expect(of('/project/a.po')).toBe(of('/project/b.po'));
  expect(settingsOfFile(projectSettingsSchema.parse({}), '/project')('/project/a.po').overrides).toEqual([]);
});
