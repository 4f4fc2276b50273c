import { expect, test } from 'vitest';
import { po } from '../../formats/po/po.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { runChecks } from '../run/runChecks.ts';

const options = {
  languages: { source: 'en', target: 'de' },
  settings: defaultSettings,
  terms: createTermIndex([]),
};

const checksOf = (entry: string) => {
  const text = `msgid ""\nmsgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"\n\n${entry}\n`;
  const findings = runChecks(po.parse(text, 'de.po'), options);
  return findings.filter(({ segment }) => segment !== undefined).map(({ check }) => check);
};

const target = 'msgid "Lower the anchor of %s at pier 4?"\nmsgstr "Segel auf Boot 7 se\u200btzen"';

test('a guess from another message is not compared with the source', () => {
  expect(checksOf(`#, fuzzy, c-format\n${target}`).sort()).toEqual(['invisible-character', 'needs-review']);
  const other = `#, fuzzy, c-format\n#| msgid "Set sail"\n${target}`;
  expect(checksOf(other)).not.toContain('placeholder-missing');
});

test('a text of an earlier wording is compared', () => {
  const earlier = `#, fuzzy, c-format\n#| msgid "Lower the anchor of %s at pier 3?"\n${target}`;
  expect(checksOf(earlier)).toContain('placeholder-missing');
});
