import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkedText } from '../../shared/catalog/chunkedText.ts';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { createDiagnoses } from './diagnoses.ts';

interface PairFixture {
  /** Pieces that are typed beside words: placeholders that the files have already, since syntaxes are guessed once. */
  readonly pieces: readonly string[];
  readonly source: readonly [path: string, text: string];
  readonly target: readonly [path: string, text: string];
}

/** Names stand in small letters, texts begin with a capital: edits are made within texts. */
const many = (line: (i: number) => string, between = ',\n', length = 140) =>
  Array.from({ length }, (_, i) => line(i)).join(between);

const fixtures: readonly PairFixture[] = [
  {
    pieces: ['{{n}}', '{n, plural, one {'],
    source: [
      'locales/en.json',
      `{"menu": {"save": "Save {{name}} now", "stop": "Stop", "items_one": "Cabin {{count}}",
 "items_other": "Cabins {{count}} {{name}}"}, "same": "Cancel", "again": "Cancel", "lost": "Lost text",
${many((i) => `"deck${i}": "Deck {{n}} ${i}"`)}, "form": "Day {n, plural, one {Day} other {Days}}"}\n`,
    ],
    target: [
      'locales/de.json',
      `{"more": "Mehr", "menu": {"save": "Sichern  {{name}}", "items_one": "Kabine {{count}}", "items_few": "Kabinen",
 "items_other": "Kabinen {{count}}"}, "form": "Tag {n, plural, one {Tag}}",
${many((i) => `"deck${i}": "Deck  {{n}} ${i}"`)}, "same": "Abbruch", "again": "Ende"}\n`,
    ],
  },
  {
    pieces: ['{n}', '{n, plural, one {'],
    source: [
      'lib/l10n/app_en.arb',
      `{"@@locale": "en", ${many((i) => `"deck${i}": "Deck {n}", "@deck${i}": {"description": "x", "placeholders": {"n": {}}}`)},
"@far": {"placeholders": {"a": {"type": "int"}}}, "near": "Near {b}", "far": "Far {a}",
"items": "{n, plural, one {Day} other {Days}}", "@items": {"placeholders": {"n": {"type": "String"}}}}\n`,
    ],
    target: [
      'lib/l10n/app_de.arb',
      `{"@@locale": "de", ${many((i) => `"deck${i}": "Deck {n} ${i}"`)}, "far": "Fern {a}", "near": "Nah {c}",
"@near": {"placeholders": {"c": {}}}, "items": "{n, plural, one {Tag}}"}\n`,
    ],
  },
  {
    // Keys that are the texts of the source: these are edited as well.
    pieces: [':name', '{name}'],
    source: [
      'lang/fr.json',
      `{${many((i) => `"Save :name on deck ${i}.": "Sauver  :name ${i}"`)}, "Cancel it": "Non"}\n`,
    ],
    target: ['lang/de.json', `{"Cancel it": "", ${many((i) => `"Save :name on deck ${i}.": "Deck ${i} sichern"`)}}\n`],
  },
  {
    pieces: ['$NAME$', '$x$'],
    source: [
      '_locales/en/messages.json',
      '{"hello": {"message": "Hello $NAME$", "placeholders": {"name": {"content": "$1"}}}, "two": {"message": "Two"}}\n',
    ],
    target: [
      '_locales/de/messages.json',
      '{"hello": {"message": "Hallo $NAME$ $x$", "placeholders": {"name": {"content": "$1"}, "y": {}}}, "two": {"message": "Zwei"}}\n',
    ],
  },
  {
    pieces: ['{0}'],
    source: [
      'app.properties',
      `same = Cancel\nagain = Cancel\n${many((i) => `deck.${i} = Deck {0}`, '\n')}\nlost = Lost\n`,
    ],
    target: [
      'app_de.properties',
      `again = Ende\nsame = Abbruch\n${many((i) => `deck.${i} = Deck  {0} ${i}`, '\n')}\nextra = Extra\n`,
    ],
  },
  {
    pieces: ['%1$s', '%d'],
    source: [
      'res/values/strings.xml',
      `<resources>\n${many((i) => `<string name="deck${i}">Deck %1$s</string>`, '\n')}\n<plurals name="days"><item quantity="one">Day %d</item><item quantity="other">Days %d</item></plurals>\n<string name="lost">Lost</string></resources>\n`,
    ],
    target: [
      'res/values-de/strings.xml',
      `<resources>\n<plurals name="days"><item quantity="one">Tag</item><item quantity="few">Tage</item></plurals>\n${many((i) => `<string name="deck${i}">Deck ${i}</string>`, '\n')}</resources>\n`,
    ],
  },
  {
    pieces: ['%{n}'],
    source: [
      'config/locales/en.yml',
      `en:\n${many((i) => `  deck${i}: Deck %{n}`, '\n')}\n  days:\n    one: Day\n    other: Days %{count}\n`,
    ],
    target: [
      'config/locales/de.yml',
      `de:\n  days:\n    one: Tag\n    other: "Tage  %{n}"\n${many((i) => `  deck${i}: Deck`, '\n')}\n`,
    ],
  },
  {
    pieces: ['{\\an8}', '<i>'],
    source: [
      'film.en.srt',
      many(
        (i) =>
          `${i + 1}\n00:0${Math.floor(i / 60)}:${String(i % 60).padStart(2, '0')},000 --> 00:0${Math.floor(i / 60)}:${String(i % 60).padStart(2, '0')},900\nHello there.\n`,
        '\n',
      ),
    ],
    target: [
      'film.de.srt',
      many(
        (i) =>
          `${i + 1}\n00:0${Math.floor(i / 60)}:${String(i % 60).padStart(2, '0')},000 --> 00:0${Math.floor(i / 60)}:${String(i % 60).padStart(2, '0')},950\nHallo du\n`,
        '\n',
      ),
    ],
  },
  {
    pieces: ['{{n}}', '<b>', '</b>', '&amp;'],
    source: [
      'en/deck.html',
      `<html lang="en"><body><h1 id="top">Deck {{n}}</h1>
${many((i) => `<p>See <a href="a.html" title="More ${i}">here</a> and <b>Deck</b> ${i}.</p>`, '\n', 50)}
<p>Cancel</p><p>Cancel</p><p>Lost {{n}}</p></body></html>\n`,
    ],
    target: [
      'de/deck.html',
      `<html lang="de"><body><h1 id="top">Deck {{n}}</h1>
${many((i) => `<p>Siehe <a href="a.html" title="Mehr  ${i}">hier</a> und  <b>Deck</b> ${i}.</p>`, '\n', 50)}
<p>Abbruch</p><p>Ende</p></body></html>\n`,
    ],
  },
  {
    pieces: ['{{n}}', '*', '\n\n', '#', '|'],
    source: [
      'en/deck.md',
      `# Deck {{n}}\n\n${many((i) => `- See **Deck** [here](a.md "More {{n}} ${i}")\n  and ${i}.\n`, '\n', 50)}\nCancel\n\nCancel\n\nLost\n`,
    ],
    target: [
      'de/deck.md',
      `# Deck {{n}}\n\n${many((i) => `- Siehe  **Deck** [hier](a.md "Mehr {{n}} ${i}")\n  und ${i}\n`, '\n', 50)}\nAbbruch\n\nEnde\n`,
    ],
  },
  {
    pieces: ["'", '>', '\\t'],
    source: [
      'en/deck.mif',
      `<MIFFile 2019>\n<TextFlow\n${many((i) => ` <Para <Unique ${1000 + i}> <ParaLine <String \`Deck '> <Font <FTag \`x'> > <String \`See ${i}.'> > >`, '\n', 50)}\n>\n`,
    ],
    target: [
      'de/deck.mif',
      `<MIFFile 2019>\n<TextFlow\n${many((i) => ` <Para <Unique ${1000 + i}> <ParaLine <String \`Deck  '> <Font <FTag \`x'> > <String \`Siehe ${i}'> > >`, '\n', 50)}\n>\n`,
    ],
  },
];

const settings = {
  sourceLanguage: 'en',
  checks: { 'key-order': 'hint', 'key-clash': 'hint', 'line-ends': 'info' },
};

test.each(fixtures)(
  'whatever is typed in the texts of $source.0 and $target.0, both have the findings of files that are opened anew',
  async ({ source, target, pieces }) => {
    const root = await mkdtemp(join(tmpdir(), 'interline-edits-'));
    try {
      await writeFile(join(root, 'interline.json'), JSON.stringify(settings));
      for (const [path, text] of [source, target]) {
        await mkdir(dirname(join(root, path)), { recursive: true });
        await writeFile(join(root, path), text);
      }
      const open = async (texts: readonly (readonly [string, string])[]) => {
        const workspace = await openWorkspace(root);
        const diagnoses = createDiagnoses();
        for (const [path, text] of texts) workspace.files.setBuffer(join(root, path), chunkedText(text));
        const findings = async (path: string) => {
          const file = await workspace.files.read(join(root, path));
          if (!file) throw new Error(`${path} is no localization file`);
          return (await diagnoses.of(workspace, file)).findings.map((finding) => JSON.stringify(finding)).sort();
        };
        return { workspace, findings };
      };
      const edit = fc.record({
        inSource: fc.boolean(),
        word: fc.nat(),
        offset: fc.nat(),
        length: fc.constantFrom(0, 0, 0, 1, 2),
        piece: fc.constantFrom('x', '', ' ', '  ', '.', 'Cancel', '"', '\n', ...pieces),
        asked: fc.constantFrom('both', 'target', 'source', 'none'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
          const texts = new Map([source, target]);
          const { workspace, findings } = await open([...texts]);
          await findings(target[0]);
          await findings(source[0]);
          for (const { inSource, word, offset, length, piece, asked } of edits) {
            const [path] = inSource ? source : target;
            const text = texts.get(path) ?? '';
            const words = [...text.matchAll(/\b[A-Z][a-z]+/g)];
            const chosen = words[word % words.length];
            if (!chosen) continue;
            const start = chosen.index + (offset % (chosen[0].length + 1));
            const end = Math.min(start + length, chosen.index + chosen[0].length);
            const edited = text.slice(0, start) + piece + text.slice(end);
            texts.set(path, edited);
            const common = { prefix: start, suffix: text.length - end };
            workspace.files.setBuffer(join(root, path), chunkedText(edited), common);
            if (asked === 'both' || asked === 'target') await findings(target[0]);
            if (asked === 'both' || asked === 'source') await findings(source[0]);
          }
          const fresh = await open([...texts]);
          for (const [path] of [target, source]) expect(await findings(path)).toEqual(await fresh.findings(path));
        }),
        { numRuns: 5 },
      );
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  },
  60_000,
);
