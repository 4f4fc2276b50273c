import type { Catalog, Problem, SegmentChange } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { Facts } from '../../catalog/facts.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment } from '../../catalog/segment.ts';
import { SegmentList } from '../../catalog/segmentList.ts';
import { inUsualFolders } from '../../languages/localePath.ts';
import { say } from '../../sentences/sentence.ts';
import { alignedLists } from '../alignedLists.ts';
import type { Format } from '../format.ts';
import { keysAsTexts } from '../keysAsTexts.ts';
import { writingStyle } from '../writingStyle.ts';
import { attributesBehind } from './attributesBehind.ts';
import { jsonDerive } from './jsonDerive.ts';
import { isLocalizationJson } from './jsonDetect.ts';
import { type JsonDialect, jsonDialect } from './jsonDialect.ts';
import { declaredLanguage, deepest, type JsonEntries, jsonEntries, stringValue } from './jsonEntries.ts';
import { jsonDialectFacts, jsonFacts } from './jsonFacts.ts';
import { jsonInsert } from './jsonInsert.ts';
import { jsonOutline } from './jsonOutline.ts';
import { makeUnique } from './jsonRepeated.ts';
import { badEscape, encodeJson } from './jsonString.ts';
import { jsonSyntaxes } from './jsonSyntaxes.ts';
import { readJsonTarget } from './jsonTarget.ts';
import type { JsonTree } from './jsonTree.ts';
import { pathsAreUnique } from './jsonUnique.ts';
import { nextcloudSource } from './nextcloudSource.ts';
import { readJson } from './readJson.ts';

/**
 * JSON localization files (RFC 8259, with comments and trailing commas tolerated): nested or flat keys, i18next JSON
 * v3 and v4, ngx-translate, vue-i18n, Laravel, slang, ARB, Chrome `messages.json`, FormatJS, Angular. Each string is a segment; its id is the path of keys.
 *
 * @example json.parse('{ "cart": { "title": "Warenkorb" } }').segments[0]?.id; // 'cart.title'
 */
export const json: Format = {
  id: 'json',
  name: 'JSON',
  kind: 'monolingual',
  tier: 'large',
  languageIds: ['json', 'jsonc', 'arb'],
  extensions: ['.json', '.jsonc', '.arb'],
  shownBy: {
    extension: true,
    paths: [inUsualFolders('.json'), '**/_locales/*/messages.json', '**/messages/{??,???,??-*,??_*}.json'],
  },
  facts: jsonFacts,
  dialects: jsonDialectFacts,
  states: ['untranslated', 'translated'],
  detect: isLocalizationJson,
  parse: parseJson,
  ownSource: (catalog) => {
    if (catalog.dialect === 'nextcloud') return nextcloudSource(catalog.text);
    const keys = /^(?:nested|laravel|i18next|ngx-translate|vue)$/.test(catalog.dialect ?? '')
      ? keysAsTexts(catalog)
      : undefined;
    return keys && `{${keys.map((key) => `"${key}":"${key}"`).join(',')}}`;
  },
  correspondence: alignedLists,
  readTarget: readJsonTarget,
  encode: (content, _segment, catalog) => encodeJson(content.value, escapeStyle(catalog)),
  edits: jsonEdits,
  entryAround: attributesBehind,
  outline: jsonOutline,
  insert: (catalog, entries) => jsonInsert(catalog, entries, escapeStyle(catalog)),
  derive: (source, language, translations) => jsonDerive(source, language, translations, escapeStyle(source)),
};

function parseJson(text: string, path?: string): Catalog {
  const tree = readJson(text, path && /\.(?:json|arb)$/i.test(path) ? 'warn' : 'allow');
  const dialect = jsonDialect(tree, path);
  const entries = jsonEntries(tree, dialect);
  const { strings } = entries;
  const problems: Problem[] = [...tree.problems];
  if (!haveOwnPaths(tree, entries, dialect)) makeUnique(entries, problems);
  if (dialect === 'formatjs-compiled') problems.push(compiled(tree));
  if (entries.tooDeep !== undefined) problems.push(deep(tree, entries.tooDeep));
  const language = declaredLanguage(tree, dialect);
  const step = Math.max(1, Math.floor(strings.length / 2000));
  const sample: string[] = [];
  for (let i = 0; i < strings.length; i += step) {
    const string = strings[i] as number;
    sample.push(text.slice(tree.start(string), tree.end(string)));
  }
  return {
    format: 'json',
    dialect,
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(language ? { targetLanguage: stringValue(text, language) } : {}),
    ...(dialect === 'nextcloud' ? countOfForms(tree) : {}),
    segments: new SegmentList({ maker: { count: strings.length, segment: entries.segment } }),
    problems,
    syntaxes: jsonSyntaxes(dialect, sample),
    style: new Facts(),
  };
}

/** @see https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html */
function countOfForms(tree: JsonTree): Pick<Catalog, 'pluralForms'> {
  const string = tree.member(0, 'pluralForm');
  const [, count] = /\bnplurals\s*=\s*(\d+)/.exec(tree.text.slice(tree.start(string), tree.end(string))) ?? [];
  return count === undefined ? {} : { pluralForms: Number(count) };
}

function compiled({ root }: JsonTree): Problem {
  const start = root?.start ?? 0;
  const message = say`These messages are compiled for a program; translate the file that they were compiled from.`;
  return { id: 'syntax', range: { start, end: start + 1 }, message, severity: 'warning' };
}

function deep(tree: JsonTree, value: number): Problem {
  const start = tree.start(value);
  const message = say`Values are nested more than ${deepest} levels deep here; texts further down are skipped.`;
  return { id: 'syntax', range: { start, end: start + 1 }, message, severity: 'warning' };
}

/** Whether all texts are known to have ids of their own, without a look at the ids. */
function haveOwnPaths(tree: JsonTree, { strings }: JsonEntries, dialect: JsonDialect): boolean {
  // In slang keys are read without their modifiers.
  return dialect !== 'slang' && strings.length > 0 && pathsAreUnique(tree);
}

function jsonEdits(catalog: Catalog, segment: Segment, change: SegmentChange) {
  const { target } = segment;
  if (!change.content) return [];
  if (!target) throw new EditRefused(say`“${segment.id}” is not in this file.`);
  const encode = (value: string) => encodeJson(value, escapeStyle(catalog));
  if (badEscape(catalog.text, target.range)) {
    // A part of a broken escape could become another escape with what is written beside it.
    if (change.content.value === target.value) return [];
    return [{ range: target.range, newText: encode(change.content.value) }];
  }
  const edit = minimalEdit(target, change.content, (part) => encode(part.value));
  return edit ? [edit] : [];
}

/** `ascii` for a file that writes every character beyond ASCII as `\uXXXX`. */
const escapeStyle = writingStyle(({ text }): 'literal' | 'ascii' => {
  const escaped = /\\u(?!00[01])[\da-f]{4}/i.test(text) && !/[^\x00-\x7f]/.test(text);
  return escaped ? 'ascii' : 'literal';
});
