import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../catalog/textRange.ts';
import { po } from '../../formats/po/po.ts';
import { type PoSyncOptions, syncPo } from './syncPo.ts';

const head = (fields: string, comment = '') =>
  `${comment}msgid ""\nmsgstr ""\n"Project-Id-Version: boats\\n"\n${fields}"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n`;
const template = (body: string) =>
  `${head('"POT-Creation-Date: 2026-02-02 10:00+0000\\n"\n"Language: \\n"\n', '#, fuzzy\n')}"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"\n${body}`;
const german = (body: string, date = '2026-02-02') =>
  `${head(`"POT-Creation-Date: ${date} 10:00+0000\\n"\n"Last-Translator: Anna\\n"\n"Language: de\\n"\n`, '# German boats\n# Anna, 2020\n')}"Plural-Forms: nplurals=2; plural=n != 1;\\n"\n${body}`;

const options: PoSyncOptions = { language: 'de', prune: false, adds: true, threshold: 75, isCertain: true };
const sync = (file: string, pot: string, how: Partial<PoSyncOptions> = {}) =>
  syncPo(po, po.parse(file, 'de.po'), po.parse(pot, 'boats.pot'), { ...options, ...how });

const entry = (text: string, translation = '', comments = '') =>
  `\n${comments}msgid "${text}"\nmsgstr "${translation}"\n`;

test('entries come in the order of the template, untranslated where nothing resembles them', () => {
  const pot = template(
    entry('Harbour', '', '#: a.c:1\n') +
      entry('Boat', '', '#. A small one\n#: a.c:2\n') +
      entry('Oar', '', '#: a.c:3\n'),
  );
  const file = german(entry('Boat', 'Boot', '# nice\n#: old.c:1\n') + entry('Oar', 'Ruder', '#: a.c:3\n'));
  const { text, added, fuzzy, removed } = sync(file, pot);
  expect([added, fuzzy, removed]).toEqual([['Harbour'], [], []]);
  expect(text).toBe(
    german(
      entry('Harbour', '', '#: a.c:1\n') +
        entry('Boat', 'Boot', '# nice\n#. A small one\n#: a.c:2\n') +
        entry('Oar', 'Ruder', '#: a.c:3\n'),
    ),
  );
});

test('a text that changed a little keeps its translation as fuzzy, with what it was made for', () => {
  const { text, added, fuzzy, removed } = sync(
    german(entry('Moor the boat now', 'Boot festmachen', '# rope\n#: a.c:1\n#, max-length:40\n')),
    template(entry('Moor the boats now', '', '#: a.c:9\n') + entry('Zones', '', '#: a.c:10\n')),
  );
  expect([added, fuzzy, removed]).toEqual([['Zones'], ['Moor the boats now'], []]);
  expect(text).toBe(
    german(
      entry(
        'Moor the boats now',
        'Boot festmachen',
        '# rope\n#: a.c:9\n#, fuzzy, max-length:40\n#| msgid "Moor the boat now"\n',
      ) + entry('Zones', '', '#: a.c:10\n'),
    ),
  );
});

test('single words and keys are not guessed from others that differ in a letter', () => {
  const pot = template(entry('none') + entry('menu.opens') + entry('Save…'));
  const { fuzzy, added } = sync(
    german(entry('Zone', 'Zone') + entry('menu.open', 'auf') + entry('Save', 'Sichern')),
    pot,
  );
  expect([fuzzy, added]).toEqual([['Save…'], ['none', 'menu.opens']]);
});

test('what the template does not have any more becomes obsolete, and comes back when it has it again', () => {
  const [kept, removed] = [entry('Boat', 'Boot'), entry('Sail\\n', 'Segel\\n', '# white\n')];
  const whole = german(kept + removed + entry('Never translated'));
  const first = sync(whole, template(entry('Boat')));
  expect(first.removed).toEqual(['Sail\n', 'Never translated']);
  expect(first.text).toBe(german(`${kept}\n# white\n#~ msgid "Sail\\n"\n#~ msgstr "Segel\\n"\n`));
  expect(sync(first.text, template(entry('Boat') + entry('Sail\\n'))).text).toBe(german(kept + removed));
  expect(sync(first.text, template(entry('Boat')), { prune: true }).text).toBe(german(kept));
});

