import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../shared/catalog/textRange.ts';
import { addKeys } from './addKeys.ts';
import { component, extracted, projectOf } from './testExtraction.ts';

test('i18next: text, attributes and values in it become keys of the group that the file asks for', async () => {
  const body =
    '<main title="Your cart">\n    <h1>{t(\'cart.title\')}</h1>\n    Hello {user.name}, {items.length} things wait!\n    <button>Pay now</button>\n  </main>';
  const { text, keys } = await extracted('src/Cart.tsx', component(body), 'i18next');
  expect(text).toContain("<main title={t('cart.title')}>");
  expect(text).toContain("    {t('cart.helloThingsWait', { name: user.name, count: items.length })}\n");
  expect(text).toContain("<button>{t('cart.payNow')}</button>");
  expect(keys).toEqual([
    '= cart.title: Your cart',
    '+ cart.helloThingsWait: Hello {{name}}, {{count}} things wait!',
    '= cart.payNow: Pay now',
  ]);
});

test('a hook and its import are added once, where the component has none', async () => {
  const text = 'export const Bill = ({ total }) => (\n  <p title="The bill">{total} in all</p>\n);\n';
  const { text: after } = await extracted('src/Bill.tsx', text, 'i18next');
  expect(after).toBe(
    "import { useTranslation } from 'react-i18next';\n\n" +
      'export const Bill = ({ total }) => {\n  const { t } = useTranslation();\n  return (\n' +
      "  <p title={t('bill.theBill')}>{t('bill.inAll', { total })}</p>\n);\n};\n",
  );
});

test('a selected string, template or sum is taken as a whole', async () => {
  const template = await extracted('src/Cart.tsx', component(`f(\`Hi \${user«»}, come in\`)`), 'i18next');
  expect([template.text, template.keys]).toEqual([
    component("f(t('cart.hiComeIn', { user }))"),
    ['+ cart.hiComeIn: Hi {{user}}, come in'],
  ]);
  const sum = await extracted('src/Cart.tsx', component("f('Hi ' + user.name + ', «come» in')"), 'i18next');
  expect(sum.text).toBe(component("f(t('cart.hiComeIn', { name: user.name }))"));
});

test('the prefix of a hook is kept, and a key can be named', async () => {
  const prefixed = component('<b>«»Ship it</b>', "  const { t } = useTranslation('', { keyPrefix: 'cart' });\n");
  expect((await extracted('src/Cart.tsx', prefixed, 'i18next')).keys).toEqual(['+ cart.shipIt: Ship it']);
  expect((await extracted('src/Cart.tsx', prefixed, 'i18next', { key: 'cart.ship' })).text).toContain(
    "<b>{t('ship')}</b>",
  );
});

test('FormatJS: an element between elements, a descriptor elsewhere; the text stays where the project keeps it', async () => {
  const code =
    "import { useIntl } from 'react-intl';\n\nexport const Cart = ({ user }) => {\n  const intl = useIntl();\n  return <p title=\"Your bag\">Hi {user}, it's {'{'}you{'}'}</p>;\n};\nconst kept = { id: 'a', defaultMessage: 'A' };\n";
  const { text, keys } = await extracted('src/Cart.tsx', code, 'react-intl');
  expect(text).toContain("import { useIntl, FormattedMessage } from 'react-intl';");
  expect(text).toContain("title={intl.formatMessage({ id: 'cart.yourBag', defaultMessage: 'Your bag' })}");
  expect(text).toContain(
    "<FormattedMessage id=\"cart.hiItsYou\" defaultMessage=\"Hi {user}, it's '{'you'}'\" values={{ user }} />",
  );
  expect(keys[1]).toBe("+ cart.hiItsYou: Hi {user}, it's '{'you'}'");
});

test('vue-i18n: templates call $t, <script setup> gets the function', async () => {
  const code =
    '<script setup>\nconst label = "«»Drop it";\n</script>\n<template>\n  <p title="Your bag">\n    Hi {{ user.name }}, mail me @home\n  </p>\n</template>\n';
  const all = await extracted('src/Bag.vue', code.replace(/[«»]/g, ''), 'vue-i18n');
  expect(all.text).toContain(':title="$t(\'bag.yourBag\')"');
  expect(all.text).toContain("{{ $t('bag.hiMailMeHome', { name: user.name }) }}\n");
  expect(all.keys[1]).toBe("+ bag.hiMailMeHome: Hi {name}, mail me {'@'}home");
  const one = await extracted('src/Bag.vue', code, 'vue-i18n');
  expect(one.text).toContain(
    "<script setup>\nimport { useI18n } from 'vue-i18n';\nconst { t } = useI18n();\nconst label = t('bag.dropIt');\n",
  );
});

