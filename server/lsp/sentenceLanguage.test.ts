import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { asClause, inLanguage, say } from '../../shared/sentences/sentence.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Templates of a source text: what stands between the backticks of `say`, with a number for each `${…}`. */
function templatesIn(source: string): readonly string[] {
  const code = source.replace(/^\s*(?:\*|\/\/|\/\*\*).*$/gm, '');
  return [...code.matchAll(/\bsay`/g)].map(({ index }) => templateAt(code, index + 'say`'.length));
}

function templateAt(code: string, start: number): string {
  let template = '';
  let count = 0;
  for (let i = start; code[i] !== '`'; i++) {
    if (code[i] === '\\') template += code[++i];
    else if (code.startsWith('${', i)) {
      template += `{${count++}}`;
      i = endOfValue(code, i + 2);
    } else template += code[i];
  }
  return template;
}

/** Where the brace stands that closes `${…}`; strings and templates within it may hold braces. */
function endOfValue(code: string, start: number): number {
  const open = ['{'];
  for (let i = start; ; i++) {
    const char = code[i] ?? '';
    if (open.at(-1) === '`') {
      if (char === '\\') i++;
      else if (char === '`') open.pop();
      else if (code.startsWith('${', i++)) open.push('{');
      else i--;
    } else if (char === "'") i = code.indexOf("'", i + 1);
    else if (char === '`' || char === '{') open.push(char);
    else if (char === '}') {
      open.pop();
      if (open.length === 0) return i;
    }
  }
}

const sources = new Map(
  ['shared', 'server', 'models'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => [join(folder, path), readFileSync(join(root, folder, path), 'utf8')] as const),
  ),
);
const templates = new Set([...sources.values()].flatMap(templatesIn));
const valuesIn = (text: string) => [...new Set(text.match(/\{\d+\}/g))].sort();

describe.each(['de', 'es', 'fr', 'ja'])('what the server says in %s', (language) => {
  const catalog = JSON.parse(readFileSync(join(root, `l10n/server.${language}.json`), 'utf8')) as Record<
    string,
    string
  >;

  test('is everything that the code says and nothing else', () => {
    expect([...templates].filter((template) => !catalog[template])).toEqual([]);
    expect(Object.keys(catalog).filter((template) => !templates.has(template))).toEqual([]);
  });

  test('has the values of its template', () => {
    const different = Object.entries(catalog).filter(
      ([template, text]) => `${valuesIn(template)}` !== `${valuesIn(text)}`,
    );
    expect(different).toEqual([]);
  });
});

test.each(['package.nls.fr.json', 'l10n/bundle.l10n.fr.json', 'l10n/server.fr.json'])(
  'no line of French in %s begins with a mark',
  (path) => {
    const words: Record<string, string> = JSON.parse(readFileSync(join(root, path), 'utf8'));
    expect(Object.values(words).filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
  },
);

test('Japanese has no space around quotes', () => {
  const sentences = new Map([
    ['{0} is not translated', '{0} は翻訳されていません'],
    ['“{0}”', '「{0}」'],
  ]);
  const quoted = say`${say`“${'Read 」 more'}”`} is not translated`;
  expect(inLanguage(quoted, { tag: 'ja', sentences })).toBe('「Read 」 more」は翻訳されていません');
  expect(inLanguage(say`${'app.json'} is not translated`, { tag: 'ja', sentences })).toBe(
    'app.json は翻訳されていません',
  );
});

test('only the terminal has words that nobody translates', () => {
  const terminal = /^server.cli./;
  const untranslated = [...sources].filter(
    ([path, source]) => !terminal.test(path) && /(?<!function )\basWritten\(\s*['"`]\w/.test(source),
  );
  expect(untranslated.map(([path]) => path)).toEqual([]);
});

test.each([
  [undefined, 'Cannot be read: the file is too long'],
  ['en', 'Cannot be read: the file is too long'],
  ['de', 'Cannot be read: The file is too long'],
])('a sentence within another one begins as %s has it', (tag, words) => {
  const language = tag === undefined ? undefined : { tag, sentences: new Map() };
  expect(inLanguage(say`Cannot be read: ${asClause(say`The file is too long.`)}`, language)).toBe(words);
});

test('a sentence is put into a language with all that stands in it', () => {
  const german = {
    tag: 'de',
    sentences: new Map([
      ['{0} is missing', '{0} fehlt'],
      ['“{0}”', '„{0}“'],
    ]),
  };
  expect(inLanguage(say`${say`“${'{1} $& %s'}”`} is missing`, german)).toBe('„{1} $& %s“ fehlt');
  expect(inLanguage(say`${{ language: 'fr' }} is missing`, german)).toBe('Französisch fehlt');
  expect(inLanguage(say`“${'a'}” is not in the source`, german)).toBe('“a” is not in the source');
});
