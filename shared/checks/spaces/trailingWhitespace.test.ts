import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('names what is missing and puts it back', () => {
  const { messages, fixed } = checkExample('trailing-whitespace', { source: 'a\n', target: 'b' }, { format: 'po' });
  expect(messages).toEqual(['The line break at the end is missing']);
  expect(fixed).toEqual(['b\n']);
});

test('a line break that only one text has is an error where msgfmt refuses the file for it', () => {
  const severities = (...example: Parameters<typeof checkExample>) =>
    checkExample(...example).findings.map(({ severity }) => severity);
  const segment = { source: 'Moored\n', target: 'Fest' };
  expect(severities('trailing-whitespace', segment, { format: 'po' })).toEqual(['error']);
  // On a page nobody sees it.
  const page = { source: 'Moored<br>at the pier', target: 'Fest<br>am Pier\n' };
  expect(severities('trailing-whitespace', page, { format: 'po' })).toEqual(['error']);
  const matches = [{ source: 'Moored', target: 'Fest', origin: 'previous' }] as const;
  const fuzzy = { ...segment, target: 'Fest ', state: 'needs-review', matches } as const;
  expect(severities('trailing-whitespace', fuzzy, { format: 'po' })).toEqual(['warning']);
  expect(severities('trailing-whitespace', { source: 'Moored ', target: 'Fest' }, { format: 'po' })).toEqual([
    'warning',
  ]);
});

test('underlines what is too much', () => {
  const { messages, marked } = checkExample('trailing-whitespace', { source: 'a', target: 'b \t' });
  expect(messages).toEqual(['The source has no white space at the end']);
  expect(marked).toEqual([' \t']);
});

const kinds = (...example: Parameters<typeof checkExample>) =>
  checkExample(...example).findings.map(({ fix }) => fix?.kind);

test('a slip of the source is not copied unasked', () => {
  expect(kinds('trailing-whitespace', { source: 'All moored ', target: 'Alle fest' })).toEqual(['suggestion']);
  expect(kinds('trailing-whitespace', { source: 'Moored by: ', target: 'Festgemacht von:' })).toEqual(['safe']);
  expect(kinds('trailing-whitespace', { source: 'All moored', target: 'Alle fest ' })).toEqual(['safe']);
  expect(kinds('trailing-whitespace', { source: 'Boat ', target: 'Boot  ' })).toEqual(['safe']);
  // A cell is padded with it.
  expect(kinds('trailing-whitespace', { source: 'Boat', target: 'Boot\u00a0' })).toEqual(['suggestion']);
});

test('a line break is put back unasked where gettext demands it', () => {
  const segment = { source: 'Moored\n', target: 'Fest' };
  expect(kinds('trailing-whitespace', segment, { format: 'po' })).toEqual(['safe']);
  expect(kinds('trailing-whitespace', segment, { format: 'properties' })).toEqual(['suggestion']);
});

test('a line break that gettext refuses, since a key has none, is not missed', () => {
  const segment = { id: 'boat.moored', source: 'Moored\n', target: 'Fest' };
  expect(checkExample('trailing-whitespace', segment, { format: 'po', kind: 'monolingual' }).messages).toEqual([]);
});

test('the space outside of an ICU plural of the source is none', () => {
  const source = '{count, plural, one {Boat} other {Boats} } ';
  expect(checkExample('trailing-whitespace', { source, target: 'Boote' }).messages).toEqual([]);
  const two = `${source}{count, plural, one {is} other {are}} `;
  expect(checkExample('trailing-whitespace', { source: two, target: 'Boote' }).messages).toHaveLength(1);
});

test('a fuzzy text of a PO file has no spaces of the source that it stands beside', () => {
  const matches = [{ source: 'Moored', target: 'Anlegen ', origin: 'previous' }] as const;
  const fuzzy = { source: 'Moored', target: 'Anlegen ', state: 'needs-review', matches } as const;
  expect(kinds('trailing-whitespace', fuzzy, { format: 'po' })).toEqual(['suggestion']);
  expect(kinds('trailing-whitespace', { ...fuzzy, state: 'translated' }, { format: 'po' })).toEqual(['safe']);
});

test('white space that was escaped twice is not missed as well', () => {
  const messagesFor = (target: string) =>
    checkExample('trailing-whitespace', { source: 'Moored at\t', target }).messages;
  expect([messagesFor('Fest an\\t'), messagesFor('Fest an')]).toEqual([[], ['The tab at the end is missing']]);
});

test('a tab that the source does not have is not taken away unasked', () => {
  expect(kinds('trailing-whitespace', { source: 'Moored', target: 'Fest\t' })).toEqual(['suggestion']);
});

test('the space behind a colon that the translation adds may part it from a value', () => {
  expect(kinds('trailing-whitespace', { source: 'Moored by', target: 'Festgemacht von: ' })).toEqual(['suggestion']);
  expect(kinds('trailing-whitespace', { source: 'Moored by:', target: 'Festgemacht von: ' })).toEqual(['safe']);
});

test('a placeholder too much in place of the space is another fault', () => {
  const messagesFor = (target: string) =>
    checkExample('trailing-whitespace', { source: 'Colour: ', target }, { syntaxes: ['printf'] }).messages;
  expect(messagesFor('Farbe: %1$s')).toEqual([]);
  expect(messagesFor('Farbe:')).toHaveLength(1);
});
