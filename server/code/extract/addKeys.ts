import { parsedOf } from '../../../shared/catalog/catalog.ts';
import { pushAll } from '../../../shared/catalog/pushAll.ts';
import { changeSegments } from '../../../shared/formats/change.ts';
import { addNewKeys } from '../../../shared/formats/newKeys.ts';
import { asSource, pairCatalogs } from '../../../shared/formats/pair.ts';
import type { Sentence } from '../../../shared/sentences/sentence.ts';
import { stepOn } from '../../watchdog/watchdog.ts';
import { watchedFile } from '../../workspace/watchedFile.ts';
import type { LocalizationFile, Workspace } from '../../workspace/workspace.ts';
import type { KeyFile } from '../keyIndex.ts';
import type { FileEdits } from '../renameKey.ts';
import { addUnits } from './addUnits.ts';
import { keyStyleOf } from './proposeKey.ts';

/** A key to be added to a file of the source language. */
export interface NewKey {
  readonly file: KeyFile;
  /** As the file has it, without a namespace: `cart.title`. */
  readonly key: string;
  readonly text: string;
}

/** What adding keys comes to. Nothing is written. */
export interface AddedKeys {
  readonly files: readonly (FileEdits & { readonly file: LocalizationFile })[];
  /** By key: why it was not added, in words for the user. */
  readonly refused: ReadonlyMap<string, Sentence>;
}

/**
 * Adds keys to their files of the source language, each beside its neighbours and in the layout of its file.
 *
 * @param languages `all`: to every translation that is there as well, without a text.
 * @param isFlat whether dots are part of the keys of a file that has none yet; the others show it.
 * @throws UnreadableFileError for a file that makes no progress.
 * @example (await addKeys(workspace, [{ file, key: 'cart.title', text: 'Cart' }], 'source')).files[0]?.edits
 */
export async function addKeys(
  workspace: Workspace,
  keys: readonly NewKey[],
  languages: 'source' | 'all',
  isFlat = false,
): Promise<AddedKeys> {
  const byFile = new Map<KeyFile, Map<string, string>>();
  for (const { file, key, text } of keys) {
    const texts = byFile.get(file) ?? new Map();
    texts.set(key, text);
    byFile.set(file, texts);
  }
  const files: AddedKeys['files'][number][] = [];
  const refused = new Map<string, Sentence>();
  for (const [keyFile, texts] of byFile) {
    const { file } = keyFile;
    const { format, catalog, path } = file;
    if (format.kind === 'bilingual') {
      const added = await addUnits(workspace, keyFile, texts, languages);
      pushAll(files, added.files);
      for (const [key, reason] of added.refused) refused.set(key, reason);
      continue;
    }
    const style = keyStyleOf(keyFile);
    const layout = { isFlat: style.isGrouped ? style.isFlat : style.isFlat || isFlat };
    const changed = stepOn(watchedFile(file), () => addNewKeys(format, catalog, texts, layout));
    for (const [key, reason] of changed.refused) refused.set(key, reason);
    if (changed.edits.length === 0) continue;
    files.push({ file, path, text: catalog.text, edits: changed.edits });
    if (languages === 'source') continue;
    const added = new Set([...texts.keys()].filter((key) => !changed.refused.has(key)));
    const source = asSource(format.parse(changed.text, path), file.sourceLanguage, format);
    for (const target of await workspace.pairs.targetsOf(file)) {
      if (!('format' in target)) continue;
      const edits = stepOn(watchedFile(target), () => untranslated(target, source, file.sourceLanguage, added));
      if (edits.length > 0) files.push({ file: target, path: target.path, text: target.catalog.text, edits });
    }
  }
  return { files, refused };
}

/** The edits that give a translation the new entries of its source file, each without a text. */
function untranslated(
  { format, catalog, targetLanguage = '' }: LocalizationFile,
  source: LocalizationFile['catalog'],
  sourceLanguage: string,
  added: ReadonlySet<string>,
) {
  const paired = pairCatalogs(parsedOf(catalog), source, { source: sourceLanguage, target: targetLanguage }, format);
  const missing = (paired.pair?.missing ?? []).filter((entry) => added.has(entry.source.id));
  const entries = missing.map((entry) => ({ missing: entry, content: { value: '', codes: [] } }));
  return changeSegments(format, paired, new Map(), entries, targetLanguage).edits;
}
