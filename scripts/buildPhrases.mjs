// Builds the phrase memory: interface strings that MIT-licensed packages carry in English and other languages, aligned
// by their key or number. One compressed file for each language; nothing of it is committed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/** Names of languages in the packages → codes of the service. */
const codes = {
  'zh-cn': 'zh-Hans',
  'zh-tw': 'zh-Hant',
  'zh-hk': undefined,
  'pt-pt': 'pt-PT',
  pt: 'pt-PT',
  'pt-br': 'pt-BR',
  'es-mx': undefined,
  'nb-no': 'nb',
  'nn-no': undefined,
  no: 'nb',
  'sr-rs': undefined,
  'de-at': undefined,
  'de-ch': undefined,
  'ar-tn': undefined,
};
const agGrid = {
  BR: 'pt-BR',
  PT: 'pt-PT',
  CN: 'zh-Hans',
  TW: 'zh-Hant',
  HK: undefined,
  CZ: 'cs',
  DK: 'da',
  EG: 'ar',
  GR: 'el',
  IL: 'he',
  IR: 'fa',
  JP: 'ja',
  KR: 'ko',
  NO: 'nb',
  PK: 'ur',
  SE: 'sv',
  UA: 'uk',
  VN: 'vi',
};

/** The code of the service, undefined for variants that would blur a language. */
function codeOf(name) {
  const key = name.toLowerCase().replaceAll('_', '-');
  if (Object.hasOwn(codes, key)) return codes[key];
  const [language] = key.split('-');
  return language === 'en' ? undefined : Object.hasOwn(codes, language) ? codes[language] : language;
}

/**
 * Collects the pairs of one source: `{0}`, `%{count}`, `${n}` become `{0}`, `{1}` … in the order of the English text,
 * and a pair whose placeholders differ is dropped.
 */
