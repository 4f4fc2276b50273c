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
  const none = messagesFor(lines.slice(3).join(end) + end);
  expect(none).toEqual([expect.stringContaining('The file has no header')]);
  const behind = [...lines.slice(4), '', ...lines.slice(0, 3)].join(end) + end;
  expect(messagesFor(behind)).toEqual([expect.stringContaining('The header is not the first entry')]);
});
