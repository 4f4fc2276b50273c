import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, sandbox } from '../cli/runCli.ts';
import { installPacked, project } from './packedLibrary.ts';

/** A program of the page, and what it prints. */
interface Example {
  readonly name: string;
  readonly code: string;
  readonly output: string;
}

const page = readFileSync(join(project, 'docs/library.md'), 'utf8');
const examples: readonly Example[] = Array.from(
  page.matchAll(/```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g),
  ([, code = '', output = ''], i) => ({ name: `example${i + 1}`, code, output }),
);

/** What a program in TypeScript may rely on, beside the examples: types that are not those would not compile. */
const consumer = `
import { check, checks, edit, formats, parse } from 'interline';
import type { Edited, Finding, LocalizationDocument, Segment, SegmentChange } from 'interline';

const document: LocalizationDocument = parse(new Uint8Array(), { fileName: 'a.json' });
const segments: readonly Segment[] = document.segments;
const findings: readonly Finding[] = check(document, { only: [checks[0]?.id ?? ''], settings: { checks: { numbers: 'off' } } });
const changes: SegmentChange[] = findings.flatMap(({ fix }) => (fix ? [fix.change] : []));
const edited: Edited = edit(document, changes);
const bytes: Uint8Array | undefined = edited.bytes;
const editable: boolean | undefined = formats[0]?.editable;
export { segments, bytes, editable };

// @ts-expect-error a file needs a name or a format
parse('', 'a.json');
// @ts-expect-error documents never change
document.text = '';
// @ts-expect-error nobody can make a text untranslated
edit(document, [{ id: 'a', state: 'untranslated' }]);
// @ts-expect-error such a severity there is not
check(document, { settings: { checks: { numbers: 'fatal' } } });
`;

describe('the library that npm packs', () => {
  let box: Sandbox;
  beforeAll(() => {
    box = sandbox();
    installPacked(box.root);
  });
  afterAll(() => box[Symbol.dispose]());
  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: box.root, encoding: 'utf8' });

  test('every program of the page is tried', () => {
    expect(examples.length).toBeGreaterThan(6);
    expect(page.match(/```js/g)).toHaveLength(examples.length);
  });

  test.each(examples)('$name of docs/library.md prints what the page says', ({ name, code, output }) => {
    box.write(`${name}.mjs`, code);
    const { stdout, stderr } = node(`${name}.mjs`);
    expect([stderr, stdout]).toEqual(['', output]);
  });

  test('its types compile in a strict project that has no others', () => {
    for (const { name, code } of examples) box.write(`types/${name}.ts`, code);
    box.write('types/consumer.ts', consumer);
    box.write('types/globals.d.ts', 'declare const console: { log(...values: unknown[]): void };\n');
    box.write('package.json', { type: 'module' });
    const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    for (const module of ['nodenext', 'preserve']) {
      const options = { module, lib: ['es2022'], types: [], strict: true, exactOptionalPropertyTypes: true };
      box.write('tsconfig.json', {
        compilerOptions: { ...options, noUncheckedIndexedAccess: true, skipLibCheck: false, noEmit: true },
        include: ['types'],
      });
      const { stdout, status } = node(compiler, '-p', '.');
      expect([stdout, status]).toEqual(['', 0]);
    }
  });

  test('it runs where there is no system around it: no module, no file, no network, no process', () => {
    // A realm of its own has what ECMAScript defines, and of the platform only what it is given here.
    box.write(
      'realm.mjs',
      `import { readFileSync } from 'node:fs';
       import vm from 'node:vm';
       const lines = [];
       const context = vm.createContext({ TextDecoder, TextEncoder, print: (line) => lines.push(line) });
       const load = (text) => new vm.SourceTextModule(text, { context });
       const library = load(readFileSync('node_modules/interline/dist/library.mjs', 'utf8'));
       await library.link((name) => { throw new Error('It imports ' + name); });
       const program = load(\`
         import { check, edit, formats, parse } from 'interline';
         const english = parse('{ "a": "Save {name} & go" }', { fileName: 'en.json' });
         const german = parse('{ "a": "Sichern" }', { fileName: 'de.json', targetLanguage: 'de', source: english });
         print(check(german).map((finding) => finding.check).join());
         print(edit(german, [{ id: 'a', target: 'Sichern {name}' }]).text);
         for (const { id, extensions } of formats) {
           if (['docx', 'pptx', 'xlsx', 'idml'].includes(id)) continue;
           const file = parse('<a>"b" = c', { format: id, targetLanguage: 'de' });
           check(file, { settings: { style: { de: { punctuation: { apostrophe: 'use_curly_apostrophes' } } } } });
         }
         print(String(formats.length > 25));
       \`);
       await program.link(() => library);
       await program.evaluate();
       console.log(lines.join('\\n'));`,
    );
    const { stdout, stderr } = node('--no-warnings', '--experimental-vm-modules', 'realm.mjs');
    expect([stderr, stdout]).toEqual(['', 'placeholder-missing\n{ "a": "Sichern {name}" }\ntrue\n']);
  });

  test('a bundler puts it into a page', async () => {
    box.write('page.js', "import { formats } from 'interline';\nglobalThis.count = formats.length;\n");
    const { warnings, outputFiles } = await build({
      absWorkingDir: box.root,
      entryPoints: ['page.js'],
      bundle: true,
      platform: 'browser',
      format: 'iife',
      write: false,
      logLevel: 'silent',
    });
    expect(warnings).toEqual([]);
    box.write('page.bundle.js', outputFiles[0]?.text ?? '');
    box.write('open.cjs', "require('./page.bundle.js'); console.log(globalThis.count > 25);");
    expect(node('open.cjs').stdout).toBe('true\n');
  });

  test('the package still brings the command line and the extension, each by its own entry', () => {
    const manifest = JSON.parse(box.read('node_modules/interline/package.json').toString()) as Record<string, unknown>;
    expect(manifest).toMatchObject({ main: './dist/client.cjs', bin: { interline: expect.any(String) } });
    box.write('entry.mjs', "console.log(Object.keys(await import('interline')).sort().join());");
    expect(node('entry.mjs').stdout).toBe('InterlineError,check,checks,edit,formats,parse\n');
    symlinkSync(join(box.root, 'node_modules/interline/dist/cli.mjs'), join(box.root, 'interline.mjs'));
    expect(node('interline.mjs', '--version').stdout).toBe(`${manifest.version}\n`);
  });

  test('the extension is read at its start without what it needs later, which is much more', () => {
    expect(box.read('node_modules/interline/dist/client.cjs').length).toBeLessThan(300_000);
    expect(box.read('node_modules/interline/dist/languageClient.cjs').length).toBeGreaterThan(300_000);
  });
});
