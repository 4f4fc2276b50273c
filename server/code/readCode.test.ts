import { expect, test } from 'vitest';
import { readCode } from './readCode.ts';

const keysOf = async (path: string, text: string) => (await readCode(path, text)).uses.map(({ key }) => key);

test('Transloco: read and prefix of a structural directive stand before the keys of its element', async () => {
  const template = `
    <h1>{{ t('free') }}</h1>
    <ng-container *transloco="let t; read: 'boats'">
      <p [title]="t('name')">{{ t('harbour.name') }}</p>
      <ng-container *transloco="let say; prefix: 'crew'">{{ say('cook') }} {{ t('mast') }}</ng-container>
      @if (t('open'); as open) { <b>{{ open }}</b> }
    </ng-container>
    <ng-template transloco let-t translocoRead="tides"><i>{{ t('high') }}</i></ng-template>
    <div *transloco="let t">{{ t('plain') }}</div>
    {{ t('after') }}`;
  expect((await keysOf('/p/app.component.html', template)).sort()).toEqual(
    [
      'free',
      'boats.name',
      'boats.harbour.name',
      'crew.cook',
      'boats.mast',
      'boats.open',
      'tides.high',
      'plain',
      'after',
    ].sort(),
  );
});

test('a key in the template of a component has its place in the file', async () => {
  const text = "@Component({ template: `<p>{{ 'boats.name' | translate }}</p>` }) class Boats {}";
  const { uses } = await readCode('/p/boats.component.ts', text);
  expect(uses.map(({ key, range }) => [key, text.slice(range.start, range.end)])).toEqual([
    ['boats.name', 'boats.name'],
  ]);
});

test('a script among translations declares keys, with and without the name of a namespace', async () => {
  const { declared } = await readCode(
    '/p/locales/en.js',
    "export default { translation: { boats: { name: 'Boat' } } };",
  );
  expect(declared.has('boats.name')).toBe(true);
  expect((await readCode('/p/src/boats.js', "export default { boats: { name: 'Boat' } };")).declared.size).toBe(0);
});

test('a script of Vue whose types are generic is read, and so is the t of useI18n() itself', async () => {
  const text =
    `<script setup lang="ts" generic="T extends Record<string, unknown>">\n` +
    `defineProps<{ a: T }>(); const boat = useI18n().t('boats.name');\n</script>`;
  const { uses } = await readCode('/p/Boats.vue', text);
  expect(uses.map(({ key, range }) => [key, text.slice(range.start, range.end)])).toEqual([
    ['boats.name', 'boats.name'],
  ]);
});

test('Vue: v-t, keypath and path name keys, literally, by a condition or by a pattern', async () => {
  const template = `<template>
    <p v-t="'boats.a'" /><p v-t.preserve="{ path: 'boats.b', args: { n } }" />
    <i18n-t :keypath="open ? 'boats.c' : 'boats.d'" /><i18n-t :keypath="\`tides.\${tide}\`" /><I18nT keypath="boats.e" />
    <i18n path="boats.f" tag="p" /><a path="/harbour" />
    <li v-for="one in $tm('boats.g')">{{ $rt(one) }}</li><li v-for="one in tm('boats.h')" />
  </template>
  <script setup>const { tm } = useI18n(); const groups = tm('boats.i');</script>`;
  const { uses, dynamic } = await readCode('/p/Boats.vue', template);
  expect(uses.map(({ key }) => key.replace('boats.', '')).sort()).toEqual([...'abcdefghi']);
  for (const { key, range } of uses) expect(template.slice(range.start, range.end)).toBe(key);
  expect(dynamic.map(({ pattern }) => pattern)).toEqual(['tides.*']);
  expect(await keysOf('/p/Boats.tsx', 'const a = <I18nT keypath="boats.jsx" v-slots={slots} />;')).toEqual([
    'boats.jsx',
  ]);
});

