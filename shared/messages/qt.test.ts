import { expect, test } from 'vitest';
import { qt } from './qt.ts';

test.each([
  ['%1 of %2', ['%1', '%2']],
  ['%L1 %n %Ln日', ['%L1', '%n', '%Ln']],
  ['%10%11%2', ['%10', '%11', '%2']],
  ['https://example.org/%E8%A6%8F?page=%1', ['%1']],
])('markers in %s', (value, markers) => {
  expect(qt.find(value).map(({ start, end }) => value.slice(start, end))).toEqual(markers);
});
