import { describe, expect, test } from 'vitest';
import { createFolderCache, type Folders } from './folderCache.ts';
import { templatePattern } from './layout.ts';
import { familyOf, languageOfPath } from './partners.ts';

/** A disk that holds nothing but these files, all of one size. */
function disk(...paths: string[]): Folders {
  const read = async (folder: string) => {
    const prefix = `${folder.replace(/\/+$/, '')}/`;
    const inside = paths.filter((path) => path.startsWith(prefix));
    return [...new Set(inside.map((path) => path.slice(prefix.length).split('/', 1)[0] ?? ''))];
  };
  return createFolderCache(read, async () => 1000);
}

async function checkFamily(path: string, folders: Folders, expected: object | undefined, source = 'en') {
  const family = await familyOf(path, source, folders);
  const seen = family && {
    source: family.source.path,
    language: family.self.language,
    targets: family.targets.map((target) => target.language).sort(),
  };
  expect(seen).toEqual(expected);
}

test('a language stands before all dots of a name, and the source has none', async () => {
  const folders = disk('/p/panel.desktop.yaml', '/p/panel_ar.desktop.yaml', '/p/panel_pt_BR.desktop.yaml');
  const targets = ['ar', 'pt-BR'];
  await checkFamily('/p/panel_ar.desktop.yaml', folders, { source: '/p/panel.desktop.yaml', language: 'ar', targets });
  await checkFamily('/p/panel.desktop.yaml', folders, { source: '/p/panel.desktop.yaml', language: 'en', targets });
});

test('a folder of originals stands beside those of languages', async () => {
  const folders = disk('/p/core/templates/boat.ftl', '/p/core/de/boat.ftl', '/p/core/en-GB/boat.ftl');
  const family = { source: '/p/core/templates/boat.ftl', targets: ['de', 'en-GB'] };
  await checkFamily('/p/core/de/boat.ftl', folders, { ...family, language: 'de' });
  await checkFamily('/p/core/templates/boat.ftl', folders, { ...family, language: 'en' });
  const english = disk('/p/core/templates/boat.ftl', '/p/core/de/boat.ftl', '/p/core/en/boat.ftl');
  await checkFamily('/p/core/de/boat.ftl', english, { source: '/p/core/en/boat.ftl', language: 'de', targets: ['de'] });
});

test('a country that a file is named by stands for its language', async () => {
  const folders = disk('/p/help.properties', '/p/help_jp.properties', '/p/help_cz.properties');
  const targets = ['cs', 'ja'];
  await checkFamily('/p/help_jp.properties', folders, { source: '/p/help.properties', language: 'ja', targets });
});

test('beside China, Taiwan is no Twi', async () => {
  const folders = disk('/p/en/a.json', '/p/cn/a.json', '/p/tw/a.json');
  const targets = ['zh-CN', 'zh-TW'];
  await checkFamily('/p/tw/a.json', folders, { source: '/p/en/a.json', language: 'zh-TW', targets });
  const beside = disk('/p/en/a.json', '/p/zh/a.json', '/p/tw/a.json');
  const both = ['zh', 'zh-TW'];
  await checkFamily('/p/tw/a.json', beside, { source: '/p/en/a.json', language: 'zh-TW', targets: both });
  const three = disk('/p/en/a.json', '/p/zh/a.json', '/p/zh-hant/a.json', '/p/tw/a.json');
  const all = ['tw', 'zh', 'zh-Hant'];
  await checkFamily('/p/tw/a.json', three, { source: '/p/en/a.json', language: 'tw', targets: all });
  const behind = disk('/p/help.properties', '/p/help_zh.properties', '/p/help_tw.properties');
  const bundle = { source: '/p/help.properties', language: 'zh-TW', targets: both };
  await checkFamily('/p/help_tw.properties', behind, bundle);
  const alone = disk('/p/en/a.json', '/p/tw/a.json');
  await checkFamily('/p/tw/a.json', alone, { source: '/p/en/a.json', language: 'tw', targets: ['tw'] });
});

test('of several regions the fullest file is the source', async () => {
  const sizes = new Map([
    ['/p/en-AU.yml', 40_000],
    ['/p/en-GB.yml', 60_000],
    ['/p/de.yml', 60_000],
  ]);
  const sized = { ...disk(...sizes.keys()), size: async (path: string) => sizes.get(path) ?? 0 };
  await checkFamily('/p/de.yml', sized, { source: '/p/en-GB.yml', language: 'de', targets: ['de', 'en-AU'] });
});

