import { expect, test } from 'vitest';
import { spokenEntries } from './spokenEntries.ts';

test.each([
  ['\uFEFFFairlead\r\n\r\n  Bollard No. 4\t\nFairlead\nfairlead', 'Fairlead\nBollard No. 4\nfairlead'],
  ['\n \n', ''],
])('%j has the terms %j', (text, entries) => {
  expect(spokenEntries(text)).toBe(entries);
});
