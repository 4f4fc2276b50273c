import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { readTmx, writeTmx } from './tmx.ts';

const corpus = fileURLToPath(new URL('../../../shared/corpus/tmx', import.meta.url));

/** Decodes as an XML processor would: byte order mark first, then what the declaration says. */
function decode(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return new TextDecoder('utf-16le').decode(bytes);
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return new TextDecoder('utf-16be').decode(bytes);
  const declared = /encoding\s*=\s*["']([\w.-]+)/.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200)))?.[1];
  return new TextDecoder(declared ?? 'utf-8').decode(bytes);
}

describe.skipIf(!existsSync(corpus))('the TMX files of ../shared/corpus', () => {
  const files = existsSync(corpus)
    ? readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tmx'))
    : [];

  test.each(files)('%s is read, or says why not, and survives being written', (name) => {
    const text = decode(readFileSync(join(corpus, name)));
    const reading = readTmx(text);
    const units = text.match(/<tu[\s>]/gi)?.length ?? 0;
    if (reading.problems.length === 0) expect(reading.units).toHaveLength(units);
    expect(reading.units.length + reading.problems.length).toBeGreaterThan(units === 0 ? -1 : 0);
    const again = writeTmx(reading.units, { sourceLanguage: 'en', tool: 'Interline', toolVersion: '1' });
    expect(XMLValidator.validate(again)).toBe(true);
    expect(readTmx(again).units.map((unit) => unit.variants)).toEqual(reading.units.map((unit) => unit.variants));
  });
});
