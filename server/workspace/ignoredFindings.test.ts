import { expect, test } from 'vitest';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { say, withEnglish } from '../../shared/sentences/sentence.ts';
import type { IgnoredFinding } from '../../shared/settings.ts';
import { ignoredFindings } from './ignoredFindings.ts';

const finding = (check: string, segment?: string): Finding => ({
  check,
  severity: 'warning',
  ...withEnglish(say`Something is wrong.`),
  range: { start: 0, end: 1 },
  ...(segment === undefined ? {} : { segment }),
});
const all = [finding('numbers', 'a'), finding('numbers', 'b'), finding('urls', 'a'), finding('encoding')];

/** `check segment` of what is still reported for a file. */
function left(path: string, ...ignored: IgnoredFinding[]): string[] {
  return ignoredFindings(ignored, '/project')(path, all).map(({ check, segment = '' }) => `${check} ${segment}`);
}

test('an entry silences one check in one segment of one file', () => {
  const rule = { check: 'numbers', file: 'po/de.po', segment: 'a' };
  expect(left('/project/po/de.po', rule)).toEqual(['numbers b', 'urls a', 'encoding ']);
  expect(left('/project/po/es.po', rule)).toHaveLength(all.length);
  expect(left('/project/old/po/de.po', rule)).toHaveLength(all.length);
});

test('a field that is left out stands for any', () => {
  expect(left('/project/de.po', { check: 'numbers' })).toEqual(['urls a', 'encoding ']);
  expect(left('/project/de.po', { segment: 'a' })).toEqual(['numbers b', 'encoding ']);
  expect(left('/project/de.po', { file: 'de.po' })).toEqual([]);
});

test('files are named by path, by folder or by glob', () => {
  expect(left('/project/po/de.po', { file: './po/' })).toEqual([]);
  expect(left('/project/po/de.po', { file: 'po/*.po' })).toEqual([]);
  expect(left('/project/po/de.po', { file: '*.po' })).toEqual([]);
  expect(left('/project/po/de.po', { file: 'de.po' })).toHaveLength(all.length);
  expect(left('/project/[id]/{x}.po', { file: '[id]/{x}.po' })).toEqual([]);
});
