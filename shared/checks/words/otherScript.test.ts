import { expect, test } from 'vitest';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { exampleCatalog } from '../contract/exampleCatalog.ts';
import { checkExample } from '../run/checkExample.ts';
import { runChecks } from '../run/runChecks.ts';

const source = 'The boat is back: see the log, then light the lamp';
const messagesFor = (target: string, language: string, from = source) =>
  checkExample('other-script', { source: from, target }, { languages: ['en', language] }).messages;

test.each([
  ['ar', 'Le bateau est revenu : voyez le journal ; puis allumez la lampe', 'Arabic'],
  ['ja', 'Das Boot ist wieder da, sehen sie im logbuch nach', 'Japanese'],
  ['de', 'Лодка вернулась, смотрите, пожалуйста, журнал у входа', 'German'],
  ['de', '船が戻りました。日誌をご覧ください', 'German'],
  ['fa', '船が戻りました。日誌をご覧ください', 'Persian'],
])('%s: %s', (language, target, name) => {
  expect(messagesFor(target, language)).toEqual([
    `The translation is not in the script of ${name}: it may be in another language`,
  ]);
});

test.each([
  ['ar', 'عاد القارب : انظر journal de bord de la goélette du port'],
  ['sr', 'Čamac se vratio: pogledajte dnevnik'],
  ['kaa', 'Qayıq qaytıp keldi: jurnaldı qarań, keyin shıraqtı jaǵıń'],
  ['ja', 'Visual Studio Code, GitHub Copilot, Windows Terminal'],
  ['ja', 'git commit --amend and then git push origin'],
  ['zh', 'name, size, kind = modified by the keeper'],
  ['ru', 'the boat is back, see the log and light a lamp'],
  ['ru', '12 : 30'],
  ['en-GB', 'The ship is back: see the log'],
])('says nothing of what may stand in %s: %s', (language, target) => {
  expect(messagesFor(target, language)).toEqual([]);
});

test('a file that is in another script throughout has one finding', () => {
  const segments = Array.from({ length: 10 }, (_, i) => ({
    source: `${source} ${i}`,
    target: `Le bateau est revenu, voyez le journal puis allumez la lampe ${i}`,
  }));
  // Short texts, which may be names, say nothing for or against it.
  segments.push(...Array.from({ length: 40 }, (_, i) => ({ source: `Lamp ${i}`, target: `Phare ${i}` })));
  const messages = runChecks(exampleCatalog(segments), {
    languages: { source: 'en', target: 'ko' },
    settings: defaultSettings,
    terms: createTermIndex([]),
    only: new Set(['other-script']),
  }).map(({ message }) => message);
  expect(messages).toEqual(['Texts in this file are often not in the script of Korean (10 of 10)']);
});
