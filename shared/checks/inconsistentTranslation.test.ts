import { expect, test } from 'vitest';
import { checkExample } from './checkExample.ts';

const row = (target: string, more: object = {}) => ({ source: 'Open', target, ...more });
const check = (...rows: ReturnType<typeof row>[]) => checkExample('inconsistent-translation', rows);

test('blames the rarer one and offers the usual', () => {
  const { findings, fixed } = check(row('Offen'), row('Öffnen'), row('Öffnen'));
  expect(findings.map((finding) => finding.segment)).toEqual(['s1']);
  expect(fixed).toEqual(['Öffnen']);
});

test('between equals it reports the later and changes nothing', () => {
  const { findings, fixed } = check(row('Offen'), row('Öffnen'));
  expect(findings.map((finding) => finding.segment)).toEqual(['s2']);
  expect(fixed).toEqual([]);
});

test('a single word may be translated more fully in one place, or in another form', () => {
  const found = (...targets: readonly string[]) =>
    check(...targets.map((target) => row(target, { source: 'Clear' }))).findings.map(({ segment }) => segment);
  expect(found('Leeren', 'Leere')).toEqual([]);
  expect(found('Tyhjennä', 'Tyhjennä keskustelu')).toEqual([]);
  expect(found('Leeren', 'Löschen')).toEqual(['s2']);
  expect(found('Leeren', 'Leeren', 'Leere')).toEqual(['s3']);
});

test('contexts, reviews and spaces', () => {
  expect(check(row('Offen', { context: 'a' }), row('Öffnen', { context: 'b' })).messages).toEqual([]);
  expect(check(row('Offen', { state: 'needs-review' }), row('Öffnen')).messages).toEqual([]);
  expect(check(row('Öffnen '), row('Öffnen')).messages).toEqual([]);
});

test('variants of one text are meant to differ', () => {
  const variant = { of: 'ship', isDefault: false };
  expect(check(row('Öffnen', { variant }), row('Öffnens', { variant }), row('Öffnen')).messages).toEqual([]);
});
