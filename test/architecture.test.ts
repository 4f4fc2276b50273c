import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { checks } from '../shared/checks/checks.ts';
import { formats } from '../shared/formats/formats.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** From folder to the folders and packages that it may import; the longest prefix decides. */
const table: readonly { folder: string; may: readonly string[]; never?: readonly RegExp[] }[] = [
  { folder: 'shared/sentences', may: ['shared/sentences'], never: [/.*/] },
  { folder: 'shared/catalog', may: ['shared/catalog', 'shared/sentences'], never: [/.*/] },
  { folder: 'shared', may: ['shared'], never: [/^node:/, /^vscode/, /^ws$/, /^hono/] },
  { folder: 'library', may: ['library', 'shared'], never: [/.*/] },
  { folder: 'models', may: ['models', 'shared'], never: [/^vscode/, /^hono/] },
  { folder: 'server', may: ['server', 'models', 'shared'], never: [/^vscode/, /^hono/] },
  { folder: 'server/lsp', may: ['server', 'models', 'shared'], never: [/^vscode$/, /^vscode-languageclient/] },
  {
    folder: 'server/languageServer',
    may: ['server', 'models', 'shared'],
    never: [/^vscode$/, /^vscode-languageclient/],
  },
  { folder: 'server/features', may: ['server', 'models', 'shared'], never: [/^vscode$/, /^vscode-languageclient/] },
  { folder: 'service', may: ['service', 'models', 'shared'], never: [/^vscode/] },
  { folder: 'client', may: ['client', 'shared'], never: [/^vscode-languageserver/, /^hono/] },
];

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function imports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const matches = text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*'([^']+)'|import\s*\(?\s*'([^']+)'/g);
  return [...matches].map((match) => match[1] ?? match[2] ?? '');
}

/** A folder of the code map; the list of the checks stands above the families that it lists. */
function roomOf(file: string): string {
  const folders = dirname(file).replaceAll('\\', '/').split('/');
  return folders.slice(0, folders[1] === 'checks' ? 3 : 2).join('/');
}

/** The rooms that one imports, directly or by others. */
function reached(arrows: ReadonlyMap<string, ReadonlySet<string>>, from: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...(arrows.get(from) ?? [])];
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    if (seen.has(room)) continue;
    seen.add(room);
    open.push(...(arrows.get(room) ?? []));
  }
  return seen;
}

/** Ids of formats and dialects, and how one of them is asked for: by itself, in a pattern, a set or a table. */
const ids = formats
  .flatMap(({ id, dialects = {} }) => [id, ...Object.keys(dialects)])
  .map((id) => id.replaceAll('.', '\\.'));
const named = `'(?:${ids.join('|')})'`;
const asked = '(?:format(?:\\.id)?|formatId|dialect)\\b';
const comparedId = new RegExp(
  [
    `${asked}\\s*[!=]==?\\s*${named}`,
    `${named}\\s*[!=]==?\\s*[\\w.?]*\\b${asked}`,
    `\\.(?:test|has|includes|indexOf|get)\\([\\w.?]*\\b${asked}\\)`,
    `\\b${asked}\\??\\.(?:startsWith|endsWith|includes|match)\\(`,
    `\\w\\[[\\w.?]*\\b${asked}\\]`,
    `switch \\([\\w.?]*\\b${asked}\\)`,
  ].join('|'),
  'g',
);

/** Files and folders in which a format or dialect is another thing. */
const otherFormats: Readonly<Record<string, string>> = {
  'shared/api/voiceFrames.ts': 'how frames are written on a socket',
  'service/voice/audio/pcmDecoder.ts': 'how samples of sound are written',
  'server/cli/check.ts': 'how a report is written: the option --format',
  'service/storage/': 'the SQL of a database',
};
const namesOtherFormats = (file: string) => Object.keys(otherFormats).some((path) => file.startsWith(path));

/** Ids of checks that are no words for anything else; the others are looked for where a check is asked for. */
const checkIds = checks.map(({ id }) => id);
const plainIds = checkIds.filter((id) => id.includes('-') && id !== 'needs-review');
const checkNamed = `'(?:${checkIds.join('|')})'`;
const namedCheck = new RegExp(
  [
    `'(?:${plainIds.join('|')})'`,
    `\\bcheck(?:\\.id)?\\s*[!=]==?\\s*${checkNamed}`,
    `${checkNamed}\\s*[!=]==?\\s*[\\w.?]*\\bcheck\\b`,
    // What is imported is the check itself: it is called as its id is.
    `import \\{[^}]*\\b(?:${checkIds.map((id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())).join('|')})\\b[^}]*\\} from '[^']*/checks/`,
  ].join('|'),
  'g',
);

/** Files and folders that name checks, and why. */
const namesOfChecks: Readonly<Record<string, string>> = {
  'shared/checks/checkFamilies.data.ts': 'the family of each, written from their folders',
  'shared/checks/checks.ts': 'is the list of them',
  'shared/formats/': 'reads what is wrong with a file, and says which check reports it (`Problem.id`)',
  'service/quality/errorKinds.data.ts': 'tells a client of the service what kind of error each of them finds',
};
const isOfChecks = (file: string) =>
  /^shared\/checks\/(?!run\/|contract\/)\w+\//.test(file) ||
  Object.keys(namesOfChecks).some((path) => file.startsWith(path));

interface SyntaxNode {
  readonly type?: string;
  readonly start?: number;
  readonly end?: number;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string } | null;
}

