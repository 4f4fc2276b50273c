import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkedText, type ReadableText } from '../../shared/catalog/chunkedText.ts';
import { checks } from '../../shared/checks/checks.ts';
import type { CheckOptions } from '../../shared/checks/run/checkRun.ts';
import { formatFor } from '../../shared/formats/formats.ts';
import { asSource, pairCatalogs } from '../../shared/formats/pair.ts';
import { reparse } from '../../shared/formats/reparse.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { createTermIndex } from '../../shared/terms/termIndex.ts';
import { sentDiagnostics } from '../features/diagnose.ts';
import { toDiagnostic } from '../features/toDiagnostic.ts';
import { positionedText } from '../lsp/positions.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { type CheckedFile, checkAgain, foundBlocks, type LookedUp } from './checkAgain.ts';
import { findingsOf } from './findingBlocks.ts';

const client = { codeDescriptions: true };

const xliff12 = `<?xml version="1.0"?>
<xliff version="1.2"><file source-language="en" target-language="de" original="a" datatype="plaintext"><body>
<trans-unit id="a"><source>Save %s now.</source><target>Jetzt %s sichern.</target></trans-unit>
<trans-unit id="b"><source>Cancel</source><target>Abbrechen</target></trans-unit>
<trans-unit id="c"><source>Cancel</source><target>Abbruch</target></trans-unit>
<trans-unit id="d"><source>Empty</source><target></target></trans-unit>
<trans-unit id="e"><source>{n, plural, one {# day} other {# days}}</source><target>{n, plural, other {# Tage}}</target></trans-unit>
<trans-unit id="f"><source>See https://example.com/a</source><target>Siehe  https://example.com/b</target></trans-unit>
</body></file></xliff>
`;

const xliff2 = `<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">
<unit id="one"><segment id="s1"><source>Save %s now.</source><target>Jetzt  sichern.</target></segment>
<segment id="s2"><source>Cancel</source></segment><segment id="s3"><source>Stop.</source><target></target></segment></unit>
<unit id="two"><segment><source>Go on 2</source><target>Weiter 3</target></segment></unit>
<unit id="three"><segment><source>Cancel</source><target>Abbruch</target></segment></unit>
</file></xliff>
`;

const po = `msgid ""
msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"

#, c-format
msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d Datei"
msgstr[1] ""

#, fuzzy
msgid "Save now."
msgstr "Jetzt sichern!"

msgctxt "menu"
msgid "Save now."
msgstr "Jetzt speichern."
`;

const json = `{"menu": {"save": "Jetzt  {{name}} sichern", "stop": "", "items_one": "{{count}} Ding", "items_other": "Dinge"},
 "same": "Save", "again": "Sichern"}
`;
const jsonSource = `{"menu": {"save": "Save {{name}} now", "stop": "Stop", "items_one": "{{count}} thing",
 "items_other": "{{count}} things"}, "same": "Save", "again": "Save", "missing": "Missing"}
`;

const srt = `1
00:00:01,000 --> 00:00:02,000
This is a line that is far too long to be read by anybody in the one second that it is there, is it not.

2
00:00:01,500 --> 00:00:04,000
<i>Hello  there.
`;

const dita = `<?xml version="1.0"?>
<!DOCTYPE topic PUBLIC "-//OASIS//DTD DITA Topic//EN" "topic.dtd">
<topic id="a" xml:lang="de"><title>Ein  Titel</title><body><ul><li>Eins.<note>Merke 2..</note> Und mehr</li></ul>
<p id="a">Siehe <xref href="#a/b">dort</xref> .</p></body></topic>
`;

const twice = `title = Titel
other = Anders
title = Titel
`;

interface Fixture {
  readonly path: string;
  readonly text: string;
  readonly source?: string;
}

const fixtures: readonly Fixture[] = [
  { path: '/app.xlf', text: xliff12 },
  { path: '/two.xlf', text: xliff2 },
  { path: '/de.po', text: po },
  { path: '/de.json', text: json, source: jsonSource },
  { path: '/de.srt', text: srt },
  { path: '/topic.dita', text: dita },
  { path: '/de.properties', text: twice },
];

const terms = createTermIndex([]);
/** With one more check, which compares what the others do not: the same target. */
const settings = { ...defaultSettings, checks: { 'same-translation': 'hint' as const } };
/** What the checks look up: nothing. */
const lookedUp = (given: CheckOptions['settings']): LookedUp => ({
  options: { languages: { source: 'en', target: 'de' }, settings: given, terms, checks },
  terms: new Map([['de', terms]]),
  locales: undefined,
});
/** Where targets are compared, every check of the whole file runs again. */
const lookUps = { comparingTargets: lookedUp(settings), byDefault: lookedUp(defaultSettings) };

