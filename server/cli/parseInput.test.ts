import { expect, test } from 'vitest';
import { listed } from './command.ts';
import { parseInput } from './parseInput.ts';

const options = {
  json: { type: 'boolean', summary: 'json' },
  output: { type: 'string', short: 'o', summary: 'output' },
  only: { type: 'string', multiple: true, summary: 'only' },
  format: { type: 'string', choices: ['text', 'json'], summary: 'format' },
} as const;

test('operands, options in any place, and what follows -- as operands', () => {
  const input = parseInput(['a', '--json', 'b', '-o', 'x', '--only=p', '--only', 'q,r', '--', '--json'], options);
  expect(input.operands).toEqual(['a', 'b', '--json']);
  expect(input.options).toEqual({ json: true, output: 'x', only: ['p', 'q,r'] });
  expect(listed(['p', 'q, r', ''])).toEqual(['p', 'q', 'r']);
});

test('a dash alone is an operand, a value that looks like an option must be joined to its own', () => {
  expect(parseInput(['-'], options).operands).toEqual(['-']);
  expect(parseInput(['--output=-x'], options).options).toEqual({ output: '-x' });
  expect(() => parseInput(['--output', '-x'], options)).toThrow('“--output” needs a value');
});

test.each([
  [['--jsn'], 'There is no option “--jsn”. Did you mean “--json”?'],
  [['-x'], 'There is no option “-x”.'],
  [['--__proto__'], 'There is no option'],
  [['--json=1'], '“--json” takes no value.'],
  [['-o', 'a', '-o', 'b'], '“-o” is given twice.'],
  [['--format', 'xml'], '“--format” is one of text, json, not “xml”.'],
])('%j is refused', (args, message) => {
  expect(() => parseInput(args, options)).toThrow(message);
});

test('a flag with an optional value gives a list, and takes no operand for one', () => {
  const options = { fix: { type: 'optional', value: 'ID,…', summary: 'x' } } as const;
  expect(parseInput(['--fix', 'a.po'], options)).toEqual({ operands: ['a.po'], options: { fix: [] } });
  expect(parseInput(['--fix=a,b', '--fix=c'], options).options).toEqual({ fix: ['a,b', 'c'] });
  expect(parseInput([], options).options).toEqual({});
});
