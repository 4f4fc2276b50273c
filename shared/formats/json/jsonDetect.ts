import { inLocaleFolder, isLanguage, namesLanguage, readsLikeText } from '../../languages/localePath.ts';

const configNames =
  /^(?:\..*|(?:package|package-lock|npm-shrinkwrap|composer|tsconfig|jsconfig|bower|lerna|nx|turbo|rush|biome|deno|vercel|now|firebase|renovate|manifest|settings|launch|tasks|extensions|keybindings|project|workspace|angular|ng-package|interline|components|import_map|importmap|swagger|openapi|babel\.config|jest\.config|api-extractor|cspell|knip|global|devcontainer|wrangler|typedoc|nodemon|eslintrc|stylelint|tslint|schema)(?:[.-][\w.-]+)?\.jsonc?|.*[.-](?:schema|config|lock)\.jsonc?|.*\.(?:code-workspace|webmanifest|map))$/i;

/** What slang reports about the files of its languages, beside them. */
const reportNames = /^_(?:missing|unused)_translations/;

const configFolders = /(?:^|\/)(?:\.[^/]+|__snapshots__|schemas?)\//i;

/**
 * Whether a `.json` file holds texts for people: certainly by the shape of its start, perhaps by its name and folder or
 * when its values read like texts. Not claimed: manifests, configuration, schemas, plain data.
 *
 * @param head the first part of the text.
 */
export function isLocalizationJson(path: string, head: string): boolean | 'perhaps' {
  const name = path.slice(path.lastIndexOf('/') + 1);
  // Arbre templates of Ruby, which begin with a word, have the same extension.
  if (/\.arb$/i.test(name)) return !/^\s*[A-Za-z_]/.test(head);
  if (reportNames.test(name)) return false;
  if (/"@@locale"\s*:|^\s*\{\s*"locale"\s*:\s*"[\w-]+"\s*,\s*"translations"\s*:\s*\{/.test(head)) return true;
  const stem = name.replace(/\.jsonc?$/i, '');
  const placed = inLocaleFolder(path) || isLanguage(stem);
  const named = placed || (namesLanguage(stem) && !holdsNamesOnly(head));
  if (holdsFormats(head) || (manifestNames.test(name) && manifestFields.test(head))) return false;
  if (configFolders.test(path) || (configNames.test(name) && !named)) return false;
  // `manifest-ff.json` is what Firefox reads of an extension, not its texts in Fula.
  if (/"manifest_version"\s*:\s*\d/.test(head)) return false;
  // A schema is named in data and configuration, but in messages of inlang as well.
  const declaresSchema = /^\s*\{[^{}[\]]*"\$schema"\s*:/.test(head);
  if ((declaresSchema && !(named && looksTranslatable(head))) || holdsKeys(head)) return false;
  if (named) return !/^\s*\[\s*(?:\{|[\d[])/.test(head) && 'perhaps';
  if (/^\s*\{\s*"[^"]+"\s*:\s*\{\s*"(?:message|defaultMessage)"\s*:\s*"/.test(head)) return true;
  return looksTranslatable(head) && 'perhaps';
}

const manifestNames = /^(?:package|composer|bower|[jt]sconfig)(?:[.-][\w.-]+)?\.json$/i;
/** What no text stands in, wherever the manifest lies: `languages/package.json`. */
const manifestFields =
  /"(?:(?:devD|peerD|d)ependencies|compilerOptions|exports|scripts|require)"\s*:\s*\{|"private"\s*:\s*true|"extends"\s*:/;

const formatOption =
  /^(?:weekday|era|year|month|day|dayPeriod|hour|minute|second|ampm|timeZone(?:Name)?|(?:date|time)Style|hourCycle|style|currency(?:Display|Sign)?|notation|unit(?:Display)?)$/;

/** Whether all texts are options of `Intl`, as a language's formats of dates and numbers are: `"month": "short"`. */
function holdsFormats(head: string): boolean {
  const texts = [...head.matchAll(/"([^"\\]*)"\s*:\s*"([^"\\]*)"/g)];
  return (
    texts.length > 1 && texts.every(([, name = '', text = '']) => formatOption.test(name) && /^[\w-]+$/.test(text))
  );
}

/** Of so many texts that are a single letter or sign, a keyboard or a table of letters is made. */
const fewestKeys = 12;

/** Whether two texts of five are a single letter or sign, as on the keys of a keyboard: `{ "label": "ß" }`. */
function holdsKeys(head: string): boolean {
  let [texts, keys] = [0, 0];
  for (const [, text = ''] of head.matchAll(/[:[,]\s*"((?:[^"\\]|\\.)*)"(?!\s*:)/g)) {
    texts++;
    if (/^(?!\p{Script=Han})(?:\\u[\da-f]{4}|\\.|[^\\])\p{M}*$/iu.test(text)) keys++;
  }
  return keys >= fewestKeys && 5 * keys > 2 * texts;
}

/**
 * Whether all texts are paths or names of a program's own, so that letters at the end of the file's name are hardly a
 * language: `"layer0": "boats:items/hull_lv"`.
 */
function holdsNamesOnly(head: string): boolean {
  const texts = [...head.matchAll(/:\s*"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text);
  return texts.length > 0 && texts.every((text) => /^[^\s/:_]*[/:_]\S*$/.test(text));
}

/** An object whose leaves are texts, of which a good part reads like sentences or labels. */
function looksTranslatable(head: string): boolean {
  const text = head.replace(/^\uFEFF/, '').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  if (!/^\s*\{/.test(text)) return false;
  let strings = 0;
  let prose = 0;
  let others = 0;
  for (const match of text.matchAll(/:\s*(?:"((?:[^"\\]|\\.)*)"|(-?\d|true\b|false\b|null\b))/g)) {
    if (match[2]) others++;
    else {
      strings++;
      if (readsLikeText(match[1] ?? '')) prose++;
    }
  }
  return strings > 0 && strings > 2 * others && prose * 3 >= strings;
}
