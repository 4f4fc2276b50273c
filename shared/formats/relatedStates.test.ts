import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentList, settledSegments } from '../catalog/segmentList.ts';
import { formatFor } from './formats.ts';
import { reparse } from './reparse.ts';
import { checkEdits, visible } from './reparseLaws.ts';

const files: readonly (readonly [path: string, text: string])[] = [
  [
    'messages_de.properties',
    '# Top\ndeck.title = Deck {0}\nbow=Bug\\u00e4\\t\\\nkey\nlong = eins \\\n   zwei\n\nbow=again\n',
  ],
  [
    'de.lproj/Localizable.strings',
    '/* Top */\n"deck" = "Deck %@";\n// Side\n"bow" = "Bug";\n"deck" = "again"; /* b */\n',
  ],
  ['de/deck.html', '<p id="a" title="Tipp">Eins <b title="x">zwei</b></p><ul><li>Drei<p>Vier</p> fünf</li></ul>'],
  ['de/deck.md', '# Eins\n\nZwei [drei](a.md "Titel") [vier][a]\n\n- fünf\n\n[a]: /u "Sechs"\n'],
  [
    'de/deck.dita',
    '<topic id="t"><title>Deck</title><body><ul><li id="l"><p>eins</p>zwei<fn>drei</fn></li></ul></body></topic>',
  ],
  ['film.de.srt', '1\n00:00:01,000 --> 00:00:02,000\nEins\n\n2\n00:00:03,000 --> 00:00:04,000\nZwei\n'],
  [
    'config/locales/de.yml',
    'de:\n  # note\n  deck:\n    title: Deck\n    n:\n      one: eins\n      other: "%{count} Kojen"\n',
  ],
  [
    'de/app.ftl',
    '# Top\ndeck = Deck { $nr }\n    .title = Titel\nn = { $n ->\n    [one] Koje\n   *[other] Kojen\n }\n',
  ],
];
const pieces = ['x', ' ', '\n', '"', '<', '>', '&', '#', '=', '[', ']', '\\', ': ', '{', '}', '/* */', '-->', ''];

test.each(files)('edits of %s, one after the other, read as the whole text does', (path, text) => {
  checkEdits(path, text, 15, pieces);
});

test.each(files)(
  'segments of %s that an edit left alone are said to be those of before, where they stand now',
  (path, text) => {
    const format = formatFor(path, text);
    if (!format) throw new Error(`no format claims ${path}`);
    const many = path.endsWith('.srt') || path.endsWith('.yml') ? text : text.replace(/\n?$/, '\n').repeat(40);
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...pieces), fc.nat(2), (place, piece, length) => {
        const before = format.parse(many, path);
        const start = place % many.length;
        const typed = many.slice(0, start) + piece + many.slice(start + length);
        const ends = { prefix: start, suffix: Math.max(0, many.length - start - length) };
        const after = reparse(format, before, typed, ends);
        const blocks = after.segments.blocks;
        if (!blocks) return;
        const related = { ...after, segments: segmentList(blocks.flatMap(settledSegments)) };
        expect(visible(related)).toEqual(visible(after));
      }),
      { numRuns: 15 },
    );
  },
);
