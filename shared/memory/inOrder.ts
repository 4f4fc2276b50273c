import type { MemoryEntry } from './memory.ts';

/** A text where it stands in a file or a memory, with its translations, if it has any that count. */
export interface TextInOrder {
  readonly source: string;
  readonly translations: readonly Pick<MemoryEntry, 'target' | 'origin' | 'changed'>[];
}

/**
 * The entries of texts that stand behind each other: each knows its neighbours, translated or not.
 *
 * @example [...inOrder([{ source: 'Open', translations: [] }, { source: 'Close', translations: [{ target: 'Zu', origin: 'a.po' }] }])]
 * // [{ source: 'Close', target: 'Zu', origin: 'a.po', before: 'Open' }]
 */
export function* inOrder(texts: Iterable<TextInOrder>): Generator<MemoryEntry> {
  let before: string | undefined;
  let text: TextInOrder | undefined;
  for (const next of texts) {
    if (text) yield* entriesOf(text, before, next.source);
    before = text?.source;
    text = next;
  }
  if (text) yield* entriesOf(text, before, undefined);
}

function* entriesOf(
  { source, translations }: TextInOrder,
  before: string | undefined,
  after: string | undefined,
): Generator<MemoryEntry> {
  for (const { target, origin, changed } of translations) {
    const entry: { -readonly [Key in keyof MemoryEntry]: MemoryEntry[Key] } = { source, target, origin };
    if (changed !== undefined) entry.changed = changed;
    if (before !== undefined) entry.before = before;
    if (after !== undefined) entry.after = after;
    yield entry;
  }
}
