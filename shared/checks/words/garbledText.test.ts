import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const fixed = (target: string) => checkExample('garbled-text', { source: 'Out of service', target }).fixed;
const readAs = (encoding: string, text: string) =>
  encoding === 'latin1' ? Buffer.from(text).toString('latin1') : new TextDecoder(encoding).decode(Buffer.from(text));

test.each(['latin1', 'windows-1252', 'macintosh'])('every word that was read as %s is put right', (encoding) => {
  expect(fixed(readAs(encoding, 'поза мережею'))).toEqual(['поза мережею']);
  expect(fixed(readAs(encoding, 'і в мережі'))).toEqual(['і в мережі']);
});

test.each(['Où est-ce –à bord– ?', '“Été” — l’été', '‘Å’ – “Ø”'])(
  'marks and letters side by side are meant so: %s',
  (text) => {
    expect(fixed(text)).toEqual([]);
  },
);
