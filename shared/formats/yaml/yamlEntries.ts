import type { PluralCategory, PluralForm } from '../../catalog/segment.ts';
import { isLanguageCode } from '../../languages/languageCodes.ts';
import { isLanguage } from '../localePath.ts';
import type { YamlNode, YamlTree } from './yamlTree.ts';

/** `rails`: the root key is the language (Rails Internationalization API, “Organization of Locale Files”). */
export type YamlDialect = 'rails' | 'nested';

/** One string of a YAML file. */
export interface YamlEntry {
  /** Not yet made unique. */
  readonly id: string;
  readonly node: YamlNode;
  readonly plural?: PluralForm;
  /** Where a file holds several languages: that of this entry. */
  readonly language?: string;
}

const categories: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** The languages that are the root keys of a file, where all of them are languages with entries below. */
export function rootLanguages(tree: YamlTree): readonly YamlNode[] {
  const languages = tree.roots.flatMap((root) => (root.type === 'map' ? root.children : [undefined]));
  const all = languages.filter((node): node is YamlNode => node !== undefined && isRootLanguage(node));
  return all.length === languages.length ? all : [];
}

function isRootLanguage(node: YamlNode): boolean {
  const key = String(node.key);
  const bare = node.type === 'other' && node.scalar === undefined;
  return (node.type === 'map' || bare) && (isLanguage(key) || isRareLanguage(key));
}

/** A language of two letters without plural rules in CLDR (`tt`), also with an extended language (`zh-YUE`). */
function isRareLanguage(key: string): boolean {
  return /^[a-z]{2}(?:-[A-Z]{3})?$/.test(key) && isLanguageCode(key.slice(0, 2));
}

/** The strings of a file, in reading order. */
export function yamlEntries(tree: YamlTree): {
  dialect: YamlDialect;
  entries: YamlEntry[];
  languages: readonly YamlNode[];
} {
  const languages = rootLanguages(tree);
  const several = languages.length > 1;
  const prefixes = new Map<YamlNode, string>();
  const within = new Map<YamlNode, string>();
  const entries: YamlEntry[] = [];
  for (const node of tree.nodes) {
    const { parent } = node;
    const language = several
      ? node.parent?.parent === undefined && parent
        ? String(node.key)
        : within.get(parent ?? node)
      : undefined;
    if (language) within.set(node, language);
    const isRoot = !parent || (languages.length === 1 && node === languages[0]);
    const prefix = parent ? (prefixes.get(parent) ?? '') : '';
    if (node.type === 'map' || node.type === 'list') {
      prefixes.set(node, isRoot ? '' : `${prefix}${node.key}.`);
      continue;
    }
    if (node.type !== 'string') continue;
    const plural = pluralForm(node, prefix);
    entries.push({
      id: parent ? `${prefix}${node.key}` : '$',
      node,
      ...(plural ? { plural } : {}),
      ...(language ? { language } : {}),
    });
  }
  return { dialect: languages.length > 0 ? 'rails' : 'nested', entries, languages };
}

const known = new WeakMap<YamlNode, boolean>();

/** Whether a map holds the forms of one message: nothing but plural categories, `other` among them. */
export function holdsPlurals(map: YamlNode): boolean {
  let plurals = known.get(map);
  if (plurals === undefined) {
    const keys = map.children.map((child) => String(child.key));
    const all = keys.length > 1 && keys.every((key) => categories.has(key)) && keys.includes('other');
    plurals = map.type === 'map' && all && map.children.every((child) => child.type === 'string');
    known.set(map, plurals);
  }
  return plurals;
}

function pluralForm({ parent, key }: YamlNode, prefix: string): PluralForm | undefined {
  if (!parent || !holdsPlurals(parent)) return undefined;
  return {
    group: prefix.slice(0, -1),
    kind: 'cardinal',
    category: key as PluralCategory,
    idPattern: `${prefix}{category}`,
  };
}
