import { messageId } from '../../../shared/catalog/messageId.ts';
import { pushTo } from '../../../shared/catalog/pushTo.ts';
import type { Segment } from '../../../shared/catalog/segment.ts';
import type { CodeAndKeys } from '../../code/codeAndKeys.ts';
import type { CodeFile, KeyUse } from '../../code/codeFile.ts';
import type { KeyFile, KeyIndex } from '../../code/keyIndex.ts';
import { isCode } from '../../code/readCode.ts';
import { unusedKeys } from '../../code/unusedKeys.ts';
import type { Session } from '../../lsp/session.ts';
import { withPauses } from '../../withPauses.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { currentCode, projectKeys } from './projectKeys.ts';

/** Where code asks for the keys of a project. */
export interface KeyUses {
  readonly index: KeyIndex;
  readonly code: readonly CodeFile[];
  /** By the key's file and the id of its message. */
  of(file: KeyFile, segment: Segment): readonly UseInFile[];
  /** True for a key that nothing asks for: neither a call, nor one whose key is made at run time, nor a string. */
  isUnused(file: KeyFile, segment: Segment): boolean;
}

export interface UseInFile {
  readonly file: CodeFile;
  readonly use: KeyUse;
}

interface Counted {
  readonly uses: Promise<KeyUses>;
  /** The keys that they were counted for: a text that is edited changes none. */
  readonly keys: readonly string[];
}

const countedUses = () => new Map<Workspace, Counted>();

/** Forgets what was counted where code has changed; `paths` as in `Feature.filesChanged`. */
export function forgetUses(paths: readonly string[], session: Session): void {
  if (paths.length === 0 || paths.some(isCode)) session.facts.of(countedUses, session).clear();
}

/**
 * Where code asks for keys, counted again once code or keys have changed: not after an edit of a text. No request can cancel
 * it, since others wait for the same count.
 */
export async function keyUses(session: Session, workspace: Workspace): Promise<KeyUses> {
  const { keys } = await projectKeys(session, workspace);
  const byWorkspace = session.facts.of(countedUses, session);
  const names = [...keys.files, ...keys.collected.files].flatMap(({ file, byKey }) => [file.path, ...byKey.keys()]);
  const last = byWorkspace.get(workspace);
  if (last && sameNames(last.keys, names)) return last.uses;
  const count = async () => usesIn(await currentCode(session, workspace));
  const uses = count();
  byWorkspace.set(workspace, { uses, keys: names });
  uses.catch(() => byWorkspace.delete(workspace));
  return uses;
}

function sameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, i) => name === b[i]);
}

/** Others get their turn meanwhile. */
async function usesIn({ index, code }: Pick<CodeAndKeys, 'index' | 'code'>): Promise<KeyUses> {
  const byName = new Map<string, UseInFile[]>();
  const used = new Set<Segment>();
  const reached = new Set<KeyFile>();
  for await (const file of withPauses(code)) {
    for (const use of file.uses) {
      for (const { file: keyFile, segments } of index.resolve(use)) {
        reached.add(keyFile);
        for (const name of new Set(segments.map((segment) => nameIn(keyFile, segment)))) {
          pushTo(byName, name, { file, use });
        }
        for (const segment of segments) used.add(segment);
      }
    }
  }
  const { unused } = await unusedKeys(code, index, used, reached, async () => new Map());
  const unusedNames = new Set(unused.map(({ path, segment }) => `${path}\0${messageId(segment)}`));
  return {
    index,
    code,
    of: (file, segment) => byName.get(nameIn(file, segment)) ?? [],
    isUnused: (file, segment) => unusedNames.has(nameIn(file, segment)),
  };
}

const nameIn = ({ file }: KeyFile, segment: Segment) => `${file.path}\0${messageId(segment)}`;
