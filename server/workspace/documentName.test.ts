import { expect, test } from 'vitest';
import { documentName } from './documentName.ts';

test.each([
  ['/docs/guide.srt', '/docs/guide.de.srt'],
  ['/docs/guide.en.srt', '/docs/guide.de.srt'],
  ['/docs/guide.zh-Hant.srt', '/docs/guide.de.srt'],
  ['/docs/guide_en.docx', '/docs/guide.de.docx'],
  ['/docs/guide_pt_BR.docx', '/docs/guide.de.docx'],
  ['/docs/my_app_en.docx', '/docs/my_app.de.docx'],
  ['/docs/release.notes.docx', '/docs/release.notes.de.docx'],
  ['/docs/release_app.docx', '/docs/release_app.de.docx'],
])('the translation of %s is %s', (path, translated) => {
  expect(documentName(path, 'de')).toBe(translated);
});

test.each([
  [{ pattern: '{language}/{name}.{extension}' }, '/docs/fr/guide.pdf'],
  [{ pattern: '{name}_{language}.{extension}' }, '/docs/guide_fr.pdf'],
  [{ extension: 'docx' }, '/docs/guide.fr.docx'],
])('a pattern and another extension name it: %j', (naming, translated) => {
  expect(documentName('/docs/guide.en.pdf', 'fr', naming)).toBe(translated);
});

test.each(['{name}.{extension}', '../{language}/{name}', '/etc/{language}', 'C:\\{language}', '{language}//{name}'])(
  'the pattern “%s” is refused: the result would take the place of another file, or leave the folder',
  (pattern) => expect(() => documentName('/docs/guide.pdf', 'fr', { pattern })).toThrow('cannot name'),
);
