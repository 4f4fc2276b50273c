import { setImmediate as turn } from 'node:timers/promises';
import * as z from 'zod';
import type { memorySegmentsQuerySchema } from '../../shared/api/translationMemories.ts';
import { Refusal } from '../http/errors.ts';
import type { MemoryStore, StoredMemory, StoredMemorySegment } from '../storage/memories.ts';

/** Which page of a memory is asked for. */
export type SegmentQuery = z.output<typeof memorySegmentsQuerySchema>;

/** Where a page ended, and the filter that it was made with. */
const cursorSchema = z.object({ memory: z.string(), after: z.number().int(), text: z.string(), exact: z.boolean() });

/**
 * One page of a memory's segments, those only whose source or target holds the filter's text.
 *
 * @returns `next` is the cursor of the page behind it, absent on the last one.
 * @throws Refusal 400 for a cursor that is not one, or that belongs to another filter.
 */
export async function segmentPage(
  store: MemoryStore,
  memory: StoredMemory,
  query: SegmentQuery,
): Promise<{ readonly segments: readonly StoredMemorySegment[]; readonly next?: string }> {
  const filter = { memory: memory.id, text: query.filter_text ?? '', exact: query.filter_case_sensitive };
  let after = query.page_cursor === undefined ? -1 : positionOf(query.page_cursor, filter);
  const fold = (text: string) => (filter.exact ? text : text.toLowerCase());
  const wanted = fold(filter.text);
  const matches = (segment: StoredMemorySegment) =>
    wanted === '' ||
    [segment.source, ...segment.targets.map((target) => target.text)].some((text) => fold(text).includes(wanted));
  const matching: StoredMemorySegment[] = [];
  for (;;) {
    const batch = await store.segments(memory.id, after, wanted === '' ? query.page_size + 1 : 2000);
    for (const segment of batch) {
      if (!matches(segment)) continue;
      matching.push(segment);
      if (matching.length > query.page_size) {
        const segments = matching.slice(0, query.page_size);
        const cursor = { ...filter, after: segments.at(-1)?.position ?? after };
        return { segments, next: Buffer.from(JSON.stringify(cursor)).toString('base64url') };
      }
    }
    if (batch.length === 0) return { segments: matching };
    after = batch.at(-1)?.position ?? after;
    await turn();
  }
}

function positionOf(text: string, filter: Omit<z.infer<typeof cursorSchema>, 'after'>): number {
  let cursor: z.infer<typeof cursorSchema>;
  try {
    cursor = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw new Refusal(400, "Value for 'page_cursor' not supported.");
  }
  if (cursor.memory !== filter.memory || cursor.text !== filter.text || cursor.exact !== filter.exact) {
    throw new Refusal(
      400,
      "Value for 'page_cursor' not supported. It belongs to another filter; start over without it.",
    );
  }
  return cursor.after;
}
