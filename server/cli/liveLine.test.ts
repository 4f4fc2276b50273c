import { expect, test } from 'vitest';
import { createLiveLine } from './liveLine.ts';

function written(isTTY: boolean): string {
  let text = '';
  const line = createLiveLine({ isTTY, columns: 30, write: (part) => (text += part) });
  line.show('the ferry');
  line.show('the ferry to the island leaves at \u001b nine');
  line.clear();
  line.clear();
  return text;
}

test('on a terminal the line is replaced, shows the end of what is too long, and goes away', () => {
  const lines = written(true).split('\r\u001b[2K');
  expect(lines).toEqual(['the ferry', expect.stringMatching(/^….*leaves at \\u001b nine$/), '']);
  expect(lines[1]?.length).toBeLessThan(30);
});

test('nothing is written where nobody watches', () => {
  expect(written(false)).toBe('');
});
