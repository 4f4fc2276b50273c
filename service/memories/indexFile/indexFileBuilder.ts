import { byLength } from '../../../shared/memory/lengthOrder.ts';
import { type TextPostingsBuilder, textPostingsBuilder } from '../../../shared/memory/textPostings.ts';
import { tokenCount } from '../../../shared/memory/tokens.ts';
import { distinctTexts, printOf, type TextPrints } from './distinctTexts.ts';
import { type ArrayPlace, endOf, type IndexArrayName, indexArrayNames } from './indexArrays.ts';
import { mergePostings, noPlace, type PlacesOfSegments, type WrittenPostings } from './mergePostings.ts';
import { type ScratchFile, scratchFile } from './scratchFile.ts';

/** Segments whose postings are held before they go to the scratch file. */
const usualBlock = 1 << 17;

/** Takes the segments of a memory, in the order of their positions, into the file in which it is searched. */
export interface IndexFileBuilder {
  add(sources: readonly string[]): Promise<void>;
  /** The file's bytes, after all segments. */
  finish(): AsyncGenerator<Uint8Array>;
  /** Leaves nothing behind; what {@link IndexFileBuilder.finish} gives has been written, or is not wanted. */
  close(): Promise<void>;
}

/** Segments of a block, and where its postings are. */
interface Block extends TextPrints {
  readonly words: WrittenPostings;
  readonly trigrams: WrittenPostings;
}

/**
 * A builder that holds some 40 bytes a segment at most, whatever the length of its texts; their postings wait in a
 * scratch file, which is made only for memories of more than a block or when it is finished.
 *
 * @param scratchPath where that file may stand.
 * @param pause is waited for between steps of some milliseconds; what it throws ends the work.
 * @param blockSize segments whose postings are held.
 * @throws OperationalError `unavailable` when the disk is full.
 */
export function indexFileBuilder(
  scratchPath: string,
  pause: () => Promise<void>,
  blockSize = usualBlock,
): IndexFileBuilder {
  const blocks: Block[] = [];
  let scratch: ScratchFile | undefined;
  let current = emptyBlock(blockSize);

  const takeSteps = async <T>(steps: Generator<void, T>): Promise<T> => {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      await pause();
    }
  };

  const flush = async (): Promise<void> => {
    if (current.count === 0) return;
    const { builder, ...prints } = current;
    const all = Uint32Array.from({ length: current.count }, (_, i) => i);
    const { words, trigrams } = await takeSteps(builder.finish(all, all));
    scratch ??= await scratchFile(scratchPath);
    const file = scratch;
    const written = async (postings: typeof words): Promise<WrittenPostings> => ({
      offsets: await file.append(postings.offsets),
      documents: await file.append(postings.documents),
    });
    blocks.push({ ...prints, words: await written(words), trigrams: await written(trigrams) });
    current = emptyBlock(blockSize);
  };

  return {
    add: async (sources) => {
      for (const source of sources) {
        const { count, lengths, hashes } = current;
        lengths[count] = source.length;
        hashes.set(printOf(source), 2 * count);
        current.builder.add(source);
        current.count++;
        if (current.count === blockSize) await flush();
      }
    },
    finish: async function* () {
      await flush();
      const file = scratch;
      if (!file) throw new Error('There is nothing to search.');
      const { copies, isFirst } = await takeSteps(distinctTexts(blocks));
      const { starts, order, places } = await takeSteps(orderOf(blocks, blockSize, isFirst));
      const arrays = new Map<IndexArrayName, ArrayPlace>();
      let end = 0;
      const array = async function* (name: IndexArrayName, parts: AsyncIterable<Uint32Array> | Iterable<Uint32Array>) {
        const start = end;
        for await (const part of parts) {
          yield new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
          end += part.byteLength;
          await pause();
        }
        arrays.set(name, { start, length: (end - start) / 4 });
      };
      yield* array('starts', [starts]);
      yield* array('order', [order]);
      yield* array('copyOffsets', [copies.offsets]);
      yield* array('copies', [copies.documents]);
      for (const kind of ['word', 'trigram'] as const) {
        const offsets = new Uint32Array(tokenCount + 1);
        const written = blocks.map((block) => block[`${kind}s`]);
        yield* array(`${kind}s`, mergePostings(file, written, blockSize, places, offsets));
        yield* array(`${kind}Offsets`, [offsets]);
      }
      const all = indexArrayNames.map((name) => [name, arrays.get(name)] as const);
      yield endOf(Object.fromEntries(all) as Record<IndexArrayName, ArrayPlace>);
    },
    close: async () => {
      await scratch?.close();
      scratch = undefined;
    },
  };
}

function emptyBlock(size: number): { count: number; builder: TextPostingsBuilder } & Omit<TextPrints, 'count'> {
  return {
    count: 0,
    lengths: new Uint32Array(size),
    hashes: new Uint32Array(2 * size),
    builder: textPostingsBuilder(size >> 2),
  };
}

/** The distinct texts of a memory in the order of their lengths, and the place of each segment in it; in steps. */
function* orderOf(
  blocks: readonly TextPrints[],
  blockSize: number,
  isFirst: Uint8Array,
): Generator<void, { readonly starts: Uint32Array; readonly order: Uint32Array; readonly places: PlacesOfSegments }> {
  const segments = new Uint32Array(isFirst.length);
  const lengths = new Uint32Array(isFirst.length);
  let count = 0;
  for (let b = 0; b < blocks.length; b++) {
    const block = blocks[b] as TextPrints;
    for (let i = 0; i < block.count; i++) {
      if (isFirst[b * blockSize + i] === 0) continue;
      lengths[count] = block.lengths[i] as number;
      segments[count++] = b * blockSize + i;
    }
    yield;
  }
  const { order, starts } = byLength(lengths.subarray(0, count));
  yield;
  const of = new Uint32Array(isFirst.length).fill(noPlace);
  for (let place = 0; place < count; place++) {
    const segment = segments[order[place] as number] as number;
    order[place] = segment;
    of[segment] = place;
    if (place % usualBlock === 0) yield;
  }
  return { starts, order, places: { of, count } };
}