function collector() {
  const languages = new Map();
  return {
    languages,
    add(language, english, translation, source) {
      if (!language || typeof english !== 'string' || typeof translation !== 'string') return;
      const names = [];
      const numbered = (text, grow) =>
        text.replace(/[%$]?\{([\w.]+)\}/g, (raw, name) => {
          if (!names.includes(name) && grow) names.push(name);
          const number = names.indexOf(name);
          return number < 0 ? raw.replaceAll('{', '\uffff') : `{${number}}`;
        });
      const from = tidy(numbered(english, true));
      const to = tidy(numbered(translation, false));
      const marks = (text) => (text.match(/\{\d+\}/g) ?? []).sort().join();
      if (!from || !to || from === to || from.length > 300) return;
      if (/[<>\n\uffff]|%[sd]|\$\(|&#|https?:/.test(from + to) || marks(from) !== marks(to) || !/\p{L}/u.test(from))
        return;
      const phrases = languages.get(language) ?? languages.set(language, new Map()).get(language);
      const offers = phrases.get(from) ?? phrases.set(from, []).get(from);
      offers.push({ to, source });
    },
  };
}

/** White space made even, and marks of access keys taken out: `&&File`, `ファイル(&&F)`. */
function tidy(text) {
  return text
    .replace(/\s*\(&&?\w\)/g, '')
    .replace(/&&(?=\S)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function flatten(value, path = '', into = new Map()) {
  for (const [key, item] of Object.entries(value)) {
    if (item && typeof item === 'object') flatten(item, `${path}${key}.`, into);
    else into.set(path + key, item);
  }
  return into;
}

function files(folder, pattern) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));
}

function fromMonaco(modules, add) {
  const folder = join(modules, 'monaco-editor');
  const english = new Map();
  const call = /\blocalize2?\((\d+),\s*("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.)*`)/g;
  for (const name of files(join(folder, 'esm'), /\.js$/)) {
    const code = readFileSync(join(folder, 'esm', name), 'utf8');
    for (const [, number, literal] of code.matchAll(call)) english.set(Number(number), unquote(literal));
  }
  const languages = join(folder, 'dev/vs/nls/lang');
  for (const name of files(languages, /^[a-z-]+\.js$/)) {
    const code = readFileSync(join(languages, name), 'utf8');
    const start = code.indexOf('_VSCODE_NLS_MESSAGES=[');
    if (start < 0) throw new Error(`monaco-editor has no messages in ${name}: its layout changed.`);
    const messages = JSON.parse(code.slice(code.indexOf('[', start), code.lastIndexOf(']') + 1));
    for (const [number, text] of english) add(codeOf(name.slice(0, -3)), text, messages[number], 'monaco-editor');
  }
}

function unquote(literal) {
  const special = { n: '\n', t: '\t', r: '\r' };
  return literal
    .slice(1, -1)
    .replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_, hex, one) =>
      hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (special[one] ?? one),
    );
}

function fromPrime(modules, add) {
  const folder = join(modules, 'primelocale');
  const read = (name) => flatten(Object.values(JSON.parse(readFileSync(join(folder, name), 'utf8')))[0]);
  const english = read('en.json');
  for (const name of readdirSync(folder).filter((file) => /^[a-z]{2}(-[A-Z]{2})?\.json$/.test(file))) {
    for (const [key, text] of read(name)) add(codeOf(name.slice(0, -5)), english.get(key), text, 'primelocale');
  }
}

async function fromUppy(modules, add) {
  const folder = join(modules, '@uppy/locales/lib');
  const read = async (name) => flatten((await import(pathToFileURL(join(folder, name)).href)).default.strings);
  const english = await read('en_US.js');
  for (const name of readdirSync(folder).filter((file) => /^[a-z]{2}_[A-Z]{2}\.js$/.test(file))) {
    for (const [key, text] of await read(name)) {
      // Numbered keys are plural forms, whose numbers mean something else in each language.
      if (!/\.\d$/.test(key)) add(codeOf(name.slice(0, -3)), english.get(key), text, '@uppy/locales');
    }
  }
}

async function fromAgGrid(modules, add) {
  const file = join(modules, '@ag-grid-community/locale/dist/package/main.esm.mjs');
  const locales = await import(pathToFileURL(file).href);
  const english = locales.AG_GRID_LOCALE_EN;
  for (const [name, strings] of Object.entries(locales)) {
    const country = name.replace('AG_GRID_LOCALE_', '');
    const language = Object.hasOwn(agGrid, country) ? agGrid[country] : codeOf(country);
    for (const [key, text] of Object.entries(strings)) add(language, english[key], text, '@ag-grid-community/locale');
  }
}

/** What most packages say; among equals the package that comes first. */
function vote(offers) {
  const counts = new Map();
  for (const { to } of offers) counts.set(to, (counts.get(to) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0][0];
}

/** Languages whose script gives them away: nobody has to look up their words. */
const ownScripts = new Set(['ja', 'zh', 'ko', 'th', 'he', 'el']);

/** The words of the phrases by language, in lower case and without the ends of sentences, each once. */
function wordsOf(phrases) {
  const words = new Map();
  const add = (language, text) => {
    if (ownScripts.has(language)) return;
    const vocabulary = words.get(language) ?? words.set(language, new Set()).get(language);
    for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu))
      vocabulary.add(word.replace('’', "'"));
  };
  for (const [code, pairs] of phrases) {
    for (const [english, other] of pairs) {
      add('en', english);
      // the detector takes Malay and Indonesian for one
      add(code === 'ms' ? 'id' : code.split('-')[0], other);
    }
  }
  return Object.fromEntries([...words].map(([language, vocabulary]) => [language, [...vocabulary].sort().join(' ')]));
}

/**
 * Writes `<language>.json.br` for each language, `[[english, translation], …]`, `words.json.br` with the words of each,
 * and `index.json` with their sizes.
 *
 * @param modules the node_modules folder that holds the packages.
 * @param out created when absent.
 */
export async function buildPhrases(modules, out) {
  const { languages, add } = collector();
  fromMonaco(modules, add);
  fromPrime(modules, add);
  await fromUppy(modules, add);
  await fromAgGrid(modules, add);
  mkdirSync(out, { recursive: true });
  const index = {};
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const all = [];
  for (const [language, phrases] of [...languages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const pairs = [...phrases].map(([from, offers]) => [from, vote(offers)]);
    writeFileSync(join(out, `${language}.json.br`), brotliCompressSync(JSON.stringify(pairs), options));
    index[language] = pairs.length;
    all.push([language, pairs]);
  }
  writeFileSync(join(out, 'words.json.br'), brotliCompressSync(JSON.stringify(wordsOf(all)), options));
  writeFileSync(join(out, 'index.json'), `${JSON.stringify(index)}\n`);
  return index;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const index = await buildPhrases(join(root, 'node_modules'), process.argv[2] ?? join(root, 'dist/phrases'));
  for (const [language, count] of Object.entries(index)) console.log(`${language}\t${count}`);
}
