import { messageId } from '../../shared/catalog/messageId.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import type { CodeFile, KeyUse } from './codeFile.ts';
import type { KeyFile, KeyIndex } from './keyIndex.ts';
import { namesOfSegment } from './keyNames.ts';

/** A key of one source file. */
export interface ProjectKey {
  readonly file: KeyFile;
  /** Without namespace and plural ending: `cart.items`. */
  readonly key: string;
}

/** An entry of a localization file. */
export interface KeyEntry {
  readonly file: LocalizationFile;
  readonly segment: Segment;
}

/** The entries of a key: those of the source file first, then those of every translation of it. */
export async function entriesOf(workspace: Workspace, { file, key }: ProjectKey): Promise<readonly KeyEntry[]> {
  const targets = await workspace.pairs.targetsOf(file.file);
  const files = [file.file, ...targets.filter((target) => 'catalog' in target)];
  return files.flatMap((one) =>
    one.catalog.segments
      .all()
      .flatMap((segment) => (namesOfSegment(segment).includes(key) ? [{ file: one, segment }] : [])),
  );
}

/** Where code asks for a key. */
export function usesOf(
  code: readonly CodeFile[],
  index: KeyIndex,
  { file, key }: ProjectKey,
): readonly { readonly file: CodeFile; readonly use: KeyUse }[] {
  const wanted = new Set(file.byKey.get(key));
  return code.flatMap((one) =>
    one.uses.flatMap((use) => {
      const isUsed = index.resolve(use).some((resolved) => resolved.segments.some((segment) => wanted.has(segment)));
      return isUsed ? [{ file: one, use }] : [];
    }),
  );
}

/** The key of a segment of a source file or of a translation; undefined where code does not ask for such keys. */
export function keyOfSegment(index: KeyIndex, file: LocalizationFile, segment: Segment): ProjectKey | undefined {
  const path = file.sourcePath ?? file.path;
  const source = index.fileAt(path);
  return source ? { file: source, key: messageId(segment) } : undefined;
}
