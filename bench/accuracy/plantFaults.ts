import type { LocalizationFile } from '../../server/workspace/workspace.ts';
import type { SegmentChange } from '../../shared/catalog/catalog.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { applyEdits } from '../../shared/catalog/textRange.ts';
import { createCheckContext } from '../../shared/checks/checkContext.ts';
import { changeSegments } from '../../shared/formats/change.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { createTermIndex, type Term } from '../../shared/terms/termIndex.ts';
import type { Random } from '../fuzz/random.ts';
import type { FaultKind, Plant, Site } from './fault.ts';
import { faultKinds } from './faultKinds.ts';

/** A fault that stands in a segment. */
export interface PlantedFault {
  readonly kind: FaultKind;
  readonly segment: string;
  readonly language: string;
  readonly plant: Plant;
}

/** A file's text with faults in it. */
export interface SeededText {
  readonly text: string;
  readonly faults: readonly PlantedFault[];
  /** Terms and kept words that make some of them faults; they count for the file without faults too. */
  readonly terms: readonly Term[];
  readonly keep: readonly string[];
}

/** Faults in one file at a time; more would leave nothing of it as it was. */
const mostInFile = 40;
/** Faults of the file as a whole, each of which needs a run of its own. */
const mostOfFile = 4;

/**
 * Plants faults into the translated segments of a file, one in a segment, of the kinds that were planted least so far.
 *
 * @param counts how often each kind was planted; brought up to date.
 * @returns texts of the whole file, each to be read and checked on its own.
 */
export function plantFaults(
  file: LocalizationFile,
  random: Random,
  counts: Map<FaultKind, number>,
): readonly SeededText[] {
  if (file.format.readOnly !== undefined) return [];
  const inSegments: PlantedFault[] = [];
  const inText: PlantedFault[] = [];
  const ofFile: PlantedFault[] = [];
  const words = new Set<string>();
  for (const site of sitesOf(file, random)) {
    if (inSegments.length + inText.length >= mostInFile) break;
    const order = faultKinds
      .map((kind) => ({ kind, rank: (counts.get(kind) ?? 0) * 8 + random.int(8) }))
      .sort((a, b) => a.rank - b.rank);
    for (const { kind } of order) {
      if (kind.ofFile && ofFile.length >= mostOfFile) continue;
      const plant = kind.plant(site);
      if (!plant || changesNothing(site.segment, plant)) continue;
      const word = plant.term?.source ?? plant.keep;
      if (word !== undefined && words.has(word)) continue;
      if (word !== undefined) words.add(word);
      const fault = { kind, segment: site.segment.id, language: site.language, plant };
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      (kind.ofFile ? ofFile : plant.edits ? inText : inSegments).push(fault);
      break;
    }
  }
  return [
    ...seedSegments(file, inSegments, counts),
    ...(inText.length > 0 ? [seedText(file, inText)] : []),
    ...ofFile.map((fault) => seedText(file, [fault])),
  ];
}

function seedSegments(
  file: LocalizationFile,
  faults: readonly PlantedFault[],
  counts: Map<FaultKind, number>,
): SeededText[] {
  if (faults.length === 0) return [];
  const changes = new Map<string, SegmentChange>(faults.map(({ segment, plant }) => [segment, plant.change ?? {}]));
  const { text, refused } = changeSegments(file.format, file.catalog, changes, [], file.targetLanguage);
  const made = faults.filter(({ segment, kind }) => {
    if (refused.has(segment)) counts.set(kind, (counts.get(kind) ?? 1) - 1);
    return !refused.has(segment);
  });
  return made.length === 0 ? [] : [seeded(text, made)];
}

function seedText(file: LocalizationFile, faults: readonly PlantedFault[]): SeededText {
  return seeded(
    applyEdits(
      file.catalog.text,
      faults.flatMap(({ plant }) => plant.edits ?? []),
    ),
    faults,
  );
}

function seeded(text: string, faults: readonly PlantedFault[]): SeededText {
  return {
    text,
    faults,
    terms: faults.flatMap(({ plant }) => plant.term ?? []),
    keep: faults.flatMap(({ plant }) => plant.keep ?? []),
  };
}

function changesNothing(segment: Segment, { change }: Plant): boolean {
  return change?.content !== undefined && change.content.value === segment.target?.value && change.state === undefined;
}

/** The segments of a file that faults may be planted into, in an order of chance. */
function* sitesOf(file: LocalizationFile, random: Random): Generator<Site> {
  const { catalog } = file;
  const left = [...catalog.segments];
  for (let i = left.length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    const [a, b] = [left[i], left[j]];
    if (a && b) [left[i], left[j]] = [b, a];
  }
  for (const segment of left.slice(0, mostInFile * 4)) {
    const { source, target } = segment;
    if (!source?.value.trim() || !target?.value.trim() || source.value === target.value) continue;
    if (!segment.translatable || segment.obsolete || segment.state === 'untranslated' || segment.ignored.length > 0)
      continue;
    // A key instead of a source text: nothing to compare with.
    if (!/\s/.test(source.value.trim()) && /[._]/.test(source.value)) continue;
    const language = segment.targetLanguage ?? catalog.targetLanguage ?? file.targetLanguage;
    if (language === undefined) continue;
    const context = createCheckContext(catalog, {
      sourceLanguage: file.sourceLanguage,
      targetLanguage: language,
      settings: defaultSettings,
      terms: noTerms,
    });
    yield {
      file,
      segment,
      source: context.message(segment, 'source'),
      target: context.message(segment, 'target'),
      language,
      random,
    };
  }
}

const noTerms = createTermIndex([]);
