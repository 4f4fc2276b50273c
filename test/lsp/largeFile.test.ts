import { expect, test } from 'vitest';
import { startedClients } from './started.ts';

const started = startedClients({});

/** VS Code does not send files above 50 MB to language servers. */
const size = 51 * 1024 * 1024;

test('a file that is too large for an editor to send is served from disk', async () => {
  const note = 'A long remark for translators. '.repeat(1000);
  const units: string[] = [];
  for (let length = 0; length < size; length += note.length) {
    const target = units.length === 700 ? 'Willkommen' : 'Willkommen, %s';
    units.push(
      `<trans-unit id="u${units.length}"><source>Welcome, %s</source><target>${target}</target><note>${note}</note></trans-unit>\n`,
    );
  }
  const text = `<?xml version="1.0"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="app" source-language="en" target-language="de" datatype="plaintext"><body>
${units.join('')}</body></file></xliff>
`;
  const client = await started({ files: { 'big.xlf': text } });
  const found = (await client.diagnostics('big.xlf')).find(({ code }) => code === 'placeholder-missing');
  expect(found).toMatchObject({ range: { start: { line: 703 } }, data: { segment: 'u700' } });
}, 120_000);