/** A fixture as somebody edits it: each state is read from the one before, as an open buffer is. */
function reader({ path, text, source }: Fixture): (content: ReadableText, last?: LocalizationFile) => LocalizationFile {
  const format = formatFor(path, text);
  if (!format) throw new Error('no format claims the fixture');
  const pair = source === undefined ? undefined : asSource(format.parse(source, '/en.json'), 'en');
  const read = new WeakMap<LocalizationFile, ReturnType<typeof format.parse>>();
  return (content, last) => {
    const before = last && read.get(last);
    const parsed = before ? reparse(format, before, content) : format.parse(content.toString(), path);
    const catalog = pair ? pairCatalogs(parsed, pair, { source: 'en', target: 'de' }) : parsed;
    const file: LocalizationFile = {
      path,
      format,
      role: pair ? 'target' : format.kind === 'bilingual' ? 'bilingual' : 'single',
      catalog: !pair && format.kind === 'monolingual' ? asSource(catalog, 'de') : catalog,
      sourceLanguage: 'en',
      targetLanguage: 'de',
      encoding: 'utf-8',
      bom: false,
    };
    read.set(file, parsed);
    return file;
  };
}

test.each(fixtures)(
  'whatever was typed in $path, checking again finds and tells what checking anew does',
  (fixture) => {
    const file = reader(fixture);
    const edit = fc.record({
      offset: fc.nat(),
      length: fc.nat(4),
      isChecked: fc.boolean(),
      piece: fc.constantFrom('x', '', ' ', '%s', '<', '.', 'Cancel', 'Abbruch', '{n, plural, other {}}', '\n', '"'),
    });
    fc.assert(
      fc.property(
        fc.array(edit, { maxLength: 8 }),
        fc.constantFrom('comparingTargets', 'byDefault'),
        (edits, given) => {
          const check = (state: LocalizationFile, before?: CheckedFile) => checkAgain(state, lookUps[given], before);
          let content = chunkedText(fixture.text);
          let next = file(content);
          let checked = check(next);
          for (const { offset, length, piece, isChecked } of edits) {
            const start = offset % (content.length + 1);
            content = content.replaced({ start, end: Math.min(content.length, start + length) }, piece);
            next = file(content, next);
            if (!isChecked) continue;
            checked = check(next, checked);
            const fresh = findingsOf(foundBlocks(check(file(content.toString()))));
            expect(listed(findingsOf(foundBlocks(checked)))).toEqual(listed(fresh));
            const lines = positionedText(content, 'utf-16');
            const sent = sentDiagnostics(foundBlocks(checked), lines, client);
            expect(listed(sent)).toEqual(listed(fresh.map((finding) => toDiagnostic(finding, lines, client))));
          }
        },
      ),
      { numRuns: 40 },
    );
  },
);

test('a placeholder that comes into another piece of a sentence is no longer missing in the first', () => {
  const file = reader({ path: '/two.xlf', text: xliff2 });
  const check = (state: LocalizationFile, last?: CheckedFile) => checkAgain(state, lookUps.byDefault, last);
  const missing = (checked: CheckedFile) =>
    findingsOf(foundBlocks(checked)).filter(({ check: id }) => id === 'placeholder-missing');
  const content = chunkedText(xliff2);
  const place = xliff2.indexOf('</target></segment></unit>\n<unit id="two">');
  const before = file(content);
  const checked = check(before);
  expect(missing(checked).map(({ segment }) => segment)).toEqual(['one/s1']);
  const typed = content.replaced({ start: place, end: place }, '%s');
  expect(missing(check(file(typed, before), checked))).toEqual([]);
});

test('an entry that stands twice is worth a warning once its two texts differ', () => {
  const file = reader({ path: '/de.properties', text: twice });
  const content = chunkedText(twice);
  const before = file(content);
  const check = (state: LocalizationFile, last?: CheckedFile) => checkAgain(state, lookUps.byDefault, last);
  const checked = check(before);
  const after = file(content.replaced({ start: twice.length - 1, end: twice.length - 1 }, 'x'), before);
  const severities = [checked, check(after, checked)].map((state) =>
    findingsOf(foundBlocks(state)).map(({ check: id, severity }) => `${id} ${severity}`),
  );
  expect(severities).toEqual([['duplicate-id info'], ['duplicate-id warning']]);
});

test('a keystroke in a long file, in a text that stands twice too, makes no list of all its segments', () => {
  const units = Array.from({ length: 600 }, (_, i) => {
    const source = i % 300 === 7 ? 'Cast off the lines' : `Boat ${i}`;
    return `<trans-unit id="${i}"><source>${source}</source><target>Boot ${i}</target></trans-unit>`;
  });
  const text = `<xliff version="1.2"><file source-language="en" target-language="de" datatype="plaintext" original="a"><body>\n${units.join('\n')}\n</body></file></xliff>`;
  const file = reader({ path: '/app.de.xlf', text });
  const checkDefault = (next: LocalizationFile, last?: CheckedFile) => checkAgain(next, lookUps.byDefault, last);
  for (const unit of [7, 300]) {
    const content = chunkedText(text);
    const start = content.toString().indexOf(`Boot ${unit}<`);
    const before = file(content);
    const checked = checkDefault(before);
    const after = file(content.replaced({ start, end: start }, '  '), before);
    const refuse = () => {
      throw new Error('all segments were asked for');
    };
    Object.assign(after.catalog.segments, { all: refuse, [Symbol.iterator]: refuse });
    const findings = findingsOf(foundBlocks(checkDefault(after, checked)));
    expect(findings.filter(({ segment }) => segment === String(unit)).map(({ check: id }) => id)).toContain(
      'leading-whitespace',
    );
  }
});

function listed(items: readonly unknown[]): readonly string[] {
  return items.map((item) => JSON.stringify(item)).sort();
}
