import { expect, test } from 'vitest';
import { engineAdvice, modelCommand, wantedModels, withoutAdvice } from './modelCommand.ts';

test('directions are read from the commands that a sentence advises', () => {
  const directions = [
    { source: 'en', target: 'de' },
    { source: 'fr', target: 'zh-Hant' },
  ];
  const sentence = directions.map((each) => `No engine here: run “${modelCommand(each)}”, or use a service.`).join(' ');
  expect(wantedModels(`${sentence} ${sentence}`)).toEqual(directions);
  expect(wantedModels('No engine here translates this text from English to Thai.')).toEqual([]);
});

test.each([
  [[]],
  [['install apertium-eng-spa']],
  [[`run “${modelCommand({ source: 'fr', target: 'zh-Hant' })}”`]],
  [['install apertium-eng-spa', `run “${modelCommand({ source: 'en', target: 'es' })}”`]],
])('what is advised is left out where buttons say it: %j', (ways) => {
  const told = `1 was not: No engine here translates it (it broke: twice)${engineAdvice(ways)}`;
  expect(withoutAdvice(`${told} ${told}`)).toBe(
    '1 was not: No engine here translates it (it broke: twice). 1 was not: No engine here translates it (it broke: twice).',
  );
});
