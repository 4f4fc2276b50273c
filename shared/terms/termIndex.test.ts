import { describe, expect, test } from 'vitest';
import { createTermIndex, type Term } from './termIndex.ts';

const term = (source: string): Term => ({ source, targets: ['x'], forbidden: [] });
const inSource = (text: string, language: string, ...sources: string[]) =>
  createTermIndex(sources.map(term))
    .findSource(text, language)
    .map(({ range }) => text.slice(range.start, range.end));
const inTarget = (text: string, phrase: string, language: string) =>
  createTermIndex([])
    .findTarget(text, phrase, language)
    .map(({ start, end }) => text.slice(start, end));

describe('in the source', () => {
  test.each<[string, string, string[], string[]]>([
    ['Open the file. FILES differ.', 'en', ['file'], ['file', 'FILES']],
    ['A profile is not a filer', 'en', ['file'], []],
    ['Source files are files', 'en', ['file', 'source file'], ['Source files', 'files']],
    ['Copied and copying copies', 'en', ['copy'], ['Copied', 'copying', 'copies']],
    ['The pdf and PDFs', 'en', ['PDF'], ['PDFs']],
    ['GITHUB, GitHub', 'en', ['GitHub'], ['GitHub']],
    ['IT is it', 'en', ['IT'], ['IT']],
    ['Write C++ or c++, not C', 'en', ['C++'], ['C++', 'c++']],
    ['log-in and log in', 'en', ['log in'], ['log-in', 'log in']],
    ['設定ファイルを開く', 'ja', ['ファイル', '設定'], ['設定', 'ファイル']],
    ['Die Dateien und Ordnern', 'de', ['Datei', 'Ordner'], ['Dateien', 'Ordnern']],
    ['', 'en', ['file'], []],
  ])('%s', (text, language, sources, expected) => expect(inSource(text, language, ...sources)).toEqual(expected));
});

describe('in the target', () => {
  test.each<[string, string, string, string[]]>([
    ['Alle Dateien', 'Datei', 'de', ['Dateien']],
    ['Die Wörter', 'Wort', 'de', ['Wörter']],
    ['Der Dateiname', 'Datei', 'de', ['Datei']],
    ['открыть файлы', 'файл', 'ru', ['файлы']],
    ['в настройках', 'настройки', 'ru', ['настройках']],
    ['Avaa tiedostossa', 'tiedosto', 'fi', ['tiedostossa']],
    ['Abrir los archivos', 'archivo', 'es', ['archivos']],
    ["Ouvrir l'archive", 'archive', 'fr', ['archive']],
    ['打开文件夹', '文件', 'zh-CN', ['文件']],
    ['Kaffee', 'Kaffeemaschine', 'de', []],
    ['Partout', 'Part', 'fr', []],
  ])('%s: %s', (text, phrase, language, expected) => expect(inTarget(text, phrase, language)).toEqual(expected));
});

test.each([
  ['words', (i: string) => `word${i} thing`, 'worda thing'],
  ['first words', (i: string) => `thing of word${i}`, 'Things of worda'],
  ['signs', (i: string) => `a/b & word${i}`, 'A/B & worda'],
  ['characters', (i: string) => `文件 ${i} 夹`, '文件 a 夹'],
])('many terms with %s of many kinds take no longer than few', (_, source, sample) => {
  const index = createTermIndex(Array.from({ length: 50_000 }, (_, i) => term(source(i.toString(36)))));
  const text = `Nothing of this stands in the glossary but ${sample}. `.repeat(2000);
  expect(index.findSource(text, 'en')).toHaveLength(2000);
});

test('of terms at the same place the first one of the glossary counts, however many start with its words', () => {
  const others = Array.from({ length: 100 }, (_, i) => `file ${i}`);
  const names = ['file name', 'files name', 'file names', ...others];
  for (const list of [names, names.toReversed()]) {
    const index = createTermIndex(list.map(term));
    const [first] = list.filter((name) => name.includes('name'));
    expect(index.findSource('all file names', 'en').map((match) => match.term.source)).toEqual([first]);
  }
});
