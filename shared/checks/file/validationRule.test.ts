import { expect, test } from 'vitest';
import type { ValidationRule } from '../../catalog/segment.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { exampleCatalog } from '../contract/exampleCatalog.ts';
import { runChecks } from '../run/runChecks.ts';
import { validationRule } from './validationRule.ts';

function findingsFor(
  rule: Partial<ValidationRule> & Pick<ValidationRule, 'test' | 'text'>,
  source: string,
  target: string,
) {
  const validation = [{ existsInSource: false, caseSensitive: true, normalization: 'nfc', ...rule } as const];
  const catalog = exampleCatalog([{ source, target, validation }]);
  const findings = runChecks(catalog, {
    languages: { source: 'en', target: 'de' },
    settings: defaultSettings,
    terms: createTermIndex([]),
    checks: [validationRule],
  });
  return findings.map(({ message, range }) => [message, catalog.text.slice(range.start, range.end)]);
}

test.each([
  ['isPresent', { text: 'Kai' }, 'Am Kai', 'Am Steg', '“Kai” must be in the text'],
  ['isPresent', { text: 'Kai', occurs: 2 }, 'Kai an Kai', 'Am Kai', '“Kai” must be in the text 2 times, not 1'],
  ['isPresent', { text: 'Kai', caseSensitive: false }, 'KAI', 'Steg', '“Kai” must be in the text'],
  ['startsWith', { text: 'Am' }, 'Am Kai', 'Kai', 'The text must start with “Am”'],
  ['endsWith', { text: ':' }, 'Kai:', 'Kai', 'The text must end with “:”'],
] as const)('%s %j', (test, rule, right, wrong, message) => {
  expect(findingsFor({ test, ...rule }, 'Quay', right)).toEqual([]);
  expect(findingsFor({ test, ...rule }, 'Quay', wrong)).toEqual([[message, wrong]]);
});

test('what must not be there is underlined', () => {
  expect(findingsFor({ test: 'isNotPresent', text: 'Boot' }, 'Ferry', 'Ein Boot hier')).toEqual([
    ['“Boot” must not be in the text', 'Boot'],
  ]);
});

test('a rule about the source too counts where the source keeps it', () => {
  const rule = { test: 'endsWith', text: ':', existsInSource: true } as const;
  expect(findingsFor(rule, 'Quay', 'Kai')).toEqual([]);
  expect(findingsFor(rule, 'Quay:', 'Kai')).toHaveLength(1);
});

test('a letter with its accent apart is the same letter, unless the rule says that forms are compared as they are', () => {
  expect(findingsFor({ test: 'isPresent', text: 'F\u00e4hre' }, 'Ferry', 'Fa\u0308hre')).toEqual([]);
  expect(
    findingsFor({ test: 'isPresent', text: 'F\u00e4hre', normalization: 'none' }, 'Ferry', 'Fa\u0308hre'),
  ).toHaveLength(1);
});
