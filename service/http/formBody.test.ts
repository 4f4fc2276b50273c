import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nestedForm } from './formBody.ts';

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

test('repeated parameters become lists, single ones texts', () => {
  expect(plain(nestedForm('text=a&text=b&target_lang=de&context='))).toEqual({
    text: ['a', 'b'],
    target_lang: 'de',
    context: '',
  });
});

test('brackets and dots become levels, in any mix', () => {
  const expected = { name: 'x', dictionaries: [{ source_lang: 'en', entries: 'a\tb' }, { source_lang: 'de' }] };
  for (const form of [
    'name=x&dictionaries[0].source_lang=en&dictionaries[0].entries=a%09b&dictionaries[1].source_lang=de',
    'name=x&dictionaries[1][source_lang]=de&dictionaries[0][source_lang]=en&dictionaries[0][entries]=a%09b',
    'name=x&dictionaries%5B0%5D.source_lang=en&dictionaries.0.entries=a%09b&dictionaries.1.source_lang=de',
  ]) {
    expect(plain(nestedForm(form))).toEqual(expected);
  }
});

test('names that contradict each other or nest without end are refused', () => {
  expect(() => nestedForm('a=1&a[b]=2')).toThrow('stands for two things');
  expect(() => nestedForm(`a${'[b]'.repeat(50)}=1`)).toThrow('nests too deep');
});

test('no form reaches the prototype of objects, and none throws anything but a refusal', () => {
  nestedForm('__proto__[polluted]=1&constructor.prototype.polluted=1&a[__proto__][polluted]=1');
  expect((Object.prototype as Record<string, unknown>).polluted).toBeUndefined();
  const names = fc.stringMatching(/^[ab[\]._0-9]{0,12}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
      try {
        nestedForm(new URLSearchParams(pairs).toString());
      } catch (error) {
        expect(error).toHaveProperty('status', 400);
      }
    }),
  );
});
