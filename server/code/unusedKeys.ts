import { messageId } from '../../shared/catalog/messageId.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { withPauses } from '../withPauses.ts';
import { type CodeFile, isAnyKey } from './codeFile.ts';
import type { KeyFile, KeyIndex, Resolved } from './keyIndex.ts';
import { isLikeKey, linkedKeys } from './keyNames.ts';

/** A call, and some of the keys that it may ask for and no other code does. */
export interface SparingCall {
  readonly file: CodeFile;
  readonly offset: number;
  readonly pattern: string;
  readonly count: number;
  /** Some of the keys. */
  readonly examples: readonly string[];
}

/** Keys that no code asks for by name. */
export interface UnusedKeys {
  readonly unused: readonly {
    readonly path: string;
    readonly segment: Segment;
    /** As code asks for it. */
    readonly key: string;
  }[];
  /** Those that something may ask for all the same: a call without any known part, or what a file mentions. */
  readonly perhaps: readonly {
    readonly path: string;
    readonly segment: Segment;
    readonly key: string;
    /** A file that spells the key, from the root of the project; undefined where a call may ask for any key. */
    readonly mention?: string;
  }[];
  /** Calls with a pattern, the keys of which are not called unused. */
  readonly spared: readonly SparingCall[];
  /** Calls that may ask for any key. */
  readonly anyCalls: readonly { readonly file: CodeFile; readonly offset: number }[];
}

/** Files that spell some keys, by the key. */
export type MentionsOf = (keys: ReadonlySet<string>) => Promise<ReadonlyMap<string, string>>;

const mostExamples = 3;

/**
 * The keys of the source files that no code asks for. Others get their turn meanwhile.
 *
 * @param used segments that a call asks for by name; those that the code or other texts spell are added.
 * @param reached the files of which code uses anything at all.
 * @param mentionsOf gives the files that spell some keys which no call may ask for, by the key.
 */
export async function unusedKeys(
  code: readonly CodeFile[],
  index: KeyIndex,
  used: Set<Segment>,
  reached: ReadonlySet<KeyFile>,
  mentionsOf: MentionsOf,
): Promise<UnusedKeys> {
  await addSpelled(code, index, used);
  // What stands beside the object that this code takes its texts from belongs to other programs.
  const isOurs = ({ id }: Segment) => index.root === undefined || id.startsWith(`${index.root}.`);
  const isLeft = (one: Segment) => !used.has(one) && one.translatable && !one.obsolete && isOurs(one);
  const collected = new Set(index.collected.files);
  const isNamed = (file: KeyFile, segment: Segment) => !collected.has(file) || index.collected.isOwn(file, segment);
  const calls = code.flatMap((file) => file.dynamic.map((dynamic) => ({ file, dynamic })));
  const spared = new Set<Segment>();
  const sparing: SparingCall[] = [];
  for await (const { file, dynamic } of withPauses(calls)) {
    if (isAnyKey(dynamic)) continue;
    const keys = new Set<string>();
    for (const { file: keyFile, segments } of index.mayMean(dynamic)) {
      for (const segment of reached.has(keyFile) ? segments.filter(isLeft) : []) {
        spared.add(segment);
        keys.add(messageId(segment));
      }
    }
    const { pattern, range } = dynamic;
    const [count, examples] = [keys.size, [...keys].slice(0, mostExamples)];
    if (count > 0) sparing.push({ file, offset: range.start, pattern, count, examples });
  }
  const reachable = new Set<Segment>();
  const looked = new Set<readonly Resolved[]>();
  const anyCalls: { file: CodeFile; offset: number }[] = [];
  for (const { file, dynamic } of calls) {
    if (!isAnyKey(dynamic)) continue;
    const before = reachable.size;
    const meant = index.mayMean(dynamic);
    if (!looked.has(meant)) for (const { segments } of meant) for (const segment of segments) reachable.add(segment);
    looked.add(meant);
    if (reachable.size > before || anyCalls.length > 0) anyCalls.push({ file, offset: dynamic.range.start });
  }
  // A plain word of the program may be the key that a call for any key is given.
  const words = new Set<Segment>();
  for await (const { path, literals } of withPauses(code)) {
    if (index.texts.has(path)) continue;
    for (const text of literals) for (const segment of index.exactly(text)) words.add(segment);
  }
  const left: UnusedKeys['unused'][number][] = [];
  for await (const keyFile of withPauses(reached)) {
    const { file } = keyFile;
    const reported = new Set<string>();
    for (const segment of file.catalog.segments.all()) {
      const id = messageId(segment);
      const [key = id] = index.isDotted ? index.asked(id, keyFile) : [id];
      if (!isLeft(segment) || spared.has(segment) || reported.has(key) || !isNamed(keyFile, segment)) continue;
      reported.add(key);
      if (!reachable.has(segment) || !words.has(segment)) left.push({ path: file.path, segment, key });
    }
  }
  const isReached = ({ segment }: (typeof left)[number]) => reachable.has(segment);
  const unasked = new Set(left.filter((entry) => !isReached(entry)).map(({ key }) => key));
  const mentions = unasked.size > 0 ? await mentionsOf(unasked) : new Map<string, string>();
  const unused: UnusedKeys['unused'][number][] = [];
  const perhaps: UnusedKeys['perhaps'][number][] = [];
  for (const entry of left) {
    const mention = mentions.get(entry.key);
    if (isReached(entry)) perhaps.push(entry);
    else if (mention !== undefined) perhaps.push({ ...entry, mention });
    else unused.push(entry);
  }
  return { unused, perhaps, spared: sparing, anyCalls };
}

/** Adds what a string of the code spells as a whole, what stands in comments, and what other texts take in. */
async function addSpelled(code: readonly CodeFile[], index: KeyIndex, used: Set<Segment>): Promise<void> {
  const mark = (key: string, sure: boolean) => {
    if (!sure && !isLikeKey(key)) return;
    for (const segment of index.exactly(key)) used.add(segment);
  };
  for await (const { path, literals, mentioned } of withPauses(code)) {
    // A module of texts spells its own keys.
    if (index.texts.has(path)) continue;
    for (const key of literals) {
      mark(key, false);
      for (const { byKey } of index.collected.files) for (const segment of byKey.get(key) ?? []) used.add(segment);
    }
    for (const key of mentioned) mark(key, true);
  }
  for await (const { file } of withPauses(index.files)) {
    for (const segment of file.catalog.segments.all()) {
      for (const key of linkedKeys(segment.target?.value ?? '')) mark(key, true);
    }
  }
}
