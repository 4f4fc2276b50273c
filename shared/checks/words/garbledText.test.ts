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

test('a word that has lost a byte is repaired by nobody but a person', () => {
  const kind = (target: string) =>
    checkExample('garbled-text', { source: 'Out of service', target }).findings.map(({ fix }) => fix?.kind);
  const whole = readAs('latin1', 'поза мережею');
  expect(kind(whole)).toEqual(['safe']);
  expect(kind(`${whole.slice(0, 4)}\ufffd${whole.slice(5)}`)).toEqual(['suggestion']);
});
