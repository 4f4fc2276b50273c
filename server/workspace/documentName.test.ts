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
