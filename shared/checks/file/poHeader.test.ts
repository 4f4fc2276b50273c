import { expect, test } from 'vitest';
import { po } from '../../formats/po/po.ts';
import { projectSettingsSchema } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { runChecks } from '../run/runChecks.ts';

const settings = projectSettingsSchema.parse({});
const terms = createTermIndex([]);

test.each(['\n', '\r\n', '\r'])('a header is one whatever its lines end with: %j', (end) => {
  const lines = [
    'msgid ""',
    'msgstr ""',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '',
    'msgid "a"',
    'msgstr "b"',
  ];
  const messagesFor = (text: string) =>
    runChecks(po.parse(text), {
      languages: { source: 'en', target: 'de' },
      settings,
      terms,
      only: new Set(['po-header']),
    }).map(({ message }) => message);
  expect(messagesFor(lines.join(end) + end)).toEqual([]);
  expect(messagesFor(lines.slice(3).join(end) + end)).toHaveLength(1);
});
