import { expect, test } from 'vitest';
import { createFolderCache } from './folderCache.ts';
import { gettextTemplate } from './gettextTemplate.ts';

const disk = (...paths: readonly string[]) =>
  createFolderCache(async (folder) =>
    paths.flatMap((path) => (path.slice(0, path.lastIndexOf('/')) === folder ? [path.slice(folder.length + 1)] : [])),
  );

test.each([
  ['/app/po/de.po', '/app/po/boats.pot'],
  ['/app/locale/de/LC_MESSAGES/boats.po', '/app/locale/boats.pot'],
  ['/app/locale/de/LC_MESSAGES/messages.po', '/app/messages.pot'],
  ['/app/locale/de/LC_MESSAGES/app.po', '/app/locale/base.pot'],
  ['/app/languages/boats-de_DE.po', '/app/languages/boats.pot'],
  ['/app/locales/de/LC_MESSAGES/guide/intro.po', '/app/locales/pot/guide/intro.pot'],
  ['/app/po/de.po', '/app/po/templates/boats.pot'],
])('%s is made of %s', async (file, template) => {
  expect(await gettextTemplate(file, '/app', disk(template, file))).toBe(template);
});

test.each([
  ['two that may be it', '/app/po/de.po', ['/app/po/a.pot', '/app/po/b.pot']],
  ['one of another name', '/app/po/oars-de.po', ['/app/po/boats.pot']],
  ['one outside of the project', '/app/po/de.po', ['/boats.pot']],
])('%s: none', async (_, file, templates) => {
  expect(await gettextTemplate(file, '/app', disk(file, ...templates))).toBeUndefined();
});
