import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ChangedRows, TableRows } from '../../shared/tableProtocol.ts';
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

  // A table pages through it, and what is changed there is written to the file.
  const uri = client.uri('big.xlf');
  const page = { uri, filter: {}, offset: 690, limit: 20, checked: false };
  const { rows, total } = await client.request<TableRows>('interline/tableRows', page);
  expect([rows[10]?.id, total]).toEqual(['u700', units.length]);
  const change = { kind: 'text', target: ['Willkommen, %s!'], before: 'Willkommen' };
  const done = await client.request<ChangedRows>('interline/changeTableRows', { uri, rows: ['u700'], change });
  expect(done).toEqual({ changed: 1, files: [uri] });
  expect(client.received.map(({ method }) => method)).not.toContain('workspace/applyEdit');
  const written = readFileSync(join(client.folder, 'big.xlf'), 'utf8');
  const target = '<target>Willkommen</target>';
  expect(written === text.replace(target, '<target state="translated">Willkommen, %s!</target>')).toBe(true);
}, 120_000);
