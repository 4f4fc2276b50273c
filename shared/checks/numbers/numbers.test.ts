import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test.each<[string, string, string, string]>([
  ['en', 'de', '1,234,567.89 km', '1.234.567,89 km'],
  ['en', 'fr', '10,000 boats', '10 000 bateaux'],
  ['en', 'hi', 'Page 25', 'पृष्ठ २५'],
  ['en', 'fa', 'Page 123', 'صفحهٔ ۱۲۳'],
  ['en', 'de', '3D view of v1.2', '3D-Ansicht von v1.2'],
  ['en', 'fr', 'and PM2.5 by this much', 'et 44 % de particules fines'],
  ['en', 'de', '5 boats', 'fünf Boote'],
  ['en', 'ja', '10,000 people', '1万人'],
  ['en', 'de', 'At 3:00 pm', 'Um 15:00 Uhr'],
  ['en', 'ja', 'Up to 24 hours', '最大24時間'],
  ['en', 'de', 'See https://skerry.no/42', 'Siehe https://skerry.no/43'],
  ['en', 'de', 'May 5, 2024', '5. Mai 2024'],
  ['en', 'de-CH', '1,234 km', "1'234 km"],
  ['en', 'fi', 'It is 100% of the pier', 'Se on koko laituri'],
  ['en', 'hu', 'Every 30 minutes', 'Harminc percenként'],
  ['en', 'uk', '65536 boats', '65 тис. човнів'],
  ['en', 'de', 'All boats', 'Alle 125 Boote'],
  ['en', 'ja', 'The default of 0.9', '標準値（90%）'],
  ['en', 'cs', 'Stereo with bass', 'Stereo 2.1'],
  ['en', 'my', 'Hex', '၁၆ ခု'],
  ['en', 'fa', '5 or 25 seconds', '۵ یا ۲۵ثانیه'],
  ['en', 'sv', 'Moor for 90 minutes', 'Förtöj i 1,5 timmar'],
  ['en', 'de', 'Sails of 140px', 'Segel von 140 px'],
  ['en', 'ja', 'Sails of 140px', '140ピクセルの帆'],
  ['en', 'de', 'The 140p sail', 'Das Segel 150p'],
  ['en', 'da', '14', '16'],
  ['en', 'da', '140', '7,8'],
  ['en', 'ko', 'Play 500 ms after it', '0.5초 후 재생'],
  ['en', 'ja', '1.5 hours', '1 時間 30 分'],
  ['en', 'es', 'All (4.56 billion boats)', 'Todos (4.560 millones de barcos)'],
  ['en', 'sk', 'Rotate 180°', 'Otočiť o 1_80°'],
])('%s to %s: says nothing about %s → %s', (from, to, source, target) => {
  expect(checkExample('numbers', { source, target }, { languages: [from, to] }).messages).toEqual([]);
});

test.each<[string, string, string, string, string | undefined]>([
  ['en', 'de', 'Step 3', 'Schritt 2', 'Schritt 3'],
  ['en', 'es', 'At most 140px high', 'Como máximo 150 px', 'Como máximo 140 px'],
  ['en', 'zh', 'At most 140px high', '最高150px', '最高140px'],
  ['en', 'ko', 'Play 500 ms after it', '0.6초 후 재생', undefined],
  ['en', 'ja', '1.5 hours', '1 時間 20 分', undefined],
  ['en', 'fr', 'Wait 30 seconds', 'Attendez 300 secondes', 'Attendez 30 secondes'],
  ['en', 'ja', 'Founded in 1984', '設立', undefined],
  ['en', 'fa', 'Boats of 2011', 'قایق‌های ۲۰۱۳', undefined],
  ['en', 'be', '1 kHz', '2 кГц', '1 кГц'],
])('%s to %s: finds %s → %s', (from, to, source, target, fixed) => {
  const result = checkExample('numbers', { source, target }, { languages: [from, to] });
  expect(result.messages).toHaveLength(1);
  expect(result.fixed[0]).toBe(fixed);
});

test('digits of placeholders are no numbers', () => {
  const segment = { source: '%1$s of %2$s', target: '%2$s: %1$s' };
  expect(checkExample('numbers', segment, { syntaxes: ['printf'] }).messages).toEqual([]);
});

test('a part of an amount with its sign, years of a notice and names with digits are no missing numbers', () => {
  const messages = (source: string, target: string) => checkExample('numbers', { source, target }).messages;
  expect(messages('0.5x sail size', '50 % Segelgröße')).toEqual([]);
  expect(messages('Copyright © 2017-2024 Skerry', 'Unter der Lizenz von Skerry')).toEqual([]);
  expect(messages('ISO-8859-1', 'UTF-8')).toEqual([]);
  expect(messages('Opened in 1834 at the pier', 'Am Steg eröffnet')).toEqual(['The number “1834” is missing']);
});

test('a year with its century is the same year, and an example behind a placeholder is one', () => {
  const messages = (source: string, target: string) =>
    checkExample('numbers', { source, target }, { syntaxes: ['printf'] }).messages;
  expect(messages('Derived from Tide 5.40 (5/9/89)', 'Abgeleitet von Tide 5.40 (9. Mai 1989, also 5)')).toEqual([]);
  expect(messages('As %(tag)se.g. 2017-12-03', 'Als %(tag)sz. B. 2023-12-03')).toEqual([]);
  expect(messages('(1 turn = 1/20 second)', '(1 Umdrehung = 0.05 Sekunden)')).toEqual([]);
  expect(messages('Such as “MBP 2013”, “Pier 9”, etc.', 'Wie „Lampe 3310“, „Pier 9“ usw.')).toEqual([]);
  expect(messages('Since 2017-12-03', 'Seit 2023-12-03')).toHaveLength(1);
});

test('months that East Asia counts, and places of controls, are no other numbers', () => {
  const marked = (source: string, target: string) =>
    checkExample('numbers', { source, target }, { languages: ['en', 'zh'] }).marked;
  expect(marked('Row 24 boats from December 1st to the 24th', '从12月开始到圣诞节每天划船')).toEqual([]);
  expect(marked('Row 24 boats in 12 days', '15天划24条船')).toEqual(['15']);
  expect(marked('220, 22', '219, 22')).toEqual([]);
});

test('years may be written as a range', () => {
  const messages = (target: string) => checkExample('numbers', { source: 'Boats of 2011 2012 2013', target }).messages;
  expect(messages('Boote 2011-2013')).toEqual([]);
  expect(messages('Boote von 2011 und 2013')).toHaveLength(1);
});