test('texts that a program generates are the source of translations in another source set of Gradle', async () => {
  const [made, main] = ['/p/src/generated/resources/assets/lamp/lang', '/p/src/main/resources/assets/lamp/lang'];
  const folders = disk(
    `${made}/en_us.json`,
    `${main}/en_gb.json`,
    `${main}/de_de.json`,
    '/p/src/test/resources/a.json',
  );
  const targets = ['de-DE', 'en-GB'];
  await checkFamily(`${main}/de_de.json`, folders, { source: `${made}/en_us.json`, language: 'de-DE', targets });
  await checkFamily(`${made}/en_us.json`, folders, { source: `${made}/en_us.json`, language: 'en-US', targets });
});

test('British English is no source of English', async () => {
  const sizes = new Map([
    ['/p/en.lproj/A.strings', 100],
    ['/p/en-GB.lproj/A.strings', 9_000],
    ['/p/de.lproj/A.strings', 9_000],
  ]);
  const sized = { ...disk(...sizes.keys()), size: async (path: string) => sizes.get(path) ?? 0 };
  await checkFamily('/p/en.lproj/A.strings', sized, undefined);
});

test('resources of .NET fall back to the file without a language', async () => {
  const folders = disk('/p/Texts.resx', '/p/Texts.en.resx', '/p/Texts.de.resx');
  await checkFamily('/p/Texts.de.resx', folders, { source: '/p/Texts.resx', language: 'de', targets: ['de', 'en'] });
  await checkFamily('/p/Texts.resx', folders, { source: '/p/Texts.resx', language: 'en', targets: ['de', 'en'] });
});

test('whatever names an .lproj folder is a language', async () => {
  const folders = disk('/p/en.lproj/A.strings', '/p/dag.lproj/A.strings');
  const family = { source: '/p/en.lproj/A.strings', language: 'dag', targets: ['dag'] };
  await checkFamily('/p/dag.lproj/A.strings', folders, family);
});

test('a file that only holds what a region says otherwise is no source', async () => {
  const sizes = new Map([
    ['/p/de.json', 80_000],
    ['/p/en-GB.json', 80_000],
    ['/p/en-US.json', 800],
  ]);
  const sized = { ...disk(...sizes.keys()), size: async (path: string) => sizes.get(path) ?? 0 };
  await checkFamily('/p/de.json', sized, { source: '/p/en-GB.json', language: 'de', targets: ['de', 'en-US'] });
  sizes.set('/p/en-US.json', 20_000);
  await checkFamily('/p/de.json', sized, { source: '/p/en-US.json', language: 'de', targets: ['de', 'en-GB'] });
});

test('the bundle without a language is the source, also beside one of its own language', async () => {
  const sizes = new Map([
    ['/p/messages.properties', 80_000],
    ['/p/messages_de.properties', 70_000],
    ['/p/messages_en.properties', 60_000],
  ]);
  const sized = { ...disk(...sizes.keys()), size: async (path: string) => sizes.get(path) ?? 0 };
  const family = { source: '/p/messages.properties', targets: ['de', 'en'] };
  for (const [path, language] of [
    ['/p/messages_de.properties', 'de'],
    ['/p/messages_en.properties', 'en'],
    ['/p/messages.properties', 'en'],
  ] as const) {
    await checkFamily(path, sized, { ...family, language });
  }
  sizes.set('/p/messages.properties', 3);
  const source = '/p/messages_en.properties';
  await checkFamily('/p/messages_de.properties', sized, { source, language: 'de', targets: ['de'] });
});

test('an empty file is no source', async () => {
  const sizes = new Map([
    ['/p/de.json', 80_000],
    ['/p/en.json', 3],
  ]);
  const sized = { ...disk(...sizes.keys()), size: async (path: string) => sizes.get(path) ?? 0 };
  await checkFamily('/p/de.json', sized, undefined);
});