test('next-intl: the namespace of the translator is the group', async () => {
  const code =
    "import { useTranslations } from 'next-intl';\nexport default function Page() {\n  const t = useTranslations('cart');\n  return <p>Ship it</p>;\n}\n";
  const { text, keys } = await extracted('src/page.tsx', code, 'next-intl');
  expect([text.includes("<p>{t('shipIt')}</p>"), keys]).toEqual([true, ['+ cart.shipIt: Ship it']]);
});

test('ngx-translate: pipes in templates, the injected service in classes', async () => {
  const html =
    '<p title="Your bag">\n  Hi {{ user.name }}!\n  @if (open && (gates | async)?.count > 0) {\n    Come in\n  } @else {\n  }\n</p>\n';
  const { text } = await extracted('src/bag.component.html', html, 'ngx-translate');
  expect(text).toBe(
    "<p [title]=\"'bag.yourBag' | translate\">\n  {{ 'bag.hi' | translate: { name: user.name } }}\n  @if (open && (gates | async)?.count > 0) {\n    {{ 'bag.comeIn' | translate }}\n  } @else {\n  }\n</p>\n",
  );
  const ts = "export class Bag {\n  constructor(private words: TranslateService) {}\n  label = '«»Drop it';\n}\n";
  expect((await extracted('src/bag.component.ts', ts, 'ngx-translate')).text).toContain(
    "label = this.words.instant('bag.dropIt');",
  );
  const bare = "export class Bag {\n  label = '«»Drop it';\n}\n";
  expect((await extracted('src/bag.component.ts', bare, 'ngx-translate')).left).toEqual([
    'The class has no “TranslateService”: inject it, and extract again.',
  ]);
});

test('Angular: texts are marked for its own extractor', async () => {
  const html = '<p title="Your bag">Come in</p>\n';
  expect((await extracted('src/bag.component.html', html, 'angular')).text).toBe(
    '<p title="Your bag" i18n-title="@@bag.yourBag" i18n="@@bag.comeIn">Come in</p>\n',
  );
  const marked = '<p title="Yes" i18n-title i18n="@@bag.in">«»Come in</p>\n';
  expect((await extracted('src/bag.component.html', marked, 'angular')).text).toBe(marked.replace('«»', ''));
  const ts = `const label = \`«»Hi \${user.name}\`;\n`;
  expect((await extracted('src/bag.ts', ts, 'angular')).text).toBe(
    `const label = $localize\`:@@bag.hi:Hi \${user.name}:name:\`;\n`,
  );
});

test('Svelte and a call of the project’s own', async () => {
  const svelte = '<script>\n  let user;\n</script>\n<p title="Your bag">Hi {user}!</p>\n{#if user}\n  Come in\n{/if}\n';
  expect((await extracted('src/Bag.svelte', svelte, 'svelte-i18n')).text).toBe(
    "<script>\n  import { _ } from 'svelte-i18n';\n  let user;\n</script>\n<p title={$_('bag.yourBag')}>{$_('bag.hi', { values: { user } })}</p>\n{#if user}\n  {$_('bag.comeIn')}\n{/if}\n".replace(
      '  import',
      'import',
    ),
  );
  const call = "texts.get('{key}', {arguments})";
  const written = await extracted('src/bag.ts', `const label = \`«»Hi \${user}\`;\nconst b = "x";\n`, undefined, {
    call,
  });
  expect(written.text).toContain("const label = texts.get('bag.hi', { user });");
});

test('a sentence that elements cut stays where no message can have it whole, unless a piece is selected', async () => {
  const html = '<p>Read <a href="/x">the terms</a> first</p>\n';
  const { text, left } = await extracted('src/bag.component.html', html, 'ngx-translate');
  expect(text).toBe(html);
  expect(left[0]).toBe('Elements cut this sentence into pieces; extract it by hand, as one text with tags.');
  const body = "<p>Read <a href={t('cart.title')}>{t('cart.payNow')} the terms</a> first</p>";
  expect((await extracted('src/Cart.tsx', component(body), 'i18next')).text).toBe(component(body));
});

