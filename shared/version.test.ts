import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from './version.ts';

test('every program says the version of the product', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };
  expect(version).toBe(manifest.version);
});
