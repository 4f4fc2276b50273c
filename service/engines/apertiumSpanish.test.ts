import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepareSpanish } from './apertiumSpanish.ts';
import type { EnginePart } from './engine.ts';

/** `{1}` is a placeholder. */
const read = (text: string): readonly EnginePart[] =>
  text.split(/(\{\d\})/).flatMap((piece): EnginePart[] => {
    const id = /^\{(\d)\}$/.exec(piece)?.[1];
    if (id !== undefined) return [{ kind: 'mark', id: Number(id), role: 'standalone' }];
    return piece === '' ? [] : [{ kind: 'text', text: piece }];
  });

const write = (parts: readonly EnginePart[]) =>
  parts.map((part) => (part.kind === 'text' ? part.text : `{${part.id}}`)).join('');

/** What is left to translate, and what becomes of its translation. */
function prepared(english: string, translation: string): readonly [string, string] {
  const { text, complete } = prepareSpanish({ parts: read(english) });
  return [write(text.parts), write(complete(read(translation)))];
}

describe('commands', () => {
  test.each([
    ['a button has the infinitive', 'Delete file', 'Archivo', ' file', 'Eliminar archivo'],
    ['a sentence the imperative', 'Enter your name.', 'Vuestro nombre.', ' your name.', 'Introduce tu nombre.'],
    ['please', 'Please select {1}', '{1}', ' {1}', 'Por favor, selecciona {1}'],
    ['verbs of two words', 'Log in to your account', 'Vuestra cuenta', ' your account', 'Iniciar sesión en tu cuenta'],
    ['an open folder is opened', 'Open folder', 'Carpeta', ' folder', 'Abrir carpeta'],
    ['a command alone', 'Cancel', '', '', 'Cancelar'],
  ])('%s', (_, english, translation, left, spanish) => {
    expect(prepared(english, translation ? ` ${translation}` : '')).toEqual([left, spanish]);
  });

  test.each([
    'Open issues',
    'Import failed',
    'Delete button',
    'Copy-paste',
    'Type of file',
    'Update available',
    'View:',
  ])('“%s” begins with none', (english) => expect(prepared(english, 'x')[0]).toBe(english));
});

test('questions and exclamations are opened, behind a condition and in every sentence', () => {
  expect(prepared('What? Yes! Go.', 'Qué? Sí! Va.')[1]).toBe('¿Qué? ¡Sí! Va.');
  expect(prepared('If it fails, why?', 'Si falla, por qué?')[1]).toBe('Si falla, ¿por qué?');
  expect(prepared('{1} is there?', '{1} está?')[1]).toBe('¿{1} está?');
  expect(prepared('Really?', '¿De veras?')[1]).toBe('¿De veras?');
  expect(prepared('a?b', 'a?b')[1]).toBe('a?b');
});

test('labels have no article, and a word that stays gives its capital to none', () => {
  expect(prepared('Page not found', 'La página no encontrada')[1]).toBe('Página no encontrada');
  expect(prepared('The page was hidden', 'La página fue escondida')[1]).toBe('La página fue escondida');
  expect(prepared('Import failed', 'La importación falló')[1]).toBe('La importación falló');
  expect(prepared('Departs in {1}', 'Departs En {1}')[1]).toBe('Departs en {1}');
});

test('names and abbreviations are left alone', () => {
  const { text, complete } = prepareSpanish({ parts: read('Visual Studio Code is not installed.') });
  expect(text.parts).toEqual([
    { kind: 'mark', id: 1, role: 'standalone' },
    { kind: 'text', text: ' is not installed.' },
  ]);
  expect(write(complete([text.parts[0] as EnginePart, { kind: 'text', text: ' No está instalado.' }]))).toBe(
    'Visual Studio Code no está instalado.',
  );
  expect(prepared('Click OK now', 'x')[0]).toBe('Click {1} now');
  expect(prepared('ALL IN CAPITALS', 'x')[0]).toBe('ALL IN CAPITALS');
});

test('whatever the text, every placeholder is in it once', () => {
  const piece = fc.constantFrom(
    'Please ',
    'Open ',
    'OK ',
    'Are you sure? ',
    'Big Old Tool is ',
    '{1}',
    '{2}',
    '\ufffc',
    '! ',
  );
  fc.assert(
    fc.property(fc.uniqueArray(piece), (pieces) => {
      const { text, complete } = prepareSpanish({ parts: read(pieces.join('')) });
      const ids = complete(text.parts).flatMap((part) => (part.kind === 'mark' ? [part.id] : []));
      expect(ids.sort()).toEqual(
        ['{1}', '{2}'].flatMap((mark, i) => (pieces.some((one) => one === mark) ? [i + 1] : [])),
      );
    }),
  );
});