describe('a target finds its source file', () => {
  test.each([
    ['/p/locales/de/app.json', '/p/locales/en/app.json'],
    ['/p/i18n/de.json', '/p/i18n/en.json'],
    ['/p/l10n/app_de.arb', '/p/l10n/app_en.arb'],
    ['/p/app.de.json', '/p/app.en.json'],
    ['/p/film.de.srt', '/p/film.en.srt'],
    ['/p/film.de.srt', '/p/film.srt'],
    ['/p/film.it.srt', '/p/film.srt'],
    ['/p/de-de/a/topic.dita', '/p/en-us/a/topic.dita'],
    ['/p/_locales/de/messages.json', '/p/_locales/en/messages.json'],
    ['/p/_locales/de/messages.json', '/p/_locales/en_US/messages.json'],
    ['/p/i18n/is.json', '/p/i18n/en.json'],
    ['/p/de/app_de.arb', '/p/en/app_en.arb'],
    ['/p/messages_it.properties', '/p/messages.properties'],
    ['/p/res/values-de/strings.xml', '/p/res/values/strings.xml'],
    ['/p/res/values-is/strings.xml', '/p/res/values/strings.xml'],
    ['/p/moko-resources/nb-rNO/plurals.xml', '/p/moko-resources/base/plurals.xml'],
    ['/p/res/values-b+sr+Latn-land/strings.xml', '/p/res/values-land/strings.xml'],
    ['/p/de.lproj/Main.strings', '/p/Base.lproj/Main.strings'],
    ['/p/zh-Hans.lproj/Localizable.strings', '/p/en.lproj/Localizable.strings'],
    ['/p/fr.lproj/Localizable.strings', '/p/English.lproj/Localizable.strings'],
    ['/p/talks/german/one.srt', '/p/talks/english/one.srt'],
    ['/p/lang/German.ini', '/p/lang/English.ini'],
    ['/p/locales/azz/app.ftl', '/p/locales/en-US/app.ftl'],
    ['/p/locales/zh-Hant/app.json', '/p/locales/en/app.json'],
    ['/p/locales/en@shaw/app.json', '/p/locales/en/app.json'],
    ['/p/film.ger.srt', '/p/film.srt'],
    ['/p/localization/de/sails/README.md', '/p/sails/README.md'],
    ['/p/docs/translations/pt-br/index.html', '/p/docs/index.html'],
    ['/p/translations/README-fr.md', '/p/README.md'],
    ['/p/translations/CONTRIBUTING.zh-CN.md', '/p/CONTRIBUTING.md'],
    ['/p/docs/README_de.md', '/p/README.md'],
  ])('%s ← %s', async (path, source) => {
    const family = await familyOf(path, 'en', disk(path, source));
    expect(family?.source.path).toBe(source);
    expect(family?.self.path).toBe(path);
    const sourceFamily = await familyOf(source, 'en', disk(path, source));
    expect(sourceFamily?.self).toBe(sourceFamily?.source);
    expect(sourceFamily?.targets.map((target) => target.path)).toEqual([path]);
  });
});

describe('letters behind the name of another file are no language', () => {
  test.each([
    ['where three of them are all that speaks for one', ['footer-chm.html', 'footer.html']],
    ['where the rest of such files are none', ['cutter_lv.json', 'cutter_hv.json', 'cutter_mv.json', 'cutter.json']],
    ['behind a dot either', ['hull.lv.json', 'hull.hv.json', 'hull.mv.json', 'hull.json']],
    [
      'where the rest of such files are words',
      ['box-rm.md', 'box-add.md', 'box-list.md', 'box-run.md', 'box-stop.md', 'box.md'],
    ],
    ['where a rare code is all that speaks for one', ['harbour-ng.md', 'harbour.md']],
    ['where they are words', ['shoe_polish.json', 'shoe.json']],
    ['where they are words with a capital', ['Skerry.May.md', 'Skerry.md']],
    ['where they are a region behind a language', ['de-CH.txt', 'de.txt']],
    ['nor behind a name and a language', ['oars_es_AR.properties', 'oars_es.properties']],
    ['nor behind further words', ['labels.pt_BR.yml', 'labels.pt.yml']],
    ['where they are no region', ['upright-ar-hi.html', 'upright.html']],
    ['where they are no script', ['boats_in_bays.md', 'boats.md']],
  ])('%s', async (_, names) => {
    const paths = names.map((name) => `/p/${name}`);
    for (const path of paths) await checkFamily(path, disk(...paths), undefined);
  });

  test('unless other languages stand there too', () =>
    checkFamily('/p/page.html', disk('/p/page.html', '/p/page-fil.html', '/p/page-de.html'), {
      source: '/p/page.html',
      language: 'en',
      targets: ['de', 'fil'],
    }));

  test('nor do they tell one of a file that stands alone', () => {
    expect(languageOfPath('/p/footer-chm.html')).toBeUndefined();
    expect(languageOfPath('/p/Resources/SR.resx')).toBeUndefined();
    expect(languageOfPath('/p/lang/SR.ini')).toBe('sr');
    expect(languageOfPath('/p/translations/src/ferry.ts')).toBeUndefined();
    expect(languageOfPath('/p/translations/it/ferry.ts')).toBe('it');
    expect(languageOfPath('/p/shoe/polish.json')).toBeUndefined();
    expect(languageOfPath('/p/src/ferry/ext/FerryMessages.properties')).toBeUndefined();
    expect(languageOfPath('/p/zap/src/main/resources/Messages.properties')).toBeUndefined();
    expect(languageOfPath('/p/src/main/resources/de/skerry/zap/Messages.properties')).toBeUndefined();
    expect(languageOfPath('/p/src/main/resources/i18n/zap/Messages.properties')).toBe('zap');
    expect(languageOfPath('/p/src/main/resources/skerry/Messages_de.properties')).toBe('de');
    expect(languageOfPath('/p/zap/Messages.properties')).toBe('zap');
    expect(languageOfPath('/p/film.ger.srt')).toBe('ger');
    expect(languageOfPath('/p/locales/german/app.json')).toBe('de');
  });
});

