import { expect, test } from 'vitest';
import { serviceSource, serviceTarget } from './serviceLanguage.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['de_CH', 'de-CH'],
  ['en', 'en-US'],
  ['en-AU', 'en-US'],
  ['EN_gb', 'en-GB'],
  ['pt', 'pt-PT'],
  ['pt-br', 'pt-BR'],
  ['zh-CN', 'zh-Hans'],
  ['zh-Hant-TW', 'zh-Hant'],
  ['no', 'nb'],
  ['ja', 'ja'],
])('a file’s target %s is the service’s %s', (file, service) => {
  expect(serviceTarget(file)).toBe(service);
});

test('a source language is sent without its region', () => {
  expect(['en-US', 'pt_BR', 'no', 'zh-Hans'].map(serviceSource)).toEqual(['en', 'pt', 'nb', 'zh']);
});
