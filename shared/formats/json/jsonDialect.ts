import { PluralReader } from './jsonPlurals.ts';
import type { JsonNode, JsonTree } from './jsonTree.ts';
import { readSlangKey } from './slangKey.ts';

/** The conventions of JSON localization files that are told apart. */
export type JsonDialect =
  | 'nested'
  | 'i18next'
  | 'i18next-v3'
  | 'ngx-translate'
  | 'vue'
  | 'laravel'
  | 'slang'
  | 'arb'
  | 'chrome'
  | 'formatjs'
  | 'formatjs-compiled'
  | 'structured'
  | 'angular';

/**
 * The dialect of a JSON file, by its content first, then by its place.
 *
 * `arb`: https://github.com/google/app-resource-bundle; `chrome`: `_locales/…/messages.json` of browser extensions;
 * `formatjs`: extracted descriptors `{ id: { defaultMessage } }`, `formatjs-compiled`: their syntax trees;
 * `structured`: `{ id: { string } }` (Transifex), `{ id: { translation } }` (Lokalise), `{ id: { message } }` with ICU
 * (Crowdin, Smartling); `angular`: `{ locale, translations }`; `slang`: keys with modifiers, `@key` comments;
 * `i18next`: JSON v4 with `_one`, `_other`, or `{{x}}`; `i18next-v3`: `_plural`, `_0`; `ngx-translate`: `{{x}}` in
 * Angular's `assets/i18n`; `vue`: linked messages, literals and plurals between pipes; `laravel`: `:name`.
 */
export function jsonDialect(text: string, tree: JsonTree, path = ''): JsonDialect {
  const members = tree.root?.type === 'object' ? tree.root.children : [];
  const file = path.replaceAll('\\', '/').toLowerCase();
  if (file.endsWith('.arb')) return 'arb';
  if (file.endsWith('.i18n.json') || isSlang(tree)) return 'slang';
  if (members.some((member) => member.key === '@@locale')) return 'arb';
  if (isAngular(members)) return 'angular';
  return wrappedDialect(text, members, file) ?? contentDialect(text, tree, file);
}

/** The string that an object around a text holds, by whatever name its dialect has for it. */
export function wrappedText(node: JsonNode): JsonNode | undefined {
  if (node.type !== 'object') return undefined;
  for (const key of wrappers) {
    const found = node.children.findLast((child) => child.key === key);
    if (found?.type === 'string') return found;
  }
  return undefined;
}

const wrappers = ['message', 'defaultMessage', 'string', 'translation'];

function wrappedDialect(text: string, members: readonly JsonNode[], file: string): JsonDialect | undefined {
  const [first] = members;
  if (!first) return undefined;
  if (members.every((member) => member.type === 'string' || isCompiled(member)) && members.some(isCompiled)) {
    return 'formatjs-compiled';
  }
  const chromeName = /(?:^|\/)_locales\/[^/]+\/messages\.json$/.test(file);
  if (everyHas(members, 'message') || (chromeName && members.some((member) => has(member, 'message')))) {
    const icu = !chromeName && members.some((member) => has(member, 'message') && icuBranch.test(raw(text, member)));
    return icu ? 'structured' : 'chrome';
  }
  if (everyHas(members, 'defaultMessage')) return 'formatjs';
  return everyHas(members, 'string') || everyHas(members, 'translation') ? 'structured' : undefined;
}

const icuBranch = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/;
const interpolation = /\{\{-?\s*[\w.$]+\s*(?:,[^{}]*)?\}\}/;
const linked = /@(?:\.[A-Za-z]\w*)?:(?:[A-Za-z_]\w*\.\w|\{'|\(\w)|\{'[^'{}"\\]{1,20}'\}/;
const chosen = /\{\s*(?:n|count)\s*\}/;
const parameter = /(?<![\p{L}\p{N}_:/]):[a-z][a-z_]{1,40}(?![\p{L}\p{N}_:])/u;
const named = /\{\s*[A-Za-z_{]/;
const mostSampled = 2000;

/** What the strings and keys of a file show. */
function contentDialect(text: string, tree: JsonTree, file: string): JsonDialect {
  const plurals = new PluralReader(text);
  let sampled = 0;
  let version: 3 | 4 | undefined;
  let [icu, i18next, double, vue, colon, braces] = [false, false, false, false, false, false];
  for (const node of tree.nodes) {
    if (node.type !== 'string') continue;
    if (++sampled > mostSampled) break;
    version ??= plurals.version(node);
    const value = text.slice(node.start, node.end);
    if (value.includes('{')) {
      icu ||= icuBranch.test(value);
      double ||= interpolation.test(value);
      vue ||= value.includes(' | ') && chosen.test(value);
      braces ||= named.test(value);
    }
    i18next ||= value.includes('$t(');
    vue ||= (value.includes('@') || value.includes("{'")) && linked.test(value);
    colon ||= value.includes(':') && parameter.test(value) && (isLangFolder(file) || sharesParameter(text, node));
  }
  if (icu) return 'nested';
  if (version === 3) return 'i18next-v3';
  if (version === 4 || i18next) return 'i18next';
  if (double) return /(?:^|\/)assets\/i18n\/[^/]+$/.test(file) ? 'ngx-translate' : 'i18next';
  if (vue) return 'vue';
  return colon && !braces ? 'laravel' : 'nested';
}

/** `lang/de.json`, where Laravel keeps its texts. */
const isLangFolder = (file: string) => /(?:^|\/)lang\/[a-z]{2,3}(?:[-_][a-z\d]{2,4})?\.json$/.test(file);

/** In Laravel the source text is the key: a placeholder of the value stands in it too. */
function sharesParameter(text: string, node: JsonNode): boolean {
  const found = parameter.exec(text.slice(node.keyRange.start, node.keyRange.end))?.[0];
  return found !== undefined && text.slice(node.start, node.end).toLowerCase().includes(found);
}

/** Keys with modifiers, remarks `@@info`, or `@@locale` in a file that nests, which ARB files do not. */
function isSlang(tree: JsonTree): boolean {
  let nested = false;
  let marked = false;
  let sampled = 0;
  for (const { key, parent, type } of tree.nodes) {
    if (++sampled > 4 * mostSampled) break;
    if (typeof key !== 'string') continue;
    if (key === '@@info') return true;
    if (key.endsWith(')') && readSlangKey(key).name !== key) return true;
    if (parent === tree.root) {
      marked ||= key.startsWith('@@');
      nested ||= type === 'object' && !key.startsWith('@');
    }
  }
  return marked && nested;
}

function isAngular(members: readonly JsonNode[]): boolean {
  return (
    members.some((child) => child.key === 'locale' && child.type === 'string') &&
    members.some((child) => child.key === 'translations' && child.type === 'object')
  );
}

/** A message as a list of `{ "type": 0, "value": … }`: compiled by FormatJS, for programs alone. */
function isCompiled({ type, children }: JsonNode): boolean {
  return (
    type === 'array' &&
    children.length > 0 &&
    children.every((child) => child.children.some((one) => one.key === 'type' && one.type === 'literal'))
  );
}

function everyHas(members: readonly JsonNode[], key: string): boolean {
  return members.every((child) => has(child, key));
}

function has(node: JsonNode, key: string): boolean {
  return node.type === 'object' && node.children.findLast((child) => child.key === key)?.type === 'string';
}

function raw(text: string, node: JsonNode): string {
  return text.slice(node.start, node.end);
}
