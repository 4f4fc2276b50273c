import { expect, test } from 'vitest';
import { markdown } from '../../formats/markdown/markdown.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { runChecks } from '../run/runChecks.ts';

const languages = { source: 'en', target: 'de' };

function findings(source: readonly string[], target: readonly string[]) {
  const parse = (lines: readonly string[]) => markdown.parse(lines.join('\n\n'));
  const catalog = pairCatalogs(parse(target), parse(source), languages, markdown);
  return runChecks(catalog, { languages, settings: defaultSettings, terms: createTermIndex([]) }).map(
    ({ check, message }) => `${check}: ${message}`,
  );
}

const source = [
  'Set `mast` and `keel` first. See [the pier](pier.html).',
  'Row 40 miles with `oars`, or 60 with `sails`.',
  'Then wait for {{ tide }} in `port`.',
];

test('what the next paragraph has is not missing there, and not extra here', () => {
  const target = [
    'Setze zuerst `keel`.',
    'Setze dann `mast`. Siehe [die Mole](pier.html). Rudere mit `oars` 40 Meilen, mit `sails` 60, bis {{ tide }} kommt.',
    'Warte dann im `port`.',
  ];
  expect(findings(source, target)).toEqual([]);
});

test('what no text nearby has instead is missing', () => {
  const target = ['Setze zuerst `keel`.', 'Rudere mit `oars` 40 Meilen, mit `sails` 60.', 'Warte dann im `port`.'];
  expect(findings(source, target)).toEqual([
    'tag-missing: “`mast`” is missing',
    'tag-missing: “[…](pier.html)” is missing',
    'tag-missing: “{{ tide }}” is missing',
  ]);
});

test('a text nearby that has it as often as its source has it is no place for it', () => {
  const twice = ['Set `mast` up.', 'Row 40 miles.', 'Take `mast` down.'];
  expect(findings(twice, ['Stelle ihn auf.', 'Rudere 40 Meilen.', 'Lege `mast` um.'])).toEqual([
    'tag-missing: “`mast`” is missing',
  ]);
});
