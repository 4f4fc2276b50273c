import { expect, test } from 'vitest';
import { pairCatalogs } from '../../formats/pair.ts';
import { text } from '../../formats/text.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { checkExample } from '../run/checkExample.ts';
import { runChecks } from '../run/runChecks.ts';

test.each<[string, string, string, string]>([
  ['en', 'de', 'https://www.skerry.no/en', 'https://www.skerry.no/de'],
  ['en', 'de', 'See (https://skerry.no/a).', 'Siehe https://skerry.no/a!'],
  ['en', 'fr', 'As in sailor:password@127.0.0.1:1080', 'Comme marin:motdepasse@127.0.0.1:1080'],
  ['en', 'de', 'https://example.com/you', 'https://beispiel.de/du'],
  ['en', 'pt-BR', 'you@harbour.org', 'voce@marinação.org'],
  ['en', 'fr', 'Your address (ex. olga@sander.no)', 'Votre adresse (ex. « utilisateur@domaine.fr »)'],
  ['en', 'ko', 'your@harbour.org', '이메일 주소'],
  ['en', 'de', 'https://skerry.no/eng/log', 'https://skerry.no/deu/log'],
  ['en', 'es', 'https://skerry.no/eng/log', 'https://skerry.no/ang/log'],
  ['en', 'ja', 'https://skerry.no/aを', 'https://skerry.no/a'],
  ['en', 'de', 'https://www.skerry.com/find?q=', 'https://www.skerry.de/find?q='],
  ['en', 'tr', 'https://www.skerry.com/find?q=', 'https://www.skerry.com.tr/find?q='],
])('%s to %s: says nothing about %s → %s', (from, to, source, target) => {
  expect(checkExample('urls', { source, target }, { languages: [from, to] }).messages).toEqual([]);
});

test.each<[string, string, string, string, string | undefined]>([
  ['en', 'de', 'Mail crew@skerry.no', 'Mail crew@skery.no', 'Mail crew@skerry.no'],
  ['en', 'de', 'Mail crew@harbour.org', 'Mail truppe@hafen.org', 'Mail crew@harbour.org'],
  ['en', 'ja', 'https://skerry.no/mpa へ', 'https://skerry.no/mqa へ', 'https://skerry.no/mpa へ'],
  ['en', 'de', 'https://skerry.com/find', 'https://skerry.de/ask', 'https://skerry.com/find'],
  ['en', 'de', 'https://skerry.org/log.md', 'https://skerry.com/log.md', 'https://skerry.org/log.md'],
  ['en', 'fr', 'Go to https://skerry.no', 'Allez-y', undefined],
  ['en', 'fr', 'Ask here: https://skerry.no/log', 'Demandez ici : https\u202f://skerry.no/log', undefined],
])('%s to %s: finds %s → %s', (from, to, source, target, fixed) => {
  const result = checkExample('urls', { source, target }, { languages: [from, to] });
  expect(result.messages).toHaveLength(1);
  expect(result.fixed[0]).toBe(fixed);
});

test('an address that was the text of its link may become a title, with or without a slash at the end of the link', () => {
  const messages = (target: string) =>
    checkExample('urls', { source: 'See [https://skerry.no/log/](https://skerry.no/log)', target }).messages;
  expect(messages('Siehe [Logbuch](https://skerry.no/log)')).toEqual([]);
  expect(messages('Siehe <a href="https://skerry.no/log">Logbuch</a>')).toEqual([]);
  expect(messages('Siehe Logbuch')).not.toEqual([]);
});

test('an address of a text document may stand in another paragraph', () => {
  const source = text.parse('The map is at https://skerry.no/map\n\nAsk the keeper about the tide.\n');
  const messages = (target: string) => {
    const languages = { source: 'en', target: 'de' };
    const only = new Set(['urls']);
    const options = { languages, settings: defaultSettings, terms: createTermIndex([]), only, named: only };
    return runChecks(pairCatalogs(text.parse(target), source, languages, text), options).map(({ message }) => message);
  };
  expect(messages('Frag den Wärter nach der Flut.\n\nDie Karte: https://skerry.no/map\n')).toEqual([]);
  expect(messages('Die Karte ist dort.\n\nFrag den Wärter nach der Flut.\n')).toHaveLength(1);
});

test('an address in a command ends before the bracket that closes the command', () => {
  const source = 'It is $(l:https://quay.io/pottery)fired$() here.';
  const { messages } = checkExample('urls', { source, target: 'Hier brennt es.' });
  expect(messages).toEqual(['The address “https://quay.io/pottery” is missing']);
});
