import { expect, test } from 'vitest';
import type { Format } from '../../formats/format.ts';
import { markdown } from '../../formats/markdown/markdown.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { yaml } from '../../formats/yaml/yaml.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { runChecks } from '../run/runChecks.ts';

const pair = { source: 'en', target: 'de' };

function findings(source: string, target: string, format: Format = markdown) {
  const catalog = pairCatalogs(format.parse(target), format.parse(source), pair, format);
  const options = { languages: pair, settings: defaultSettings, terms: createTermIndex([]) };
  return runChecks(catalog, options).map(({ check, message, range }) => ({
    check,
    message,
    marked: catalog.text.slice(range.start, range.end),
  }));
}

test('a section that differs is one finding, and nothing in it is compared', () => {
  const source =
    '# Ferry\n\n## Fares\n\nAdults pay 5 euros.\n\nDogs [travel](dogs.md) free on 3 routes.\n\n## Pier\n\nHarbour 7.\n';
  const target = '# Fähre\n\n## Preise\n\nHunde fahren gratis.\n\n## Mole\n\nHafen 8.\n';
  expect(findings(source, target)).toEqual([
    {
      check: 'document-structure',
      message: 'The page lacks 1 paragraph of the source',
      marked: expect.stringContaining('Preise'),
    },
    expect.objectContaining({ check: 'numbers' }),
  ]);
});

test('a page with other headings that says as much is left alone, and nothing in it is compared', () => {
  const source = '# Ferry\n\n## Fares\n\nOne.\n\n- Two\n- Three\n\n## Pier\n\nFour.\n';
  const target = '# Fähre\n\n## Neu\n\nNull.\n\n## Preise\n\nEins.\n\n## Mole\n\nVier.\n';
  expect(findings(source, target)).toEqual([]);
});

test('parts that are missing in several sections are one finding', () => {
  const text = 'The ferry sails at noon and takes dogs and bicycles, but no cars.';
  const section = `${text}\n\n${text}\n\n- ${text}\n- ${text}`;
  const source = `# Ferry\n\n## Fares\n\n${section}\n\n## Pier\n\n${section}\n`;
  const part = 'Die Fähre fährt mittags und nimmt Hunde und Fahrräder mit, aber keine Autos.';
  const target = `# Fähre\n\n## Preise\n\n${part}\n\n- ${part}\n\n## Mole\n\n${part}\n`;
  expect(findings(source, target)).toEqual([
    {
      check: 'document-structure',
      message: 'The page lacks 2 paragraphs and 3 list items of the source',
      marked: expect.stringContaining('Preise'),
    },
  ]);
});

test('a page may leave out a field of the front matter', () => {
  const report = findings(
    '---\ntitle: Ferry\ndescription: A boat\n---\n\n# Ferry\n',
    '---\ntitle: Fähre\n---\n\n# Fähre\n',
  );
  expect(report).toEqual([]);
});

test('a quotation of links that became a list with the same links lacks nothing', () => {
  const [ours, theirs] = [
    'All boats of the harbour. '.repeat(14),
    'Alles über die Boote des Hafens und ihre Stege. '.repeat(20),
  ];
  const source = `# Boats\n\n${ours}\n\n> [Rowing boats](rowing.md), [sailing boats](sailing.md)\n\n${ours}\n`;
  const list = (second: string) =>
    `# Boote\n\n${theirs}\n\n- [Ruderboote](rowing.md)\n- [Segelboote](${second}.md)\n\n${theirs}\n`;
  const structure = (target: string) => findings(source, target).filter(({ check }) => check === 'document-structure');
  expect(structure(list('sailing'))).toEqual([]);
  expect(structure(list('oars'))).toHaveLength(1);
});

test('a list that lacks items is named by its place, and the list of a whole file as the list', () => {
  const list = (...titles: string[]) => titles.map((title) => `- title: ${title}\n`).join('');
  const source = list('The ferry', 'The old pier', 'The long quay', 'The tide');
  const target = list('Die Fähre', 'Die alte Mole', 'Der lange Kai');
  const messages = (a: string, b: string) => findings(a, b, yaml).map(({ message }) => message);
  expect(messages(source, target)).toEqual(['The list has 3 items; the source has 4']);
  const below = (text: string) => `pages:\n${text}`;
  expect(messages(below(source), below(target))).toEqual(['“pages” has 3 items; the source has 4']);
});
