import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import type { LocalizationDocument } from './document.ts';
import { edit } from './edit.ts';
import { InterlineError } from './interlineError.ts';
import { formats } from './lists.ts';
import { parse } from './parse.ts';

const english = parse('{ "save": "Save {name}", "more": "More" }', { fileName: 'en.json' });
const inGerman = (text: string) => parse(text, { fileName: 'de.json', targetLanguage: 'de', source: english });

function codeOf(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return error instanceof InterlineError ? error.code : String(error);
  }
}

describe('a call that makes no sense', () => {
  const po = parse('msgid "a"\nmsgstr "b"\n', { fileName: 'de.po' });
  test.each<[string, () => unknown]>([
    ['unknown-format', () => parse('', { fileName: 'notes.xyz' })],
    ['unknown-format', () => parse('', { format: 'word' })],
    ['unknown-format', () => parse('', {})],
    ['unreadable', () => parse('<w:document/>', { fileName: 'letter.docx' })],
    ['unreadable', () => parse(Uint8Array.of(1, 2, 3), { format: 'docx' })],
    ['unreadable', () => parse(Uint8Array.of(0xff, 0xfe, 0, 0, 0x41, 0, 0, 0), { fileName: 'a.srt' })],
    ['wrong-source', () => parse('', { fileName: 'de.po', source: english })],
    ['wrong-source', () => parse('', { fileName: 'de.properties', targetLanguage: 'de', source: english })],
    ['invalid-settings', () => check(english, { only: ['no-such-check'] })],
    ['invalid-settings', () => check(english, { settings: { subtitles: { lines: -1 } } })],
    ['invalid-settings', () => check(english, { settings: { sourceLanguage: 7 } as object })],
    ['foreign-document', () => check({ ...po } as LocalizationDocument)],
    ['foreign-document', () => edit({} as LocalizationDocument, [])],
  ])('fails with %s', (code, action) => {
    expect(codeOf(action)).toBe(code);
  });
});

test.each([
  [
    { fileName: 'de.toml' },
    /^“de\.toml” does not look like a localization file\. If it is one, pass its format: 'toml'\.$/,
  ],
  [
    { fileName: 'notes.xyz' },
    /^Nothing in the name “notes\.xyz” tells its format\. Pass one .* as the format: .*\bxliff-2, .*\btoml\b/,
  ],
  [{ format: 'word' }, /^There is no format “word”\. Pass one .* as the format: .*\bdocx\b/],
])('a format that nobody can tell comes with what to pass (%o)', (options, message) => {
  expect(() => parse('title = 5\n', options)).toThrow(message);
});

test('what stands in a file never makes a call fail', () => {
  const format = fc.constantFrom(...formats.map(({ id }) => id));
  const input = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('<', '>', '"', '=', 'a', '\n', '{', '}') }));
  fc.assert(
    fc.property(format, input, (id, text) => {
      if (['docx', 'pptx', 'xlsx', 'idml'].includes(id)) return;
      const document = parse(text, { format: id, targetLanguage: 'de' });
      check(document);
      const changes = document.segments.map((segment) => ({ id: segment.id, target: 'x' }));
      const edited = edit(document, changes);
      expect(edited.document.text).toBe(edited.text);
      expect(edited.refused.filter((one) => !document.segment(one.id))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('an edit gives the text that was asked for, and its edits lead there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (target) => {
      const german = inGerman('{\n  "save": "Sichern" // kept\n}\n');
      const { document, edits, text } = edit(german, [{ id: 'save', target }]);
      expect(document.segment('save')?.target?.value).toBe(target);
      let applied = german.text;
      for (const { range, newText } of [...edits].reverse()) {
        applied = applied.slice(0, range.start) + newText + applied.slice(range.end);
      }
      expect([applied, document.text]).toEqual([text, text]);
      expect(text).toContain('// kept');
    }),
  );
});

test('a fix clears its finding', () => {
  const german = inGerman('{ "save": " Sichern ", "more": "Mehr" }');
  const fixable = check(german).filter(({ fix }) => fix);
  expect(fixable.map((finding) => finding.check)).toContain('placeholder-missing');
  for (const { check: id, fix } of fixable) {
    const fixed = edit(german, fix ? [fix.change] : []).document;
    expect(check(fixed).map((finding) => finding.check)).not.toContain(id);
  }
});

test('a key that the document lacks is added where its source stands', () => {
  const german = inGerman('{ "more": "Mehr" }');
  expect(german.missing).toEqual([{ id: 'save', source: 'Save {name}' }]);
  const { document, refused } = edit(german, [{ id: 'save', target: '{name} sichern' }]);
  expect([refused, document.missing, document.segments.map(({ id }) => id)]).toEqual([[], [], ['save', 'more']]);
});

test('a file of several languages gets one more', () => {
  const catalog = '{ "sourceLanguage": "en", "strings": { "Save": {} }, "version": "1.0" }';
  const french = parse(catalog, { fileName: 'Localizable.xcstrings', targetLanguage: 'fr' });
  const [segment] = french.segments;
  expect(segment).toMatchObject({ state: 'untranslated', source: { value: 'Save' } });
  const { text } = edit(french, [{ id: segment?.id ?? '', target: 'Enregistrer' }]);
  expect(JSON.parse(text).strings.Save.localizations.fr.stringUnit.value).toBe('Enregistrer');
});

test('a letter that the encoding of the bytes lacks is refused, and the bytes stay', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\nGr\xfc\xdfe\n';
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const film = parse(bytes, { fileName: 'film.de.srt', targetLanguage: 'de' });
  const edited = edit(film, [{ id: film.segments[0]?.id ?? '', target: 'Grüße 日本' }]);
  expect(edited.bytes).toBe(bytes);
  expect(edited.refused).toMatchObject([{ reason: expect.stringContaining('windows-1252') }]);
  const fine = edit(film, [{ id: film.segments[0]?.id ?? '', target: 'Füße' }]);
  expect(fine.refused).toEqual([]);
  expect(Array.from(fine.bytes ?? [], (byte) => String.fromCharCode(byte)).join('')).toBe(
    text.replace('Gr\xfc\xdfe', 'F\xfc\xdfe'),
  );
});

test('thousands of findings with one fix share its text, which is as long as the segment', () => {
  const german = parse(JSON.stringify({ save: `{name} ${'a  b '.repeat(5000)}` }), {
    fileName: 'de.json',
    targetLanguage: 'de',
    source: english,
  });
  const findings = check(german, { only: ['double-space'] });
  expect(findings.length).toBe(5000);
  expect(new Set(findings.map(({ fix }) => fix?.change)).size).toBeLessThan(50);
});
