import { expect, test } from 'vitest';
import type { MessageSyntax } from '../../catalog/segment.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { exampleCatalog } from '../contract/exampleCatalog.ts';
import { runChecks } from '../run/runChecks.ts';

const severityOf = (syntax: MessageSyntax, source: string, target: string, flagged = false) => {
  const segment = { source, target, ...(flagged ? { syntaxes: [syntax] } : {}) };
  const [finding] = runChecks(exampleCatalog([segment], { format: flagged ? 'po' : 'json', syntaxes: [syntax] }), {
    languages: { source: 'en', target: 'de' },
    settings: defaultSettings,
    terms: createTermIndex([]),
    only: new Set(['placeholder-missing']),
  });
  return finding?.severity;
};

test.each<readonly [what: string, syntax: MessageSyntax, source: string, target: string]>([
  ['a name', 'brace', 'Welcome, {name}', 'Willkommen'],
  ['a name of ICU', 'icu', 'Welcome, {name}', 'Willkommen'],
  ['a name of i18next', 'i18next', 'Welcome, {{name}}', 'Willkommen'],
  ['a name of Rails', 'ruby', 'Welcome, %{name}', 'Willkommen'],
  ['a position', 'printf', 'Boat %1$s of %2$s', 'Boot von %2$s'],
  ['a position of .NET', 'dotnet', 'Boat {0} of {1}', 'Boot von {1}'],
  ['a name of Python', 'printf', '%(boat)s of %(owner)s', 'Boot von %(owner)s'],
  ['the last value without a number', 'printf', 'Boat %s of %d', 'Boot %s'],
  ['the only one', 'printf', 'Boat %s', 'Boot'],
  ['the highest number of Qt', 'qt', 'Boat %1 of %2', 'Boot %1'],
])('a program only shows a value less: %s', (_, syntax, source, target) => {
  expect(severityOf(syntax, source, target)).toBe('warning');
});

test.each<readonly [what: string, syntax: MessageSyntax, source: string, target: string]>([
  ['a value before another', 'printf', 'Boat %s of %d', 'Boot von %d'],
  ['the lowest number of Qt, which the next value takes', 'qt', 'Boat %1 of %2', 'Boot von %2'],
  ['Boost, which throws', 'printf', 'Boat %1% of %2%', 'Boot %1%'],
  ['what is left of it', 'brace', 'Welcome, {name}', 'Willkommen, {name'],
  ['a name that was translated', 'brace', 'From {boat} to {pier}', 'Von {boot} zum {steg}'],
])('a program fails or shows something else: %s', (_, syntax, source, target) => {
  expect(severityOf(syntax, source, target)).toBe('error');
});

test('gettext takes no translation that lacks what the flag of its entry names', () => {
  expect(severityOf('printf', 'Boat %s', 'Boot', true)).toBe('error');
});

test('a value right behind an English word is its ending, which other languages do without', () => {
  expect(severityOf('qt', '%1 lamp%2', '%1 灯')).toBeUndefined();
  expect(severityOf('qt', '%1 lamp %2', '%1 灯')).toBe('warning');
});

test('a text that leaves out the name of the program lacks little', () => {
  const texts = Array.from({ length: 5 }, (_, i) => ({ source: `${i}: {appName} and {boat}`, target: `${i}: Boot` }));
  const findings = runChecks(exampleCatalog(texts, { format: 'json', syntaxes: ['brace'] }), {
    languages: { source: 'en', target: 'de' },
    settings: defaultSettings,
    terms: createTermIndex([]),
    only: new Set(['placeholder-missing']),
  });
  expect(new Set(findings.map(({ severity, message }) => `${severity}: ${message}`))).toEqual(
    new Set(['info: “{appName}” is missing', 'warning: “{boat}” is missing']),
  );
});
