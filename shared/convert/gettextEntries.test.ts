import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Catalog } from '../catalog/catalog.ts';
import { formatById } from '../formats/formats.ts';
import { type Bitext, bitextOf } from './bitext.ts';
import { writers } from './writers.ts';

const text = fc.oneof(
  fc.constantFrom('Open', 'Öffnen|now', 'a b', '%d books', 'x[0]', '“q” & <b>', 'two\nlines'),
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 6 }).filter((value) => value.trim() !== ''),
);
const message = fc.record({
  msgid: text,
  context: fc.option(fc.constantFrom('menu', 'Tool bar', '1'), { nil: undefined }),
  forms: fc.option(fc.array(text, { minLength: 3, maxLength: 3 }), { nil: undefined }),
  target: text,
  fuzzy: fc.boolean(),
});

function bitextFor(format: string, catalog: Catalog): Bitext {
  expect([format, [...catalog.problems].filter((problem) => problem.severity === 'error')]).toEqual([format, []]);
  return bitextOf({ catalog, sourceLanguage: 'en', targetLanguage: 'cs', original: 'a.po' });
}

const through = (bitext: Bitext, id: string): Bitext => {
  const format = formatById(id);
  const written = writers.find((writer) => writer.format === id)?.write(bitext);
  if (!format || !written) throw new Error(`${id} has no writer or no format`);
  return bitextFor(id, format.parse(written.text));
};

test.each(['xliff-1.2', 'xliff-2'])(
  'a PO file comes back from %s with its contexts, plural forms and remarks',
  (id) => {
    const law = fc.property(
      fc.uniqueArray(message, {
        selector: ({ msgid, context = '' }) => `${context}|${msgid}`,
        minLength: 1,
        maxLength: 5,
      }),
      (messages) => {
        const quoted = (value: string) => JSON.stringify(value).replaceAll('\\u007f', '\\177');
        const entries = messages.map(({ msgid, context, forms, target, fuzzy }) =>
          [
            '# for you',
            '#. from me',
            '#: src/deck.c:12',
            ...(fuzzy ? ['#, fuzzy'] : []),
            ...(context === undefined ? [] : [`msgctxt ${quoted(context)}`]),
            `msgid ${quoted(msgid)}`,
            ...(forms ? [`msgid_plural ${quoted(`${msgid}s`)}`] : []),
            ...(forms ?? [target]).map((form, i) => `msgstr${forms ? `[${i}]` : ''} ${quoted(form)}`),
          ].join('\n'),
        );
        const header = String.raw`msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);\n"`;
        const po = formatById('po');
        if (!po) throw new Error('no PO');
        const before = bitextFor('po', po.parse([header, ...entries].join('\n\n')));
        expect(through(through(before, id), 'po').units).toEqual(before.units);
      },
    );
    fc.assert(law, { numRuns: 150 });
  },
);

test('a language whose messages have one form has its plurals again', () => {
  const po = formatById('po');
  const header =
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=1; plural=0;\\n"';
  const entry = '#: a.c:1\nmsgctxt "deck"\nmsgid "%d boat"\nmsgid_plural "%d boats"\nmsgstr[0] "%d 隻"';
  if (!po) throw new Error('no PO');
  const before = { ...bitextFor('po', po.parse(`${header}\n\n${entry}\n`)), targetLanguage: 'ja' };
  for (const id of ['xliff-1.2', 'xliff-2']) {
    const after = writers.find((writer) => writer.format === 'po')?.write(through(before, id)).text;
    expect(after).toContain(entry.slice(entry.indexOf('msgctxt')));
  }
});
