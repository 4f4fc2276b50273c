import { expect, test } from 'vitest';
import { po } from '../../formats/po/po.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { runChecks } from '../run/runChecks.ts';

const file = String.raw`msgid ""
msgstr ""
"Plural-Forms: nplurals=1; plural=0;\n"

msgid "%d lamp"
msgid_plural "%d lamps"
msgstr[0] "%d x"
`;

test('a language that has no rules in CLDR is not held to those of English', () => {
  const find = (language: string) =>
    runChecks(po.parse(file, `${language}.po`), {
      languages: { source: 'en', target: language },
      settings: defaultSettings,
      terms: createTermIndex([]),
      only: new Set(['plural-formula']),
    });
  expect(find('crh')).toEqual([]);
  expect(find('de')).toHaveLength(1);
});