test('addresses are no texts; where keys are sentences, their dots make no groups', async () => {
  const body = "<p><a href={t('a')}>https://example.org/cart</a><i>{t('Loading. Wait.')}</i><b>Pay later</b></p>";
  const { keys } = await extracted('src/Cart.tsx', component(body), 'i18next');
  expect(keys).toEqual(['+ cart.payLater: Pay later']);
});

test('new keys go to the source file beside their group, in its layout, and to translations without a text', async () => {
  const project = await projectOf({
    'locales/en.json': '{\n  "a": {\n    "one": "1",\n    "three": "3",\n    "two": "2"\n  },\n  "z": "Z"\n}\n',
    'locales/de.json': '{\n  "a": {\n    "one": "1"\n  }\n}\n',
  });
  const [file] = project.index.files;
  if (!file) throw new Error('no file');
  const keys = [
    { file, key: 'a.six', text: '6' },
    { file, key: 'b.message', text: 'M "q"' },
  ];
  const { files, refused } = await addKeys(project.workspace, keys, 'all');
  expect(refused).toEqual(new Map());
  expect(files.map(({ text, edits }) => applyEdits(text, edits))).toEqual([
    '{\n  "a": {\n    "one": "1",\n    "six": "6",\n    "three": "3",\n    "two": "2"\n  },\n  "z": "Z",\n  "b": {\n    "message": "M \\"q\\""\n  }\n}\n',
    '{\n  "a": {\n    "one": "1",\n    "six": ""\n  },\n  "b": {\n    "message": ""\n  }\n}\n',
  ]);
  const clash = await addKeys(project.workspace, [{ file, key: 'z.more', text: 'x' }], 'source');
  expect([clash.files, [...clash.refused.keys()]]).toEqual([[], ['z.more']]);
});

test('flat files and YAML get their keys in their own way', async () => {
  const flat = await projectOf({ 'locales/en.json': '{"a.one":"1","a.two":"2"}\n' });
  const [first] = flat.index.files;
  const added = first && (await addKeys(flat.workspace, [{ file: first, key: 'a.six', text: '6' }], 'source'));
  expect(added?.files.map(({ text, edits }) => applyEdits(text, edits))).toEqual([
    '{"a.one":"1","a.two":"2","a.six":"6"}\n',
  ]);
  rmSync(flat.folder, { recursive: true });
  const json5 = await projectOf({ 'locales/en.json5': '{\n  // Gates\n  "a.one": "1",\n  "a.two": "2",\n}\n' });
  const [loose] = json5.index.files;
  const besides = loose && (await addKeys(json5.workspace, [{ file: loose, key: 'a.six', text: '6' }], 'source'));
  expect(besides?.files.map(({ text, edits }) => applyEdits(text, edits))).toEqual([
    '{\n  // Gates\n  "a.one": "1",\n  "a.two": "2",\n  "a.six": "6",\n}\n',
  ]);
  rmSync(json5.folder, { recursive: true });
  const rails = await projectOf({ 'config/locales/en.yml': 'en:\n  cart:\n    title: Cart\n  z: Z\n' });
  const [second] = rails.index.files;
  const more =
    second && (await addKeys(rails.workspace, [{ file: second, key: 'cart.pay', text: 'Pay: now' }], 'source'));
  expect(more?.files.map(({ text, edits }) => applyEdits(text, edits))).toEqual([
    'en:\n  cart:\n    title: Cart\n    pay: "Pay: now"\n  z: Z\n',
  ]);
});

test('a name that an entry has is no group; in flat files it may be one', async () => {
  const text = component('<b>Ship it</b>').replace('Cart', 'Title');
  const nested = '{ "title": "T", "a": { "b": "B", "c": "C" } }';
  expect((await extracted('src/Title.tsx', text, 'i18next', { source: nested })).keys).toEqual(['+ shipIt: Ship it']);
  const flat = '{ "title": "T", "title.b": "B", "title.c": "C" }';
  expect((await extracted('src/Title.tsx', text, 'i18next', { source: flat })).keys).toEqual([
    '+ title.shipIt: Ship it',
  ]);
});

