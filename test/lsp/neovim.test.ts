import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Runs a session in a folder; what it printed. */
function session(script: string, cwd: string, env: Readonly<Record<string, string>> = {}): Record<string, unknown> {
  writeFileSync(
    join(cwd, 'interline'),
    `#!/bin/sh\nexec '${process.execPath}' '${join(here, '../../dist/cli.mjs')}' "$@"\n`,
  );
  chmodSync(join(cwd, 'interline'), 0o755);
  writeFileSync(join(cwd, 'init.lua'), settingsInTheDocs());
  const { stdout, stderr } = spawnSync('nvim', ['--headless', '-u', 'init.lua', '-S', join(here, script)], {
    cwd,
    encoding: 'utf8',
    timeout: 110_000,
    env: { ...process.env, PATH: [cwd, process.env.PATH].join(delimiter), HOME: cwd, XDG_STATE_HOME: cwd, ...env },
  });
  expect(stdout, stderr).toMatch(/^\{/);
  return JSON.parse(stdout) as Record<string, unknown>;
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
    const seen = session('session.lua', folder.path, {
      INTERLINE_FILE: 'app.de.xlf',
      INTERLINE_CHECK: 'placeholder-missing',
    });
    expect(seen.problems).toEqual(
      expect.arrayContaining([
        { check: 'placeholder-missing', text: '😀 Willkommen an Bord!' },
        { check: 'untranslated', text: expect.any(String) },
      ]),
    );
    expect(seen.hover).toContain('Welcome aboard, %s!');
    expect(seen).toMatchObject({ cleared: true });
    expect(readFileSync(path('app.de.xlf'), 'utf8')).toMatch(/<target>😀 Willkommen an Bord.*%s.*<\/target>/);
  });

  test('follows folders that come and go, keys of the code, and files that vanish while they are open', () => {
    using folder = temporaryFolder();
    const write = (name: string, content: string) => {
      mkdirSync(dirname(join(folder.path, name)), { recursive: true });
      writeFileSync(join(folder.path, name), content);
    };
    write('app/shop/en.json', '{\n  "hello": "Hello world",\n  "bye": "Bye %s"\n}\n');
    write('app/shop/de.json', '{\n  "hello": "Hallo  Welt",\n  "bye": "Tschau"\n}\n');
    write('app/app.js', "const a = t('hello');\n");
    write('other/en.json', '{\n  "hello": "Hello world"\n}\n');
    write('other/de.json', '{\n  "hello": "Hallo  Welt"\n}\n');
    write('other/interline.json', '{ "glossaries": ["terms.csv"] }');
    write('other/terms.csv', 'en,de\nworld,Erde\n');
    expect(session('folders.lua', join(folder.path, 'app'))).toEqual({
      opened: 'double-space placeholder-missing',
      alone: 'double-space glossary-term',
      added: 'double-space glossary-term',
      removed: 'end-punctuation glossary-term',
      definition: ['en.json', 'de.json'],
      renamed: `  "greeting": "Hallo  Welt",const a = t('greeting');`,
      sourceGone: '',
      sourceBack: 'double-space placeholder-missing',
      deletedAndEdited: 'double-space',
      unnamed: true,
      alive: true,
    });
    expect(readFileSync(join(folder.path, 'app/shop/en.json'), 'utf8')).toContain('"greeting": "Hello world"');
  });
});
