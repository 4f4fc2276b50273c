import { po } from '../../shared/formats/po/po.ts';
import type { BenchRow } from '../row.ts';

/** 20 MB of PO into segments with ranges, beside gettext-parser, which gives no places. */
export const row: BenchRow = {
  what: 'parse PO, 20 MB',
  goal: { ratio: 20 },
  turns: 3,
  ours: {
    name: 'interline',
    setup: () => poText(20_000_000),
    run: (text) => `${po.parse(text as string, 'app.po').segments.count} segments`,
  },
  peer: {
    name: 'gettext-parser',
    // @ts-expect-error: the package has no types.
    setup: async () => ({ parser: await import('gettext-parser'), text: poText(20_000_000) }),
    run: (data) => {
      const { parser, text } = data as { parser: Parser; text: string };
      const { translations } = parser.po.parse(text);
      return `${Object.values(translations).reduce((sum, entries) => sum + Object.keys(entries).length, 0)} messages`;
    },
  },
};

interface Parser {
  readonly po: { parse(text: string): { translations: Record<string, Record<string, unknown>> } };
}

const words = 'the ferry leaves harbour at noon with every passenger whose ticket shows a seat beside window'.split(
  ' ',
);
const woerter =
  'die Fähre verlässt den Hafen mittags mit allen Gästen deren Fahrschein einen Platz am Fenster zeigt'.split(' ');

/** A believable catalog: references, flags, notes, contexts, plurals and texts of several lines. */
function poText(length: number): string {
  const parts = [
    'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n',
  ];
  let size = 0;
  for (let i = 0; size < length; i++) {
    const english = sentence(words, i);
    const german = sentence(woerter, i);
    const head = `#. Shown on page ${i % 97}\n#: src/harbour/page${i % 311}.c:${i % 2000} src/deck.c:${i % 777}\n`;
    let entry: string;
    if (i % 11 === 3) {
      entry = `${head}#, c-format\nmsgid "%d ${english} ${i}"\nmsgid_plural "%d ${english}s ${i}"\nmsgstr[0] "%d ${german}"\nmsgstr[1] "%d ${german}en"\n\n`;
    } else if (i % 7 === 2) {
      entry = `${head}msgid ""\n"${english} ${i},\\n"\n"${english}, \\"${english}\\".\\n"\nmsgstr ""\n"${german} ${i},\\n"\n"${german}, „${german}“.\\n"\n\n`;
    } else if (i % 13 === 5) {
      entry = `${head}#, fuzzy\n#| msgid "${english}"\nmsgctxt "deck ${i % 5}"\nmsgid "${english} ${i}"\nmsgstr "${german} ${i}"\n\n`;
    } else entry = `${head}msgid "${english} ${i}"\nmsgstr "${i % 20 === 9 ? '' : `${german} ${i}`}"\n\n`;
    parts.push(entry);
    size += entry.length;
  }
  return parts.join('');
}

function sentence(from: readonly string[], i: number): string {
  const count = 3 + (i % 9);
  return Array.from({ length: count }, (_, k) => from[(i * 7 + k * 3) % from.length]).join(' ');
}
