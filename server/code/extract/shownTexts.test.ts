import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectName } from './projectName.ts';
import { component, extracted } from './testExtraction.ts';
import { textPlaces } from './textPlaces.ts';

const textsOf = async (path: string, text: string, library: 'i18next' | 'vue-i18n' | 'ngx-translate') =>
  (await extracted(path, text, library)).keys.map((key) => key.replace(/^[^:]*: /, ''));

test.each([
  ['<Field helperText="As on the bill" emptyLabel="None" confirm-message="Are you sure?" />', 3],
  ['<Field description="Sizes" title="Size" />', 2],
  // Names of fields, of what is measured, of a context; elements of HTML have no such attribute.
  ['<Select label="name" context="Some text" trackingLabel="Sign up" />', 0],
  ['<div message="Hello there" tooltip="Some words" />', 0],
])('what a component is given for people: %s', async (body, count) => {
  expect(await textsOf('src/A.tsx', component(body), 'i18next')).toHaveLength(count);
});

test('components of Vue are given texts, too, and keep the names of fields', async () => {
  const code = '<template><MyList label="name" empty-text="Nothing yet" /><p tooltip="Some words" /></template>\n';
  expect(await textsOf('src/A.vue', code, 'vue-i18n')).toEqual(['Nothing yet']);
});

test('texts between which code chooses are extracted, each with a key', async () => {
  const body = "<b title={open ? 'Hide all' : 'Show all'} id={open ? 'Yes' : 'No'}>{items.name || 'Untitled'}</b>";
  const { text } = await extracted('src/Cart.tsx', component(body), 'i18next');
  expect(text).toContain(
    "<b title={open ? t('cart.hideAll') : t('cart.showAll')} id={open ? 'Yes' : 'No'}>{items.name || t('cart.untitled')}</b>",
  );
});

test('what is bound to an attribute, or alone in an element, is extracted from templates as well', async () => {
  const vue =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal of the component
    "<template><p :title=\"`Of ${boats.length} boats`\" v-bind:aria-label=\"open ? 'Hide it' : x\" :class=\"open ? 'No Way' : 'Nor This'\">{{ open ? 'Go away' : 'Come in' }} </p></template>\n";
  expect((await extracted('src/Cart.vue', vue, 'vue-i18n')).text).toBe(
    "<template><p :title=\"$t('cart.ofBoats', { count: boats.length })\" v-bind:aria-label=\"open ? $t('cart.hideIt') : x\" :class=\"open ? 'No Way' : 'Nor This'\">{{ open ? $t('cart.goAway') : $t('cart.comeIn') }} </p></template>\n",
  );
  const angular =
    "<p [title]=\"open ? 'Hide it' : x\" title=\"Sort {{ boats }} first\">{{ day | date: 'MMM d, y' }}<i>{{ x || ('a.b' | translate) }}</i></p>\n";
  expect((await extracted('src/cart.component.html', angular, 'ngx-translate')).text).toBe(
    "<p [title]=\"open ? ('cart.hideIt' | translate) : x\" [title]=\"'cart.sortFirst' | translate: { boats: boats }\">{{ day | date: 'MMM d, y' }}<i>{{ x || ('a.b' | translate) }}</i></p>\n",
  );
  const inQuotes = '<p title="Sort {{ boats["x"] }} first"></p><p title=\'Sort {{ a["x"] }} first\'></p>\n';
  expect((await extracted('src/cart.component.html', inQuotes, 'ngx-translate')).text).toBe(inQuotes);
});

test('the first text of a key is no text to extract', async () => {
  const body =
    '<p>{t(\'cart.a\', { defaultValue: \'Pay it now\' })}<Trans i18nKey="cart.b" defaults="Pay it «»later" /></p>';
  const { text, keys } = await extracted('src/Cart.tsx', component(body), 'i18next');
  expect([text, keys]).toEqual([component(body.replace('«»', '')), []]);
  const inCall = component("<p>{t('cart.a', { defaultValue: 'Pay it «»now' })}</p>");
  expect((await extracted('src/Cart.tsx', inCall, 'i18next')).keys).toEqual([]);
});

test('names of keys that are pressed at once are no texts; what is done with them is', async () => {
  const body = '<ul><li>Ctrl + S</li><li>CTRL + SHIFT + F</li><li>Ctrl + Click</li></ul>';
  expect(await textsOf('src/A.tsx', component(body), 'i18next')).toEqual(['Ctrl + Click']);
});

test('a call has the quotes of the file, also where it imports nothing', async () => {
  const code = '<template><p :title="$t(\'cart.title\')">{{ $t("cart.title") }}</p><i>Come in</i></template>\n';
  expect((await extracted('src/Cart.vue', code, 'vue-i18n')).text).toContain('<i>{{ $t("cart.comeIn") }}</i>');
});

