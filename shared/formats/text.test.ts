import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { applyEdits } from '../catalog/textRange.ts';
import { changeSegments } from './change.ts';
import { checkFormatLaws } from './formatLaws.ts';
import { formatFor } from './formats.ts';
import { pairCatalogs } from './pair.ts';
import { refusalOf } from './refusalOf.ts';
import { text } from './text.ts';

const letter = 'Dear guest,\r\nthe ferry is late.\r\n\r\nYours\r\n';
const change = (id: string, value: string) =>
  changeSegments(text, text.parse(letter), new Map([[id, { content: plain(value) }]]));

describe('text', () => {
  test('a paragraph is written with the line ends of the file', () => {
    expect(change('1', 'Lieber Gast,\ndie Fähre\nkommt.').text).toBe(
      'Lieber Gast,\r\ndie Fähre\r\nkommt.\r\n\r\nYours\r\n',
    );
  });

  test('what would make two paragraphs of one, or none, is refused', () => {
    expect(refusalOf(change('1', 'a\n\nb'), '1')).toContain('empty line');
    expect(refusalOf(change('1', ' '), '1')).toContain('emptied');
  });

  test('paragraphs that the translation lacks are added at its end', () => {
    const target = text.parse('Lieber Gast\r\n');
    const paired = pairCatalogs(target, text.parse(letter), { source: 'en', target: 'de' });
    const entries = (paired.pair?.missing ?? []).map((missing) => ({ missing, content: plain('Ihr') }));
    expect(applyEdits(target.text, text.insert?.(paired, entries) ?? [])).toBe('Lieber Gast\r\n\r\nIhr\r\n');
  });

  test('texts with another number of paragraphs are not compared, but for what is still the source text', () => {
    const languages = { source: 'en', target: 'de' };
    const paired = pairCatalogs(text.parse('Lieber Gast\n'), text.parse(letter), { source: 'en', target: 'de' }, text);
    expect(paired.pair?.missing).toEqual([]);
    expect(paired.segments.all().map(({ source }) => source)).toEqual([undefined]);
    const copied = pairCatalogs(text.parse('Hallo\n\nLieber Gast\n\nYours\n'), text.parse(letter), languages, text);
    expect(copied.segments.all().map(({ state, source }) => [state, source?.value])).toEqual([
      ['translated', undefined],
      ['translated', undefined],
      ['untranslated', 'Yours'],
    ]);
    expect(copied.pair?.missing).toEqual([]);
    const short = pairCatalogs(text.parse('Yours\n'), text.parse(letter), languages, text);
    expect([short.pair?.missing, short.segments.at(0)?.state]).toEqual([[], 'untranslated']);
    const empty = pairCatalogs(text.parse(''), text.parse(letter), { source: 'en', target: 'de' }, text);
    expect(empty.pair?.missing.map(({ id }) => id)).toEqual(['1', '2']);
  });

  test('paragraphs in another order are not compared, known by their addresses', () => {
    const site = 'https://example.org/boats';
    const source = text.parse(`Boats for all\n\nAsk at ${site}/ask.\n\nRow them.\n\nLog: ${site}/log\n`);
    const target = text.parse(`Boote für alle\n\nRudere sie.\n\nLogbuch: ${site}/log\n\nFragen: ${site}/ask\n`);
    const paired = pairCatalogs(target, source, { source: 'en', target: 'de' }, text);
    expect(paired.segments.all().map((one) => one.source?.value)).toEqual([
      'Boats for all',
      undefined,
      undefined,
      undefined,
    ]);
    expect(paired.pair?.missing).toEqual([]);
  });

  test('a list of words that programs look up is no text', () => {
    const words = ['a', 'an', 'and', 'as', 'at', 'by', 'for', 'from', 'in', 'into', 'of', 'on', 'or'];
    expect(text.detect?.('en/stop.txt', `# One word a line.\n\n${words.join('\n')}\n`)).toBe(false);
    expect(text.detect?.('en/help.txt', `${words.join(' ')}\n`)).toBe(true);
  });

  test('laws hold for any lines', () => {
    const piece = fc.constantFrom('a', 'b c', ' ', '\t', '\n', '\r\n', '\r', '\n\n', '<<<<<<< x', '😀', '%s');
    fc.assert(
      fc.property(fc.array(piece), (parts) => {
        expect(checkFormatLaws(text, parts.join(''), { prefixes: 2, texts: ['Zé\n“x” 😀', '日本'] })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('keys and values line by line are read as properties', () => {
    const keys = ['dock', 'quay', 'berth', 'tide', 'wind', 'mast', 'sail', 'buoy'];
    const entries = keys.map((key) => `${key}=The ${key} of the harbour`).join('\n');
    expect(formatFor('resources/dia_de.txt', `# Words\n${entries}\n`)?.id).toBe('properties');
    expect(formatFor('resources/dia_de.txt', `About the harbour\n\n${entries}\n`)?.id).toBe('text');
  });

  test('a list of signs and a file that a program wrote are no texts', () => {
    const emoji = ['😀', '🚀', '⛵', '🐟', '🪢', '⚓', '🌊', '🦀', '🐙', '🐚', '🏝', '🧭'].map((sign) => `${sign}|a|b`);
    expect(text.detect?.('de.txt', `${emoji.join('\n')}\n`)).toBe(false);
    expect(text.detect?.('de.txt', '# Tides\n# AUTO-GENERATED, do not edit.\nHigh water\n')).toBe(false);
    expect(text.detect?.('de.txt', '⚓ Liebe Gäste\n\nDie Boote liegen am Steg.\n')).toBe(true);
  });
});
