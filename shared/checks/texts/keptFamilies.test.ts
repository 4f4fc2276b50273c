import { expect, test } from 'vitest';
import { exampleCatalog } from '../contract/exampleCatalog.ts';
import { isOfKeptFamily } from './keptFamilies.ts';

const kept = (id: string) => ({ id, source: 'Cancel', target: 'Cancel' });
const others = Array.from({ length: 20 }, (_, i) => ({ id: `menu.item${i}`, source: 'Row', target: 'Rudern' }));

test('short texts below one key that a translated file keeps are names', () => {
  const family = [kept('mode.drift'), kept('mode.reach'), kept('mode.run')];
  expect(isOfKeptFamily({ id: 'mode.drift' }, exampleCatalog([...others, ...family]))).toBe(true);
  expect(isOfKeptFamily({ id: 'mode.drift' }, exampleCatalog([...others.slice(0, 5), ...family]))).toBe(false);
  expect(isOfKeptFamily({ id: 'mode.drift' }, exampleCatalog([...others, ...family.slice(1)]))).toBe(false);
  const sentence = { id: 'mode.hint', source: 'Choose how the boat sails', target: 'Choose how the boat sails' };
  expect(isOfKeptFamily({ id: 'mode.drift' }, exampleCatalog([...others, ...family, sentence]))).toBe(false);
});
