import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentFrom } from '../catalog/content.ts';
import { analyzeMessage } from '../messages/analyzeMessage.ts';
import { applyStyle } from './applyStyle.ts';
import { catalogueRules } from './catalogue.ts';
import { findStyle, isDetector, stylePlan } from './findStyle.ts';
import { loadStyleRules, machineRule } from './loadedRules.ts';
import { needsModel } from './rules/needsModel.data.ts';
import { machineRules } from './styleRules.ts';

await loadStyleRules();

/** What the rules look for, in eight languages, to be put together at random. */
const pieces = (
  "a|the|users|James’|James'|it's|don’t|do not|cannot|Nutzer|z. B.|z.B.|d. h.|Dr.|Doctor Smith|Ph.D.|PhD|U.S.A.|R & D|R&D|terms & conditions|" +
  '"|“|”|„|‘|’|\'|«|»|「|」|『|』|《|》|(|)|（|）|【|】|—|–|-|--|——|~|〜|…|...|. . .|......|.|,|;|:|!|?|！|。|、|，|：|¿|¡|%|&|/|+|=|×|x|' +
  '10-20|10–20|1990s|’90s|’98|Jahre 1990er|20th century|XXe siècle|siglo XX|500 BC|500 BCE|AD 500|2024-03-05|05.03.2024|5.3.24|03/05/2024|5 March 2024|March 5, 2024|5. März 2024|5 de marzo de 2024|1er mars 2024|2024年3月5日|二〇二四年三月五日|2024년 3월 5일|令和5年|2023年|' +
  '14:30|14.30 Uhr|14 Uhr|14h30|14 h 30|2:30 pm|2 p.m.|12 a.m.|下午2:30|오후 2시 30분|9:05|09:05|10:20:30|00:00|24:00|' +
  "1,234.56|1.234,56|1 234,56|12,345|12.345|1'234|3.14|3,14|.5|0.5|10 x 20|10×20|2+3=5|12345 円|100000000|1万|３０|" +
  '$5|5 €|€5|5€|EUR 5|5 EUR|5 euros|5 dollars|￥500|¥500|500円|$5 million|5 mio|5 %|5%|5 percent|5 Prozent|５％|20 °C|20°C|20℃|5 kg|5kg|5 kilometers|5 MB|10, 20 and 30 kg|' +
  'jane@example.com|jane [at] example.com|+49 30 1234567|0049 30 1234567|(555) 123-4567|555-123-4567|https://example.com/a-b?c=1|{name}|%s|<b>|</b>|' +
  'However|Therefore,|In addition|i.e.|e.g.,|apples, pears and plums|apples, pears, and plums|and/or|word/word|word / word|' +
  'Straße|über|sólo|numéro 5|n° 5|céderai|cèderai|aimé-je|maître|maitre|vingt et un|du|Sie|vous|tu|he or she|utilize|in order to|étudiant·e·s|étudiant(e)s|weekend|ÉTAT|Etat|YOU MUST|And|' +
  '中文|English|北京|日本語です。|である。|これは|안녕하세요.|합니다.|3つ|2、3人|三、四个|1ヶ月|一ヶ月|零|百〇'
).split('|');

/** What stands for itself in these texts. */
const codes = new Map(
  ['{name}', '%s', '<b>', '</b>'].map((raw) => [raw, { start: 0, end: 0, kind: 'standalone' as const, id: raw }]),
);

const someText = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('', ' ', ' ', ' ', '\u00a0', '\n')), {
    minLength: 1,
    maxLength: 9,
  })
  .map((list) => list.map((pair) => pair.join('')).join(''));

describe('laws of the style rules', () => {
  test('every rule of the catalogue is decided, or says why it cannot be', () => {
    for (const { category, rule, options } of catalogueRules()) {
      const styleRule = machineRule(category, rule);
      const reason = needsModel[`${category}.${rule}`];
      expect(
        styleRule ? Object.keys(styleRule.options).sort() : reason && [...options].sort(),
        `${category}.${rule}`,
      ).toEqual([...options].sort());
      expect(styleRule && reason, `${category}.${rule} is in both lists`).toBeUndefined();
    }
  });

  for (const { category, rule, languages, options } of machineRules) {
    const decided = Object.keys(options).filter((option) => isDetector(options[option]));
    test(`${category}.${rule}: applied twice is applied once, units stay, nothing is left to apply`, () => {
      fc.assert(
        fc.property(someText, fc.constantFrom(...languages), fc.constantFrom(...decided), (text, language, option) => {
          const configured = { [category]: { [rule]: option } };
          const before = contentFrom(text, codes);
          const once = applyStyle(before, configured, language);
          const after = analyzeMessage(once, []);
          expect(after.codes.map(({ id }) => id)).toEqual(before.codes.map(({ id }) => id));
          expect(after.units.map(({ id }) => id)).toEqual(analyzeMessage(before, []).units.map(({ id }) => id));
          expect(applyStyle(once, configured, language).value).toBe(once.value);
          const left = findStyle(after, stylePlan(configured, language)).filter((hit) => hit.edits);
          expect(left.map((hit) => hit.message)).toEqual([]);
        }),
        { numRuns: 15 },
      );
    });
  }
});
