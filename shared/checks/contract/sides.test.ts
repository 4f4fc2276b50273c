import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('each language credits its own translators', () => {
  const messagesFor = (id: string) =>
    checkExample('numbers', { id, source: 'Olga at pier 12', target: 'Karin am Anleger 34' }).messages;
  for (const id of ['about.translatorUrl', 'TRANSLATORS', 'General.Translator', 'translated_by', 'translators_people'])
    expect(messagesFor(id)).toEqual([]);
  expect(messagesFor('about.home')).toHaveLength(1);
  expect(messagesFor('about.translation')).toHaveLength(1);
});

test('a figure of a page is not translated but said to be done', () => {
  const source = "@@image: 'figures/pier_12.png'; md5=b5555dbf";
  expect(checkExample('numbers', { source, target: 'fertig' }).messages).toEqual([]);
});
