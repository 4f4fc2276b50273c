import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleCatalog } from '../checks/contract/exampleCatalog.ts';
import { applyFix } from '../checks/run/applyFix.ts';
import { runChecks } from '../checks/run/runChecks.ts';
import { english } from '../sentences/sentence.ts';
import { defaultSettings } from '../settings.ts';
import { createTermIndex } from '../terms/termIndex.ts';
import { parseRules } from './ruleFile.ts';
import { testRules } from './ruleTests.ts';
import { userCheck } from './userChecks.ts';

const rulesOf = (yaml: string) => {
  const { rules, faults } = parseRules(yaml);
  expect(faults).toEqual([]);
  return rules;
};

/** Rules of every kind with the tests that people would write. */
const everyKind = `rules:
  - id: no-filler
    kind: existence
    message: Leave out “{match}”.
    words: [eigentlich, im Grunde]
    patterns: ['\\bhalt\\b']
    except: [halt an]
    replace: ''
    tests:
      - { text: 'Das ist eigentlich gut.', finds: [eigentlich], fixed: 'Das ist gut.' }
      - { text: 'Im  Grunde gut', finds: ['Im  Grunde'] }
      - { text: 'Bitte halt an', finds: [] }
      - { text: 'Uneigentlich', finds: [] }
      - { text: 'Gut, {{eigentlich}}' }
      - { text: '<b title="halt">gut</b>' }
  - id: words-we-use
    kind: substitution
    message: Write “{replacement}”.
    swap: { Handy: Mobiltelefon, '(\\d+) ?MB': '$1 Megabyte' }
    tests:
      - { text: 'Ein Handy', finds: [Handy], fixed: 'Ein Mobiltelefon' }
      - { text: '20MB frei', finds: [20MB], fixed: '20 Megabyte frei' }
      - { text: 'Handyvertrag' }
  - id: one-exclamation
    kind: occurrence
    message: '{count} exclamation marks, at most {limit}.'
    pattern: '!'
    max: 1
    tests:
      - { text: 'Ja! Nein!', finds: ['!'] }
      - { text: 'Ja!' }
  - id: a-full-stop
    kind: occurrence
    message: No full stop.
    pattern: '\\.$'
    min: 1
    keys: ['^help\\.']
    tests:
      - { text: 'Ohne Punkt', key: help.intro, finds: [Ohne Punkt] }
      - { text: 'Ohne Punkt', key: title }
  - id: no-echo
    kind: repetition
    message: “{match}” twice.
    except: [sie sie]
    tests:
      - { text: 'so so gut', finds: [' so'], fixed: 'so gut' }
      - { text: 'dass sie sie sahen' }
      - { text: 'so, so' }
  - id: brand-stays
    kind: conditional
    message: “{match}” has to stay.
    ignoreCase: false
    if: { on: source, pattern: '\\bAcme\\b' }
    then: { on: target, pattern: '\\bAcme\\b' }
    states: [translated]
    tests:
      - { source: 'By Acme', text: 'Von Gipfel', finds: [Von Gipfel] }
      - { source: 'By Acme', text: 'Von Gipfel', state: needs-review }
      - { source: 'By Acme', text: 'Von Acme' }
  - id: no-du-with-sie
    kind: conditional
    message: Du and Sie in one text.
    ignoreCase: false
    if: { on: target, pattern: '\\bSie\\b' }
    then: { on: target, pattern: '\\bdu\\b', not: true }
    tests:
      - { text: 'Haben Sie, was du willst?', finds: [du] }
      - { text: 'Haben Sie es?' }
  - id: title-case
    kind: capitalization
    message: Write “{replacement}”.
    style: title
    languages: [en]
    except: [iOS]
    tests:
      - { text: 'the lord of the iOS rings', finds: [the, lord, rings], fixed: 'The Lord of the iOS Rings' }
      - { text: 'der herr', language: de }
  - id: sentence-case
    kind: capitalization
    message: Write “{replacement}”.
    style: sentence
    languages: [en]
    except: [Monday]
    tests:
      - { text: 'Save The PDF on Monday. then close', finds: [The, then], fixed: 'Save the PDF on Monday. Then close' }
  - id: no-could-you
    kind: sequence
    message: Ask plainly.
    sequence: ['könn\\p{L}*', Sie, bitte]
    skip: 1
    tests:
      - { text: 'Könnten Sie mir bitte helfen', finds: [Könnten Sie mir bitte] }
      - { text: 'Könnten Sie mir morgen Abend bitte helfen' }
`;

