import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../service/runningService.ts';

const here = dirname(fileURLToPath(import.meta.url));
const hasNeovim = existsSync('/usr/bin/nvim');
if (process.env.CI === 'true') {
  test('Neovim is installed', () => expect(hasNeovim, 'run scripts/engines.sh').toBe(true));
}

/** What docs/editors.md says for the versions that distributions have. */
function settingsInTheDocs(): string {
  const docs = readFileSync(join(here, '../../docs/editors.md'), 'utf8');
  const block = /Versions from 0\.7 to 0\.10[^`]*```lua\n([\s\S]*?)```/.exec(docs)?.[1];
  if (!block) throw new Error('docs/editors.md has no settings for older versions of Neovim');
  return block;
}

describe.skipIf(!hasNeovim)('Neovim, set up as the docs say,', () => {
  test('underlines what is wrong, shows the source, fixes it and saves', () => {
    using folder = temporaryFolder();
    const path = (name: string) => join(folder.path, name);
    const units = (missing: string) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n` +
      `<file original="app" source-language="en" target-language="de" datatype="plaintext"><body>\n` +
      `<trans-unit id="a"><source>😀 Welcome aboard, %s!</source><target>😀 Willkommen an Bord${missing}!</target></trans-unit>\n` +
      `<trans-unit id="b"><source>The ferry leaves</source><target/></trans-unit>\n</body></file></xliff>\n`;
    writeFileSync(path('app.de.xlf'), units(''));
    writeFileSync(
      path('interline'),
      `#!/bin/sh\nexec '${process.execPath}' '${join(here, '../../dist/cli.mjs')}' "$@"\n`,
    );
    chmodSync(path('interline'), 0o755);
    writeFileSync(path('init.lua'), settingsInTheDocs());
    const { stdout, stderr } = spawnSync('nvim', ['--headless', '-u', 'init.lua', '-S', join(here, 'session.lua')], {
      cwd: folder.path,
      encoding: 'utf8',
      timeout: 110_000,
      env: {
        ...process.env,
        PATH: [folder.path, process.env.PATH].join(delimiter),
        HOME: folder.path,
        XDG_STATE_HOME: folder.path,
        INTERLINE_FILE: 'app.de.xlf',
        INTERLINE_CHECK: 'placeholder-missing',
      },
    });
    expect(stdout, stderr).toMatch(/^\{/);
    const session = JSON.parse(stdout) as Record<string, unknown>;
    expect(session.problems).toEqual(
      expect.arrayContaining([
        { check: 'placeholder-missing', text: '😀 Willkommen an Bord!' },
        { check: 'untranslated', text: expect.any(String) },
      ]),
    );
    expect(session.hover).toContain('Welcome aboard, %s!');
    expect(session).toMatchObject({ cleared: true });
    expect(readFileSync(path('app.de.xlf'), 'utf8')).toMatch(/<target>😀 Willkommen an Bord.*%s.*<\/target>/);
  });
});
