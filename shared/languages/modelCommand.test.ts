import { expect, test } from 'vitest';
import { english } from '../sentences/sentence.ts';
import { engineAdvices, modelCommand, wantedModels, withoutAdvice } from './modelCommand.ts';

test('directions are read from the commands that a sentence advises', () => {
  const directions = [
    { source: 'en', target: 'de' },
    { source: 'fr', target: 'zh-Hant' },
  ];
  const sentence = directions.map((each) => `No engine here: run “${modelCommand(each)}”, or use a service.`).join(' ');
  expect(wantedModels(`${sentence} ${sentence}`)).toEqual(directions);
  expect(wantedModels('No engine here translates this text from English to Thai.')).toEqual([]);
});

const model = modelCommand({ source: 'fr', target: 'zh-Hant' });
test.each([
  [engineAdvices.neither()],
  [engineAdvices.package('apertium-eng-spa')],
  [engineAdvices.model(model)],
  [engineAdvices.packageAndModel('apertium-eng-spa', model)],
])('what is advised is left out where buttons say it: %j', (advice) => {
  const message = `1 was not: No engine here translates it (http://127.0.0.1:1 broke: twice): ${english(advice)}.`;
  expect(withoutAdvice(`${message} ${message}`)).toBe(
    '1 was not: No engine here translates it (http://127.0.0.1:1 broke: twice). 1 was not: No engine here translates it (http://127.0.0.1:1 broke: twice).',
  );
});
