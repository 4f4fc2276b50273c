import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseGlossary } from './glossaryFile.ts';

const pair = { source: 'en', target: 'de' };
const terms = (text: string, languages = pair) =>
  parseGlossary(text, languages).terms.map((term) => [term.source, ...term.targets].join(' = '));

describe('layouts', () => {
  test.each<[string, string, string[]]>([
    ['two columns, tab', 'Hello\tHallo\nworld\tWelt\n', ['Hello = Hallo', 'world = Welt']],
    ['two columns, comma', 'Hello,Hallo\r\n"a, b","x ""q"""\r\n', ['Hello = Hallo', 'a, b = x "q"']],
    [
      'semicolon, mark, header',
      '\uFEFFsource;target;note\n"a;b";x;"two\nlines"\nFile;Datei;\n',
      ['a;b = x', 'File = Datei'],
    ],
    ['languages as header', 'fr,en,de\nFichier,File,Datei\nx,,y\n', ['File = Datei']],
    ['language names', 'English,German\nFile,Datei\n', ['File = Datei']],
    ['reversed columns', 'de;en\nDatei;File\n', ['File = Datei']],
    ['regions', 'en-US\tde-AT\nJanuary\tJänner\n', ['January = Jänner']],
    ['languages in rows', 'File,Datei,en,de\nFile,Fichier,en,fr\n', ['File = Datei']],
    ['OmegaT', 'File\tDatei\tnoun\n# comment\nOpen\tÖffnen\n', ['File = Datei', 'Open = Öffnen']],
    [
      'several targets',
      'cancel\tabbrechen|verwerfen\ncancel\tstornieren\n',
      ['cancel = abbrechen = verwerfen = stornieren'],
    ],
    ['several columns of a language', 'en,de,de\nfile,Datei,Akte\n', ['file = Datei = Akte']],
    ['a first row of words that look like codes', 'no,nein\nis,ist\n', ['no = nein', 'is = ist']],
    ['a pair that is not in the file', 'en,fr\nFile,Fichier\n', []],
    ['nothing', '', []],
  ])('%s', (_, text, expected) => expect(terms(text)).toEqual(expected));

  test('forbidden words by column, by status and by yes', () => {
    const words = parseGlossary('source,target,forbidden\nfile,Datei,File;Akte\nsave,speichern,\n', pair);
    expect(words.terms.map((term) => term.forbidden)).toEqual([['File', 'Akte'], []]);
    const status = parseGlossary('term,translation,status\nfile,Datei,preferred\nfile,Akte,forbidden\n', pair);
    expect(status.terms).toEqual([{ source: 'file', targets: ['Datei'], forbidden: ['Akte'] }]);
    const yes = parseGlossary('source,target,forbidden\nfile,Datei,no\nfile,Akte,yes\n', pair);
    expect(yes.terms).toEqual([{ source: 'file', targets: ['Datei'], forbidden: ['Akte'] }]);
  });
});

test('rows keep their place and their note; faults have a range', () => {
  const text = 'source;target;note\nFile;Datei;noun\nlost\n;x;\nOpen;;\n"un;closed\nend;Ende;\n';
  const { rows, problems } = parseGlossary(text, pair);
  expect(rows.map((row) => [text.slice(row.range.start, row.range.end), row.note])).toEqual([
    ['File;Datei;noun', 'noun'],
    ['"un;closed', undefined],
    ['end;Ende;', undefined],
  ]);
  expect(problems.map((problem) => text.slice(problem.range.start, problem.range.end)).sort()).toEqual([
    '"un;closed',
    ';x;',
    'Open;;',
    'lost',
  ]);
});

const corpus = new URL('../../../shared/corpus/nasty/glossary/', import.meta.url);
const present = existsSync(corpus);

test.runIf(present)('hostile files', () => {
  const read = (name: string, encoding = 'utf-8') =>
    new TextDecoder(encoding, { ignoreBOM: true }).decode(readFileSync(new URL(name, corpus)));
  expect(parseGlossary(read('deepl.tsv'), pair).terms).toHaveLength(2);
  expect(parseGlossary(read('omegat.tab'), pair).terms.map((term) => term.note)).toEqual(['noun', undefined]);
  expect(parseGlossary(read('semi-bom.csv'), pair).terms.map((term) => term.note)).toEqual([
    'multi\r\nline',
    undefined,
  ]);
  const excel = parseGlossary(read('utf16-excel.txt', 'utf-16le'), pair);
  expect([excel.header, excel.terms.length]).toEqual([true, 1]);
});

if (!present) test.skip('hostile files: the corpus is absent', () => {});
