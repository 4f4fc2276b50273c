import { decodeParts, type OpenParts } from '../../shared/encoding/decodeParts.ts';
import { languageOf } from '../../shared/languages/languages.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import type { TmxUnit, TmxVariant } from '../../shared/memory/readTmxUnits.ts';
import { writeTmx } from '../../shared/memory/tmx.ts';
import { type TmxStream, tmxStream } from '../../shared/memory/tmxStream.ts';
import type { StoredMemory, StoredMemorySegment } from '../storage/memories.ts';

/** What a TMX file was as a memory. */
export interface MemoryFile {
  /** Lower case, root code. */
  readonly source: string;
  /** Lower case; variants only where the API knows them. */
  readonly targets: readonly string[];
  readonly segments: number;
  /** Units that were broken, had no text in the source language, or none in another that is known. */
  readonly skipped: number;
}

/** A file that no memory can be made of; `message` is for the user. */
export class UnusableMemory extends Error {
  override readonly name = 'UnusableMemory';
}

/**
 * Reads a TMX file of any size. No more of it is held than a few hundred segments. The source language is the header's;
 * where that is `*all*`, the language that most units begin with, for which the file is read twice.
 *
 * @param add is handed the segments, in order, and waited for.
 * @throws UnusableMemory when it is not a TMX file, or none of its units can be used.
 */
export async function readMemoryFile(
  open: OpenParts,
  add: (segments: readonly StoredMemorySegment[]) => Promise<void>,
): Promise<MemoryFile> {
  let source: string | undefined;
  let skipped = 0;
  let count = 0;
  const targets = new Set<string>();
  const stream = tmxStream();
  for await (const units of unitsOf(open, stream)) {
    source ??= sourceOf(stream.facts.sourceLanguage ?? (await commonest(open)));
    const segments: StoredMemorySegment[] = [];
    for (const unit of units) {
      const segment = segmentOf(unit, source, count + segments.length);
      if (segment) segments.push(segment);
      else skipped++;
      for (const { language } of segment?.targets ?? []) targets.add(language);
    }
    count += segments.length;
    if (segments.length > 0) await add(segments);
  }
  if (source === undefined) sourceOf(stream.facts.sourceLanguage);
  if (source === undefined || count === 0) {
    const { message, line } = stream.firstLeftOut ?? {};
    const reason = message ? ` Line ${line}: ${message}` : '';
    throw new UnusableMemory(`The file holds no translation unit that can be used.${reason}`);
  }
  return { source, targets: [...targets].sort(), segments: count, skipped: skipped + stream.leftOut };
}

/** The units of a file as they are read. @throws UnusableMemory where it cannot be read on. */
async function* unitsOf(open: OpenParts, stream: TmxStream): AsyncGenerator<readonly TmxUnit[]> {
  const texts = await decodeParts(open, 'memory.tmx');
  if (!texts) throw new UnusableMemory('The file is in UTF-32, which cannot be read; save it as UTF-8.');
  for await (const text of texts) {
    const units = stream.read(text);
    if (units.length > 0) yield units;
    if (stream.fatal) break;
  }
  const units = stream.end();
  if (units.length > 0) yield units;
  if (!stream.fatal) return;
  const { message, line } = stream.fatal;
  throw new UnusableMemory(stream.facts.isTmx ? `The file cannot be read on from line ${line}: ${message}` : message);
}

/** @throws UnusableMemory for a language that the service does not know. */
function sourceOf(language: string | undefined): string {
  const source = language === undefined ? undefined : languageOf(rootLanguage(language))?.code.toLowerCase();
  if (!source) throw new UnusableMemory('The file has no source language that the service knows.');
  return source;
}

function segmentOf(unit: TmxUnit, source: string, position: number): StoredMemorySegment | undefined {
  const original = unit.variants.find(({ language, text }) => rootLanguage(language) === source && text !== '');
  if (!original) return undefined;
  const targets = new Map<string, TmxVariant>();
  for (const variant of unit.variants) {
    const language = (languageOf(variant.language) ?? languageOf(rootLanguage(variant.language)))?.code.toLowerCase();
    if (!language || rootLanguage(language) === source || variant.text === '' || targets.has(language)) continue;
    targets.set(language, variant);
  }
  if (targets.size === 0) return undefined;
  const details = detailsOf(unit.id, original, targets);
  const updated = Math.max(0, original.changed ?? 0, ...[...targets.values()].map((variant) => variant.changed ?? 0));
  return {
    position,
    source: original.text,
    targets: [...targets].map(([language, { text }]) => ({ language, text })),
    ...(updated > 0 ? { updated } : {}),
    ...(details ? { details: JSON.stringify(details) } : {}),
  };
}

/** What a unit says beside its texts: of the source, and by language of each translation. */
interface UnitDetails {
  readonly id?: string;
  readonly source?: VariantDetails;
  readonly targets?: Readonly<Record<string, VariantDetails>>;
}

type VariantDetails = Pick<TmxVariant, 'codes' | 'created' | 'changed'>;

function detailsOf(
  id: string | undefined,
  original: TmxVariant,
  targets: ReadonlyMap<string, TmxVariant>,
): UnitDetails | undefined {
  const source = variantDetails(original);
  const givenVariants = [...targets].flatMap(([language, variant]) => {
    const details = variantDetails(variant);
    return details ? [[language, details] as const] : [];
  });
  if (id === undefined && !source && givenVariants.length === 0) return undefined;
  return {
    ...(id === undefined ? {} : { id }),
    ...(source ? { source } : {}),
    ...(givenVariants.length > 0 ? { targets: Object.fromEntries(givenVariants) } : {}),
  };
}

function variantDetails({ codes, created, changed }: TmxVariant): VariantDetails | undefined {
  if (!codes && created === undefined && changed === undefined) return undefined;
  return {
    ...(codes ? { codes } : {}),
    ...(created === undefined ? {} : { created }),
    ...(changed === undefined ? {} : { changed }),
  };
}

/** The language that most units of a file begin with. */
async function commonest(open: OpenParts): Promise<string | undefined> {
  const counts = new Map<string, number>();
  for await (const units of unitsOf(open, tmxStream())) {
    for (const { variants } of units) {
      const root = rootLanguage(variants[0]?.language ?? '');
      counts.set(root, (counts.get(root) ?? 0) + 1);
    }
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
      const { id, source, targets = {} }: UnitDetails = segment.details ? JSON.parse(segment.details) : {};
      const last = segment.updated ?? segment.created;
      const date = last === undefined ? {} : { changed: last };
      return {
        ...(id === undefined ? {} : { id }),
        variants: [
          { language: languageOf(memory.source)?.code ?? memory.source, text: segment.source, ...(source ?? date) },
          ...segment.targets.map(({ language, text }) => ({
            language: languageOf(language)?.code ?? language,
            text,
            ...(targets[language] ?? date),
          })),
        ],
      };
    });
    yield writeTmx(units, header).slice(start.length, -end.length);
  }
  yield end;
}
