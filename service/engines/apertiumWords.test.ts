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
