import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checks } from '../../shared/checks/checks.ts';
import { formatFor } from '../../shared/formats/formats.ts';
import { reparse } from '../../shared/formats/reparse.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { createTermIndex } from '../../shared/terms/termIndex.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { type CheckedFile, checkAgain } from './checkAgain.ts';

const text = `<?xml version="1.0"?>
<xliff version="1.2"><file source-language="en" target-language="de" original="a" datatype="plaintext"><body>
<trans-unit id="a"><source>Save %s now.</source><target>Jetzt %s sichern.</target></trans-unit>
<trans-unit id="b"><source>Cancel</source><target>Abbrechen</target></trans-unit>
<trans-unit id="c"><source>Cancel</source><target>Abbruch</target></trans-unit>
<trans-unit id="d"><source>Empty</source><target></target></trans-unit>
<trans-unit id="e"><source>{n, plural, one {# day} other {# days}}</source><target>{n, plural, other {# Tage}}</target></trans-unit>
<trans-unit id="f"><source>See https://example.com/a</source><target>Siehe  https://example.com/b</target></trans-unit>
</body></file></xliff>
`;

test('whatever was typed, checking again finds what checking anew finds', () => {
  const format = formatFor('app.xlf', text);
  if (!format) throw new Error('no format claims the fixture');
  const terms = createTermIndex([]);
  const file = (content: string, last?: LocalizationFile): LocalizationFile => ({
    path: '/app.xlf',
    format,
    role: 'bilingual',
    catalog: last ? reparse(format, last.catalog, content) : format.parse(content, '/app.xlf'),
    sourceLanguage: 'en',
    targetLanguage: 'de',
    encoding: 'utf-8',
    bom: false,
  });
  const edit = fc.record({
    at: fc.nat(),
    length: fc.nat(4),
    piece: fc.constantFrom('x', '', ' ', '%s', '<', '.', 'Cancel', 'Abbruch', '{n, plural, other {}}', '\n'),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), (edits) => {
      let checked: CheckedFile = checkAgain(file(text), terms, defaultSettings, checks);
      for (const { at, length, piece } of edits) {
        const before = checked.file.catalog.text;
        const start = at % (before.length + 1);
        const next = file(before.slice(0, start) + piece + before.slice(start + length), checked.file);
        checked = checkAgain(next, terms, defaultSettings, checks, checked);
        const fresh = checkAgain(file(next.catalog.text), terms, defaultSettings, checks);
        const told = ({ findings }: CheckedFile) => findings.map((finding) => JSON.stringify(finding)).sort();
        expect(told(checked)).toEqual(told(fresh));
      }
    }),
    { numRuns: 150 },
  );
});
