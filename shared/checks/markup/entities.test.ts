import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('references that are shown as they are have one finding in a text', () => {
  const segment = { source: 'Call the keeper', target: 'Rufe &lt;Name&gt; an' };
  expect(checkExample('entities', segment).marked).toEqual(['&lt;']);
});