/** The functions of a file with more than so many lines: `name (lines)`. */
function longFunctions(file: string, most: number): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const long: string[] = [];
  if (text.split('\n').length <= most) return long;
  const look = (node: unknown, name: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type = '', start = 0, end = 0, id, key } = node as SyntaxNode;
    const ownName = id?.name ?? key?.name ?? name;
    const lines = type.includes('Function') ? text.slice(start, end).split('\n').length : 0;
    if (lines > most) long.push(`${file}: ${ownName} (${lines})`);
    for (const child of Object.values(node)) look(child, ownName);
  };
  look(parseAst(text, { lang: 'ts' }), 'unnamed');
  return long;
}

describe('the import table of ARCHITECTURE.md', () => {
  for (const top of ['shared', 'library', 'models', 'server', 'service', 'client']) {
    test(`${top} imports only what it may`, () => {
      const wrong: string[] = [];
      const files = sources(top);
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) {
        const rule = table
          .filter((row) => file.startsWith(`${row.folder}/`))
          .sort((a, b) => b.folder.length - a.folder.length)[0];
        for (const name of imports(file)) {
          const target = name.startsWith('.') ? join(dirname(file), name).replaceAll('\\', '/') : undefined;
          const bad = target
            ? !rule?.may.some((folder) => target.startsWith(`${folder}/`))
            : rule?.never?.some((pattern) => pattern.test(name));
          if (bad) wrong.push(`${file} imports ${name}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  }

  test('no folders import each other in a circle', () => {
    const arrows = new Map<string, Set<string>>();
    for (const file of ['shared', 'library', 'models', 'server', 'service', 'client'].flatMap(sources)) {
      const from = roomOf(file);
      const to = imports(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => roomOf(join(dirname(file), name)));
      arrows.set(from, new Set([...(arrows.get(from) ?? []), ...to.filter((room) => room !== from)]));
    }
    const circles = [...arrows.keys()].filter((room) => reached(arrows, room).has(room));
    expect(arrows.size).toBeGreaterThan(30);
    expect(circles).toEqual([]);
  });

  test('every file that the map names is there', () => {
    const named = ['ARCHITECTURE.md', 'docs/performance.md', 'docs/security.md'].flatMap((page) => [
      ...readFileSync(join(root, page), 'utf8').matchAll(
        /`((?:shared|library|models|server|service|client|test|scripts)\/[\w/.-]+)`/g,
      ),
    ]);
    expect(named.length).toBeGreaterThan(50);
    const missing = named
      .map(([, path = '']) => path)
      .filter((path) => ![path, `${path}.ts`].some((one) => existsSync(join(root, one))));
    expect(missing).toEqual([]);
  });

  test('nothing of shared touches the process or the machine', () => {
    const wrong = sources('shared').filter((file) =>
      /\b(Buffer|process|__dirname|globalThis\.process)\b\s*[.([]/.test(
        readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('no list is handed over as arguments, of which a call takes no more than the stack holds', () => {
    const wrong = ['shared', 'library', 'models', 'server', 'service', 'client']
      .flatMap(sources)
      .filter((file) => /\.(?:push|unshift)\(\s*\.\.\./.test(readFileSync(join(root, file), 'utf8')));
    expect(wrong).toEqual([]);
  });

  test('nothing hangs on a catalog, a project or a client from outside', () => {
    const rooms = [
      'shared/catalog',
      'shared/formats',
      'shared/checks',
      'server/checking',
      'server/workspace',
      'server/features',
    ];
    const wrong = rooms
      .flatMap(sources)
      .filter((file) => /\bWeak(?:Map|Set|Ref)\b/.test(readFileSync(join(root, file), 'utf8')));
    expect(wrong).toEqual([]);
  });

  test('nobody outside of shared/formats knows a format or a dialect by its id', () => {
    const wrong: string[] = [];
    for (const file of ['shared', 'library', 'models', 'server', 'service', 'client'].flatMap(sources)) {
      if (file.startsWith('shared/formats/') || namesOtherFormats(file)) continue;
      for (const [line] of readFileSync(join(root, file), 'utf8').matchAll(comparedId)) wrong.push(`${file}: ${line}`);
    }
    expect(wrong).toEqual([]);
  });

  test('nobody but checks knows a check by its name', () => {
    const wrong: string[] = [];
    for (const file of ['shared', 'models', 'server', 'service', 'client'].flatMap(sources)) {
      if (isOfChecks(file)) continue;
      const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^\s*)\/\/.*/gm, '');
      for (const [name] of code.matchAll(namedCheck)) wrong.push(`${file}: ${name}`);
    }
    expect(wrong).toEqual([]);
  });

  test('no function has more than 80 lines', () => {
    const files = ['shared', 'library', 'models', 'server', 'service', 'client'].flatMap(sources);
    const code = files.filter((file) => !file.includes('/fixtures/'));
    expect(longFunctions('test/architecture.test.ts', 80).length).toBe(1);
    expect(code.flatMap((file) => longFunctions(file, 80))).toEqual([]);
  });

  test('no file has more than 250 lines, but for tables of data', () => {
    const lineCount = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
    const code = ['shared', 'library', 'models', 'server', 'service', 'client']
      .flatMap(sources)
      .filter((file) => !/\.data\.ts$|\/fixtures\//.test(file));
    const long = code.filter((file) => lineCount(file) > 250);
    expect(long).toEqual([]);
  });
});
