import type { YamlTree } from './yamlTree.ts';

/** What an entry of a browser extension's messages has beside its text (Chrome's `i18n` API, “messages.json”). */
const beside: ReadonlySet<string> = new Set(['message', 'description', 'placeholders']);

/**
 * Whether a YAML file has the shape of a browser extension's `messages.json`, which some projects make of it: by its
 * name, or because every entry is a map with a `message` and nothing but what belongs to one.
 *
 * @param path with forward slashes or backslashes.
 */
export function isChromeMessages(tree: YamlTree, path = ''): boolean {
  const [root, second] = tree.roots;
  if (root === undefined || second !== undefined || tree.type(root) !== 'map') return false;
  const named = /(?:^|[\\/])_locales[\\/][^\\/]+[\\/]messages\.ya?ml$/i.test(path);
  let entries = 0;
  let messages = 0;
  for (let entry = tree.first(root); entry >= 0; entry = tree.next(entry)) {
    entries++;
    if (textIn(tree, entry, 'message') < 0) continue;
    if (named || onlyKnownKeys(tree, entry)) messages++;
  }
  return named ? messages > 0 : messages > 0 && messages === entries;
}

/** The string with a key in a map; -1 where there is none. */
export function textIn(tree: YamlTree, map: number, key: string): number {
  if (tree.type(map) !== 'map') return -1;
  for (let child = tree.first(map); child >= 0; child = tree.next(child)) {
    if (tree.key(child) === key && tree.type(child) === 'string') return child;
  }
  return -1;
}

function onlyKnownKeys(tree: YamlTree, map: number): boolean {
  for (let child = tree.first(map); child >= 0; child = tree.next(child)) {
    if (!beside.has(String(tree.key(child)))) return false;
  }
  return true;
}
