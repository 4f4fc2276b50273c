import { expect, test } from 'vitest';
import { markdown } from './markdown/markdown.ts';
import { pairCatalogs } from './pair.ts';

/** The translated texts that have a source, in a German page beside an English one. */
function compared(source: readonly string[], target: readonly string[]) {
  const read = (lines: readonly string[], name: string) => markdown.parse(lines.join('\n\n'), name);
  const languages = { source: 'en', target: 'de' };
  const paired = pairCatalogs(read(target, '/boats/sails.de.md'), read(source, '/boats/sails.md'), languages, markdown);
  expect(paired.pair?.missing).toEqual([]);
  return Array.from(paired.segments).flatMap((one) => (one.source ? [one.target?.value] : []));
}

const end = ['Wash it by hand.', 'Dry it outside.'];
const ende = ['Von Hand waschen.', 'Draußen trocknen.'];

test('texts in another order are not compared', () => {
  const source = ['Fold the sail with `fold`.', 'Tie it with [ropes](ropes.md).', ...end];
  const target = ['Man bindet es mit [Seilen](ropes.md).', 'Man faltet das Segel mit `fold`.', ...ende];
  expect(compared(source, target)).toEqual(ende);
  expect(compared(source, target.toSpliced(0, 2, target[1] as string, target[0] as string))).toHaveLength(4);
});

test('nor are those between the old and the new place of a text, unless they keep something of their own', () => {
  const source = ['Tie it with [ropes](ropes.md).', 'Fold the sail.', 'Read `log` twice.', 'Find the mast.', ...end];
  const target = [
    'Man faltet das Segel.',
    'Man findet den Mast.',
    'Man liest `log` zweimal.',
    '[Seile](ropes.md).',
    ...ende,
  ];
  expect(compared(source, target)).toEqual([target[2], ...ende]);
});

test('sections that moved are known by a name or a link that stands in another one', () => {
  const part = (heading: string, text: string) => [`### ${heading}`, text];
  const source = [
    ...part('Skerry', 'Row to it.'),
    ...part('Holm', 'Sail to it.'),
    ...part('Lamp', 'Light it.'),
    ...end,
  ];
  const target = [
    ...part('Holm', 'Man segelt hin.'),
    ...part('Netz', 'Man wirft es.'),
    ...part('Lampe', 'An.'),
    ...ende,
  ];
  expect(compared(source, target)).toEqual(['Lampe', 'An.', ...ende]);
});

test('a picture does not translate words, nor a word a long text', () => {
  const source = [
    'Edit the log as the harbour master asks, in ink, with the date of the day, the hour and the weather.',
    '![log](a.png)',
    ...end,
  ];
  expect(compared(source, ['![Logbuch](b.png)', 'Bearbeite das Logbuch.', ...ende])).toEqual(ende);
  const kept = [
    '![Logbuch](b.png)',
    ...ende,
    ende.join(' ').repeat(5),
    'Das Netz hängt man nach dem Fang in den Wind, bis es trocken ist.',
  ];
  const more = [...source, end.join(' ').repeat(5), 'After the catch, hang the net into the wind until it is dry.'];
  expect(compared(more, ['[[toc]]', ...kept])).toEqual(kept);
});

test('sentences that were moved into the next paragraph are not compared', () => {
  const one = 'The harbour is open from early in the morning until late in the evening.';
  const two = 'Boats that arrive at night have to wait outside until the guard wakes up.';
  const eins = 'Der Hafen ist vom frühen Morgen bis zum späten Abend offen.';
  const zwei = 'Boote, die nachts ankommen, warten draußen, bis der Wächter aufwacht.';
  expect(compared([`${one} ${two}`, two, ...end], [eins, `${zwei} ${zwei} ${zwei}`, ...ende])).toEqual(ende);
  expect(compared([one, two, ...end], [eins, zwei, ...ende])).toHaveLength(4);
});

test('the lines by which pages in two languages link to each other are not compared', () => {
  const source = ['German: [sails.de.md](sails.de.md)', ...end];
  expect(compared(source, ['Englisch: [sails.md](./sails.md)', ...ende])).toEqual(ende);
  expect(compared(['French: [x](sails.fr.md)', ...end], ['Tschechisch: [x](sails.cs-CZ.md)', ...ende])).toEqual(ende);
  expect(compared(['See [x](mast/sails.fr.md)', ...end], ['Siehe [x](mast/sails.fr.md)', ...ende])).toHaveLength(3);
  expect(compared(['See [the sails](sails.md).', ...end], ['Siehe [die Segel](sails.md).', ...ende])).toHaveLength(3);
});