describe('rules of a project', () => {
  test.each(testRules(rulesOf(everyKind)).map((result) => [`${result.rule}: ${result.text}`, result.fault]))(
    '%s',
    (_, fault) => expect(fault).toBeUndefined(),
  );

  test('the rules of the documentation pass their own tests', () => {
    const page = readFileSync(new URL('../../docs/rules.md', import.meta.url), 'utf8');
    const [, yaml = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? [];
    const results = testRules(rulesOf(yaml));
    expect(results.length).toBeGreaterThan(4);
    expect(results.filter(({ fault }) => fault !== undefined)).toEqual([]);
  });

  test('a test that is not fulfilled says what was found instead', () => {
    const rules = rulesOf(
      'rules: [{ id: a, kind: existence, message: m, words: [x], replace: z, tests: [{ text: x y, finds: [y] }, { text: x, finds: [x], fixed: w }] }]',
    );
    expect(testRules(rules).map(({ fault }) => fault)).toEqual([
      'finds “x” instead of “y”',
      'makes “z” of it instead of “w”',
    ]);
  });

  test('a file keeps to the way that it uses more often', () => {
    const [rule] = rulesOf(
      'rules: [{ id: mail, kind: consistency, message: "“{match}” or “{replacement}”", either: { E-Mail: Email } }]',
    );
    if (!rule) throw new Error('no rule');
    const segments = ['Eine E-Mail', 'Die E-Mail', 'Keine Email', 'Mailen'].map((target) => ({ source: 'x', target }));
    const catalog = exampleCatalog(segments);
    const findings = runChecks(catalog, { ...options, checks: [userCheck(rule)] });
    expect(
      findings.map(({ message, range, segment }) => [segment, message, catalog.text.slice(range.start, range.end)]),
    ).toEqual([['s3', '“Email” or “E-Mail”', 'Email']]);
  });

  test('a rule of the source is found in source files, and has no fix', () => {
    const [rule] = rulesOf(
      'rules: [{ id: no-x, kind: existence, message: m, on: source, words: [foo], replace: bar }]',
    );
    if (!rule) throw new Error('no rule');
    const catalog = exampleCatalog([{ source: 'a foo', target: 'a foo' }], { isSource: true });
    expect(runChecks(catalog, { ...options, checks: [userCheck(rule)] })).toMatchObject([{ check: 'no-x' }]);
    expect(runChecks(catalog, { ...options, checks: [userCheck(rule)] })[0]?.fix).toBeUndefined();
  });

  test('whatever a text is, ranges lie in it and each fix clears its finding', () => {
    const checks = rulesOf(everyKind).map(userCheck);
    const pieces = fc.constantFrom(
      'so',
      'eigentlich',
      ' ',
      '  ',
      '!',
      '%s',
      '<b>',
      '20MB',
      'Handy',
      '.',
      'Sie',
      'du',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (list) => {
        const catalog = exampleCatalog([{ source: 'Acme', target: list.join('') }], { syntaxes: ['printf', 'markup'] });
        const [segment] = catalog.segments;
        for (const finding of runChecks(catalog, { ...options, checks })) {
          expect(finding.range.start).toBeGreaterThanOrEqual(segment?.target?.range.start ?? 0);
          expect(finding.range.end).toBeLessThanOrEqual(segment?.target?.range.end ?? 0);
          if (finding.fix && segment) expect(applyFix(finding, segment).value).not.toBe(segment.target?.value);
        }
      }),
    );
  });
});

const options = {
  languages: { source: 'en', target: 'de' },
  settings: defaultSettings,
  terms: createTermIndex([]),
};

describe('rule files', () => {
  test.each([
    ['rules: [', /bracket/],
    ['words: []', /list named “rules”/],
    ['rules:\n  - id: Bad Id\n    kind: existence\n    message: m\n    words: [x]', /“id” must be in kebab case/],
    ['rules:\n  - { id: a, kind: existence, message: m, patterns: ["("] }', /regular expression/],
    [
      'rules:\n  - { id: a, kind: existence, message: m, wrods: [x], words: [x] }',
      /a rule of this kind has no “wrods”/,
    ],
    ['rules:\n  - { id: a, kind: existence, words: [x] }', /“message” is missing/],
    [
      'rules:\n  - { id: a, kind: existence, message: 1, words: [] }',
      /“message” must be a string\n“words” must not be empty/,
    ],
    [
      'rules:\n  - { id: a, kind: substitution, message: m, swap: { "(": x } }',
      /“swap\.\(” is not a regular expression/,
    ],
    ['rules:\n  - { id: a, kind: existence, message: m }', /needs “words” or “patterns”/],
    [
      'rules:\n  - { id: a, kind: nothing, message: m }',
      /there is no kind “nothing”; choose one of existence, substitution, /,
    ],
    ['rules:\n  - { id: a, message: m, existence: [x] }', /has no kind; choose one of existence, /],
    ['rules:\n  - { id: numbers, kind: existence, message: m, words: [x] }', /check “numbers” already/],
    ['a: &a [*a]', /list named “rules”/],
    ['rules:\n  - { id: a, kind: existence, message: m, words: [*] }', /must be in quotes/],
    ['rules:\n  - { id: a, kind: existence, message: m, words: [*common] }', /“&common”, which is not there/],
    [`a: &a [x,x,x,x]\nb: &b [${'*a,'.repeat(30)}]\nrules: [${'*b,'.repeat(30)}]`, /aliases within aliases/],
    [`rules: ${'['.repeat(5000)}`, /nested too deeply/],
    ['rules: []\n---\nrules: []', /is one document, but another one starts/],
  ])('%j is reported as wrong', (text, said) => {
    const { rules, faults } = parseRules(text);
    expect(rules).toEqual([]);
    expect(faults.map(({ message }) => english(message)).join('\n')).toMatch(said);
  });

  test('a fault is placed on its line, and the other rules work', () => {
    const { rules, faults } = parseRules(
      'rules:\n  - id: a\n    kind: existence\n    message: m\n    words: [x]\n  - id: b\n    kind: occurrence\n    message: m\n    pattern: "["\n    max: 1\n',
    );
    expect(rules.map(({ id }) => id)).toEqual(['a']);
    expect(faults.map(({ line }) => line)).toEqual([9]);
  });
});
