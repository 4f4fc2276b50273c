import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const options = { languages: ['en', 'zh'], syntaxes: ['markup'] } as const;

test('a space that parts Latin letters from Chinese moves out of the tag, if somebody wants it', () => {
  const source = 'See <a>the map on GitHub</a> now';
  const latin = checkExample('space-around-tag', { source, target: '请看<a> GitHub 上的地图</a>吧' }, options);
  expect(latin.findings.map(({ fix }) => fix?.kind)).toEqual(['suggestion']);
  expect(latin.fixed).toEqual(['请看 <a>GitHub 上的地图</a>吧']);
  const chinese = checkExample('space-around-tag', { source, target: '请看<a> 地图</a>吧' }, options);
  expect(chinese.findings.map(({ fix }) => fix?.kind)).toEqual(['safe']);
  expect(chinese.fixed).toEqual(['请看<a>地图</a>吧']);
});

test('no space beside a tag is mended unasked in a fuzzy text of a PO file', () => {
  const matches = [{ source: 'See <a>the map</a>!', target: '', origin: 'previous' }];
  const segment = { source: 'See <a>the map</a>.', target: 'Sieh <a>die Karte </a>.', matches };
  const kinds = (state: 'translated' | 'needs-review') =>
    checkExample('space-around-tag', { ...segment, state }, { format: 'po', syntaxes: ['markup'] }).findings.map(
      ({ fix }) => fix?.kind,
    );
  expect([kinds('translated'), kinds('needs-review')]).toEqual([['safe'], ['suggestion']]);
});

test('a space that stands inside of a tag behind a colon moves out of it', () => {
  const source = 'Note: <a>the map</a> is old';
  const { fixed } = checkExample(
    'space-around-tag',
    { source, target: 'Nota:<a> la mappa</a> è vecchia' },
    { syntaxes: ['markup'] },
  );
  expect(fixed).toEqual(['Nota: <a>la mappa</a> è vecchia']);
});

test('no space is set unasked beside what is left of a damaged tag', () => {
  const source = 'See <a href="/map">the map</a> or ask';
  const kinds = (target: string) =>
    checkExample(
      'space-around-tag',
      { source, target },
      { languages: ['en', 'it'], syntaxes: ['markup'] },
    ).findings.map(({ fix }) => fix?.kind);
  expect(kinds('Vedi <a href="/map">la mappa</a>o chiedi')).toEqual(['safe']);
  expect(kinds('Vedi <a href="/map">la mappa</a>map">, o chiedi')).toEqual(['suggestion']);
});

test('an article that has lost its vowel touches what follows it', () => {
  const source = 'The way to <b>moor</b> it';
  const messages = (target: string) =>
    checkExample('space-around-tag', { source, target }, { languages: ['en', 'ca'], syntaxes: ['markup'] }).messages;
  expect(messages("La forma d<b>'amarrar</b> la barca")).toEqual([]);
  expect(messages('La forma de<b>moure</b> la barca')).toHaveLength(1);
});

test('an ending of Polish behind a tag is no word of its own', () => {
  const kinds = (target: string) =>
    checkExample(
      'space-around-tag',
      { source: '<i>if</i> you row', target },
      { languages: ['en', 'pl'], syntaxes: ['markup'] },
    ).findings.map(({ fix }) => fix?.kind);
  expect(kinds('<i>gdyby</i>ś wiosłował')).toEqual(['suggestion']);
  expect(kinds('<i>gdyby</i>on wiosłował')).toEqual(['safe']);
  expect(kinds('<i>Boat</i>s wiosłował')).toEqual(['suggestion']);
});
