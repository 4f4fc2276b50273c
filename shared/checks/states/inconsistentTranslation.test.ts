import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const row = (target: string, more: object = {}) => ({ source: 'Open boat', target, ...more });
const settings = { checks: { 'inconsistent-translation': 'info' } } as const;
const check = (...rows: ReturnType<typeof row>[]) => checkExample('inconsistent-translation', rows, { settings });
const word = (id: string, target: string, source = 'Open') => row(target, { id, source });

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
  const segmentsFor = (...targets: readonly string[]) =>
    check(...targets.map((target, i) => word(`s${i + 1}.clear`, target, 'Clear'))).findings.map(
      ({ segment }) => segment,
    );
  expect(segmentsFor('Leeren', 'Leere')).toEqual([]);
  expect(segmentsFor('Tyhjennä', 'Tyhjennä keskustelu')).toEqual([]);
  expect(segmentsFor('Leeren', 'Löschen')).toEqual(['s2.clear']);
  expect(segmentsFor('Leeren', 'Leeren', 'Leere')).toEqual([]);
  expect(segmentsFor('Tous', 'Tous', 'Toutes')).toEqual([]);
  expect(segmentsFor('Leeren', 'Leeren', 'Löschen')).toEqual(['s3.clear']);
});

test('one word is compared where the keys end alike, without a fix', () => {
  const segmentsFor = (...rows: ReturnType<typeof row>[]) =>
    check(...rows).findings.map(({ segment, fix }) => [segment, !fix]);
  expect(segmentsFor(word('copy', 'Kopieren', 'Copy'), word('copy_noun', 'Abzug', 'Copy'))).toEqual([]);
  expect(segmentsFor(word('COPY', 'Kopieren', 'Copy'), word('COPY_NOUN', 'Abzug', 'Copy'))).toEqual([]);
  expect(segmentsFor(word('4711', 'Kopieren', 'Copy'), word('4712', 'Abzug', 'Copy'))).toEqual([]);
  const three = [word('pier.openBoat', 'Auf'), word('quay.openBoat', 'Offen'), word('sea.openBoat', 'Offen')];
  expect(segmentsFor(...three)).toEqual([['pier.openBoat', true]]);
});

test('signs, case and what was left as it is make no other translation', () => {
  expect(check(row('Boot-Öffnen!'), row('boot öffnen')).messages).toEqual([]);
  expect(check(row('Open boat'), row('Boot öffnen')).messages).toEqual([]);
  const values = [row('%n%u', { source: '%n %u' }), row('%n %u', { source: '%n %u' })];
  expect(checkExample('inconsistent-translation', values, { syntaxes: ['printf'], settings }).messages).toEqual([]);
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

test('texts as keys tell more than a source file that has one of them wrong', () => {
  const rows = [row('Offen', { id: 'The boat is open.' }), row('Öffnen', { id: 'The pier is open.' })];
  expect(checkExample('inconsistent-translation', rows, { kind: 'monolingual', settings }).messages).toEqual([]);
});
