import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SegmentChange } from '../shared/catalog/catalog.ts';
import { EditRefused } from '../shared/catalog/editRefused.ts';
import type { Segment } from '../shared/catalog/segment.ts';
import { slashedPath } from '../shared/catalog/slashedPath.ts';
import { layoutOf } from '../shared/encoding/decoder.ts';
import { encodeEdits } from '../shared/encoding/encodeEdits.ts';
import { type DecodedText, decodeText } from '../shared/encoding/encoding.ts';
import { changeSegments } from '../shared/formats/change.ts';
import type { Format } from '../shared/formats/format.ts';
import { checkPlaces, checkRange } from '../shared/formats/formatLaws.ts';
import { english } from '../shared/sentences/sentence.ts';
import { formatForced, localizationFiles } from './localizationFiles.ts';
import { writtenFault } from './writtenFault.ts';

/** What came of the files of one format. */
export interface FormatReport {
  files: number;
  /** Files whose bytes stayed the same after edits that change nothing. */
  identical: number;
  segments: number;
  /** Targets that were set, written as bytes, read again and found. */
  edited: number;
  /** Why targets were refused, and how often. */
  readonly refused: Map<string, number>;
  /** Faults that the files themselves have. */
  problems: number;
  slowest: { file: string; ms: number };
  /** The file whose laws took longest to try, reading and all edits together. */
  longest: { file: string; ms: number };
  /** Time that the laws of all files took, in ms. */
  took: number;
  /** Highest resident memory after a file, in MB. */
  memory: number;
}

/** What came of a folder. */
export interface CorpusReport {
  readonly formats: Map<string, FormatReport>;
  /** Files that no format claims. */
  unclaimed: number;
  /** Broken promises of our own, a sentence each. */
  readonly faults: string[];
}

/**
 * Puts every localization file below a folder to the test, on the level of bytes: decode, parse, slice every range,
 * edit without change, set targets, write, read again.
 *
 * @param each called with each file's path before it is read, with what is known so far and how many files there are.
 * @param singles how many targets are set one by one, beside all of them at once.
 */
export function runCorpus(
  folder: string,
  each: (file: string, report: CorpusReport, files: number) => void = () => {},
  singles: 'many' | 'few' = 'many',
): CorpusReport {
  const report: CorpusReport = { formats: new Map(), unclaimed: 0, faults: [] };
  const files = localizationFiles(folder);
  for (const file of files) {
    each(file, report, files.length);
    runFile(file, relative(folder, file) || file, report, singles);
  }
  return report;
}

function runFile(file: string, name: string, report: CorpusReport, singles: 'many' | 'few'): void {
  const bytes = new Uint8Array(readFileSync(file));
  const path = slashedPath(file);
  const started = performance.now();
  const decoded = decodeText(bytes, path);
  const format = formatForced(path, decoded.text);
  if (!format) {
    report.unclaimed++;
    return;
  }
  const fault = (text: string) => report.faults.push(`${name}: ${text}`);
  let totals = report.formats.get(format.id);
  if (!totals) {
    totals = {
      files: 0,
      identical: 0,
      segments: 0,
      edited: 0,
      refused: new Map(),
      problems: 0,
      slowest: { file: '', ms: 0 },
      longest: { file: '', ms: 0 },
      took: 0,
      memory: 0,
    };
    report.formats.set(format.id, totals);
  }
  totals.files++;
  try {
    const catalog = format.parse(decoded.text, path);
    const ms = performance.now() - started;
    if (ms > totals.slowest.ms) totals.slowest = { file: name, ms };
    if (ms > 2000) fault(`takes ${Math.round(ms)} ms`);
    totals.segments += catalog.segments.count;
    totals.problems += [...catalog.problems].length + decoded.problems.length;
    const places: string[] = [];
    checkPlaces(catalog, places);
    for (const { range } of decoded.problems) checkRange(decoded.text, range, 'a fault of the encoding', places);
    for (const text of places.slice(0, 3)) fault(text);
    const writable = format.readOnly === undefined ? catalog.segments.all() : [];
    const nothing = writable.filter(isEditable).flatMap((segment) => {
      const target = segment.target && { value: segment.target.value, codes: segment.target.codes };
      return target ? format.edits(catalog, segment, { content: target }) : [];
    });
    const same = encodeEdits(bytes, decoded, nothing);
    if (Buffer.compare(same, bytes) === 0) totals.identical++;
    else fault('an edit without a change changes bytes');
    for (const part of [0.3, 0.62, 0.97]) format.parse(decoded.text.slice(0, decoded.text.length * part), path);
    if (format.readOnly === undefined) setTargets(format, bytes, decoded, path, totals, fault, singles);
  } catch (error) {
    fault(error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : String(error));
  }
  const took = performance.now() - started;
  totals.took += took;
  if (took > totals.longest.ms) totals.longest = { file: name, ms: took };
  totals.memory = Math.max(totals.memory, Math.round(process.memoryUsage.rss() / 1e6));
}

/** Sets targets one by one in small files, a sample of them in large ones, and then all at once. */
function setTargets(
  format: Format,
  bytes: Uint8Array,
  decoded: DecodedText,
  path: string,
  totals: FormatReport,
  fault: (text: string) => void,
  singles: 'many' | 'few',
): void {
  const catalog = format.parse(decoded.text, path);
  const editable = catalog.segments.all().filter(isEditable);
  const unicode = layoutOf(decoded.encoding).startsWith('utf') || decoded.escapes !== 'none';
  const wanted = (segment: Segment): SegmentChange => {
    const old = segment.target?.value ? segment.target : segment.source;
    return { content: { value: `${old?.value ?? ''}${unicode ? ' Zé “本” &' : ' Zz'}`, codes: old?.codes ?? [] } };
  };
  const single =
    singles === 'few'
      ? 2
      : Math.max(4, Math.min(editable.length, Math.floor(400_000 / Math.max(1, decoded.text.length))));
  const step = Math.max(1, Math.floor(editable.length / single));
  const groups = editable.filter((_, i) => i % step === 0).map((segment) => [segment]);
  if (editable.length > 1) groups.push(editable);
  for (const group of groups) {
    const changes = new Map(group.map((segment) => [segment.id, wanted(segment)]));
    try {
      const changed = changeSegments(format, catalog, changes);
      for (const reason of changed.refused.values()) count(totals.refused, english(reason).replace(/“[^”]*”/g, '“…”'));
      const broken = writtenFault(format, bytes, decoded, path, catalog, changed, changes);
      if (broken) fault(`${group.length === 1 ? `“${group[0]?.id.slice(0, 60)}”` : 'all targets'}: ${broken}`);
      if (group === editable || editable.length === 1) totals.edited += group.length - changed.refused.size;
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      count(totals.refused, error.message);
    }
  }
}

/** Whether a segment's target may be set. */
export function isEditable(segment: Segment): boolean {
  return segment.translatable && !segment.obsolete;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