test('addresses, paths, names in capitals and styles stay where all texts of a file are extracted', async () => {
  const body =
    '<div title="docs/api.md"><a>https://example.com</a><style>{`p { x: 1 }`}</style><code>npm start</code><b>UDP</b><i>Go on</i></div>';
  expect((await extracted('src/Cart.tsx', component(body), 'i18next')).keys).toEqual(['+ cart.goOn: Go on']);
  const html = '<p title="UDP">jsonata.org</p><p>Go on</p>\n';
  expect((await extracted('src/cart.component.html', html, 'ngx-translate')).keys).toEqual(['+ cart.goOn: Go on']);
});

test('what a choice stands for in the program stays, and in a template words that get an ending from code', async () => {
  const select =
    '<select><option value="rope">rope</option><option value="a">Take a rope</option></select><b>--depth=2 --all</b><i>list-of-boats</i>';
  const html = `${select}<u>boat{{ n === 1 ? '' : 's' }} here</u>\n`;
  const taken = ['+ cart.takeARope: Take a rope'];
  expect((await extracted('src/Cart.tsx', component(`<div>${select}</div>`), 'i18next')).keys).toEqual(taken);
  expect((await extracted('src/cart.component.html', html, 'ngx-translate')).keys).toEqual(taken);
});

test('a new key goes to the smallest group that holds most of the keys of its file', async () => {
  const source = '{ "dock": { "title": "Dock", "errors": { "a": "A", "b": "B" }, "notes": { "c": "C", "d": "D" } } }';
  const keys = ['dock.title', 'dock.errors.a', 'dock.errors.b', 'dock.notes.c', 'dock.notes.d'];
  const body = `<p>${keys.map((key) => `{t('${key}')}`).join('')}<i>Go on</i></p>`;
  expect((await extracted('src/Dock.tsx', component(body), 'i18next', { source })).keys).toEqual([
    '+ dock.goOn: Go on',
  ]);
});

test('names of components stay; so do the texts of a component that keeps its own, which belong into its block', async () => {
  const names = '<div title="LookupField"><b>JavaScript</b><i>Go on</i></div>';
  expect((await extracted('src/Cart.tsx', component(names), 'i18next')).keys).toEqual(['+ cart.goOn: Go on']);
  const vue =
    '<template><p>{{ $t(\'title\') }}</p><b>Go on</b></template>\n<i18n>\n{ "en": { "title": "Cart" } }\n</i18n>\n';
  const { keys, left, text } = await extracted('src/Cart.vue', vue, 'vue-i18n');
  expect([keys, left, text]).toEqual([
    [],
    ['This component keeps its texts in an <i18n> block; add the text there.'],
    vue,
  ]);
});

test('a key that is a sentence names no group', async () => {
  const body = "<p>{t('Pick one... Or two')}{t('Loading...')}<i>Go on</i></p>";
  const source = '{ "Pick one... Or two": "Pick one", "Loading...": "Loading", "a": "A", "b": "B" }';
  expect((await extracted('src/Cart.tsx', component(body), 'i18next', { source })).keys).toEqual(['+ goOn: Go on']);
});

test('react-intl: a hook of the project itself gives no object to format messages with', async () => {
  const { text } = await extracted(
    'src/Boat.tsx',
    `import { useTranslate } from './useTranslate';\n\nexport function Boat() {\n  const t = useTranslate();\n  return <p title="Set sail">{t('cart.title')}</p>;\n}\n`,
    'react-intl',
  );
  expect(text).toContain('const intl = useIntl();');
  expect(text).toContain("<p title={intl.formatMessage({ id: 'boat.setSail' })}>");
});

test('a component that has another thing of its hook gets the function beside it, and no name is declared over another', async () => {
  const beside = await extracted(
    'src/Cart.tsx',
    component('<b>Lift it</b>', '  const { i18n } = useTranslation();\n'),
    'i18next',
  );
  expect(beside.text).toBe(component("<b>{t('cart.liftIt')}</b>", '  const { t, i18n } = useTranslation();\n'));
  const list = component('<ul>{items.map((t) => <li title="Lift it">{t.name}</li>)}</ul>', '');
  const shadowed = await extracted('src/Cart.tsx', list, 'i18next');
  expect([shadowed.text, shadowed.left]).toEqual([
    list,
    ['“t” means something else here: rename it, and extract again.'],
  ]);
});

