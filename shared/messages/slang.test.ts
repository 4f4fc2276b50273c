import { expect, test } from 'vitest';
import { slang } from './slang.ts';

test.each<[string, string[]]>([
  [`$name, \${user}, {n}, {{ total }}`, ['name', 'user', 'n', 'total']],
  ['{age: int} {price: currency}', ['age', 'price']],
  [`\${link(press here)} {bold(now)}`, ['link', 'bold']],
  ['costs $5 or \\$name', []],
  ['@:app.title and @:{app.name}!', ['@:app.title', '@:app.name']],
  ['me@example.org { prose here }', []],
])('%s', (value, expected) => expect(slang.find(value).map((unit) => unit.id)).toEqual(expected));
