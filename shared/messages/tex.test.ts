import { expect, test } from 'vitest';
import { checkExample } from '../checks/run/checkExample.ts';

const messagesFor = (source: string, target: string) =>
  ['placeholder-missing', 'placeholder-extra', 'tag-missing', 'tag-extra'].flatMap(
    (check) => checkExample(check, { source, target }, { syntaxes: ['printf', 'markup'] }).messages,
  );

test('commands of LaTeX are compared, the words in their groups are text', () => {
  const source = '\\begin{document}\n{\\huge\\bfseries The Old Pier\\par}\nRow';
  expect(messagesFor(source, source.replace('The Old Pier', 'Der alte Anleger'))).toEqual([]);
  expect(messagesFor(source, source.replace('\\bfseries The Old Pier', ' Der alte Anleger'))).toEqual([
    '“\\huge\\bfseries” is missing',
    '“\\huge” is not in the source',
  ]);
  expect(messagesFor(source, source.replace('\\par}', '}'))).toEqual(['“\\par” is missing']);
});

test('override tags of subtitles are compared as a whole', () => {
  const source = '{\\an8\\fnPier Sans Bold\\fs20}Row {\\i1}now{\\i0}';
  expect(messagesFor(source, source.replace('Row', 'Rudern'))).toEqual([]);
  expect(messagesFor(source, source.replace('an8', 'an2'))).not.toEqual([]);
  expect(messagesFor('{\\fnPier Sans}Row', '{\\fnPier Serif}Rudern')).not.toEqual([]);
});

test('in LaTeX a percent sign behind a backslash is one, and starts a comment in a line', () => {
  const source = '%helpful for boats\n\\emph{Oars} cost 5\\% more at \\href{x\\%20now}{%s}';
  const target = '%nützlich für Boote\n\\emph{Ruder} kosten 5\\% mehr bei \\href{x\\%20now}{%s}';
  expect(messagesFor(source, target)).toEqual([]);
  expect(messagesFor(source, target.replace('%s', ''))).toEqual(['“%s” is missing']);
  expect(messagesFor('Oars for %helpful rowers\n%d boats', 'Ruder\n%d Boote')).toEqual(['“%he” is missing']);
  expect(messagesFor('\\emph{Row}\n%d boats', '\\emph{Rudern}\nBoote')).toEqual(['“%d” is missing']);
});
