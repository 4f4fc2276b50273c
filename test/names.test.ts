import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';

/** Words that say how a thing came about and not what it is; CONTRIBUTING has the words of the house. */
const empty = new Set(['known', 'found', 'at', 'own', 'told', 'gone', 'come', 'by']);
const mayHold = new RegExp(`\\b(?:${[...empty].join('|')})\\b`);

/** Names that others gave, by file. */
const givenNames: Readonly<Record<string, string>> = {
  'shared/catalog/numberRows.ts at': 'asks a list for an item, as JavaScript does',
  'shared/catalog/segmentList.ts at': 'asks a list for an item, as JavaScript does',
  'shared/formats/po/poStrings.ts at': 'asks a list for an item, as JavaScript does',
  'shared/checks/markup/unsafeHtml.ts found': 'the data of a finding, which reports print',
  'shared/checks/plurals/pluralInBrackets.ts found': 'the data of a finding, which reports print',
  'shared/checks/words/garbledText.ts found': 'the data of a finding, which reports print',
  'shared/formats/fixtures.test.ts at': 'a field of the segments kept beside fixtures',
  'server/cli/keys.ts by': 'the option --by',
  'service/http/errors.ts at': 'a field of the log',
};

interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** What declares a name, and in which of its properties the name or the pattern of names stands. */
const declaring: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key', 'params'],
  TSFunctionType: ['params'],
  TSNamedTupleMember: ['label'],
};

/** The names that a pattern declares, a list of parameters too. */
function namesOf(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesOf);
  if (!isNode(pattern)) return [];
  const { type, name, left, argument, elements, properties, value, parameter } = pattern;
  if (type === 'Identifier' || type === 'PrivateIdentifier') return [String(name)];
  if (type === 'Property') return namesOf(value);
  return [left, argument, elements, properties, parameter].flatMap(namesOf);
}

/** The names of variables, parameters, functions and properties that a file declares. */
function declaredNames(text: string): string[] {
  const names: string[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(look);
    if (!isNode(node)) return;
    for (const part of declaring[node.type] ?? []) names.push(...namesOf(node[part]));
    if (node.type === 'ObjectExpression')
      names.push(...(node.properties as SyntaxNode[]).flatMap((property) => namesOf(property.key)));
    for (const child of Object.values(node)) look(child);
  };
  look(parseAst(text, { lang: 'ts' }));
  return names;
}

test('the names of a file are found wherever they are declared', () => {
  const text = `
    import { a } from 'x';
    interface B { readonly c: number; d(e: string): void }
    function f({ g, h: i = 1 }: J, [k, ...l]: M, n?: (o: number) => void): [p: string] { return { q: 1, r, ['s']: 2 }; }
    class T { #u = 1; constructor(private v: number) {} }
    try { for (const w of x) y(w); } catch (z) {}`;
  expect(declaredNames(text).sort()).toEqual([...'acdefgiklnopqrTuvwz', 'constructor'].sort());
});

test('no name is a word that says nothing of the thing', () => {
  const root = join(import.meta.dirname, '..');
  const wrong: string[] = [];
  for (const room of ['shared', 'library', 'models', 'server', 'service', 'client']) {
    for (const path of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.ts') || path.includes('fixtures/')) continue;
      const file = `${room}/${path.replaceAll('\\', '/')}`;
      const text = readFileSync(join(root, file), 'utf8');
      const names = mayHold.test(text) ? declaredNames(text).filter((name) => empty.has(name)) : [];
      for (const name of new Set(names)) if (!givenNames[`${file} ${name}`]) wrong.push(`${file}: ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});
