import { expect, test } from 'vitest';
import { dotnet } from './dotnet.ts';

const read = (value: string) => dotnet.find(value).map((unit) => [unit.id, value.slice(unit.start, unit.end)]);

test.each<[string, [string, string][]]>([
  [
    '{0} of {1:N2}',
    [
      ['0', '{0}'],
      ['1', '{1:N2}'],
    ],
  ],
  [
    '{0,-10:yyyy-MM-dd HH:mm}|{1,5}',
    [
      ['0', '{0,-10:yyyy-MM-dd HH:mm}'],
      ['1', '{1,5}'],
    ],
  ],
  [
    'User {UserName} bought {@Order} {$Type}',
    [
      ['UserName', '{UserName}'],
      ['Order', '{@Order}'],
      ['Type', '{$Type}'],
    ],
  ],
  ['{{0}} is text, {{{0}}} is not', [['0', '{0}']]],
  ['function() { return; }', []],
  ['{ not a name, but prose }', []],
])('%s', (value, expected) => expect(read(value)).toEqual(expected));
