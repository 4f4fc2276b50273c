import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test.each([
  ['a lost format', '%d:%02d left', 'noch %d:%d', ['“%d” lost the format of “%02d”']],
  ['the format kept', '%d:%02d left', 'noch %d:%02d', []],
  // Which number is which cannot be told: that there is one more is another check's finding.
  ['one more number', '%d%% charged, %d:%02d left', '%d: %d%% geladen, noch %d:%02d', []],
])('%s', (_, source, target, messages) => {
  expect(checkExample('placeholder-format', { source, target }, { syntaxes: ['printf'] }).messages).toEqual(messages);
});
