import { describe, expect, test } from 'vitest';
import { namedFolder } from './folderNaming.ts';

/** What stands for the language in a path, and the language that it names. */
function read(path: string) {
  const named = namedFolder(path);
  if (!named) return undefined;
  const written = path.slice(...named.spot);
  return [written, named.naming.read(written)];
}

describe('folders of Android', () => {
  test.each([
    ['values', '', undefined],
    ['values-de', '-de', 'de'],
    ['values-pt-rBR', '-pt-rBR', 'pt-BR'],
    ['values-b+sr+Latn', '-b+sr+Latn', 'sr-Latn'],
    ['values-b+es+419', '-b+es+419', 'es-419'],
    ['values-iw', '-iw', 'he'],
    ['values-in-rID', '-in-rID', 'id-ID'],
    ['values-fil', '-fil', 'fil'],
    ['values-ayc', '-ayc', 'ayc'],
    ['values-mcc310-mnc04-de-land', '-de', 'de'],
    ['values-land', '', undefined],
    ['values-sw600dp-v21', '', undefined],
    ['values-car', '', undefined],
    ['values-de-car', '-de', 'de'],
  ])('%s', (folder, written, language) => {
    expect(read(`/app/res/${folder}/strings.xml`)).toEqual([written, language]);
  });

  test('hold XML', () => {
    expect(read('/app/values-de/strings.json')).toBeUndefined();
    expect(read('/app/my-values/strings.xml')).toBeUndefined();
  });

  test.each([
    ['de', '-de'],
    ['pt-BR', '-pt-rBR'],
    ['zh-Hant-TW', '-b+zh+Hant+TW'],
    ['es-419', '-b+es+419'],
    ['he', '-iw'],
    ['id', '-in'],
  ])('%s is written %s', (language, written) => {
    const naming = namedFolder('/app/res/values/strings.xml')?.naming;
    expect(naming?.write(language)).toBe(written);
    expect(naming?.read(written)).toBe(language);
  });
});

test('lists of texts in xml folders of Android have their language there, too', () => {
  expect(read('/app/res/xml-pt-rBR/harbours.xml')).toEqual(['-pt-rBR', 'pt-BR']);
  expect(read('/app/res/xml/harbours.xml')).toEqual(['', undefined]);
  expect(read('/app/res/my-xml-de/harbours.xml')).toBeUndefined();
});

test.each([
  ['de.lproj', 'de', 'de'],
  ['zh-Hans.lproj', 'zh-Hans', 'zh-Hans'],
  ['pt_BR.lproj', 'pt_BR', 'pt-BR'],
  ['Base.lproj', 'Base', undefined],
  ['German.lproj', 'German', 'de'],
])('the folder %s of Apple', (folder, written, language) => {
  expect(read(`/App/${folder}/Localizable.strings`)).toEqual([written, language]);
});
