const configNames =
  /^(?:\..*|(?:package|package-lock|npm-shrinkwrap|composer|tsconfig|jsconfig|bower|lerna|nx|turbo|rush|biome|deno|vercel|now|firebase|renovate|manifest|settings|launch|tasks|extensions|keybindings|project|workspace|angular|ng-package|interline|components|import_map|importmap|swagger|openapi|babel\.config|jest\.config|api-extractor|cspell|knip|global|devcontainer|wrangler|typedoc|nodemon|eslintrc|stylelint|tslint|schema)(?:[.-][\w.-]+)?\.jsonc?|.*[.-](?:schema|config|lock)\.jsonc?|.*\.(?:code-workspace|webmanifest|map))$/i;

const configFolders = /(?:^|\/)(?:\.[^/]+|node_modules|__snapshots__|schemas?)\//i;

const localeFolder =
  /(?:^|\/)(?:_?locales?|i18n|l10n|langs?|languages?|translations?|intl|nls|messages|strings)\/(?:[^/]+\/)*[^/]+$/i;

/**
 * Whether a `.json` file holds texts for people: by its name and folder, otherwise by the shape of its start. Not
 * claimed: manifests, configuration, schemas, plain data.
 *
 * @param head the first part of the text.
 */
export function isLocalizationJson(path: string, head: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/\.arb$/i.test(name)) return true;
  if (/"@@locale"\s*:|^\s*\{\s*"locale"\s*:\s*"[\w-]+"\s*,\s*"translations"\s*:\s*\{/.test(head)) return true;
  const named = localeFolder.test(path) || namesLanguage(name.replace(/\.jsonc?$/i, ''));
  if (configFolders.test(path) || (configNames.test(name) && !named)) return false;
  if (/^\s*\{[^{}[\]]*"\$schema"\s*:/.test(head)) return false;
  if (named) return !/^\s*\[\s*(?:\{|[\d[])/.test(head);
  if (/^\s*\{\s*"[^"]+"\s*:\s*\{\s*"(?:message|defaultMessage)"\s*:\s*"/.test(head)) return true;
  return looksTranslatable(head);
}

/** `en`, `pt-BR`, `zh_Hant_TW`; also with something before or behind it: `app_en`, `messages.de`, `fr.common`. */
function namesLanguage(name: string): boolean {
  if (isLanguage(name)) return true;
  const parts = name.split(/[._-]/);
  const region = /^(?:[A-Z]{2}|[A-Z][a-z]{3}|\d{3})$/;
  const last = parts.length > 2 && region.test(parts.at(-1) ?? '') ? parts.at(-2) : parts.at(-1);
  return parts.length > 1 && isLanguage(last ?? '') && (last ?? '').length === 2;
}

function isLanguage(name: string): boolean {
  if (!/^[a-z]{2,3}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|\d{3}))?$/.test(name)) return false;
  return Intl.PluralRules.supportedLocalesOf(name.replaceAll('_', '-')).length > 0;
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
      if (/^(?:\S*\p{L}\S*\s+\S+.*|\p{Lu}\p{Ll}+[.!?…]?|.*[^\x00-\x7f].*)$/su.test(match[1] ?? '')) prose++;
    }
  }
  return strings > 0 && strings > 2 * others && prose * 3 >= strings;
}
