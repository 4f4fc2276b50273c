import { expect, test } from 'vitest';
import { say } from '../../sentences/sentence.ts';
import { projectSettingsSchema } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { exampleCatalog } from '../contract/exampleCatalog.ts';
import type { CheckOptions } from './checkRun.ts';
import { runChecks } from './runChecks.ts';

const check = (id: string, optional?: true): SegmentCheck => ({
  id,
  severity: 'warning',
  summary: id,
  ...(optional ? { optional } : {}),
  *run() {
    yield { message: say`Something is wrong.` };
  },
});

/** `check severity` of every finding, in a file with a segment in each of the languages. */
function severitiesFor(
  settings: object,
  targets: readonly string[] = ['de'],
  rest: Partial<CheckOptions> = {},
): string[] {
  const segments = targets.map((targetLanguage) => ({ source: 'Yes', target: 'Ja', targetLanguage }));
  const findings = runChecks(exampleCatalog(segments), {
    languages: { source: 'en', target: 'de' },
    settings: projectSettingsSchema.parse(settings),
    terms: createTermIndex([]),
    ...rest,
  });
  return findings.map((finding) => `${finding.segment} ${finding.check} ${finding.severity}`);
}

test('severities of a language go before those of the project, the last one wins', () => {
  const checks = [check('numbers')];
  const overrides = [
    { language: 'de', checks: { numbers: 'error' } },
    { language: 'de-CH', checks: { numbers: 'hint' } },
    { language: 'fr', checks: { numbers: 'off' } },
  ];
  expect(
    severitiesFor({ checks: { numbers: 'info' }, overrides }, ['de', 'de_ch', 'fr-CA', 'it', 'den'], { checks }),
  ).toEqual(['s1 numbers error', 's2 numbers hint', 's4 numbers info', 's5 numbers info']);
});

test('a check of taste runs only where it is given a severity, or asked for by name', () => {
  const list = [check('numbers'), check('taste', true)];
  const run = (settings: object, rest: Partial<CheckOptions>) => {
    const settled = projectSettingsSchema.parse(settings);
    const catalog = exampleCatalog([{ source: 'Yes', target: 'Ja' }]);
    const terms = createTermIndex([]);
    const languages = { source: 'en', target: 'de' };
    return runChecks(catalog, { languages, settings: settled, terms, checks: list, ...rest }).map((one) => one.check);
  };
  expect(run({}, {})).toEqual(['numbers']);
  expect(run({ checks: { taste: 'info' } }, {})).toEqual(['numbers', 'taste']);
  expect(run({}, { only: new Set(['taste']) })).toEqual([]);
  expect(run({}, { only: new Set(['taste']), named: new Set(['taste']) })).toEqual(['taste']);
  expect(run({ overrides: [{ language: 'de', checks: { taste: 'hint' } }] }, {})).toEqual(['numbers', 'taste']);
});