test('Vue: keys of an <i18n> block are the component’s own, JSON or YAML; a global block declares them for all', async () => {
  const json =
    '<i18n lang="json">\n{ "en": { "name": "Boat", "crew": { "cook": "Cook" } }, "de": { "name": "Boot" } }\n</i18n>\n';
  const yaml = '<i18n locale="en">\nmast: Mast\n</i18n>\n';
  const uses = "<template><p>{{ t('name') }} {{ t('crew.cook') }} {{ t('mast') }} {{ t('oar') }}</p></template>";
  const read = await readCode('/p/Boats.vue', json + yaml + uses);
  expect(
    read.uses.map(({ key, componentTexts }) => `${key} ${componentTexts?.map(({ target }) => target.value)}`),
  ).toEqual(['name Boat,Boot', 'crew.cook Cook', 'mast Mast', 'oar undefined']);
  const { declared } = await readCode('/p/All.vue', json.replace('<i18n', '<i18n global'));
  expect([...declared].sort()).toEqual(['crew.cook', 'name']);
});

test('Angular: directives, the service by its type, and marked keys', async () => {
  const template = `<p [translate]="'boats.a'"></p><p translate>boats.b</p><p [transloco]="open ? 'boats.c' : 'boats.d'"></p>
    <p translate>Plain text</p>`;
  expect((await keysOf('/p/boats.component.html', template)).sort()).toEqual([
    'boats.a',
    'boats.b',
    'boats.c',
    'boats.d',
  ]);
  const script = `import { marker } from '@colsen1991/ngx-translate-extract-marker';
    import { TranslateService, _ } from '@ngx-translate/core';
    class Boats {
      private words = inject(TranslateService);
      label = marker('boats.a');
      other = _('boats.b');
      constructor(private t: TranslateService, private map: Map<string, string>) { t.instant('boats.c'); }
      say() { this.words.get('boats.d'); this.t.instant('boats.e'); this.map.get('boats.not'); }
    }`;
  expect((await keysOf('/p/boats.ts', script)).sort()).toEqual(['boats.a', 'boats.b', 'boats.c', 'boats.d', 'boats.e']);
});

test('entities of a template are signs: in a key, and where nothing else stands', async () => {
  const text = `<p>{{ 'Oars &amp; sails' | translate }}</p><b>&middot;</b><i>Row &amp; sail</i>`;
  const { uses, texts } = await readCode('/p/a.component.html', text);
  expect(uses.map(({ key }) => key)).toEqual(['Oars & sails']);
  expect(texts.map((one) => one.text)).toEqual(['Row &amp; sail']);
});

test('Angular: marked texts of a template and $localize, with their ids, places and what is filled in', async () => {
  const read = async (path: string, text: string) => {
    const { uses, texts } = await readCode(path, text);
    return {
      uses: uses.map(({ key, range, collected }) => [key, text.slice(range.start, range.end), collected]),
      texts: texts.map((one) => one.text),
    };
  };
  const html = `<h1 i18n="site header|a note@@title">Fish &amp; chips</h1>
    <p i18n='@@who'> Hello <b>{{ name }}</b>,
      {count, plural, =1 {one boat} other {{{count}} boats}} </p>
    <img [src]="a" title="A boat" i18n-title="@@boat" alt="Plain"><ng-container i18n>Moor <br/>it</ng-container>`;
  expect(await read('/p/a.component.html', html)).toEqual({
    uses: [
      ['title', 'title', { text: 'Fish & chips', isNamed: true }],
      ['who', 'who', { text: 'Hello\uFFFC,\uFFFC', isNamed: true }],
      ['boat', 'boat', { text: 'A boat', isNamed: true }],
      ['Moor\uFFFCit', 'Moor <br/>it', { text: 'Moor\uFFFCit', isNamed: false }],
    ],
    texts: ['Plain'],
  });
  const ts = `const a = $localize\`:@@who:Hi \${user.name}:name:, \${n}!\`; const b = $localize\`Boats\`; const c = tag\`O\`;`;
  expect((await read('/p/a.ts', ts)).uses).toEqual([
    ['who', 'who', { text: 'Hi\uFFFC,\uFFFC!', isNamed: true }],
    ['Boats', 'Boats', { text: 'Boats', isNamed: false }],
  ]);
});
