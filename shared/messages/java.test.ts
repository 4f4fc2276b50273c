import { describe, expect, test } from 'vitest';
import { english } from '../sentences/sentence.ts';
import { java } from './java.ts';

const read = (value: string) => java.find(value).map((unit) => value.slice(unit.start, unit.end));
const faults = (value: string) =>
  java.faults?.(value).map((fault) => [fault.start, english(fault.message).slice(0, 15)]);

describe('arguments', () => {
  test.each<[string, string[]]>([
    ['{0} in {1,number,#.##}', ['{0}', '{1,number,#.##}']],
    ['{0,choice,0#none|1#one|1<{0,number} files}', ['{0,choice,0#none|1#one|1<{0,number} files}']],
    ["It''s {0}", ['{0}']],
    ["{0,date,yyyy '{'MM'}'}", ["{0,date,yyyy '{'MM'}'}"]],
    ["'{'0} and '{0}'", ['{0}']],
    ['{name} uses ICU4J', ['{name}']],
    ['a { b } c', []],
  ])('%s', (value, expected) => expect(read(value)).toEqual(expected));

  test('one argument in several spellings has one id', () => {
    expect(java.find('{0} {0,number,integer}').map((unit) => unit.id)).toEqual(['0', '0']);
  });
});

describe('faults', () => {
  test.each<[string, [number, string][]]>([
    ["l'{0} perdu", [[1, 'This apostrophe']]],
    ["It's {0}", [[2, 'This apostrophe']]],
    ["It''s {0}", []],
    ["Set '{0}' yourself", []],
    ['{0} then {1', [[9, 'This “{” is not']]],
    ['a smiley :-{ and prose', []],
    ["don't worry", []],
  ])('%s', (value, expected) => expect(faults(value) ?? []).toEqual(expected));
});

test('numbers in braces that an apostrophe stands before are no argument', () => {
  expect(java.faults?.("un tableau d'octets comme {1,3,4}")).toEqual([]);
  expect(java.faults?.("l'octet {1,number}")).toHaveLength(1);
});
