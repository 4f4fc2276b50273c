import type { PipelineOptions, PipelineOrigin } from './pipeline.ts';
import type { PreparedText, SentenceToken } from './prepareText.ts';

/** A translation that is known and needs no engine. */
export interface KnownTranslation {
  readonly text: string;
  readonly origin: PipelineOrigin;
}

/**
 * The translation of a whole text from the request's memory: to the letter, or the best match not below the threshold.
 * A match whose translation has not just the marks of the text is of no use.
 */
export async function fromMemory(
  text: string,
  prepared: PreparedText,
  memory: NonNullable<PipelineOptions['memory']>,
): Promise<KnownTranslation | undefined> {
  const { lead, core, trail } = trimmed(text);
  const marks = marksOf(prepared);
  const queries = new Set([text, core, ...(marks.length === 0 ? [prepared.words.trim()] : [])]);
  for (const query of queries) {
    const outer = query === text ? ['', ''] : [lead, trail];
    // The memory's text is as people read it; with tags and no mark in it, it still has to be escaped for the answer.
    const write = (target: string) =>
      `${outer[0]}${query === prepared.words.trim() && query !== core ? prepared.encode(target) : target}${outer[1]}`;
    for (const entry of await memory.index.exact(query)) {
      if (hasMarks(entry.target, marks)) {
        return { text: write(entry.target), origin: { kind: 'memory', name: entry.origin, match: 100 } };
      }
    }
  }
  if (memory.threshold >= 100) return undefined;
  const query = marks.length === 0 ? prepared.words.trim() : core;
  for (const { entry, similarity } of await memory.index.find(query, memory.threshold, 5)) {
    if (similarity === 100 || !hasMarks(entry.target, marks)) continue;
    const target = marks.length === 0 ? prepared.encode(entry.target) : entry.target;
    return { text: `${lead}${target}${trail}`, origin: { kind: 'fuzzy', name: entry.origin, match: similarity } };
  }
  return undefined;
}

/** What stays between sentences is a mark where it has one of these. */
const markStart = /[<{%$]/;

function trimmed(text: string): { readonly lead: string; readonly core: string; readonly trail: string } {
  const core = text.trim();
  const lead = core === '' ? text : text.slice(0, text.indexOf(core));
  return { lead, core, trail: text.slice(lead.length + core.length) };
}

function marksOf(prepared: PreparedText): readonly string[] {
  if (prepared.isBare && !markStart.test(prepared.words)) return [];
  return prepared.items.flatMap((item) =>
    typeof item === 'string'
      ? item.trim() === '' || !markStart.test(item)
        ? []
        : [item]
      : item.tokens
          .filter((token): token is SentenceToken & { kind: 'mark' } => token.kind === 'mark')
          .map((token) => token.output),
  );
}

/** True when a text holds each mark as often as the source does. */
function hasMarks(text: string, marks: readonly string[]): boolean {
  let rest = text;
  for (const mark of [...marks].sort((a, b) => b.length - a.length)) {
    const at = rest.indexOf(mark);
    if (at < 0) return false;
    rest = rest.slice(0, at) + rest.slice(at + mark.length);
  }
  return !/<\/?[\p{L}_][^<>]*>|\{[\w.]+\}/u.test(rest);
}