test('a choice within a sentence is a part of it, and no text alone', async () => {
  const body = "<p>It is {open ? 'Open' : 'Shut'} now</p>";
  const { text } = await extracted('src/Cart.tsx', component(body), 'i18next');
  // Nor are the words beside it.
  expect(text).toContain("<p>It is {open ? 'Open' : 'Shut'} now</p>");
  const behind = await extracted('src/Cart.tsx', component('<p>All boats {isNew && <Badge />}</p>'), 'i18next');
  expect(behind.text).toContain("<p>{t('cart.allBoats')} {isNew && <Badge />}</p>");
});

test('a choice of words within a sentence of a template is no value of it', async () => {
  const vue =
    "<template><p>It is {{ open ? 'Open' : (old ? 'Old' : x) }} now</p><p>{{ open ? a : b }} boats</p></template>\n";
  expect((await extracted('src/Cart.vue', vue, 'vue-i18n')).text).toBe(
    vue.replace('{{ open ? a : b }} boats', "{{ $t('cart.boats', { value: (open ? a : b) }) }}"),
  );
});

test('a choice behind a label is a text of its own', async () => {
  const body = "<p>State: {open ? 'Open' : 'Shut'}</p>";
  expect((await extracted('src/Cart.tsx', component(body), 'i18next')).text).toContain(
    "<p>{t('cart.state')} {open ? t('cart.open') : t('cart.shut')}</p>",
  );
});

test('what goes on with a text that has its key is a piece of it', async () => {
  const body = "<p>{t('cart.title')}: {day} of the month</p>";
  expect((await extracted('src/Cart.tsx', component(body), 'i18next')).text).toBe(component(body));
  const vue = "<template><p>{{ $t('cart.title') }}: at the pier</p></template>\n";
  expect((await extracted('src/A.vue', vue, 'vue-i18n')).text).toBe(vue);
});

test('a sum beside words is a value of their text; three dots at the end are part of it', async () => {
  const body = "<p title={open ? 'Saving...' : 'Send'}>\n    Boat {index + 1}\n  </p>";
  const { entries, text } = await extracted('src/Cart.tsx', component(body), 'i18next');
  expect(Object.values(entries)).toEqual(['Saving...', 'Send', 'Boat {{index}}']);
  expect(text).toContain("{t('cart.boat', { index: index + 1 })}");
});

test('names of services and of what they speak are no texts', async () => {
  const body = '<p><b>GitHub</b><b>Google Sheets</b><b>IPv6</b><b>Share on GitHub</b><b>Step2</b></p>';
  expect(await textsOf('src/A.tsx', component(body), 'i18next')).toEqual(['Share on GitHub', 'Step2']);
});

test('the text of an element that ngx-translate fills in is a key already', async () => {
  const html = '<dt translate>Due date</dt><p translate="no">Acme Inc</p><p>Come in</p>\n';
  expect(await textsOf('src/bag.component.html', html, 'ngx-translate')).toEqual(['Come in']);
});

test('a key with braces of its own is no text beside a value', async () => {
  const html = '<p>{{ "{{ total }} results" | translate: { total } }}</p><p>Hi {{ user.name }}!</p>\n';
  const { text } = await extracted('src/bag.component.html', html, 'ngx-translate');
  expect(text).toContain('<p>{{ "{{ total }} results" | translate: { total } }}</p>');
  expect(text).toContain("{{ 'bag.hi' | translate");
});

test('an e-mail gets no hook: it is rendered where none finds the language', async () => {
  const mail =
    "import { Text } from '@react-email/components';\n\nexport const Mail = () => <Text>Welcome aboard</Text>;\n";
  const { text, left } = await extracted('src/Mail.tsx', mail, 'i18next');
  expect(text).toBe(mail);
  expect(left).toEqual([expect.stringMatching(/^This is rendered outside the app/)]);
  const handed = mail.replace('() =>', '({ t }: { t: TFunction }) =>');
  expect((await extracted('src/Mail.tsx', handed, 'i18next')).text).toContain("{t('mail.welcomeAboard')}");
});

test.each([
  ['link-warden', '<h1><b>Link Warden</b></h1>', 'linkwarden'],
  ['link-warden', '# Link-Warden: keep pages', 'linkwarden'],
  ['dashboard-2', '# The best dashboard', undefined],
])('a project named %s whose README begins with %s', async (name, readme, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'interline-name-'));
  try {
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'package.json'), JSON.stringify({ name: `@x/${name}` }));
    writeFileSync(join(root, 'README.md'), `${readme}\n\nText\n`);
    expect(await projectName(root)).toBe(expected);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('the name of the project is no text', async () => {
  const places = await textPlaces('/a/A.tsx', '<><b>Link Warden</b><i>About Link Warden</i></>', {
    name: 'i18next',
    projectName: 'linkwarden',
  });
  expect(places.map(({ isCertain }) => isCertain)).toEqual([false, true]);
});
