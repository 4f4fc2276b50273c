import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const messagesFor = (source: string, target: string) =>
  checkExample('tag-attributes', { source, target }, { syntaxes: ['markup'] }).messages;

test('typographic quotation marks around a value of the source are no part of it', () => {
  expect(messagesFor('<font color=”#808080”>Low tide</font>', '<font color="#808080">Ebbe</font>')).toEqual([]);
  expect(messagesFor('<font color=”#808080”>Low tide</font>', '<font color="#888888">Ebbe</font>')).toHaveLength(1);
});

test('spaces within a script change nothing', () => {
  const link = (script: string) => `<a onclick="${script}">Pier</a>`;
  expect(messagesFor(link('return !moor()'), link('return!moor()'))).toEqual([]);
  expect(messagesFor(link('return !moor()'), link('return moor()'))).toHaveLength(1);
});

test('apostrophes around a value are two each where one is written so', () => {
  const source = '<a id="pier">Pier</a>';
  expect(messagesFor(source, "<a id=''pier''>Steg</a>")).toEqual([]);
  expect(messagesFor(source, "<a id=''steg''>Steg</a>")).toHaveLength(1);
  expect(messagesFor(source, "<a id='' title='Pier'>Steg</a>")).toHaveLength(1);
});

test('sides change with the direction of writing', () => {
  const messages = (target: string, to: string) =>
    checkExample(
      'tag-attributes',
      { source: '<i class="icon mr-2 text-left"></i>Tides', target },
      { syntaxes: ['markup'], languages: ['en', to] },
    ).messages;
  expect(messages('<i class="icon ml-2 text-right"></i>المد', 'ar')).toEqual([]);
  expect(messages('<i class="icon ml-2 text-right"></i>Gezeiten', 'de')).toHaveLength(1);
  expect(messages('<i class="icon mr-4 text-left"></i>المد', 'ar')).toHaveLength(1);
});

test('tags of one name that change places keep their attributes', () => {
  const source = 'Choose a <b>boat</b> for the pier <b class="pier">East</b>.';
  expect(messagesFor(source, 'Für den Steg <b class="pier">Ost</b> ein <b>Boot</b> wählen.')).toEqual([]);
  expect(messagesFor(source, 'Für den Steg <b>Ost</b> ein <b>Boot</b> wählen.')).toHaveLength(1);
});

test('the link that went wrong is named, not one that stands beside it', () => {
  const source = '<a href="help:pier">Moor</a>, <a href="help:boat/row">row</a> or <a href="help:boat/sail">sail</a>.';
  const target =
    '<a href="ghelp:pier">Festmachen</a>, <a href="help:boat/row">rudern</a>, <a href="help:boat/sail">segeln</a>.';
  expect(messagesFor(source, target)).toEqual(['“href” is “help:pier” in the source, not “ghelp:pier”']);
});
