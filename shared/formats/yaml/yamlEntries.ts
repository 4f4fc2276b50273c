import type { PluralCategory, PluralForm, Slot } from '../../catalog/segment.ts';
import { isChromeMessages, textIn } from './chromeMessages.ts';
import { isMessageList } from './listedMessages.ts';
import type { YamlNode } from './yamlNode.ts';
import { isRootLanguage } from './yamlRootLanguage.ts';
import { type YamlScalar, yamlSlot } from './yamlScalar.ts';
import type { YamlTree } from './yamlTree.ts';

/**
 * `rails`: the root key is the language (Rails Internationalization API, “Organization of Locale Files”). `chrome`: the
 * messages of a browser extension, each a map with its text and what is to be known of it. `go-i18n`: a list of messages,
 * each with its name (`id`).
 */
export type YamlDialect = 'rails' | 'chrome' | 'go-i18n' | 'nested';

const categories: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** The languages that are the root keys of a file, where all of them are languages with entries below. */
function rootLanguages(tree: YamlTree, path: string | undefined): readonly YamlNode[] {
  const languages: YamlNode[] = [];
  for (const root of tree.roots) {
    if (tree.type(root) !== 'map') return [];
    for (let child = tree.first(root); child >= 0; child = tree.next(child)) {
      if (!holdsEntries(tree, child) || !isRootLanguage(String(tree.key(child)), path)) return [];
      languages.push(tree.node(child));
    }
  }
  return languages;
}

function holdsEntries(tree: YamlTree, value: number): boolean {
  const type = tree.type(value);
  return type === 'map' || (type === 'other' && tree.scalar(value) === undefined);
}

/** `on: On` is a text by YAML 1.2, which all but Rails and its kind read; `on: on` may as well be a setting. */
function isWord(tree: YamlTree, value: number): boolean {
  const scalar = tree.type(value) === 'other' ? tree.scalar(value) : undefined;
  return scalar?.style === 'plain' && /^(?:Yes|No|On|Off)$/.test(tree.text.slice(scalar.start, scalar.end));
}

/** The strings of a file, in reading order, by their places in it. */
export class YamlEntries {
  readonly tree: YamlTree;
  readonly languages: readonly YamlNode[];
  readonly dialect: YamlDialect;
  /** The numbers of the strings in the tree. */
  readonly strings: Int32Array;
  /** By map or list: its path with a dot behind it. */
  readonly #prefixes = new Map<number, string>();
  /** The map that was looked at last for forms of a plural, and what they share where it holds such. */
  #plurals: { readonly map: number; readonly group?: string; readonly idPattern?: string } = { map: -1 };

  /** @param path of the file, which may tell that its root key is a language. */
  constructor(tree: YamlTree, path: string | undefined) {
    this.tree = tree;
    this.languages = rootLanguages(tree, path);
    this.dialect =
      this.languages.length > 0
        ? 'rails'
        : isChromeMessages(tree, path)
          ? 'chrome'
          : isMessageList(tree)
            ? 'go-i18n'
            : 'nested';
    let count = 0;
    for (let value = 0; value < tree.count; value++) if (this.#isText(value)) count++;
    this.strings = new Int32Array(count);
    for (let value = tree.count - 1; value >= 0; value--) {
      if (this.#isText(value)) this.strings[--count] = value;
    }
  }

  #isText(value: number): boolean {
    const { tree } = this;
    if (tree.type(value) !== 'string') return this.dialect === 'nested' && isWord(tree, value);
    if (this.dialect === 'go-i18n') return !this.#isItem(tree.parent(value)) || tree.key(value) === 'translation';
    if (this.dialect !== 'chrome') return true;
    const entry = tree.parent(value);
    return entry >= 0 && tree.parent(entry) === tree.roots[0] && tree.key(value) === 'message';
  }

  /** The root of the first document. */
  get root(): YamlNode | undefined {
    const [root] = this.tree.roots;
    return root === undefined ? undefined : this.tree.node(root);
  }

  /** A string as an object. */
  node(place: number): YamlNode {
    return this.tree.node(this.strings[place] as number);
  }

  /** The text of a string. */
  slot(place: number): Slot {
    return yamlSlot(this.tree.text, this.tree.scalar(this.strings[place] as number) as YamlScalar);
  }

  /** The path of keys, in a Rails file without the language, of a browser's message its name; others may have the same. */
  id(place: number): string {
    const string = this.strings[place] as number;
    const parent = this.tree.parent(string);
    if (this.dialect === 'chrome') return String(this.tree.key(this.entry(place)));
    if (parent >= 0 && this.#isItem(parent)) return this.#prefix(parent).slice(0, -1);
    return parent < 0 ? '$' : `${this.#prefix(parent)}${this.tree.key(string)}`;
  }

  /** Whether a value is a message of a list of such. */
  #isItem(value: number): boolean {
    return this.dialect === 'go-i18n' && value >= 0 && this.tree.parent(value) === this.tree.roots[0];
  }

  /** What stands for a value in the path of keys, with a dot behind it: the name of a message, and nothing for its text. */
  #step(value: number): string {
    const { tree } = this;
    if (this.#isItem(value)) {
      const name = tree.scalar(textIn(tree, value, 'id'));
      return `${name ? yamlSlot(tree.text, name).value : tree.key(value)}.`;
    }
    return this.#isItem(tree.parent(value)) && tree.key(value) === 'translation' ? '' : `${tree.key(value)}.`;
  }

