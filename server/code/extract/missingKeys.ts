import { pluralCategories } from '../../../shared/languages/plurals.ts';
import type { MissingUse } from '../askedKeys.ts';
import type { CodeFile, KeyUse } from '../codeFile.ts';
import type { KeyIndex } from '../keyIndex.ts';
import { plainKey } from '../keyNames.ts';
import type { NewKey } from './addKeys.ts';
import { keyScopeOf } from './keyScopeOf.ts';
import { keyStyleOf } from './proposeKey.ts';

/** A key to be added, with the first call that asks for it. */
export interface MissingKey extends NewKey {
  readonly asked: MissingUse;
}

/** What has to be added so that every call finds its key. */
export interface MissingKeys {
  readonly keys: readonly MissingKey[];
  /** Why a key cannot be added, in words for the user, each for the first call that asks for it. */
  readonly refused: readonly (MissingUse & { readonly reason: string })[];
}

/**
 * The keys that code asks for and no file has, each for the file that its library looks in, with the text that the code gives
 * as a default: as i18next-parser reads them. A call of i18next with a `count` has a key for each plural form.
 *
 * @example missingKeys(uses, { index, code }).keys[0]; // { key: 'cart.title', text: 'Cart', file, … }
 */
export function missingKeys(
  uses: readonly MissingUse[],
  project: { readonly index: KeyIndex; readonly code: readonly CodeFile[] },
): MissingKeys {
  const keys = new Map<string, MissingKey>();
  const refused = new Map<string, MissingKeys['refused'][number]>();
  for (const asked of uses) {
    const { use } = asked;
    // Their own tool adds them, with the place and what is filled in.
    if (use.collected) continue;
    if (asked.file.blockTexts.length > 0) {
      refused.set(use.key, { ...asked, reason: 'its component keeps its texts in an <i18n> block' });
      continue;
    }
    const split = project.index.split(use.key);
    const scope = keyScopeOf(project, {
      namespaces: split ? [split.namespace] : use.namespaces,
      path: asked.file.path,
    });
    if (!scope) {
      refused.set(use.key, { ...asked, reason: 'no file of the source language is one of its namespace' });
      continue;
    }
    const { file, group } = scope;
    const ownKey = plainKey(split ? split.rest : use.key);
    const isText = /\s/.test(ownKey);
    if (ownKey.includes('.') && (isText || /^\.|\.$|\.\./.test(ownKey)) && !keyStyleOf(file).isFlat) {
      refused.set(use.key, { ...asked, reason: 'its dots would make groups of it' });
      continue;
    }
    const key = group === '' ? ownKey : `${group}.${ownKey}`;
    // Where keys are texts of the source language, a new one is its own text.
    const text = use.defaultText ?? (isText || isOwnText(ownKey, file) ? ownKey : '');
    for (const form of formsOf(key, use, file.file)) {
      const name = `${file.file.path}\0${form}`;
      if (text !== '' || !keys.has(name))
        keys.set(name, { file, key: form, text, asked: keys.get(name)?.asked ?? asked });
    }
  }
  return { keys: [...keys.values()], refused: [...refused.values()] };
}

/** So many entries show what keys are. */
const fewest = 3;

/** Whether a key such as `Dashboard` is its own text: most of those that are written like words are. */
function isOwnText(key: string, { file }: NewKey['file']): boolean {
  const isWord = (id: string) => /\s|^\p{Lu}\p{Ll}+$/u.test(id);
  if (!isWord(key)) return false;
  const words = file.catalog.segments.all().filter(({ id }) => isWord(id));
  return words.length >= fewest && 2 * words.filter(({ id, target }) => target?.value === id).length >= words.length;
}

/** The keys of a call: itself, or the plural forms that i18next (JSON v4) looks for. */
function formsOf(
  key: string,
  { passed }: KeyUse,
  { catalog, sourceLanguage }: NewKey['file']['file'],
): readonly string[] {
  const isCounted = passed?.includes('count') && catalog.syntaxes.includes('i18next');
  if (!isCounted) return [key];
  return pluralCategories(sourceLanguage).cardinal.map((category) => `${key}_${category}`);
}
