import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ChangedRows } from '../../shared/tableChangesProtocol.ts';
import type { TableRows } from '../../shared/tableProtocol.ts';
import { startedClients } from './started.ts';

const started = startedClients({});

/** VS Code does not send files above 50 MB to language servers. */
const size = 51 * 1024 * 1024;

const note = 'A long remark for translators. '.repeat(1000);
const count = Math.ceil(size / note.length);
const targetOf = (place: number) => (place === 700 ? 'Willkommen' : 'Willkommen, %s');
const joined = (entryOf: (place: number) => string) => Array.from({ length: count }, (_, i) => entryOf(i)).join('');

const xliff = `<?xml version="1.0"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="app" source-language="en" target-language="de" datatype="plaintext"><body>
${joined((i) => `<trans-unit id="u${i}"><source>Welcome, %s</source><target>${targetOf(i)}</target><note>${note}</note></trans-unit>\n`)}</body></file></xliff>
`;
const po = `msgid ""
msgstr ""
"Language: de\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
${joined((i) => `\n#. ${note}\n#, c-format\nmsgctxt "u${i}"\nmsgid "Welcome, %s"\nmsgstr "${targetOf(i)}"\n`)}`;
/** JSON has no remarks; numbers are no texts. */
const numbers = `${'1847, '.repeat(6000)}0`;
const jsonOf = (textOf: (place: number) => string) =>
  `{\n${joined((i) => `  "u${i}": "${textOf(i)}",\n  "n${i}": [${numbers}],\n`)}  "end": "End"\n}\n`;

test.each([
  {
    path: 'big.xlf',
    files: { 'big.xlf': xliff },
    ...{ line: 703, from: '<target>Willkommen</target>', to: '<target state="translated">Willkommen, %s!</target>' },
  },
  { path: 'big.po', files: { 'big.po': po }, line: 4209, from: '"Willkommen"', to: '"Willkommen, %s!"' },
  {
    path: 'locales/de.json',
    files: { 'locales/en.json': jsonOf(() => 'Welcome, %s'), 'locales/de.json': jsonOf(targetOf) },
    ...{ line: 1401, from: '"Willkommen"', to: '"Willkommen, %s!"' },
  },
])(
  '$path is too large for an editor to send: it is checked, paged and edited on disk',
  async (file) => {
    const { path, files, line, from, to } = file;
    const text = (files as Readonly<Record<string, string>>)[path] ?? '';
    const client = await started({ files });
    const diagnostic = (await client.diagnostics(path)).find(({ code }) => code === 'placeholder-missing');
    expect(diagnostic).toMatchObject({ range: { start: { line } } });

    // A table pages through it, and what is changed there is written to the file.
    const uri = client.uri(path);
    const wanted = (diagnostic as unknown as { readonly data: { readonly segment: string } }).data.segment;
    const page = { uri, filter: {}, limit: 20, checked: false, place: wanted };
    const first = await client.request<TableRows>('interline/tableRows', { ...page, offset: 0 });
    expect(first.place).toBeGreaterThanOrEqual(700);
    const offset = (first.place ?? 0) - 10;
    const { rows, total } = await client.request<TableRows>('interline/tableRows', { ...page, offset });
    expect([rows[10]?.id, total]).toEqual([wanted, first.total]);
    expect(rows.length).toBe(20);
    const change = { kind: 'text', target: ['Willkommen, %s!'], before: 'Willkommen' };
    const done = await client.request<ChangedRows>('interline/changeTableRows', { uri, rows: [wanted], change });
    expect(done).toEqual({ changed: 1, files: [uri] });
    expect(client.received.map(({ method }) => method)).not.toContain('workspace/applyEdit');
    const written = readFileSync(join(client.folder, path), 'utf8');
    expect(written === text.replace(from, to)).toBe(true);
    // It is there when the rows are asked for again.
    const shown = async () => {
      const { rows } = await client.request<TableRows>('interline/tableRows', { ...page, offset });
      return rows[10]?.cells[0]?.target.join('');
    };
    expect(await shown()).not.toBe('Willkommen');

    // No editor has a history of it: the server takes it back, once, and makes it again.
    const step = (way: 'undo' | 'redo') => client.request<boolean>('interline/stepOnDisk', { uri, way });
    expect([await step('undo'), await shown(), await step('undo')]).toEqual([true, 'Willkommen', false]);
    expect(readFileSync(join(client.folder, path), 'utf8') === text).toBe(true);
    expect([await step('redo'), await step('redo')]).toEqual([true, false]);
    expect(readFileSync(join(client.folder, path), 'utf8') === written).toBe(true);
    // What another program wrote there is not overwritten.
    writeFileSync(join(client.folder, path), written.replace('Willkommen, %s!', 'Willkommen, %s?'));
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri, type: 2 }] });
    await expect(step('undo')).rejects.toThrow('The text has changed since then, so it was left as it is.');
  },
  240_000,
);