  /** The number of what stands for an entry: its string, or the map of a browser's message. */
  entry(place: number): number {
    const string = this.strings[place] as number;
    return this.dialect === 'chrome' ? this.tree.parent(string) : string;
  }

  /** What a browser's message says of its text. */
  description(place: number): string | undefined {
    const node = this.dialect === 'chrome' ? textIn(this.tree, this.entry(place), 'description') : -1;
    return node < 0 ? undefined : yamlSlot(this.tree.text, this.tree.scalar(node) as YamlScalar).value;
  }

  /** Where a file holds several languages: that of an entry. */
  language(place: number): string | undefined {
    if (this.languages.length < 2) return undefined;
    let node = this.strings[place] as number;
    for (let parent = this.tree.parent(node); parent >= 0; parent = this.tree.parent(node)) {
      if (this.tree.parent(parent) < 0) return String(this.tree.key(node));
      node = parent;
    }
    return undefined;
  }

  /** What form of a plural message an entry is, where it is one. */
  plural(place: number): PluralForm | undefined {
    const { tree } = this;
    const string = this.strings[place] as number;
    const parent = tree.parent(string);
    if (parent < 0) return undefined;
    if (this.#plurals.map !== parent) {
      const prefix = holdsPlurals(tree, parent) ? this.#prefix(parent) : undefined;
      this.#plurals =
        prefix === undefined
          ? { map: parent }
          : { map: parent, group: prefix.slice(0, -1), idPattern: `${prefix}{category}` };
    }
    const { group, idPattern } = this.#plurals;
    if (group === undefined || idPattern === undefined) return undefined;
    return { group, kind: 'cardinal', category: tree.key(string) as PluralCategory, idPattern };
  }

  #prefix(container: number): string {
    const path: number[] = [];
    let prefix = this.#prefixes.get(container);
    for (let node = container; prefix === undefined; prefix = this.#prefixes.get(node)) {
      const parent = this.tree.parent(node);
      const isRoot = parent < 0 || (this.languages.length === 1 && node === this.languages[0]?.value);
      if (isRoot) this.#prefixes.set(node, '');
      else {
        path.push(node);
        node = parent;
      }
    }
    for (const node of path.reverse()) {
      prefix = `${prefix}${this.#step(node)}`;
      this.#prefixes.set(node, prefix);
    }
    return prefix;
  }
}

/**
 * Whether a map holds the forms of one message: nothing but plural categories, `other` among them, or the three of Slavic
 * languages, which count no fractions.
 */
export function holdsPlurals(tree: YamlTree, map: number): boolean {
  if (tree.type(map) !== 'map') return false;
  const texts: string[] = [];
  for (let child = tree.first(map); child >= 0; child = tree.next(child)) {
    const key = String(tree.key(child));
    const type = tree.type(child);
    if (type === 'map' || type === 'list' || !categories.has(key)) return false;
    // A form without a text (`zero:`) is one to come.
    if (type === 'string' && !texts.includes(key)) texts.push(key);
  }
  return texts.includes('other') ? texts.length > 1 : ['one', 'few', 'many'].every((form) => texts.includes(form));
}
