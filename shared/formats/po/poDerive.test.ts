import { expect, test } from 'vitest';
import { applyEdits } from '../../catalog/textRange.ts';
import { po } from './po.ts';

/** What xgettext leaves to be filled in. */
const template = `# SOME DESCRIPTIVE TITLE.
# Copyright (C) YEAR The boat builders
# This file is distributed under the same license as the boats package.
# FIRST AUTHOR <EMAIL@ADDRESS>, YEAR.
#
#, fuzzy
msgid ""
msgstr ""
"Project-Id-Version: boats 1.0\\n"
"Report-Msgid-Bugs-To: bugs@boats.example\\n"
"POT-Creation-Date: 2026-11-01 10:00+0000\\n"
"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n"
"Last-Translator: FULL NAME <EMAIL@ADDRESS>\\n"
"Language-Team: LANGUAGE <LL@li.org>\\n"
"Language: \\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=CHARSET\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"

#. how many
#: a.c:1
#, c-format
msgid "%d boat"
msgid_plural "%d boats"
msgstr[0] ""
msgstr[1] ""

# short
#: a.c:2
msgid "Oar"
msgstr ""
`;

const polish = `# Polish translations for boats package.
# Copyright (C) 2026 The boat builders
# This file is distributed under the same license as the boats package.
#
msgid ""
msgstr ""
"Project-Id-Version: boats 1.0\\n"
"Report-Msgid-Bugs-To: bugs@boats.example\\n"
"POT-Creation-Date: 2026-11-01 10:00+0000\\n"
"PO-Revision-Date: 2026-11-01 10:00+0000\\n"
"Last-Translator: Automatically generated\\n"
"Language-Team: none\\n"
"Language: pl\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"

#. how many
#: a.c:1
#, c-format
msgid "%d boat"
msgid_plural "%d boats"
msgstr[0] ""
msgstr[1] ""
msgstr[2] ""

# short
#: a.c:2
msgid "Oar"
msgstr ""
`;

function derived(text: string, language: string, path = 'boats.pot'): string {
  return applyEdits(text, po.derive?.(po.parse(text, path), language, new Map()) ?? []);
}

test('a template becomes the file of a language as msginit makes it', () => {
  expect(derived(template, 'pl')).toBe(polish);
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  expect(derived(windows(template), 'pl')).toBe(windows(polish));
});

test('the language is named as gettext does; one whose plural forms nobody knows leaves them to be filled in', () => {
  expect(derived(template, 'sr-Latn')).toContain('"Language: sr@latin\\n"');
  expect(derived(template, 'pt-BR')).toContain('# Brazilian Portuguese translations for boats package.\n');
  expect(derived(template, 'tlh')).toContain('"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"');
  expect(derived(template, 'ja')).toContain('msgid_plural "%d boats"\nmsgstr[0] ""\n\n');
});

test('the file of another language loses its translations, translators, obsolete entries and states', () => {
  const german =
    '# German\nmsgid ""\nmsgstr ""\n"Language: de\\n"\n"Last-Translator: Ada <ada@boats.example>\\n"\n"X-Generator: Pen\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n# my remark\n#: a.c:2\n#, fuzzy\n#| msgid "Row"\nmsgid "Oar"\nmsgstr "Ruder"\n\n#~ msgid "Sail"\n#~ msgstr "Segel"\n';
  expect(derived(german, 'fr', 'de.po')).toBe(
    '# German\nmsgid ""\nmsgstr ""\n"Language: fr\\n"\n"Last-Translator: Automatically generated\\n"\n"X-Generator: Pen\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"MIME-Version: 1.0\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n\n#: a.c:2\nmsgid "Oar"\nmsgstr ""\n',
  );
});

test('a template without a header gets one; what is made of a faulty one would be faulty too', () => {
  const made = derived('#: a.c:1\nmsgid "Oar"\nmsgstr ""\n', 'de');
  expect(made).toMatch(/^msgid ""\nmsgstr ""\n"Language: de\\n"\n(?:".*"\n)+\n#: a.c:1\nmsgid "Oar"\nmsgstr ""\n$/);
  expect(() => derived(`${template}\nmsgid "x\n`, 'de')).toThrow();
});
