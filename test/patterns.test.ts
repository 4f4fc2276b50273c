import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const parser = new RegExpParser({ ecmaVersion: 2025 });

/** The regular expressions that stand in a source file, as they are written. */
function patternsIn(file: string): string[] {
  const found: string[] = [];
  const queue: unknown[] = [parseAst(readFileSync(join(root, file), 'utf8'), { lang: 'ts' }, file)];
  for (const node of queue) {
    if (typeof node !== 'object' || node === null) continue;
    if ('regex' in node && 'raw' in node) found.push(node.raw as string);
    else for (const below of Object.values(node)) queue.push(below);
  }
  return found;
}

/** Whether there are texts for which a regular expression takes time without end. */
function neverEnds(written: string): boolean {
  const end = written.lastIndexOf('/');
  const [pattern, flags] = [written.slice(1, end), written.slice(end + 1)];
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const { reports } = analyse(
    {
      pattern: parser.parsePattern(pattern, 0, pattern.length, mode),
      flags: parser.parseFlags(flags, 0, flags.length),
    },
    { reportTypes: { Move: false } },
  );
  return reports.some(({ exponential }) => exponential);
}

test('patterns that can take time without end are told from others', () => {
  expect(['/^(?:a+b?)+$/', '/^(?:\\p{L}+|\\w)*!/u', '/^(?:a+b)+$/', '/\\s+$/'].map(neverEnds)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each(['shared', 'server', 'service', 'client'])('no text keeps a pattern of %s busy without end', (folder) => {
  // Fixtures of Qt Linguist are called .ts, too.
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !/\bfixtures\b/.test(name),
  );
  const patterns = new Map<string, string>();
  for (const name of files) for (const one of patternsIn(join(folder, name))) patterns.set(one, name);
  expect(patterns.size).toBeGreaterThan(0);
  expect([...patterns].filter(([pattern]) => neverEnds(pattern))).toEqual([]);
});
