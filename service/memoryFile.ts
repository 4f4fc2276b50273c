import { languageOf, rootOf } from '../shared/languages/languages.ts';
import { readTmxSteps, type TmxUnit, type TmxVariant, writeTmx } from '../shared/memory/tmx.ts';
import type { StoredMemory, StoredMemorySegment } from './storage/memories.ts';

/** A TMX file as the segments of a memory. */
export interface MemoryFile {
  /** Lower case, root code. */
  readonly source: string;
  /** Lower case; variants only where the API knows them. */
  readonly targets: readonly string[];
  readonly segments: readonly StoredMemorySegment[];
  /** Units that had no text in the source language, or none in another that is known. */
  readonly skipped: number;
}

/** A file that no memory can be made of; `message` is for the user. */
export class UnusableMemory extends Error {
  override readonly name = 'UnusableMemory';
}

/**
 * The segments of a TMX file. The source language is the header's; where that is `*all*`, the language that most
 * units begin with.
 *
 * @throws UnusableMemory when it is not a TMX file, or none of its units can be used.
 */
export function readMemoryFile(text: string): MemoryFile {
  const steps = readMemoryFileSteps(text);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** As {@link readMemoryFile}, in steps of some milliseconds, so that other requests can have their turn in between. */
export function* readMemoryFileSteps(text: string): Generator<void, MemoryFile> {
  const reading = yield* readTmxSteps(text);
  if (reading.version === undefined && reading.units.length === 0) {
    throw new UnusableMemory(reading.problems[0]?.message ?? 'The file is not TMX.');
  }
  const declared = reading.sourceLanguage ?? commonest(reading.units);
  const source = declared === undefined ? undefined : languageOf(rootOf(declared))?.code.toLowerCase();
  if (!source) throw new UnusableMemory('The file has no source language that the service knows.');
  const targets = new Set<string>();
  const segments: StoredMemorySegment[] = [];
  let skipped = 0;
  for (const [i, unit] of reading.units.entries()) {
    if (i % 2000 === 1999) yield;
    const segment = segmentOf(unit, source, segments.length);
    if (!segment) {
      skipped++;
      continue;
    }
    segments.push(segment);
    for (const { language } of segment.targets) targets.add(language);
  }
  if (segments.length === 0) throw new UnusableMemory('The file holds no translation unit that can be used.');
  const broken = reading.problems.filter((problem) => problem.message.includes('left out')).length;
  return { source, targets: [...targets].sort(), segments, skipped: skipped + broken };
}

function segmentOf(unit: TmxUnit, source: string, position: number): StoredMemorySegment | undefined {
  const original = unit.variants.find(({ language, text }) => rootOf(language) === source && text !== '');
  if (!original) return undefined;
  const targets = new Map<string, TmxVariant>();
  for (const variant of unit.variants) {
    const language = (languageOf(variant.language) ?? languageOf(rootOf(variant.language)))?.code.toLowerCase();
    if (!language || rootOf(language) === source || variant.text === '' || targets.has(language)) continue;
    targets.set(language, variant);
  }
  if (targets.size === 0) return undefined;
  const updated = Math.max(0, original.changed ?? 0, ...[...targets.values()].map((variant) => variant.changed ?? 0));
  return {
    position,
    source: original.text,
    targets: [...targets].map(([language, { text }]) => ({ language, text })),
    ...(updated > 0 ? { updated } : {}),
  };
}

function commonest(units: readonly TmxUnit[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { variants } of units) {
    const root = rootOf(variants[0]?.language ?? '');
    counts.set(root, (counts.get(root) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** A memory as the parts of a TMX 1.4 file, in order, a part for each page of segments. */
export async function* memoryFileParts(
  memory: StoredMemory,
  pages: AsyncIterable<readonly StoredMemorySegment[]>,
): AsyncGenerator<string> {
  const header = { sourceLanguage: memory.source, tool: 'Interline', toolVersion: '1' };
  const [start = '', end = ''] = writeTmx([], header).split(/(?<=<body>\n)/);
  yield start;
  for await (const page of pages) {
    const units = page.map((segment): TmxUnit => {
      const changed = segment.updated ?? segment.created;
      const date = changed === undefined ? {} : { changed };
      return {
        variants: [
          { language: languageOf(memory.source)?.code ?? memory.source, text: segment.source, ...date },
          ...segment.targets.map(({ language, text }) => ({
            language: languageOf(language)?.code ?? language,
            text,
            ...date,
          })),
        ],
      };
    });
    yield writeTmx(units, header).slice(start.length, -end.length);
  }
  yield end;
}
