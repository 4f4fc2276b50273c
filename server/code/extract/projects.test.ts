import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../shared/catalog/textRange.ts';
import { extractProject } from './extractProject.ts';
import { missingKeys } from './missingKeys.ts';
import { component, extracted, projectOf } from './testExtraction.ts';

/** What becomes of all files of a project, by their names; and of which nothing tells the library. */
async function extractedProject(files: Readonly<Record<string, string>>) {
  const { workspace, index, code, folder } = await projectOf(files);
  const signal = new AbortController().signal;
  const { files: done, unknown } = await extractProject(workspace, code, { index, code }, signal);
  const name = (path: string) => path.slice(folder.length + 1).replaceAll('\\', '/');
  return {
    texts: Object.fromEntries(done.map(({ file, edits }) => [name(file.path), applyEdits(file.text, edits)])),
    keys: done.flatMap(({ keys }) => keys.map(({ file, key }) => `${name(file?.file.path ?? '')} ${key}`)),
    left: done.flatMap(({ left }) => left.map(({ reason }) => reason.template)),
    unknown: unknown.map(({ path }) => name(path)),
  };
}

const dependsOn = (name: string) => JSON.stringify({ dependencies: { [name]: '1.0.0' } });
const boats = (body: string, before = '') => `export function Boats() {\n${before}  return ${body};\n}\n`;

test('each package of a project gets its keys in its own files, and what uses no library stays', async () => {
  const { keys, unknown, texts } = await extractedProject({
    'apps/shop/package.json': dependsOn('react-i18next'),
    'apps/shop/locales/en/shop.json': '{ "buy": "Buy", "sell": "Sell" }',
    'apps/shop/locales/de/shop.json': '{ "buy": "Kaufen", "sell": "Verkaufen" }',
    'apps/shop/src/Buy.tsx': boats("<b title={t('buy')}>{t('sell')}</b>", '  const { t } = useTranslation();\n'),
    'apps/docs/package.json': dependsOn('react-i18next'),
    'apps/docs/locales/en/docs.json': '{ "read": "Read" }',
    'apps/docs/locales/de/docs.json': '{ "read": "Lesen" }',
    'apps/docs/src/Page.tsx': boats('<b>Turn the page</b>'),
    'apps/shop/src/Boats.tsx': boats('<b>Turn the boat</b>'),
    'packages/mail/package.json': dependsOn('nodemailer'),
    'packages/mail/src/Mail.tsx': boats('<b>Dear sailor</b>'),
    'packages/mail/src/send.tsx': 'export const send = () => 1;\n',
  });
  expect(keys.sort()).toEqual([
    'apps/docs/locales/en/docs.json turnThePage',
    'apps/shop/locales/en/shop.json turnTheBoat',
  ]);
  expect([unknown, 'packages/mail/src/Mail.tsx' in texts]).toEqual([['packages/mail/src/Mail.tsx'], false]);
});

test('where the name of a file is the first part of its keys, a new one has it in the code alone', async () => {
  const { keys, texts } = await extractedProject({
    'package.json': dependsOn('vue-i18n'),
    'locales/en/shop.json': '{ "a": "A", "b": "B", "c": "C" }',
    'locales/en/yard.json': '{ "d": "D", "e": "E" }',
    'locales/de/shop.json': '{ "a": "A", "b": "B", "c": "C" }',
    'locales/de/yard.json': '{ "d": "D", "e": "E" }',
    'src/Shop.vue': `<template><b>{{ $t('shop.a') }}{{ $t('shop.b') }}{{ $t('shop.c') }}</b></template>`,
    'src/Yard.vue': `<template><b>{{ $t('yard.d') }}{{ $t('yard.e') }}</b><i>Lift the boat</i></template>`,
  });
  expect(keys).toEqual(['locales/en/yard.json liftTheBoat']);
  expect(texts['src/Yard.vue']).toContain("<i>{{ $t('yard.liftTheBoat') }}</i>");
});

test('what the whole repository depends on, a package of it is not taken to use', async () => {
  const { unknown, texts } = await extractedProject({
    'package.json': dependsOn('react-i18next'),
    'locales/en.json': '{ "a": "A", "b": "B" }',
    'locales/de.json': '{ "a": "A", "b": "B" }',
    'packages/parts/package.json': dependsOn('react'),
    'packages/parts/src/Tab.tsx': boats('<b>Turn the boat</b>'),
    'packages/dock/package.json': dependsOn('react'),
    'packages/dock/src/Pier.tsx': boats("<b title={t('a')}>Lift the boat</b>", '  const { t } = useTranslation();\n'),
  });
  expect(unknown).toEqual(['packages/parts/src/Tab.tsx']);
  expect(Object.keys(texts)).toEqual(['packages/dock/src/Pier.tsx']);
});

test('a hook comes from the module that the files nearby have it from', async () => {
  const { texts } = await extractedProject({
    'package.json': dependsOn('react-i18next'),
    'locales/en.json': '{ "a": "A", "b": "B" }',
    'locales/de.json': '{ "a": "A", "b": "B" }',
    'src/i18n.ts':
      "import { useTranslation as use } from 'react-i18next';\nexport const useTranslation = () => use('app');\n",
    'src/dock/Pier.tsx': `import { useTranslation } from '../i18n';\n${boats("<b>{t('a')}</b>", '  const { t } = useTranslation();\n')}`,
    'src/dock/Boats.tsx': boats('<b>Turn the boat</b>'),
    'src/dock/deep/Crane.tsx': boats('<b>Lift the boat</b>'),
  });
  expect(texts['src/dock/Boats.tsx']).toContain("import { useTranslation } from '../i18n';\n\nexport function");
  expect(texts['src/dock/deep/Crane.tsx']).toContain("import { useTranslation } from '../../i18n';\n");
});

