import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const marked = (source: string, target: string) =>
  checkExample('quotation-marks', { source, target }, { languages: ['en', 'es'], syntaxes: ['markup'] }).marked;

test('guillemets with spaces around them quote where as many open as close, elsewhere they are arrows', () => {
  const source = 'Write "pier" as in "pier:7" here.';
  expect(marked(source, 'Escribir « muelle » como en "muelle:7" aquí.')).toEqual([]);
  expect(marked(source, 'Escribir « muelle como en "muelle:7» aquí.')).not.toEqual([]);
  expect(marked('Open File » "Boats" » New', 'Abrir Archivo » "Botes" » Nuevo')).toEqual([]);
  expect(marked('Open File » "Boats" » New', 'Abrir Archivo » "Botes » Nuevo')).toEqual(['"']);
});

test('entities are the marks that they stand for, on both sides', () => {
  expect(marked('Name of &quot;the boat" here', 'Nombre del "bote" aquí')).toEqual([]);
  expect(marked('Name of "the boat" here', 'Nombre de &quot;el bote" aquí')).toEqual([]);
  expect(marked('Name of &quot;the boat&quot; here', 'Nombre de "el bote aquí')).toEqual(['"']);
});

test('a mark in a list of symbols is one of them', () => {
  const source = 'Not allowed: ; " | * and "oars"';
  expect(marked('Not allowed are symbols and "oars"', 'Prohibidos: ; " | * y "remos"')).toEqual([]);
  expect(marked(source, 'Prohibidos: ; " | * y "remos"')).toEqual([]);
  expect(marked(source, 'Prohibidos: ; " | * y "remos')).toEqual(['"']);
});

test('the mark that has no partner is named, whatever pairs stand within its quotation', () => {
  const source = 'Tap “Boats”, then “Oars”.';
  expect(marked(source, '«Pulsa “Botes”, luego “Remos”.')).toEqual(['«']);
  expect(marked(source, 'Pulsa „Botes“, luego „Remos.')).toEqual(['„']);
});

test('marks and brackets that a text lists need no partner', () => {
  const source = 'Close each of ()[]{}"" as you type';
  expect(marked(source, 'Cierra cada uno: (, [, {, y ".')).toEqual([]);
  const listed = { source, target: 'Tras ( [ { " se escribe ) ] } o nada' };
  expect(checkExample('brackets', listed, { languages: ['en', 'es'], syntaxes: ['markup'] }).marked).toEqual([]);
});

test('a mark within a word of Hebrew is one of it behind a backslash, too', () => {
  const { marked } = checkExample(
    'quotation-marks',
    { source: 'Email', target: 'דוא\\"ל' },
    { languages: ['en', 'he'] },
  );
  expect(marked).toEqual([]);
});

test('a quotation that the source opens too, for a name behind it, has a partner elsewhere', () => {
  const markedFor = (source: string) => checkExample('quotation-marks', { source, target: 'Boot versenken "' }).marked;
  expect(markedFor("Sink the boat '")).toEqual([]);
  expect(markedFor('Sink the boat')).toEqual(['"']);
});

test('a mark that others quote has no partner', () => {
  const messages = (target: string) =>
    checkExample('quotation-marks', { source: 'Put it in quotes', target }, { languages: ['en', 'fr'] }).messages;
  expect(messages('Mettez-le entre guillemets (« " »)')).toEqual([]);
  expect(messages('Mettez-le « entre guillemets')).toHaveLength(1);
});

test('the name of a mark may show the mark', () => {
  const check = (source: string, target: string) => checkExample('quotation-marks', { source, target }).messages;
  expect(check('quotation mark', 'Anführungszeichen"')).toEqual([]);
  expect(check('boat and lamp', 'Boot und Lampe"')).toHaveLength(1);
  expect(check('quote the lamp', '"Lampe zitieren')).toHaveLength(1);
});

test('a text that is nothing but a mark opens nothing', () => {
  const messages = (source: string, target: string) =>
    checkExample('quotation-marks', { source, target }, { syntaxes: ['printf'] }).messages;
  expect(messages('‘', '„')).toEqual([]);
  expect(messages('“%s”', '„%s')).toHaveLength(1);
});
