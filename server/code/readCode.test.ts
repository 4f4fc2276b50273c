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
