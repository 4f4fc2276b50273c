import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { parseAst } from 'vitest/node';
import { exponentialAttacks, loopAttacks } from './patterns/attacks.ts';
import { endlessText } from './patterns/endlessText.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Source files of a folder. Fixtures of Qt Linguist are called .ts, too. */
const sourcesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !/\bfixtures\b/.test(name))
    .map((name) => join(folder, name));

/** Whether a file puts expressions together. Laws are tests that register themselves. */
const makesPatterns = (file: string) =>
  !file.endsWith('Laws.ts') && readFileSync(join(root, file), 'utf8').includes('new RegExp(');

/** The regular expressions that stand in a source file, as they are written. */
function literalsIn(file: string): string[] {
  const literals: string[] = [];
  const queue: unknown[] = [parseAst(readFileSync(join(root, file), 'utf8'), { lang: 'ts' }, file)];
  for (const node of queue) {
    if (typeof node !== 'object' || node === null) continue;
    if ('regex' in node && 'raw' in node) literals.push(node.raw as string);
    else for (const below of Object.values(node)) queue.push(below);
  }
  return literals;
}

/** The regular expressions that modules put together while they are loaded. */
async function madeBy(files: readonly string[]): Promise<string[]> {
  const made = new Set<string>();
  const recorded = (pattern: RegExp) => {
    made.add(String(pattern));
    return pattern;
  };
  // Packages stay loaded: what they are made of is not asked here.
  for (const file of files) await import(join(root, file));
  vi.resetModules();
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct: (target, args) => recorded(Reflect.construct(target, args) as RegExp),
      apply: (target, self, args) => recorded(Reflect.apply(target, self, args) as RegExp),
    }),
  );
  try {
    for (const file of files) await import(join(root, file));
  } finally {
    vi.unstubAllGlobals();
  }
  return [...made];
}

// Time of the processor is measured; on a busy machine much more goes by.
vi.setConfig({ testTimeout: 600_000 });

/** A text for which a regular expression takes exponential time, or quadratic time and more. */
function endless(written: string): string | undefined {
  const end = written.lastIndexOf('/');
  const [source, flags] = [written.slice(1, end), written.slice(end + 1)];
  for (const attack of exponentialAttacks(source, flags)) {
    const text = endlessText(attack, attack.repeated.length * 60, 1000);
    if (text !== undefined) return `exponential: ${text}`;
  }
  for (const attack of loopAttacks(source, flags)) {
    const text = endlessText(attack, 100_000, 1000);
    if (text !== undefined) return `quadratic: ${text}`;
  }
  return undefined;
}

/** Nothing, or the pattern with the text that keeps it busy, as a failure names it. */
function endlessly(written: string): string[] {
  const text = endless(written);
  return text === undefined ? [] : [`${written} ${text}`];
}

test.each([
  ['/^(?:a+b?)+$/', 'exponential'],
  ['/^(?:\\p{L}+|\\w)*!/u', 'exponential'],
  ['/^(?:(?:ab)*)*c/', 'exponential'],
  ['/^(?:<!--[^]*?-->|\\s)*<p/', 'exponential'],
  ['/x(?=(?:ab|a|b)*c)/', 'exponential'],
  ['/(?<=c(?:ab|a|b)*)x/', 'exponential'],
  ['/^(?:a?){30}b/', 'quadratic'],
  ['/a+b/', 'quadratic'],
  ['/^\\s*x?\\s*$/', 'quadratic'],
  ['/[a-z]\\S*\\s+\\S*[a-z]/', 'quadratic'],
])('%s takes %s time', (pattern, time) => {
  expect(endless(pattern)).toContain(time);
});

test.each(['/^(?:a+b)+$/', '/(?<!a)a+b/', '/^(?:(?!-->)[^])*-->/', '/^(?:a{1,3}b)*$/y', '/(["\']).*?\\1/y'])(
  '%s takes the time that its text is long',
  (pattern) => {
    expect(endless(pattern)).toBeUndefined();
  },
);

test.each(['shared', 'models', 'server', 'service', 'client'])(
  'no text keeps a pattern of %s busy without end',
  (folder) => {
    const patterns = new Map(sourcesOf(folder).flatMap((file) => literalsIn(file).map((one) => [one, file])));
    expect(patterns.size).toBeGreaterThan(0);
    expect([...patterns].flatMap(([one, file]) => endlessly(one).map((text) => `${file}: ${text}`))).toEqual([]);
  },
);

test('nor one that is put together when the modules of shared are loaded', async () => {
  const patterns = await madeBy(sourcesOf('shared').filter(makesPatterns));
  expect(patterns.length).toBeGreaterThan(50);
  expect(patterns.flatMap(endlessly)).toEqual([]);
});