describe('folders that name no language', () => {
  const android = ['/p/res/values/strings.xml', '/p/res/values-en-rGB/strings.xml', '/p/res/values-land/strings.xml'];

  describe('all files of a folder are read as one', () => {
    const files = disk(
      '/p/res/values/localazy.xml',
      '/p/res/values/colors.xml',
      '/p/res/values/sas.xml',
      '/p/res/values-de/sas.xml',
      '/p/res/values-de/translations.xml',
      '/p/res/values-en-rUS/translations.xml',
    );
    test.each([
      ['/p/res/values-de/translations.xml', 'de'],
      ['/p/res/values-en-rUS/translations.xml', 'en-US'],
      ['/p/res/values/localazy.xml', 'en'],
    ])('%s', (path, language) =>
      checkFamily(path, files, { source: '/p/res/values/localazy.xml', language, targets: ['de', 'en-US'] }),
    );

    test('files of one name belong together all the same', () =>
      checkFamily('/p/res/values-de/sas.xml', files, {
        source: '/p/res/values/sas.xml',
        language: 'de',
        targets: ['de'],
      }));
  });

  test('values is the source, whatever else is there', () =>
    checkFamily('/p/res/values-en-rGB/strings.xml', disk(...android), {
      source: '/p/res/values/strings.xml',
      language: 'en-GB',
      targets: ['en-GB'],
    }));

  test('Base.lproj gives way to the source language', () =>
    checkFamily(
      '/p/de.lproj/A.strings',
      disk('/p/de.lproj/A.strings', '/p/en.lproj/A.strings', '/p/Base.lproj/A.strings'),
      {
        source: '/p/en.lproj/A.strings',
        language: 'de',
        targets: ['de'],
      },
    ));

  test('a language without a source beside it is still told by the path', () => {
    expect(languageOfPath('/p/res/values-is/strings.xml')).toBe('is');
    expect(languageOfPath('/p/it.lproj/A.strings')).toBe('it');
    expect(languageOfPath('/p/res/values/strings.xml')).toBeUndefined();
  });
});

describe('names that only look like a language', () => {
  test('id.json without an en.json beside it stays alone', () =>
    checkFamily('/p/data/id.json', disk('/p/data/id.json', '/p/data/user.json'), undefined));

  test('a namespace called like a language is paired by its folder', () =>
    checkFamily('/p/locales/de/is.json', disk('/p/locales/de/is.json', '/p/locales/en/is.json'), {
      source: '/p/locales/en/is.json',
      language: 'de',
      targets: ['de'],
    }));

  test('message-id.json is not the Indonesian message.json', () =>
    checkFamily('/p/message-id.json', disk('/p/message.json', '/p/message-id.json'), undefined));

  test('package.json and tsconfig.json are nobody’s relatives', async () => {
    const folders = disk('/p/package.json', '/p/tsconfig.json', '/p/tsconfig.build.json', '/p/package-lock.json');
    await checkFamily('/p/tsconfig.json', folders, undefined);
    await checkFamily('/p/package.json', folders, undefined);
  });
});

describe('several regions of the source language', () => {
  const folders = disk('/p/en.json', '/p/en_GB.json', '/p/en-US.json', '/p/de.json');

  test('the one spelled like the setting is the source', async () => {
    expect((await familyOf('/p/de.json', 'en-GB', folders))?.source.path).toBe('/p/en_GB.json');
  });

  test('else the one without region; the others are targets', () =>
    checkFamily('/p/en_GB.json', folders, {
      source: '/p/en.json',
      language: 'en-GB',
      targets: ['de', 'en-GB', 'en-US'],
    }));
});

