import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { problemsInEnglish } from '../../../catalog/problemsInEnglish.ts';
import { xliff2 } from '../xliff2.ts';
import { rules } from './rules.ts';
import { brokenCases } from './suites.data.ts';

const suites = join(import.meta.dirname, '../../../../../shared/corpus/xliff2');

/** The files of the suites that are in some folder, `valid` or `invalid`. */
function casesIn(folder: string): { readonly name: string; readonly path: string }[] {
  return readdirSync(suites, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.xlf') && entry.parentPath.endsWith(`${folder}`))
    .map((entry) => ({ name: entry.name.slice(0, -4), path: join(entry.parentPath, entry.name) }));
}

const problemsOf = (path: string) => problemsInEnglish(xliff2.parse(readFileSync(path, 'utf8'), path).problems);

test('every rule that a case breaks exists', () => {
  const ids = new Set(rules.map(({ id }) => id));
  expect(Object.values(brokenCases).filter((id) => !ids.has(id))).toEqual([]);
});

describe.skipIf(!existsSync(suites))('the suites of the committee (../shared/corpus)', () => {
  test('every case against the specification is reported with the rule that it breaks', () => {
    const cases = casesIn('/invalid');
    const misses = cases.flatMap(({ name, path }) => {
      const rules = problemsOf(path).map(({ rule, message }) => rule ?? message);
      const wanted = brokenCases[name];
      return wanted && rules.includes(wanted) ? [] : [`${name}: ${wanted ?? 'not in the table'}, found ${rules}`];
    });
    expect(misses).toEqual([]);
    expect(cases.length).toBeGreaterThan(150);
  });

  test('no case that keeps to the specification is reported, but the one that is not well-formed', () => {
    const cases = casesIn('/valid');
    const misses = cases.flatMap(({ name, path }) =>
      problemsOf(path).map(({ id, rule, message }) => `${name}: ${rule ?? id} ${message}`),
    );
    expect(misses.filter((miss) => !miss.startsWith('Good-pgs_plural: syntax'))).toEqual([]);
    expect(cases.length).toBeGreaterThan(50);
  });
});
