import type { LocalizationFile } from '../../server/workspace/workspace.ts';
import type { SegmentChange } from '../../shared/catalog/catalog.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { applyEdits } from '../../shared/catalog/textRange.ts';
import { createCheckContext } from '../../shared/checks/contract/checkContext.ts';
import { changeSegments } from '../../shared/formats/change.ts';
import { defaultSettings } from '../../shared/settings.ts';
import type { StyleSets } from '../../shared/style/styleSets.ts';
import { createTermIndex, type Term } from '../../shared/terms/termIndex.ts';
import type { Random } from '../fuzz/random.ts';
import type { FaultKind, Plant, Site } from './fault.ts';
import { faultKinds } from './faultKinds.ts';
import type { TrialFile } from './trialFile.ts';

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
  /** The style rules that make some of them faults. */
  readonly style: StyleSets;
}

/** Faults in one file at a time; more would leave nothing of it as it was. */
const mostInFile = 20;
/** In a document that stands beside itself. */
const mostInCopy = 8;
/** Of one kind in one file, so that many files have each. */
const mostOfKind = 2;
/** Faults of the file as a whole, each of which needs a run of its own. */
const mostOfFile = 4;
/** Segments that are looked at for kinds that were planted this seldom so far. */
const mostSites = 2500;
const seldom = 50;

/** What is planted into one file. */
interface Planting {
  readonly inSegments: PlantedFault[];
  readonly inText: PlantedFault[];
  readonly ofFile: PlantedFault[];
  readonly taken: Set<string>;
  readonly words: Set<string>;
  readonly kinds: Map<FaultKind, number>;
}

/**
 * Plants faults into the translated segments of a file, one in a segment, of the kinds that were planted least so far.
 * Kinds that few segments can have are looked for in all of a file, before the others get what is left.
 *
 * @param counts how often each kind was planted; brought up to date.
 * @param wanted the kinds that may be planted.
 * @returns texts of the whole file, each to be read and checked on its own.
 */
export function plantFaults(
  trial: TrialFile,
  random: Random,
  counts: Map<FaultKind, number>,
  wanted: readonly FaultKind[] = faultKinds,
): readonly SeededText[] {
  const { file } = trial;
  const planting: Planting = {
    inSegments: [],
    inText: [],
    ofFile: [],
    taken: new Set(),
    words: new Set(),
    kinds: new Map(),
  };
  const sites = [...sitesOf(trial, random)];
  const rare = wanted.filter((kind) => (counts.get(kind) ?? 0) < seldom);
  const most = Math.min(trial.copy ? mostInCopy : mostInFile, Math.ceil(sites.length / 2));
  const full = () => planting.inSegments.length + planting.inText.length >= most;
  for (const kinds of rare.length < wanted.length ? [rare, wanted] : [wanted]) {
    for (const site of sites) {
      if (full()) break;
      if (!planting.taken.has(site.segment.id)) plantOne(site, kinds, planting, counts);
    }
  }
  const { inSegments, inText, ofFile } = planting;
  return [
    ...seedSegments(file, inSegments, counts),
    ...(inText.length > 0 ? [seedText(file, inText)] : []),
    ...ofFile.map((fault) => seedText(file, [fault])),
  ];
}

/** Plants into a segment the fault that was planted least so far, of those that it can have. */
function plantOne(
  site: Site,
  kinds: readonly FaultKind[],
  { inSegments, inText, ofFile, taken, words, kinds: ofKind }: Planting,
  counts: Map<FaultKind, number>,
): void {
  const order = kinds
    .filter((kind) => (ofKind.get(kind) ?? 0) < mostOfKind)
    .map((kind) => ({ kind, rank: (counts.get(kind) ?? 0) * 8 + site.random.int(8) }))
    .sort((a, b) => a.rank - b.rank);
  for (const { kind } of order) {
    if (kind.ofFile && (ofFile.length >= mostOfFile || [...site.file.catalog.problems].length > 0)) continue;
    const plant = kind.plant(site);
    if (!plant || changesNothing(site.segment, plant)) continue;
    // Two terms with one stem would be one another's.
    if (plant.beside?.some((id) => taken.has(id))) continue;
    // A file has one style.
    const word = plant.style?.rule ?? plant.term?.source.slice(0, 4) ?? plant.keep;
    if (word !== undefined && words.has(word)) continue;
    if (word !== undefined) words.add(word);
    const fault = { kind, segment: site.segment.id, language: site.language, plant };
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    ofKind.set(kind, (ofKind.get(kind) ?? 0) + 1);
    for (const id of [site.segment.id, ...(plant.beside ?? [])]) taken.add(id);
    (kind.ofFile ? ofFile : plant.edits ? inText : inSegments).push(fault);
    return;
  }
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
    style: styleOf(faults),
  };
}

function styleOf(faults: readonly PlantedFault[]): StyleSets {
  const sets: Record<string, { punctuation: Record<string, string> }> = {};
  for (const { language, plant } of faults) {
    if (!plant.style) continue;
    const set = sets[language.toLowerCase().replaceAll('_', '-')] ?? { punctuation: {} };
    sets[language.toLowerCase().replaceAll('_', '-')] = set;
    set.punctuation[plant.style.rule] = plant.style.option;
  }
  return sets;
}

function changesNothing(segment: Segment, { change }: Plant): boolean {
  return change?.content !== undefined && change.content.value === segment.target?.value && change.state === undefined;
}

/** The segments of a file that faults may be planted into, in an order of chance. */
function* sitesOf({ file, copy, around: { reference, files } }: TrialFile, random: Random): Generator<Site> {
  const { catalog } = file;
  const left = [...catalog.segments];
  for (let i = left.length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    const [a, b] = [left[i], left[j]];
    if (a && b) [left[i], left[j]] = [b, a];
  }
  for (const segment of left.slice(0, mostSites)) {
    const { source, target } = segment;
    if (!source?.value.trim() || !target?.value.trim() || (source.value === target.value && !copy)) continue;
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
      ...(reference ? { reference } : {}),
      ...(files ? { files } : {}),
      random,
    };
  }
}

const noTerms = createTermIndex([]);
