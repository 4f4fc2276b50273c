import { expect, test } from 'vitest';
import { strings } from '../../formats/strings/strings.ts';
import { asWritten } from '../../sentences/sentence.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { checkExample } from '../run/checkExample.ts';
import { runChecks } from '../run/runChecks.ts';

test('reports what the format found, in source files too', () => {
  const problems = [
    { id: 'duplicate-id', range: { start: 0, end: 1 }, message: asWritten('twice'), severity: 'error' as const },
    { id: 'syntax', range: { start: 1, end: 2 }, message: asWritten('broken'), severity: 'error' as const },
  ];
  const result = checkExample('duplicate-id', { source: 'a', target: 'b' }, { problems, isSource: true });
  expect(result.messages).toEqual(['twice']);
});

test('an entry that stands twice with the same text loses nothing', () => {
  const catalog = strings.parse(
    '"boat" = "Boot";\n"pier" = "Steg";\n"boat" = "Boot";\n"pier" = "Pier";\n',
    'de.lproj/Localizable.strings',
  );
  const findings = runChecks(catalog, {
    settings: defaultSettings,
    terms: createTermIndex([]),
    only: new Set(['duplicate-id']),
    languages: { source: 'en', target: 'de' },
  });
  expect(findings.map(({ severity, range }) => [severity, catalog.text.slice(range.start, range.end)])).toEqual([
    ['info', 'boat'],
    ['warning', 'pier'],
  ]);
});
