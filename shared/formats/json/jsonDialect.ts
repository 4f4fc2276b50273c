import { PluralReader } from './jsonPlurals.ts';
import { comparablePath, dialectSigns, hasIcuBranch, signs } from './jsonSigns.ts';
import type { JsonTree, JsonType } from './jsonTree.ts';
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
  | 'angular'
  | 'nextcloud';

/**
 * The dialect of a JSON file, by its content first, then by its place.
 *
 * `arb`: https://github.com/google/app-resource-bundle; `chrome`: `_locales/…/messages.json` of browser extensions;
 * `formatjs`: extracted descriptors `{ id: { defaultMessage } }`, `formatjs-compiled`: their syntax trees;
 * `structured`: `{ id: { string } }` (Transifex), `{ id: { translation } }` (Lokalise), `{ id: { message } }` with ICU
 * (Crowdin, Smartling); `angular`: `{ locale, translations }`; `slang`: keys with modifiers, `@key` comments;
 * `i18next`: JSON v4 with `_one`, `_other`, or `{{x}}`; `i18next-v3`: `_plural`, `_0`; `ngx-translate`: `{{x}}` in
 * Angular's `assets/i18n`; `nextcloud`: `{ translations, pluralForm }` with texts for keys; `vue`: linked messages,
 * literals and plurals between pipes; `laravel`: `:name`.
 */
export function jsonDialect(tree: JsonTree, path = ''): JsonDialect {
  const members = tree.count > 0 && tree.type(0) === 'object' ? membersOf(tree, 0) : noMembers;
  const file = comparablePath(path);
  if (file.endsWith('.arb')) return 'arb';
  if (file.endsWith('.i18n.json') || isSlang(tree)) return 'slang';
  if (members.some((member) => tree.keyIs(member, '@@locale'))) return 'arb';
  if (isAngular(tree, members)) return 'angular';
  if (isNextcloud(tree, members)) return 'nextcloud';
  return wrappedDialect(tree, members, file) ?? contentDialect(tree, file);
}

/** The string that an object around a text holds, by whatever name its dialect has for it; -1 where it holds none. */
export function wrappedText(tree: JsonTree, object: number): number {
  for (const key of wrappers) {
    const string = tree.member(object, key);
    if (string >= 0 && tree.type(string) === 'string') return string;
  }
  return -1;
}

const wrappers = ['message', 'defaultMessage', 'string', 'translation'];

/** What a container holds, of which no list is made: a large file has millions of members. */
interface Members {
  readonly isEmpty: boolean;
  some(test: (member: number) => boolean): boolean;
  every(test: (member: number) => boolean): boolean;
}

function membersOf(tree: JsonTree, container: number): Members {
  const some = (test: (member: number) => boolean) => {
    for (let child = tree.first(container); child >= 0; child = tree.next(child)) if (test(child)) return true;
    return false;
  };
  return { isEmpty: tree.first(container) < 0, some, every: (test) => !some((member) => !test(member)) };
}

const noMembers: Members = { isEmpty: true, some: () => false, every: () => true };

function wrappedDialect(tree: JsonTree, members: Members, file: string): JsonDialect | undefined {
  if (members.isEmpty) return undefined;
  const compiled = (member: number) => isCompiled(tree, member);
  if (members.every((member) => tree.type(member) === 'string' || compiled(member)) && members.some(compiled)) {
    return 'formatjs-compiled';
  }
  const has = (member: number, key: string) => {
    const string = tree.member(member, key);
    return string >= 0 && tree.type(string) === 'string';
  };
  const all = (key: string) => members.every((member) => has(member, key));
  const chromeName = /(?:^|\/)_locales\/[^/]+\/messages\.json$/.test(file);
  if (all('message') || (chromeName && members.some((member) => has(member, 'message')))) {
    const icu = !chromeName && members.some((member) => has(member, 'message') && hasIcuBranch(raw(tree, member)));
    return icu ? 'structured' : 'chrome';
  }
  if (all('defaultMessage')) return 'formatjs';
  return all('string') || all('translation') ? 'structured' : undefined;
}

/** So many strings are looked at for what they show. */
export const mostSampled = 2000;

/** What the strings and keys of a file show. */
function contentDialect(tree: JsonTree, file: string): JsonDialect {
  const plurals = new PluralReader(tree, 'counting');
  let sampled = 0;
  let version: 3 | 4 | undefined;
  let bits = 0;
  for (let string = 0; string < tree.count; string++) {
    if (tree.type(string) !== 'string') continue;
    if (++sampled > mostSampled) break;
    version ??= plurals.version(string);
    bits |= dialectSigns(raw(tree, string), tree.text.slice(tree.keyStart(string), tree.keyEnd(string)), file);
  }
  if (bits & signs.icu) return 'nested';
  const ofI18next = (bits & (signs.i18next | signs.interpolation)) !== 0;
  // Keys that end in `_one` prove nothing where the placeholders are those of another library; `_1` counts with a count only.
  const byKeys = version === 3 || ofI18next || !(bits & (signs.single | signs.vue)) ? version : undefined;
  if (byKeys === 4 || bits & signs.i18next) return byKeys === 3 ? 'i18next-v3' : 'i18next';
  // Angular's libraries have no plurals: a template chooses between `items` and `items_plural`.
  if (bits & signs.interpolation && /(?:^|\/)assets\/i18n\/[^/]+$/.test(file)) return 'ngx-translate';
  if (byKeys === 3) return 'i18next-v3';
  if (bits & signs.interpolation) return 'i18next';
  if (bits & signs.vue) return 'vue';
  return bits & signs.parameter && !(bits & signs.braces) ? 'laravel' : 'nested';
}

/** Keys with modifiers, remarks `@@info`, or `@@locale` in a file that nests, which ARB files do not. */
function isSlang(tree: JsonTree): boolean {
  let nested = false;
  let marked = false;
  const sampled = Math.min(tree.count, 4 * mostSampled);
  for (let value = 0; value < sampled; value++) {
    const key = tree.key(value);
    if (typeof key !== 'string') continue;
    if (key === '@@info') return true;
    if (key.endsWith(')') && readSlangKey(key).name !== key) return true;
    if (tree.parent(value) === 0) {
      marked ||= key.startsWith('@@');
      nested ||= tree.type(value) === 'object' && !key.startsWith('@');
    }
  }
  return marked && nested;
}

const isAngular = (tree: JsonTree, members: Members) =>
  hasMember(tree, members, 'locale', 'string') && hasMember(tree, members, 'translations', 'object');

/** What apps of Nextcloud and ownCloud are delivered with: https://docs.nextcloud.com/server/latest/developer_manual/basics/front-end/l10n.html */
const isNextcloud = (tree: JsonTree, members: Members) =>
  hasMember(tree, members, 'translations', 'object') && hasMember(tree, members, 'pluralForm', 'string');

function hasMember(tree: JsonTree, members: Members, key: string, type: JsonType): boolean {
  return members.some((member) => tree.type(member) === type && tree.keyIs(member, key));
}

/** A message as a list of `{ "type": 0, "value": … }`: compiled by FormatJS, for programs alone. */
function isCompiled(tree: JsonTree, message: number): boolean {
  if (tree.type(message) !== 'array') return false;
  const elements = membersOf(tree, message);
  const isElement = (element: number) =>
    membersOf(tree, element).some((one) => tree.type(one) === 'literal' && tree.keyIs(one, 'type'));
  return !elements.isEmpty && elements.every(isElement);
}

function raw(tree: JsonTree, value: number): string {
  return tree.text.slice(tree.start(value), tree.end(value));
}
