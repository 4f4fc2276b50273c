import { expect, test } from 'vitest';
import { putInterfaceWords } from './apertiumWords.ts';

const spanish = { source: 'en', target: 'es' };

test('a noun gets the sense of programs, in its number and with its capital', () => {
  expect(putInterfaceWords('[s1]^file<n><pl>/lima<n><f><pl>$ ^of<pr>/de<pr>$', spanish)).toBe(
    '[s1]^file<n><pl>/archivo<n><m><pl>$ ^of<pr>/de<pr>$',
  );
  expect(putInterfaceWords('^Menu<n><sg>/Carta<n><f><sg>$', spanish)).toBe('^Menu<n><sg>/Menú<n><m><sg>$');
});

test('a verb of the same letters and other directions keep what the dictionary says', () => {
  for (const stream of ['^file<vblex><inf>/archivar<vblex><inf>$', '^constructor<n><sg>/constructor<n><m><sg>$'])
    expect(putInterfaceWords(stream, spanish)).toBe(stream);
  const back = '^file<n><pl>/fitxer<n><m><pl>$';
  expect(putInterfaceWords(back, { source: 'en', target: 'ca' })).toBe(back);
});

test('a file of prose is a tool, and one beside words of programs is none', () => {
  const prose =
    '^the<det>/el<det>$ ^farmer<n><sg>/labrador<n><m><sg>$ ^clean<vblex>/limpiar<vblex>$ ^the<det>/el<det>$ ^file<n><sg>/lima<n><f><sg>$ ^with<pr>/con<pr>$ ^oil<n><sg>/óleo<n><m><sg>$';
  expect(putInterfaceWords(prose, spanish)).toBe(prose);
  expect(putInterfaceWords(prose, spanish, 'program')).toContain('/archivo<n><m><sg>$');
  expect(putInterfaceWords(prose.replace('^oil<n>', '^error<n>'), spanish)).toContain('/archivo<n><m><sg>$');
  expect(putInterfaceWords(`${prose}[s1]`, spanish)).toContain('/archivo<n><m><sg>$');
});

test('programs save in a sense of their own', () => {
  expect(putInterfaceWords('^save<vblex><inf>/salvar<vblex><inf>$', spanish)).toBe(
    '^save<vblex><inf>/guardar<vblex><inf>$',
  );
});
