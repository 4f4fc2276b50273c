import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plain } from '../../shared/catalog/content.ts';
import { decodeText } from '../../shared/encoding/encoding.ts';
import { formatFor } from '../../shared/formats/formats.ts';
import { pluralCategories } from '../../shared/languages/plurals.ts';
import type { TranslatedText } from './documentReader.ts';
import { openLocalized } from './localizedDocument.ts';

const fixtures = join(import.meta.dirname, '../../shared/formats/fixtures');
const encode = (text: string) => new TextEncoder().encode(text);

/** What the translation of a document reads as, by id, and its text. */
async function closed(bytes: Uint8Array, name: string, translations: ReadonlyMap<string, TranslatedText> = new Map()) {
  const document = openLocalized(bytes, name, { source: 'en', target });
  const { bytes: result } = await document.close(target, translations, { watermark: false });
  return { result, read: readingOf(result, name) };
}

/** Without the plural forms that the language has no use for. */
function readingOf(bytes: Uint8Array, name: string): ReadonlyMap<string, string | undefined> {
  const { text } = decodeText(bytes, name);
  const segments = formatFor(name, text)?.parse(text, name).segments.all() ?? [];
  const used = segments.filter(
    ({ plural }) => !plural?.category || ['zero', ...pluralCategories(target)[plural.kind]].includes(plural.category),
  );
  return new Map(used.map(({ id, target: slot }) => [id, slot?.value]));
}

const target = 'sv';

describe('a document of which no engine translates anything reads as before', () => {
  const names = readdirSync(fixtures, { recursive: true, encoding: 'utf8' }).filter((path) => {
    if (path.endsWith('.segments.json') || !/\/.*\./.test(path)) return false;
    const { text } = decodeText(new Uint8Array(readFileSync(join(fixtures, path))), path);
    const format = formatFor(path, text);
    const problems = [...(format?.parse(text, path).problems ?? [])];
    const faulty = problems.some(({ id, severity }) => severity === 'error' && id === 'syntax');
    return format?.kind === 'monolingual' && !format.readOnly && !faulty;
  });

  test.each(names)('%s', async (path) => {
    const bytes = new Uint8Array(readFileSync(join(fixtures, path)));
    const name = basename(path);
    const { read } = await closed(bytes, name);
    expect(read).toEqual(readingOf(bytes, name));
  });
});

test.each([
  [
    'a.json',
    '{"list": ["Anchor", "Boat"], "deep": {"none": "Crew"}}',
    '{"list": ["Anchor", "Båt"], "deep": {"none": "Crew"}}',
  ],
  ['a.yaml', 'list:\n  - Anchor\n  - Boat\nnone: Crew\n', 'list:\n  - Anchor\n  - Båt\nnone: Crew\n'],
  ['a.arb', '{"a": "Anchor", "b": "Boat"}', '{"a": "Anchor", "b": "Båt"}'],
  ['a.strings', '"a" = "Anchor";\n"b" = "Boat";\n', '"a" = "Anchor";\n"b" = "Båt";\n'],
  ['a.properties', 'a=Anchor\nb=Boat\n', 'a=Anchor\nb=B\\u00E5t\n'],
  ['a.ini', 'A="Anchor"\nB="Boat"\n', 'A="Anchor"\nB="Båt"\n'],
  ['a.ftl', 'a = Anchor\nb = Boat\n', 'a = Anchor\nb = Båt\n'],
])('what is not translated keeps its source text beside what is: %s', async (name, text, wanted) => {
  const document = openLocalized(encode(text), name, { source: 'en', target });
  const boat = document.texts.find(({ source }) => source.value === 'Boat')?.id ?? '';
  const { result } = await closed(encode(text), name, new Map([[boat, { content: plain('Båt') }]]));
  expect(new TextDecoder().decode(result)).toBe(wanted);
});
