import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CodeAction, Hover } from 'vscode-languageserver-protocol';
import { compiledCatalog } from '../compiledCatalog.ts';
import { temporaryFolder } from '../service/runningService.ts';
import { find } from './lspClient.ts';
import { startedClients } from './started.ts';

const po =
  'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: de\\n"\n\nmsgid "Skerry tide"\nmsgstr ""\n';
const started = startedClients({ files: { 'de.po': po, 'interline.json': '{"systemMemory":true}' } });

test.runIf(process.platform === 'linux')(
  'a text of another program is a match with its name, to be reviewed',
  async () => {
    using locale = temporaryFolder();
    const folder = join(locale.path, 'de/LC_MESSAGES');
    mkdirSync(folder, { recursive: true });
    const header = ['', 'Content-Type: text/plain; charset=UTF-8\n'] as const;
    writeFileSync(join(folder, 'harbour.mo'), compiledCatalog([header, ['Skerry tide', 'Gezeitenschäre']], true));
    const editor = await started({ env: { TEXTDOMAINDIR: locale.path } });
    editor.open('de.po');
    const position = find(editor.text('de.po'), 'Skerry tide');
    const textDocument = { uri: editor.uri('de.po') };
    const hover = await editor.request<Hover>('textDocument/hover', { textDocument, position });
    expect((hover.contents as { value: string }).value).toMatch(/95 %.*Gezeitenschäre.*\(harbour\)/);
    const actions = await editor.request<CodeAction[]>('textDocument/codeAction', {
      textDocument,
      range: { start: position, end: position },
      context: { diagnostics: [] },
    });
    const match = actions.find(({ title }) => title === 'Use memory match 95 %: Gezeitenschäre');
    const { edit } = await editor.request<CodeAction>('codeAction/resolve', match);
    if (edit) editor.apply(edit);
    expect(editor.text('de.po')).toContain('#, fuzzy\nmsgid "Skerry tide"\nmsgstr "Gezeitenschäre"');
  },
);
