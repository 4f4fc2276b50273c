/** A shop in three frameworks, with faults in what its code asks for. */
export const shop: Readonly<Record<string, string>> = {
  'interline.json': '{ "targetLanguages": ["de"] }\n',
  'locales/en/common.json': `{
  "title": "Boat hire",
  "greeting": "Good morning, {{name}}!",
  "boats_one": "{{count}} boat",
  "boats_other": "{{count}} boats",
  "status": {
    "free": "Free",
    "taken": "Taken"
  },
  "menu": {
    "home": "Quay",
    "trips": "Trips"
  },
  "crew_male": "Skipper (he)",
  "crew_female": "Skipper (she)",
  "footer": "See also $t(legal.imprint)",
  "legal": {
    "imprint": "Imprint"
  },
  "old": {
    "banner": "Summer sale"
  }
}
`,
  'locales/de/common.json': `{
  "title": "Bootsverleih",
  "greeting": "Guten Morgen, {{name}}!",
  "boats_one": "{{count}} Boot",
  "boats_other": "{{count}} Boote",
  "menu": {
    "home": "Kai",
    "trips": "Fahrten"
  }
}
`,
  'locales/en/checkout.json': `{
  "pay": {
    "now": "Pay now",
    "total": "{{amount}} in all"
  }
}
`,
  'src/Home.tsx': `import { Trans, useTranslation } from 'react-i18next';

const entries = [{ label: 'menu.home' }, { label: 'menu.trips' }];

export function Home({ boat, who }: { boat: { state: string }; who: string }) {
  const { t } = useTranslation();
  return (
    <main title={t('titel')}>
      <h1>{t('title')}</h1>
      <p>{t('greeting', { nme: who })}</p>
      <p>{t(\`status.\${boat.state}\`)}</p>
      <p>{t('boats', { count: 2 })}</p>
      <p>{t('crew', { context: 'male' })}</p>
      <Trans i18nKey="footer" />
      <ul>{entries.map(({ label }) => <li key={label}>{label}</li>)}</ul>
      <b>Sold out</b>
    </main>
  );
}
`,
  'src/Pay.tsx': `import { useTranslation } from 'react-i18next';

export function Pay({ amount }: { amount: number }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'pay' });
  const { t: common } = useTranslation('common');
  return <button aria-label={common('title')}>{t('now')}, {t('total', { amount })}, {t('later')}</button>;
}
`,
  'src/Boat.vue': `<template>
  <p :title="$t('greeting', { name: skipper })">{{ $t('boat.name') }}</p>
</template>
<script setup lang="ts">
const skipper = 'Ada';
</script>
`,
  'src/trip.html': `<p>{{ 'menu.trips' | translate }} {{ 'greeting' | translate: { who: skipper } }}</p>\n`,
  'src/tools.js': `import { t } from 'tap';\nt('nothing of ours');\nexport const other = ['div'].map((t) => t('x'));\nexport const kept = translations.get(other);\n`,
  'src/Home.test.tsx': `import { t } from 'i18next';\nexpect(t('made.up')).toBe('x');\n`,
};

/** A project with functions of its own that ask for texts, and some that are only called with the same words. */
export const wrapped: Readonly<Record<string, string>> = {
  'locales/en.json': `{
  "yard": {
    "gate": "Gate",
    "shed": "Shed",
    "pond": "Pond",
    "well": "Well",
    "lane": "Lane",
    "attic": "Attic",
    "wind": {
      "north": "North",
      "south": "South"
    }
  },
  "user": "User",
  "name": "Name"
}
`,
  'src/texts.ts': `export const useYardTexts = () => (key: string) => key;\nexport const say = (key: string) => key;\n`,
  'src/Yard.tsx': `import { useYardTexts } from './texts';

export function Yard({ wind }: { wind: string }) {
  const label = useYardTexts();
  return <p title={label('yard.gaet')}>{[label('yard.gate'), label('yard.shed'), label('yard.pond')]}</p>;
}
export function Lane({ wind }: { wind: string }) {
  const label = useYardTexts();
  return <p title={label(\`yard.wind.\${wind}\`)}>{[label('yard.well'), label('yard.lane')]}</p>;
}
`,
  'src/toast.ts': `import { say } from './texts';

export const all = () => [say('yard.gate'), say('yard.shed'), say('yard.pond'), say('yard.well'), say('yard.rake')];
export const more = () => [say('yard.lane'), get('user'), get('name'), get('age'), get('yard'), get('town')];
export const seen = () => [track('yard.gate'), track('yard.shed'), track('home.title'), track('home.end')];
declare const get: (name: string) => string;
declare const track: (name: string) => string;
`,
};
