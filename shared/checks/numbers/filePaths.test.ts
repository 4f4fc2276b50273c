import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const messages = (source: string, target: string) => checkExample('file-paths', { source, target }).messages;

test('a path that makes an adjective is put into other words', () => {
  expect(messages('Blocked by an /etc/hosts-style rule', 'Blockiert durch eine Regel wie in hosts-Dateien')).toEqual(
    [],
  );
  expect(messages('Blocked by /etc/hosts', 'Blockiert durch eine Regel')).toEqual(['The path “/etc/hosts” is missing']);
});

test('names of keys, a program of an example and a folder that Windows translates are no lost paths', () => {
  expect(messages('Move with ↑/PgUp/PgDn', 'Bewegen mit ↑/BildAuf/BildAb')).toEqual([]);
  expect(messages('Write Open=program.exe,*', 'Écrivez Open=programme.exe,*')).toEqual([]);
  expect(messages('It reads C:\\Program Files alone', 'Lê apenas C:\\Arquivos de Programas')).toEqual([]);
  expect(messages('It reads C:\\Skerry alone', 'Lê apenas C:\\Arquivos')).toHaveLength(1);
});

test('names of samples, letters of dates and paths that only show how one is written are in the words of the language', () => {
  expect(messages('tideview file1.pdf file2.pdf', 'tideview fil1.pdf fil2.pdf')).toEqual([]);
  expect(messages('  moor --log=entry.txt', '  moor --log=Eintrag.txt')).toEqual([]);
  expect(messages('Käs* matches Käse.txt and not Kase.txt', 'Lüs* passt zu Lüse.txt und nicht zu Luse.txt')).toEqual(
    [],
  );
  expect(messages('Saved as logs/YYYY/MM/DD/tide.zip', 'Gespeichert als logs/JJJJ/MM/TT/tide.zip')).toEqual([]);
  expect(messages('Look for logs/YYYY/tide.zip there', 'Dort log/JJJJ/tide.zip suchen')).toHaveLength(1);
  expect(messages('Enter a folder (C:\\path\\to\\tides)', 'Ordner eingeben (C:\\Pfad\\zu\\Tiden)')).toEqual([]);
  expect(messages('Some examples of good names: tides.htm', 'Beispiele für gute Namen: gezeiten.htm')).toEqual([]);
  expect(messages('Encoding Job 1: Test.mp4', 'Задача за кодиране 1: Тест.mp4')).toEqual([]);
  expect(messages('Edit tides.txt first', 'Erst Gezeiten.txt bearbeiten')).toHaveLength(1);
});

test('the name of a package is no file', () => {
  expect(messages('Types of harbour.sql.Types', 'Datentypen')).toEqual([]);
  expect(messages('Types of harbour.sql', 'Datentypen')).toHaveLength(1);
});

test('a folder of the root may lose the slash behind it', () => {
  expect(messages('Without the /dev/ prefix', 'Senza il prefisso /dev.')).toEqual([]);
  expect(messages('Files in the /tm/ folder', 'I file della cartella «tm».')).toEqual([]);
  expect(messages('Files in the /tm/ folder', 'I file della cartella tmx.')).toHaveLength(1);
  expect(messages('Without the /dev/ prefix', 'Senza il prefisso /devs.')).toHaveLength(1);
});

test('a filter of a file dialog breaks by spaces, what names its patterns to people does not', () => {
  expect(messages('Charts (*.png)', 'Karten (* .png)')).toHaveLength(1);
  expect(messages('Load subtitles (*.srt, *.sub...)', 'Indlæs undertekster (*.srt, *.sub ...)')).toEqual([]);
});
