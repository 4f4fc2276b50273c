import { expect, test } from 'vitest';
import { encodeText } from './encodeText.ts';
import { legacyEncoding } from './legacyEncoding.ts';

const encoded = (text: string, encoding: string) =>
  encodeText(text, encoding, () => {
    throw new Error(`not in ${encoding}`);
  }) as Uint8Array;

const texts: readonly (readonly [encoding: string, text: string])[] = [
  ['windows-1252', 'Où est passé le bateau ? Il était amarré près de la jetée, même hier.'],
  ['windows-1252', 'Das Boot lag früher hier. Wo ist es jetzt geblieben? Hättest du es gewusst?'],
  ['windows-1252', '¿Dónde está el barco? Mañana zarparemos, señor capitán.'],
  ['windows-1252', 'Não sei onde está a embarcação. Amanhã então procurarão os pescadores.'],
  ['windows-1252', 'Båden ligger på øen, og vi er nødt til at sejle før mørket. Er du træt?'],
  ['windows-1252', 'Perché la barca è già più lontana? Così non si può andare.'],
  ['windows-1252', 'The café is closed.'],
  ['windows-1250', 'Łódź stoi przy pomoście. Gdzie się podziałeś, kiedy cię szukaliśmy?'],
  ['windows-1250', 'Loď kotví u mola. Kde jsi byl, když jsme tě včera večer hledali? Příště řekni dříve.'],
  [
    'windows-1250',
    'A hajó a kikötőben áll. Hol voltál, amikor tegnap este kerestünk? Szép idő lesz, fürdünk is, tűző nap.',
  ],
  ['windows-1250', 'Brod je još u luci. Gdje si bio kad smo te tražili? Žao mi je, već će ići kući, čekaj.'],
  ['windows-1251', 'Лодка стоит у причала. Где ты был, когда мы тебя искали?'],
  ['windows-1251', 'Човен стоїть біля причалу. Де ти був, коли ми тебе шукали?'],
  ['windows-1253', 'Το καράβι είναι στο λιμάνι. Πού ήσουν όταν σε ψάχναμε;'],
  ['windows-1255', 'הסירה עוגנת ליד המזח. איפה היית כשחיפשנו אותך אתמול בערב?'],
  ['windows-1256', 'القارب راسٍ عند الرصيف. أين كنت عندما كنا نبحث عنك؟'],
  ['windows-874', 'เรืออยู่ที่ท่าเรือ เมื่อวานคุณไปอยู่ที่ไหนมา เราตามหาคุณ'],
  ['gbk', '船停在码头。我们找你的时候你在哪里？这是不是你的船？'],
  ['big5', '船停在碼頭。我們找你的時候你在哪裡？這是不是你的船？'],
  ['shift_jis', '船は桟橋にあります。昨日の夜、みんなで探していたとき、どこにいましたか。'],
  ['euc-kr', '배는 부두에 있습니다. 우리가 찾을 때 어디에 있었나요?'],
];

test.each(texts)('%s is recognized by its letters: %s', (encoding, text) => {
  const cue = `1\r\n00:00:01,000 --> 00:00:04,000\r\n${text}\r\n`;
  expect(legacyEncoding(encoded(cue, encoding), 'film.srt')).toBe(encoding);
});

test('the language of the path goes before the letters, where the bytes can be read so', () => {
  const turkish = encoded('Çok güzel, değil mi?', 'windows-1254');
  for (const path of ['film.tr.srt', 'film_Turkish.srt', 'subtitles/turkish/film.srt', 'i18n/tr/film.srt'])
    expect(legacyEncoding(turkish, path), path).toBe('windows-1254');
  expect(legacyEncoding(encoded('Où est le café ?', 'windows-1252'), 'film.zh.srt')).toBe('windows-1252');
  expect(legacyEncoding(encoded('船停在碼頭', 'big5'), 'film.zh-TW.srt')).toBe('big5');
  expect(legacyEncoding(encoded('Ahoj, světe', 'windows-1250'), 'film.cs.srt')).toBe('windows-1250');
});