test('arguments are called by what they show, however it is made to look', async () => {
  const body =
    '<p>By {boat.owners.join(", ")} on {toLocal(boat.built)}, {Math.round(boat.depth * 10)} deep, {new Date(seen).toLocaleString(locale)}, {masts[0]}</p>';
  const { keys } = await extracted('src/Cart.tsx', component(body), 'i18next');
  expect(keys).toEqual(['+ cart.byOnDeep: By {{owners}} on {{built}}, {{depth}} deep, {{seen}}, {{masts}}']);
});

test('names of languages in themselves, of services and of people stay', async () => {
  const body = '<ul><li>Deutsch</li><li>Reddit</li><li title="@anna, @ben">#boats</li><li>German</li></ul>';
  const { keys } = await extracted('src/Cart.tsx', component(body), 'i18next');
  expect(keys).toEqual(['+ cart.german: German']);
});

test('Svelte: a start tag ends behind its values, whatever signs they hold, and a value behind its braces', async () => {
  const code =
    '<script>\n  import { _ } from "svelte-i18n";\n</script>\n<button onclick={() => { if (a > 1 && b < 2) open("it"); }} title="Lift it">\n  Lift {$count} boats, {deep({ in: "m" })}\n</button>\n';
  const { text, keys } = await extracted('src/Bag.svelte', code, 'svelte-i18n');
  expect(text).toContain(`open("it"); }} title={$_('bag.liftIt')}>\n  {$_(`);
  expect(text).toContain('{ values: { count: $count, deep: (deep({ in: "m" })) } })}\n</button>');
  expect(keys).toEqual(['+ bag.liftIt: Lift it', '+ bag.liftBoats: Lift {count} boats, {deep}']);
  const blocks = '<script>\n  let boats;\n</script>\n{#await boats then _}<p>Come in</p>{/await}\n';
  const other = await extracted('src/Bag.svelte', blocks, 'svelte-i18n');
  expect(other.text).toContain("import { t } from 'svelte-i18n';\n");
  expect(other.text).toContain("<p>{$t('bag.comeIn')}</p>");
});

test('a page that another program makes of a template stays', async () => {
  const page = '<% if (harbour) { %><p>Lift the boat</p><% } %>\n';
  const { text, left } = await extracted('src/page.html', page, 'ngx-translate');
  expect([text, left[0]]).toEqual([
    page,
    'Another program makes this page from a template: its texts cannot become keys here.',
  ]);
});

test('next-intl in TypeScript: a value that may be undefined shows nothing, as before', async () => {
  const code =
    "import { useTranslations } from 'next-intl';\nexport function Page({ user, boats }) {\n  const t = useTranslations('cart');\n" +
    '  return <p>Hi {user.name} of {user.boat?.name()}, {user.boat?.mast || user.mast}, {boats.length} {boats.length === 1 ? "boat" : "boats"}, {boats.size} in all</p>;\n}\n';
  const { text } = await extracted('src/page.tsx', code, 'next-intl');
  expect(text).toContain("name: user.name ?? ''");
  expect(text).toContain(": user.boat?.name() ?? ''");
  expect(text).toContain("(user.boat?.mast || user.mast) ?? ''");
  expect(text).toContain('count: boats.length,');
  expect(text).toContain('boats.size }');
  expect((await extracted('src/page.jsx', code, 'next-intl')).text).not.toContain('??');
});

test.each([
  ['src/a.component.html', '<p>Our trips</p>\n<p>Tide {{ level</p>\n', 'ngx-translate'],
  ['src/Bag.svelte', '<p>Our trips</p>\n<p>Tide { level</p>\n', 'svelte-i18n'],
] as const)('a text with a value that never ends stays: %s', async (path, code, library) => {
  const { text, keys } = await extracted(path, code, library);
  expect(keys.map((key) => key.replace(/^.*: /, ''))).toEqual(['Our trips']);
  expect(text).toContain(code.slice(code.indexOf('\n')));
});
