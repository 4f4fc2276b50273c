import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function drawn(isTTY: boolean): string {
  let text = '';
  let time = 0;
  const bar = createProgress(
    { isTTY, columns: 60, write: (part) => (text += part) },
    'Checking',
    4,
    () => (time += 100),
  );
  bar.update(2, 'locales/de/a-rather-long-name-of-a-file.json');
  bar.update(4, 'b');
  bar.end();
  return text;
}

test('a bar fills on a terminal, stays in its line, and goes away', () => {
  const text = drawn(true);
  expect(text).toContain('██████████░░░░░░░░░░ 2/4');
  expect(text.split('\r').every((line) => line.length <= 64)).toBe(true);
  expect(text.endsWith('\r\u001b[2K')).toBe(true);
});

test('nothing is written where nobody watches', () => {
  expect(drawn(false)).toBe('');
});
