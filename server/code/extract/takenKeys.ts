import type { KeyFile } from '../keyIndex.ts';
import { groupsOf } from '../keyNames.ts';
import { keyStyleOf } from './proposeKey.ts';

/** The keys of files of texts, with those that are about to be added. */
export interface TakenKeys {
  /** Whether a new entry cannot have this key: there is one, or a group of its name, or an entry where its group would be. */
  has(file: KeyFile | undefined, key: string): boolean;
  /**
   * A key whose text is this one.
   *
   * @param prefix what the key begins with, without the dot behind it; any key where it is empty.
   */
  withText(file: KeyFile | undefined, text: string, prefix: string): string | undefined;
  add(file: KeyFile | undefined, key: string, text: string): void;
}

interface KeysOfFile {
  /** True where dots are part of a key, and no entry is in the way of a group. */
  readonly isFlat: boolean;
  readonly keys: Set<string>;
  readonly groups: Set<string>;
  /** Keys by their texts. */
  readonly byText: Map<string, string[]>;
}

/** See {@link TakenKeys}. */
export function takenKeys(): TakenKeys {
  const all = new Map<KeyFile | undefined, KeysOfFile>();
  const keysIn = (file: KeyFile | undefined): KeysOfFile => {
    const read = all.get(file);
    if (read) return read;
    const isFlat = file !== undefined && keyStyleOf(file).isFlat;
    const made: KeysOfFile = { isFlat, keys: new Set(), groups: new Set(), byText: new Map() };
    all.set(file, made);
    for (const [key, [segment, form]] of file?.byKey ?? []) {
      addTo(made, key, form || segment?.plural ? undefined : segment?.target?.value);
    }
    return made;
  };
  return {
    has(file, key) {
      const { isFlat, keys, groups } = keysIn(file);
      return keys.has(key) || (!isFlat && (groups.has(key) || groupsOf(key).some((group) => keys.has(group))));
    },
    withText(file, text, prefix) {
      const candidates = keysIn(file).byText.get(text) ?? [];
      return candidates.find((key) => prefix === '' || key.startsWith(`${prefix}.`));
    },
    add: (file, key, text) => addTo(keysIn(file), key, text),
  };
}

function addTo({ keys, groups, byText }: KeysOfFile, key: string, text: string | undefined): void {
  keys.add(key);
  for (const group of groupsOf(key)) groups.add(group);
  if (text !== undefined) byText.set(text, [...(byText.get(text) ?? []), key]);
}
