import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../shared/catalog/textRange.ts';
import { askedKeys } from '../askedKeys.ts';
import { addKeys } from './addKeys.ts';
import { missingKeys } from './missingKeys.ts';
import { projectOf } from './testExtraction.ts';

/** The keys that a project lacks, and its files of texts with them. */
async function added(files: Readonly<Record<string, string>>) {
  const { workspace, index, code } = await projectOf(files);
  const { keys, refused } = missingKeys((await askedKeys(code, index)).missing, { index, code });
  const { files: changed, refused: unwritten } = await addKeys(workspace, keys, 'source');
  expect([...unwritten]).toEqual([]);
  return {
    keys: keys.map(
      ({ key, text, file }) => `${basename(dirname(file.file.path))}/${basename(file.file.path)} ${key}=${text}`,
    ),
    refused: refused.map(({ use, reason }) => `${use.key}: ${reason}`),
    texts: changed.map(({ text, edits }) => applyEdits(text, edits)),
  };
}

const i18next = "import { useTranslation } from 'react-i18next';\n";

test('a key of a component that keeps its texts itself goes to no file', async () => {
  const { keys, refused } = await added({
    'locales/en.json': '{ "close": "Close" }\n',
    'src/Cart.vue':
      '<template><p>{{ $t(\'close\') }} {{ $t(\'title\') }} {{ $t(\'lost\') }}</p></template>\n<i18n>\n{ "en": { "title": "Cart" } }\n</i18n>\n',
  });
  expect(keys).toEqual([]);
  expect(refused).toEqual(['lost: its component keeps its texts in an <i18n> block']);
});

test('a key goes to the file of its namespace, with its default text and the plural forms of a count', async () => {
  const { keys, texts } = await added({
    'locales/en/translation.json': '{\n  "menu": {\n    "open": "Open {{name}}"\n  }\n}\n',
    'locales/en/shop.json': '{\n  "buy": "Buy"\n}\n',
    'src/App.tsx': `${i18next}export function App() {
      const { t } = useTranslation();
      return <p title={t('menu.open')}>{t('menu.close', 'Close it')} {t('shop:sell')} {t('menu.boats', { count: 2 })}</p>;
    }`,
  });
  expect(keys).toEqual([
    'en/translation.json menu.close=Close it',
    'en/shop.json sell=',
    'en/translation.json menu.boats_one=',
    'en/translation.json menu.boats_other=',
  ]);
  expect(texts).toEqual([
    '{\n  "menu": {\n    "open": "Open {{name}}",\n    "close": "Close it",\n    "boats_one": "",\n    "boats_other": ""\n  }\n}\n',
    '{\n  "buy": "Buy",\n  "sell": ""\n}\n',
  ]);
});

test('keys that are texts are their own text; dots in them are none of a path', async () => {
  const { keys, refused } = await added({
    'locales/en.json': '{\n  "Open the file": "Open the file",\n  "Help": "Help",\n  "Print": "Print"\n}\n',
    'src/App.tsx': `${i18next}const { t } = useTranslation(); t('Help'); t('Close the file'); t('Quit'); t('Done. Go on');`,
  });
  expect(keys).toEqual(['locales/en.json Close the file=Close the file', 'locales/en.json Quit=Quit']);
  expect(refused).toEqual(['Done. Go on: its dots would make groups of it']);
});

test.each([
  ['locales/en.json', '{}\n', '{\n  "menu": {\n    "open": ""\n  }\n}\n'],
  [
    'src/locales/en.ts',
    "export default {\n  menu: {\n    close: 'Close the file',\n  },\n} as const;\n",
    "export default {\n  menu: {\n    close: 'Close the file',\n    open: '',\n  },\n} as const;\n",
  ],
  [
    'locales/en.json5',
    "{\n  // Menu\n  menu: { close: 'Close' }\n}\n",
    "{\n  // Menu\n  menu: { close: 'Close', open: '' }\n}\n",
  ],
])('%s gets the key where it belongs', async (path, text, expected) => {
  const { texts } = await added({
    [path]: text,
    'src/App.tsx': `${i18next}const { t } = useTranslation(); t('menu.open');`,
  });
  expect(texts).toEqual([expected]);
});

test('the default text of svelte-i18n becomes the text of its key', async () => {
  const { keys } = await added({
    'locales/en.json': '{ "boat": "Boat" }\n',
    'src/a.svelte': "<p>{$_('boat')}{$_('mast', { default: 'The mast' })}</p>",
  });
  expect(keys).toEqual(['locales/en.json mast=The mast']);
});
