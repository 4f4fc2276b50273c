import { expect, test } from 'vitest';
import { modelCommand, wantedModels } from './modelCommand.ts';

test('directions are read from the commands that a sentence advises', () => {
  const directions = [
    { source: 'en', target: 'de' },
    { source: 'fr', target: 'zh-Hant' },
  ];
  const sentence = directions.map((each) => `No engine here: run “${modelCommand(each)}”, or use a service.`).join(' ');
  expect(wantedModels(`${sentence} ${sentence}`)).toEqual(directions);
  expect(wantedModels('No engine here translates this text from English to Thai.')).toEqual([]);
});
