import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defaultSettings } from '../../shared/settings.ts';
import { withStyleFile } from './styleFile.ts';

const root = mkdtempSync(join(tmpdir(), 'interline-style-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (text: string) => {
  writeFileSync(join(root, 'style.json'), text);
  return withStyleFile(root, { ...defaultSettings, style: 'style.json' }).then(({ style }) => style);
};
const rules = { punctuation: { apostrophe: 'use_curly_apostrophes' } };

test('a list of the service, several of them, and rules by language are read', async () => {
  const list = { style_id: 'x', name: 'House', language: 'de', version: 3, configured_rules: rules };
  expect(await read(JSON.stringify(list))).toEqual({ de: rules });
  expect(await read(JSON.stringify([list, { ...list, language: 'en-GB' }]))).toEqual({ de: rules, 'en-gb': rules });
  expect(await read(`// ours\n{ "fr": ${JSON.stringify(rules)}, }`.replace(', }', ' }'))).toEqual({ fr: rules });
});

test('what makes no sense is refused in one sentence that names it', async () => {
  await expect(read('{')).rejects.toThrow(/style\.json: not valid JSON/);
  await expect(read('[1]')).rejects.toThrow(/“undefined” is not a language/);
  await expect(read('{"de": {"punctuation": {"apostrophe": "round"}}}')).rejects.toThrow(
    /there is no option “round” in punctuation\.apostrophe\.$/,
  );
  await expect(read('{"de": {"punctuation": "round"}}')).rejects.toThrow(/the rules of “de” are not an object/);
  await expect(withStyleFile(root, { ...defaultSettings, style: 'none.json' })).rejects.toThrow(/none\.json/);
});
