import type { Segment } from '../../shared/catalog/segment.ts';
import { withPauses } from '../withPauses.ts';
import type { CodeFile, KeyUse } from './codeFile.ts';
import { isTestCode } from './isTestCode.ts';
import type { KeyFile, KeyIndex, Resolved } from './keyIndex.ts';
import { groupsOf, plainKey } from './keyNames.ts';

/** A call whose key no file has. */
export interface MissingUse {
  readonly file: CodeFile;
  readonly use: KeyUse;
}

/** What the code of a whole project asks for. */
export interface AskedKeys {
  /** What each call may mean. */
  readonly resolved: ReadonlyMap<KeyUse, readonly Resolved[]>;
  /** The segments that calls ask for by name. */
  readonly used: ReadonlySet<Segment>;
  /** The files of texts that anything is asked of. */
  readonly reached: ReadonlySet<KeyFile>;
  /** Keys that scripts in folders of translations declare. */
  readonly declared: ReadonlySet<string>;
  /** These, and what the blocks of any component have: code without blocks may be handed the function of a component. */
  readonly declaredAnywhere: ReadonlySet<string>;
  /** What code without `<i18n>` blocks asks for: keys, and patterns of those that are made at run time. */
  readonly outsideBlocks: ReadonlySet<string>;
  readonly missing: readonly MissingUse[];
  /** Different keys that no file has. */
  readonly lost: ReadonlySet<string>;
  /** True where so many keys are in no file that their texts must be kept elsewhere. */
  readonly isElsewhere: boolean;
}

/** So many keys and more that are in no file, when they are the greater part of all, have their texts elsewhere. */
const fewestElsewhere = 20;

/** What some code asks for, its tests apart. */
export async function askedKeys(code: readonly CodeFile[], index: KeyIndex): Promise<AskedKeys> {
  const declared = new Set(code.flatMap((file) => [...file.declared]));
  const inBlocks = code.flatMap(({ blockTexts }) => blockTexts.flatMap(({ key }) => [key, ...groupsOf(key)]));
  const declaredAnywhere = new Set([...declared, ...inBlocks]);
  const outsideBlocks = new Set<string>();
  const all = new Map<KeyUse, readonly Resolved[]>();
  const used = new Set<Segment>();
  const reached = new Set<KeyFile>();
  const missing: MissingUse[] = [];
  const there = new Set<string>();
  for await (const file of withPauses(code)) {
    const isTest = isTestCode(file.path);
    if (file.blockTexts.length === 0) {
      for (const { key } of file.uses) outsideBlocks.add(key);
      for (const { pattern } of file.dynamic) if (!/^\**$/.test(pattern)) outsideBlocks.add(pattern);
    }
    for (const use of file.uses) {
      const resolved = index.resolve(use);
      all.set(use, resolved);
      for (const { file: keyFile, segments } of resolved) {
        reached.add(keyFile);
        for (const segment of segments) used.add(segment);
      }
      if (isTest) continue;
      if (resolved.length > 0 || use.componentTexts) there.add(use.key);
      else if (isMissing(use, resolved, index, declaredFor(file, { declared, declaredAnywhere })))
        missing.push({ file, use });
    }
  }
  const lost = new Set(missing.map(({ use }) => use.key));
  const isElsewhere = reached.size + there.size > 0 && lost.size >= fewestElsewhere && lost.size > there.size;
  return { resolved: all, used, reached, declared, declaredAnywhere, outsideBlocks, missing, lost, isElsewhere };
}

/** The keys of which a file cannot miss one, whatever the files of texts have. */
export function declaredFor(
  { blockTexts }: CodeFile,
  { declared, declaredAnywhere }: Pick<AskedKeys, 'declared' | 'declaredAnywhere'>,
): ReadonlySet<string> {
  return blockTexts.length === 0 ? declaredAnywhere : declared;
}

/**
 * Whether keys that a file asks for and no file of texts has are called missing: where nothing is there that the project asks
 * for, or little, its keys are those of something else.
 *
 * @param file may be newer than the code of the project.
 */
export function callsMissing({ isElsewhere, reached }: AskedKeys, file: CodeFile, index: KeyIndex): boolean {
  return (
    !isElsewhere && (reached.size > 0 || file.uses.some((use) => use.componentTexts || index.resolve(use).length > 0))
  );
}

/** Whether a call asks for a key that no file has, though one should have it. */
export function isMissing(
  use: KeyUse,
  resolved: readonly Resolved[],
  index: KeyIndex,
  declared: ReadonlySet<string>,
): boolean {
  return resolved.length === 0 && !use.optional && !index.isForeign(use) && !isUnread(use, declared);
}

/** True for a key that scripts declare themselves, and for words that YAML reads as true or false. */
function isUnread({ key }: KeyUse, declared: ReadonlySet<string>): boolean {
  return declared.has(plainKey(key)) || /(?:^|\.)(?:yes|no|on|off)$/i.test(key);
}
