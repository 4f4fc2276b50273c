import { expect, test } from 'vitest';
import { tilde } from './tilde.ts';

test.each<[string, string[]]>([
  ['~a has ~d files~%', ['1:a', '2:d']],
  ['~s and ~A', ['1:a', '2:a']],
  ['~5,2f of ~:d, ~~ and ~&', ['1:f', '2:d']],
  ['~1@*~d of ~0@*~a', ['2:d', '1:a']],
  ['~*~a', ['2:a']],
  ["~10,'0d", ['1:d']],
  ['about ~5 boats, see ~/notes', []],
  ['~', []],
])('%s', (value, expected) => expect(tilde.find(value).map((unit) => unit.id)).toEqual(expected));