test('plural forms are those of the language; a text that gets a plural is fuzzy', () => {
  const plural = (one: string, forms: string) => `\nmsgid "${one}"\nmsgid_plural "%d ${one}s"\n${forms}`;
  const polish = german('')
    .replace(/^"Plural-Forms.*\n/m, '')
    .replace('Language: de', 'Language: pl');
  const { text } = sync(polish, template(plural('boat', 'msgstr[0] ""\nmsgstr[1] ""\n')), { language: 'pl' });
  expect(text).toContain('"Plural-Forms: nplurals=3; plural=');
  expect(text).toContain(plural('boat', 'msgstr[0] ""\nmsgstr[1] ""\nmsgstr[2] ""\n'));
  const grown = sync(german(entry('boat', 'Boot')), template(plural('boat', 'msgstr[0] ""\nmsgstr[1] ""\n')));
  expect(grown.fuzzy).toEqual(['boat']);
  expect(grown.text).toContain(
    '\n#, fuzzy\n#| msgid "boat"\nmsgid "boat"\nmsgid_plural "%d boats"\nmsgstr[0] "Boot"\nmsgstr[1] "Boot"\n',
  );
});

test('a new date of the template alone changes nothing; with other changes it is taken over', () => {
  expect(sync(german(entry('Boat', 'Boot'), '2020-01-01'), template(entry('Boat'))).edits).toEqual([]);
  const { text } = sync(german(entry('Boat', 'Boot'), '2020-01-01'), template(entry('Boat') + entry('Oar')));
  expect(text).toBe(german(entry('Boat', 'Boot') + entry('Oar')));
});

test('a file without references gets none, and keeps its line ends', () => {
  const file = german(entry('Boat', 'Boot')).replaceAll('\n', '\r\n');
  const { text } = sync(file, template(entry('Boat', '', '#: a.c:1\n') + entry('Oar', '', '#: a.c:1\n#, c-format\n')));
  expect(text).toBe(german(entry('Boat', 'Boot') + entry('Oar', '', '#, c-format\n')).replaceAll('\n', '\r\n'));
});

test('a template that is not that of the file, and faults, leave everything as it is', () => {
  const file = german(entry('Boat', 'Boot') + entry('Oar', 'Ruder'));
  const strange = template(entry('Engine') + entry('Fuel'));
  expect(sync(file, strange, { isCertain: false })).toMatchObject({ edits: [], leftAlone: expect.anything() });
  expect(sync(file, strange).removed).toEqual(['Boat', 'Oar']);
  expect(sync(`${file}\nmsgid "x\n`, template(entry('Boat')))).toMatchObject({
    edits: [],
    leftAlone: expect.anything(),
  });
});

test('the file of the source language serves as a template, without its texts and remarks', () => {
  const source = german(entry('boat', 'Boat', '# for English\n#: a.c:1\n')).replace('Language: de', 'Language: en');
  expect(sync(german(''), source).text).toBe(german(entry('boat', '', '#: a.c:1\n')));
});

test('every entry of the template is there, translations stay, a second run changes nothing', () => {
  const words = ['Boat', 'Harbour', 'Row the boat', 'Row the boats', 'Sail "north"', 'Line\\n', 'Oar'];
  const some = fc.shuffledSubarray(words);
  fc.assert(
    fc.property(some, some, some, (wanted, present, old) => {
      const obsolete = old.filter((word) => !present.includes(word));
      const escaped = (word: string) => word.replaceAll('"', '\\"');
      const file = german(
        present.map((word) => entry(escaped(word), `de ${escaped(word)}`)).join('') +
          obsolete.map((word) => `\n#~ msgid "${escaped(word)}"\n#~ msgstr "alt ${escaped(word)}"\n`).join(''),
      );
      const pot = template(wanted.map((word) => entry(escaped(word))).join(''));
      const synced = sync(file, pot);
      expect(applyEdits(file, synced.edits)).toBe(synced.text);
      const after = po.parse(synced.text, 'de.po');
      const living = after.segments.all().filter((segment) => !segment.obsolete);
      expect(living.map(({ id }) => id)).toEqual(
        po
          .parse(pot, 'a.pot')
          .segments.all()
          .map(({ id }) => id),
      );
      const before = new Map(
        po
          .parse(file, 'de.po')
          .segments.all()
          .map(({ id, target }) => [id, target?.value]),
      );
      for (const { id, target, state } of living) {
        if (before.has(id)) expect([state, target?.value]).toEqual(['translated', before.get(id)]);
      }
      expect(sync(synced.text, pot).edits).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