test('a source file alone is a family of its own', () =>
  checkFamily('/p/locales/en/app.json', disk('/p/locales/en/app.json', '/p/locales/de/other.json'), {
    source: '/p/locales/en/app.json',
    language: 'en',
    targets: [],
  }));

test('another source language', () =>
  checkFamily(
    '/p/en.json',
    disk('/p/en.json', '/p/de.json'),
    { source: '/p/de.json', language: 'en', targets: ['en'] },
    'de',
  ));

test('a layout of the settings goes first', async () => {
  const folders = disk('/p/en/texts/de.x.json', '/p/en/texts/en.x.json', '/p/de/texts/de.x.json');
  const templates = [templatePattern('/p', '{language}/texts/de.x.json')];
  expect((await familyOf('/p/de/texts/de.x.json', 'en', folders, templates))?.source.path).toBe(
    '/p/en/texts/de.x.json',
  );
});

test.each([
  ['/p/po/de.po', 'de'],
  ['/p/locale/pt_BR/LC_MESSAGES/shop.po', 'pt-BR'],
  ['/p/locale/is/LC_MESSAGES/id.po', 'is'],
  ['/p/src/messages.fr.xlf', 'fr'],
  ['/p/_locales/da/messages.json', 'da'],
  ['/p/src/is/texts.xlf', undefined],
  ['/p/src/texts.xlf', undefined],
])('the path %s tells the language %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});

test('pages in folders of languages that repeat what stands beside them', async () => {
  const pages = ['oars.md', 'sails.md', 'knots/reef.md'];
  const folders = disk(
    ...pages.flatMap((page) => [`/p/docs/${page}`, `/p/docs/de/${page}`]),
    '/p/docs/zh-hans/oars.md',
    ...pages.map((page) => `/p/docs/it/${page}`),
  );
  await checkFamily('/p/docs/de/knots/reef.md', folders, {
    source: '/p/docs/knots/reef.md',
    language: 'de',
    targets: ['de', 'it'],
  });
  await checkFamily('/p/docs/oars.md', folders, {
    source: '/p/docs/oars.md',
    language: 'en',
    targets: ['de', 'it', 'zh-Hans'],
  });
});

test('folders that only look like languages repeat nothing', async () => {
  const folders = disk(
    '/p/src/README.md',
    '/p/src/build.md',
    '/p/src/cs/README.md',
    '/p/src/cs/a.cs',
    '/p/src/cs/b.cs',
  );
  await checkFamily('/p/src/cs/README.md', folders, undefined);
  await checkFamily('/p/src/README.md', folders, undefined);
});

test('pages beside folders that hold the source language, too', async () => {
  const pages = ['oars.md', 'sails.md'];
  const folders = disk(...pages.flatMap((page) => [`/p/${page}`, `/p/de/${page}`]), '/p/en/knots.md');
  await checkFamily('/p/de/oars.md', folders, undefined);
});

test('English of pirates is no source', async () => {
  expect(await familyOf('/p/lang/de_de.json', 'en', disk('/p/lang/en_pt.json', '/p/lang/de_de.json'))).toBeUndefined();
  const folders = disk('/p/lang/en_gb.json', '/p/lang/en_pt.json', '/p/lang/de_de.json');
  const targets = ['de-DE', 'en-PT'];
  await checkFamily('/p/lang/de_de.json', folders, { source: '/p/lang/en_gb.json', language: 'de-DE', targets });
});

test('an English that is made from another one is no source, unless the project writes in it', async () => {
  const folders = disk('/p/status/en-CA.md', '/p/status/de.md');
  await checkFamily('/p/status/de.md', folders, undefined);
  const family = { source: '/p/status/en-CA.md', language: 'de', targets: ['de'] };
  await checkFamily('/p/status/de.md', folders, family, 'en-CA');
});

test('a page reads as many names in a large folder as in a small one', async () => {
  const readsAmong = async (pages: number) => {
    const folders = disk(...Array.from({ length: pages }, (_, i) => `/p/docs/oar-${i}.md`));
    let reads = 0;
    const list = async (folder: string) =>
      new Proxy(await folders.list(folder), {
        get(names, key) {
          reads++;
          return Reflect.get(names, key);
        },
      });
    expect(await familyOf('/p/docs/oar-7.md', 'en', { ...folders, list })).toBeUndefined();
    return reads;
  };
  expect(await readsAmong(4000)).toBeLessThan(2 * (await readsAmong(40)));
});