test('an asynchronous component calls no hook, nor does what answers a request', async () => {
  const body = '<b>Turn the boat</b>';
  const page = `export default async function Page() {\n  return ${body};\n}\n`;
  const left = await extracted('src/page.tsx', page, 'i18next');
  expect([left.text, left.left]).toEqual([
    page,
    [
      'The component is asynchronous and cannot call a hook: declare the function that asks for texts, and extract again.',
    ],
  ]);
  expect((await extracted('src/page.tsx', page, 'next-intl')).text).toBe(
    `import { getTranslations } from 'next-intl/server';\n\nexport default async function Page() {\n  const t = await getTranslations();\n  return <b>{t('src.turnTheBoat')}</b>;\n}\n`,
  );
  const route = `export function GET() {\n  return ${body};\n}\n`;
  expect((await extracted('src/route.tsx', route, 'i18next')).text).not.toContain('useTranslation');
});

test('where keys are texts, a new one keeps its values and tags', async () => {
  const source = '{ "Buy a boat": "Buy a boat", "Sell a boat": "Sell a boat" }';
  const body = '<div><p>Hi {name}, wait</p><p>Read <a href="/t">the terms</a> first</p></div>';
  const { keys, text } = await extracted('src/Cart.tsx', component(body), 'i18next', { source });
  expect(keys).toEqual([
    '+ Hi {{name}}, wait: Hi {{name}}, wait',
    '+ Read <a>the terms</a> first: Read <a>the terms</a> first',
  ]);
  expect(text).toContain("{t('Hi {{name}}, wait', { name })}");
});

test('values stand as in the other texts of the file: i18next reads ICU messages, too', async () => {
  const source = '{ "a": "{count, plural, one {# boat} other {# boats}}", "b": "Hi {name}" }';
  const { keys } = await extracted('src/Cart.tsx', component('<p>Bye {name}</p>'), 'i18next', { source });
  expect(keys).toEqual(['+ bye: Bye {name}']);
});

test('a space at an end of a text stays, and a value with a default is part of it', async () => {
  const body = "<div><p>Returns{' '}<Kind /></p><p>For {plan?.size || 3} sailors</p></div>";
  const { text, keys } = await extracted('src/Cart.tsx', component(body), 'i18next');
  expect(text).toContain("<p>{t('cart.returns')}{' '}<Kind /></p>");
  expect(keys).toContain('+ cart.forSailors: For {{count}} sailors');
});

test('Angular binds what ARIA has as attributes, and names of icons, programs and units stay', async () => {
  const html =
    '<button aria-label="Send it"><mat-icon>send</mat-icon><i class="material-icons">close</i></button>\n<p>0x83f2eb2b13a2495d</p><p>list_pages, get_page</p>\n';
  expect((await extracted('src/bag.component.html', html, 'ngx-translate')).text).toBe(
    html.replace('aria-label="Send it"', '[attr.aria-label]="\'bag.sendIt\' | translate"'),
  );
  const jsx = component('<p><SendIcon>send</SendIcon><b>{size}px</b><i>{size} boats</i></p>');
  expect((await extracted('src/Cart.tsx', jsx, 'i18next')).keys).toEqual(['+ cart.boats: {{size}} boats']);
});

test('a whole page is no template; a sentence that an element begins is cut by it', async () => {
  const page = '<!doctype html>\n<html><head><title>Boats for all</title></head></html>\n';
  const { text, left } = await extracted('src/index.html', page, 'ngx-translate');
  expect([text, left]).toEqual([page, ['This is a whole page and no template, so nothing in it asks for texts.']]);
  const cut = '<p><b>We may also</b> sell your boat.</p>\n<p><b>Name:</b> {{ boat.name }}</p>\n';
  const { keys } = await extracted('src/bag.component.html', cut, 'ngx-translate');
  expect(keys).toEqual(['+ bag.name: Name:']);
});

test('a number in front of a text is no part of its key', async () => {
  const body = '<div><h2>2. Use of boats</h2><h3>© 2026 Harbour Ltd.</h3><p>404 not found</p></div>';
  const { keys } = await extracted('src/Cart.tsx', component(body), 'i18next', { source: '{ "a": "A" }' });
  expect(keys.map((key) => key.split(':')[0])).toEqual(['+ useOfBoats', '+ harbourLtd', '+ notFound']);
});

test('a key that code asks for goes to the file of its own package', async () => {
  const project = await projectOf({
    'apps/shop/locales/en/common.json': '{ "buy": "Buy" }',
    'apps/shop/locales/de/common.json': '{ "buy": "Kaufen" }',
    'apps/docs/locales/en/common.json': '{ "read": "Read" }',
    'apps/docs/locales/de/common.json': '{ "read": "Lesen" }',
    'apps/docs/src/a.tsx': component("<b>{t('common:turn')}</b>"),
  });
  const uses = project.code.flatMap((file) => file.uses.map((use) => ({ file, use })));
  const { keys } = missingKeys(uses, project);
  expect(keys.map(({ file }) => file.file.path)).toEqual([join(project.folder, 'apps/docs/locales/en/common.json')]);
});
