import { expect, test } from 'vitest';
import { yaml } from './yaml.ts';
import { isRootLanguage } from './yamlRootLanguage.ts';

test.each([
  ['de', undefined, true],
  ['tt', undefined, true],
  ['zh-YUE', undefined, true],
  ['frp', undefined, false],
  ['frp', 'config/locales/frp.yml', true],
  ['frp', 'config/locales/devise.frp.yml', true],
  ['frp', 'config\\locales\\frp\\menu.yml', true],
  ['frp', 'config/locales/en/menu.yml', false],
  ['be-Tarask', 'config/locales/be-Tarask.yml', true],
  ['skr-arab', 'config/locales/skr_Arab.yml', true],
  ['sr@latin', 'config/locales/sr@latin.yml', true],
  ['app', 'locales/en/app.yml', false],
  ['new', 'locales/en/new.yml', false],
  ['menu', 'locales/en/menu.yml', false],
])('the root key %s in %s', (key, path, isLanguage) => expect(isRootLanguage(key, path)).toBe(isLanguage));

test('an entry of a Rails file in a rare language has the id of its source', () => {
  const { dialect, targetLanguage, segments } = yaml.parse(
    'frp:\n  cart:\n    title: Panier\n',
    'config/locales/frp.yml',
  );
  expect({ dialect, targetLanguage, id: segments.at(0)?.id }).toEqual({
    dialect: 'rails',
    targetLanguage: 'frp',
    id: 'cart.title',
  });
});
