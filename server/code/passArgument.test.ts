import { expect, test } from 'vitest';
import { applyEdits } from '../../shared/catalog/textRange.ts';
import { passArgument } from './passArgument.ts';
import { readCode } from './readCode.ts';

test.each([
  ["t('trip', { boat });\n", "t('trip', { boat, name });\n"],
  ["t('trip', {\n  boat,\n  crew: 3,\n});\n", "t('trip', {\n  boat,\n  crew: 3,\n  name,\n});\n"],
  ["t('trip', {\r\n  boat\r\n});\r\n", "t('trip', {\r\n  boat,\r\n  name\r\n});\r\n"],
])('an argument is added as the others are written: %j', async (text, after) => {
  const [use] = (await readCode('/a.ts', text)).uses;
  const passed = use && (await passArgument('/a.ts', text, use, 'name', ['name', 'boat', 'crew']));
  expect(passed && applyEdits(text, [passed.edit])).toBe(after);
});
