import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { commands } from '../server/cli/commands.ts';
import { operations } from '../shared/api/operations.data.ts';
import { resourceCells } from './resourceCells.data.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/service.md');

/** Rows of the table below a heading, each as its cells. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const section = page.slice(page.indexOf(`## ${heading}`)).split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const rows = new Map(rowsBelow('Where each resource is used').map(([name = '', ...cells]) => [name, cells]));
const words: Readonly<Record<string, string>> = JSON.parse(read('package.nls.json'));
const manifest = JSON.parse(read('package.json'));
const titleOf = (key: string) => words[key.replaceAll('%', '')] ?? key;
const contributed: ReadonlySet<string> = new Set(
  [
    ...manifest.contributes.commands.map(({ title }: { title: string }) => title),
    ...Object.values<readonly { name: string }[]>(manifest.contributes.views)
      .flat()
      .map(({ name }) => name),
  ].map(titleOf),
);
const anchors = (path: string) =>
  new Set(
    [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

test('the table names every resource, and no call of the service is of none', () => {
  expect([...rows.keys()]).toEqual(resourceCells.map(({ name }) => name));
  const left = operations.filter(
    ({ path, access }) =>
      !['everyone', 'signed'].includes(access) &&
      !resourceCells.some(({ paths }) => paths.some((start) => path.startsWith(start))),
  );
  expect(left.map(({ path }) => path)).toEqual([]);
});

describe.each(resourceCells)('$name', ({ name, paths, ...driven }) => {
  const [editor = '', terminal = '', embedded = '', remote = ''] = rows.get(name) ?? [];

  test('in the editor: commands and views that there are', () => {
    const titles = [...editor.matchAll(/\*([^*]+)\*/g)].map(([, title]) => title);
    expect(titles).not.toEqual([]);
    expect(titles.filter((title = '') => !contributed.has(title))).toEqual([]);
  });

  test('in the terminal: a command with its verb, as its help has it', async () => {
    const [, command = '', verb] = /`(\S+?)(?: (\S+))?`/.exec(terminal) ?? [];
    const entry = commands.find((one) => one.name === command);
    expect(entry, `${command} is no command`).toBeDefined();
    if (verb) expect(JSON.stringify(await entry?.load())).toMatch(new RegExp(`\\b${verb}\\b`));
  });

  test('links lead to sections that there are', () => {
    const links = [editor, terminal, embedded].flatMap((cell) => [...cell.matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)]);
    for (const [link, file = '', anchor] of links) {
      expect(existsSync(join(root, 'docs', file)), link).toBe(true);
      if (anchor) expect(anchors(`docs/${file}`), link).toContain(anchor);
    }
  });

  test('the service has its calls, open to the keys that the table names', () => {
    const calls = operations.filter(({ path }) => paths.some((start) => path.startsWith(start)));
    for (const start of paths)
      expect(
        calls.some(({ path }) => path.startsWith(start)),
        start,
      ).toBe(true);
    const asked = new Set(calls.map(({ access }) => access).filter((access) => access !== 'signed'));
    const named = /`/.test(remote)
      ? [...remote.matchAll(/`([^`]+)`/g)].map(([, scope]) => scope)
      : [remote.startsWith('an administrator') ? 'admin' : 'unscoped'];
    expect([...asked].sort()).toEqual(named.sort());
  });

  test.each(['editor', 'terminal', 'embedded', 'remote'] as const)('%s: driven by a test', (cell) => {
    const [file, title] = driven[cell];
    expect(read(`test/${file}`).includes(`'${title}'`), `${file}: ${title}`).toBe(true);
  });
});
