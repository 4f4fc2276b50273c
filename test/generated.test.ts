import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { generatedFiles } from '../scripts/generated.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

test.each([...generatedFiles(root)])('%s says what the code says; “npm run generate” writes it', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});
