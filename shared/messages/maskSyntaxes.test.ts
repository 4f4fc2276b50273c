import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import type { MessageSyntax } from '../catalog/segment.ts';
import { english } from '../sentences/sentence.ts';
import { analyzeMessage } from './analyzeMessage.ts';
import { maskMessage, unmaskMessage } from './mask.ts';

function masked(value: string, ...syntaxes: MessageSyntax[]) {
  const result = maskMessage(analyzeMessage(plain(value), syntaxes));
  if (!result.ok) throw new Error(english(result.reason));
  return result;
}

/** The value that answers give, or the reason why they give none. */
function answer(value: string, syntax: MessageSyntax, ...answers: string[]): string {
  const result = unmaskMessage(masked(value, syntax), answers);
  return result.ok ? result.content.value : english(result.reason);
}

describe('plural forms between pipes', () => {
  test('are sent as texts of their own, without numbers and intervals', () => {
    expect(masked('{0} No files|{1} A file|[2,*] :count files', 'laravel').texts).toEqual([
      'No files',
      'A file',
      '<x id="1"/> files',
    ]);
    expect(answer('no cars | {n} car', 'vue', 'keine Autos', '<x id="1"/> Auto')).toBe('keine Autos | {n} Auto');
  });

  test('get no further one from a translation', () => {
    expect(answer('a | b', 'vue', 'x | y', 'z')).toBe(
      'The translation contains a “|”, which would start another plural form.',
    );
  });
});

describe('escapes of the syntax', () => {
  test('signs that are written twice are read and written so', () => {
    expect(masked('%d%% of %s', 'printf').texts).toEqual(['<x id="1"/>% of <x id="2"/>']);
    expect(answer('%d%% of %s', 'printf', '<x id="1"/> % von <x id="2"/>')).toBe('%d %% von %s');
    expect(answer('%d percent', 'printf', '<x id="1"/> %')).toBe('%d %%');
    expect(answer('100% of %s', 'printf', '100 % von <x id="1"/>')).toBe('100 % von %s');
    expect(answer('{{x}} {0}', 'dotnet', '<x id="1"/> {x}')).toBe('{0} {{x}}');
  });

  test('apostrophes of Java messages never quote an argument', () => {
    expect(answer("It''s {0}", 'java', 'C\'est l\'<x id="1"/>')).toBe("C''est l''{0}");
    expect(answer('The {0}', 'java', 'l\'<x id="1"/>')).toBe('l’{0}');
    expect(answer("It's {0}", 'java', 'l\'<x id="1"/>')).toBe("l'{0}");
  });
});

describe('accelerators', () => {
  test('are not sent, and stand before the same letter again', () => {
    expect(masked('E&xit %s', 'printf', 'accelerator').texts).toEqual(['Exit <x id="1"/>']);
    expect(answer('&File', 'accelerator', 'Datei öffnen, Folge')).toBe('Datei öffnen, &Folge');
    expect(answer('&File', 'accelerator', 'Einfügen')).toBe('Ein&fügen');
    expect(answer('_Open', 'accelerator', 'Ändern')).toBe('_Ändern');
  });

  test('stand in parentheses where there are no such keys', () => {
    expect(answer('&File…', 'accelerator', '文件…')).toBe('文件(&F)…');
  });

  test('a placeholder never gets one', () => {
    const result = unmaskMessage(masked('&Find {f}', 'brace', 'accelerator'), '<x id="1"/> suchen');
    expect(result.ok && result.content.value).toBe('{f} &suchen');
  });
});

const units: Partial<Record<MessageSyntax, readonly string[]>> = {
  printf: ['%s', '%1$d', '%%', '%(name)s', '%1$*2$d'],
  dotnet: ['{0}', '{1:N2}', '{{', '}}', '{Name}'],
  java: ['{0}', '{1,number,#.##}', "''", "'{'", "'{0}'"],
  vue: ['{name}', "{'@'}", '@:key', '@.lower:a.b', '|', "@:{'x y'}"],
  laravel: [':name', ':Name', '|', '{0} ', '[1,*] '],
  angular: ['{{ a }}', '{$PH}', '{$START_LINK}', '{$CLOSE_LINK}', `\${x}:X:`],
  slang: ['$name', `\${a}`, '{b}', '@:c', '\\$'],
  markdown: ['**', '*', '_', '[', '](/u)', '`x`', '<https://e.org>', '\\*', '~~'],
  accelerator: ['&F', '_S', '&&'],
  i18next: ['{{x}}', '{{- y}}', '$t(k, {"count": {{n}} })'],
  chrome: ['$NAME$', '$1', '$$'],
  ruby: ['%{x}', '%<n>d', '%%'],
  qt: ['%1', '%n', '%L2'],
  'es-template': [`\${x}`],
};
const words = ['Save', 'the', 'ÄÖ', '文件', '&', '<', "it's", ' ', '\n', '😀', '%', '.', ':', '|'];

describe.each(Object.entries(units) as [MessageSyntax, readonly string[]][])('%s', (syntax, samples) => {
  const value = fc
    .array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(...samples)), { maxLength: 10 })
    .map((parts) => parts.join(' '));

  test('what was masked and not translated comes back to the letter', () => {
    fc.assert(
      fc.property(value, (text) => {
        const message = maskMessage(analyzeMessage(plain(text), [syntax]));
        if (!message.ok) return;
        expect(unmaskMessage(message, message.texts)).toEqual({ ok: true, content: plain(text), repaired: false });
      }),
      { numRuns: 300 },
    );
  });

  test('every unit is there again, whatever the words around the marks became', () => {
    fc.assert(
      fc.property(value, fc.constantFrom('palabra', 'mot', '词', 'слово'), (text, word) => {
        const source = analyzeMessage(plain(text), [syntax]);
        const message = maskMessage(source);
        if (!message.ok) return;
        const translated = message.texts.map((one) =>
          one.replace(/<[^<>]*>|[^<>]+/g, (part) => (part.startsWith('<') || part.trim() === '' ? part : ` ${word} `)),
        );
        const result = unmaskMessage(message, translated);
        if (!result.ok) return;
        const counted = (list: readonly { id: string; optional?: boolean }[]) =>
          list
            .filter((unit) => !unit.optional)
            .map((unit) => unit.id)
            .sort();
        expect(counted(analyzeMessage(result.content, [syntax]).units)).toEqual(counted(source.units));
      }),
      { numRuns: 300 },
    );
  });
});
