import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Catalog } from '../catalog/catalog.ts';
import { problemsInEnglish } from '../catalog/problemsInEnglish.ts';
import type { Segment } from '../catalog/segment.ts';
import { decodeText } from '../encoding/encoding.ts';
import { checkFormatLaws } from './formatLaws.ts';
import { formatFor, formats } from './formats.ts';

/**
 * `fixtures/FORMAT/NAME` is a file, `fixtures/FORMAT/NAME.segments.json` what has to be read from it.
 * `WRITE_FIXTURES=1` writes what is read now: read it before it is kept.
 */
const folder = join(import.meta.dirname, 'fixtures');

const written = (format: string) =>
  existsSync(join(folder, format))
    ? readdirSync(join(folder, format)).filter((name) => !name.endsWith('.segments.json'))
    : [];

/** Where files of a format lie that is read by other rules elsewhere. */
const folders: Readonly<Record<string, string>> = { android: '/project/app/res/values' };

/** Right for every format: a text within a code of a text that is not translated yet has no place. */
const refused = /text around this one/;

describe.each(formats.map((format) => [format.id, format] as const))('%s', (id, format) => {
  const names = written(id);

  test('has fixtures, one of which shows faults of the file itself', () => {
    expect(names.length).toBeGreaterThan(1);
    const readings = names.map((name) => JSON.parse(readFileSync(join(folder, id, `${name}.segments.json`), 'utf8')));
    expect(readings.some((reading) => reading.problems.length > 0)).toBe(true);
  });

  test.each(names)('%s', (name) => {
    const path = `${folders[id] ?? '/project/locales'}/${name}`;
    const decoded = decodeText(new Uint8Array(readFileSync(join(folder, id, name))), path);
    const claimed = formatFor(path, decoded.text);
    expect(claimed?.id).toBe(id);
    const reading = readable(format.parse(decoded.text, path), decoded.problems);
    const expected = join(folder, id, `${name}.segments.json`);
    if (process.env.WRITE_FIXTURES) writeFileSync(expected, `${JSON.stringify(reading, null, 2)}\n`);
    expect(reading).toEqual(JSON.parse(readFileSync(expected, 'utf8')));
    expect(checkFormatLaws(format, decoded.text, { path, edits: 20, prefixes: 40, refused })).toEqual([]);
  });
});

/** What a person can check against the file: values, codes and raw forms instead of offsets. */
function readable(catalog: Catalog, problems: Catalog['problems']) {
  const raw = (range: { start: number; end: number }) => catalog.text.slice(range.start, range.end);
  return {
    ...(catalog.dialect ? { dialect: catalog.dialect } : {}),
    ...(catalog.sourceLanguage ? { sourceLanguage: catalog.sourceLanguage } : {}),
    ...(catalog.targetLanguage ? { targetLanguage: catalog.targetLanguage } : {}),
    syntaxes: catalog.syntaxes,
    segments: catalog.segments.all().map((segment) => ({
      id: segment.id,
      ...(segment.source ? { source: segment.source.value } : {}),
      ...(segment.target ? { target: segment.target.value, raw: raw(segment.target.range) } : {}),
      ...codes(segment.target ?? segment.source),
      state: segment.rawState ? `${segment.state} (${segment.rawState})` : segment.state,
      ...(segment.translatable ? {} : { translatable: false }),
      ...(segment.obsolete ? { obsolete: true } : {}),
      ...(segment.context === undefined ? {} : { context: segment.context }),
      ...(segment.notes.length > 0 ? { notes: segment.notes.map((note) => note.text) } : {}),
      ...(segment.matches.length > 0 ? { matches: segment.matches.map((match) => match.target) } : {}),
      ...(segment.plural ? { plural: segment.plural } : {}),
      ...(segment.maxLength ? { maxLength: segment.maxLength } : {}),
      ...(segment.timing ? { timing: segment.timing } : {}),
      ...(segment.syntaxes ? { syntaxes: segment.syntaxes } : {}),
      ...(segment.declaredPlaceholders ? { placeholders: segment.declaredPlaceholders } : {}),
      ...(segment.ignored.length > 0 ? { ignored: segment.ignored } : {}),
      ...(segment.targetLanguage ? { targetLanguage: segment.targetLanguage } : {}),
    })),
    problems: problemsInEnglish([...problems, ...catalog.problems]).map(({ id, range, message }) => ({
      id,
      at: raw(range).slice(0, 60),
      message,
    })),
  };
}

function codes(slot: Segment['target']) {
  if (!slot || slot.codes.length === 0) return {};
  return { codes: slot.codes.map((code) => `${code.kind} ${code.id} ${slot.value.slice(code.start, code.end)}`) };
}
