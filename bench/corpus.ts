import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Catalog, SegmentChange } from '../shared/catalog/catalog.ts';
import type { Segment } from '../shared/catalog/segment.ts';
import { byteOffsets } from '../shared/encoding/byteOffsets.ts';
import { layoutOf } from '../shared/encoding/decoder.ts';
import { encodeEdits } from '../shared/encoding/encodeEdits.ts';
import { type DecodedText, decodeText } from '../shared/encoding/encoding.ts';
import { membersOf } from '../shared/encoding/packageMembers.ts';
import { type Changed, changeSegments, difference } from '../shared/formats/change.ts';
import { EditRefused, type Format } from '../shared/formats/format.ts';
import { checkSlot } from '../shared/formats/formatLaws.ts';
import { formatFor, formats } from '../shared/formats/formats.ts';
import { packageDamage } from './packageBytes.ts';

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
 * @param each called with each file's path before it is read.
 * @param singles how many targets are set one by one, beside all of them at once.
 */
export function runCorpus(
  folder: string,
  each: (file: string) => void = () => {},
  singles: 'many' | 'few' = 'many',
): CorpusReport {
  const report: CorpusReport = { formats: new Map(), unclaimed: 0, faults: [] };
  const entries = statSync(folder).isDirectory()
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [folder];
  for (const file of entries) {
    const extension = file.slice(file.lastIndexOf('.')).toLowerCase();
    if (!formats.some((format) => format.extensions.includes(extension))) continue;
    each(file);
    runFile(file, relative(folder, file) || file, extension, report, singles);
  }
  return report;
}

function runFile(file: string, name: string, extension: string, report: CorpusReport, singles: 'many' | 'few'): void {
  const bytes = new Uint8Array(readFileSync(file));
  const path = file.replaceAll('\\', '/');
  const started = performance.now();
  const decoded = decodeText(bytes, path);
  // JSON files that do not look like localization files are still files that must not be harmed.
  const format =
    formatFor(path, decoded.text) ?? (extension === '.json' || extension === '.jsonc' ? named('json') : undefined);
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
    totals.segments += catalog.segments.length;
    totals.problems += catalog.problems.length + decoded.problems.length;
    const slots: string[] = [];
    for (const segment of catalog.segments) {
      for (const side of ['source', 'target'] as const) {
        const slot = segment[side];
        if (slot) checkSlot(decoded.text, slot, `${side} of “${segment.id.slice(0, 60)}”`, slots);
      }
    }
    for (const problem of [...catalog.problems, ...decoded.problems]) {
      const { start, end } = problem.range;
      if (!(start >= 0 && start <= end && end <= decoded.text.length)) slots.push(`problem at ${start}–${end}`);
    }
    for (const text of slots.slice(0, 3)) fault(text);
    const writable = format.readOnly === undefined ? catalog.segments : [];
    const nothing = writable.filter(isEditable).flatMap((segment) => {
      const target = segment.target && { value: segment.target.value, codes: segment.target.codes };
      return target ? format.edits(catalog, segment, { content: target }) : [];
    });
    const same = encodeEdits(bytes, decoded, nothing);
    if (equal(same, bytes)) totals.identical++;
    else fault('an edit without a change changes bytes');
    for (const part of [0.3, 0.62, 0.97]) format.parse(decoded.text.slice(0, decoded.text.length * part), path);
    if (format.readOnly === undefined) setTargets(format, bytes, decoded, path, totals, fault, singles);
  } catch (error) {
    fault(error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : String(error));
  }
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
  const editable = catalog.segments.filter(isEditable);
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
      for (const reason of changed.refused.values()) count(totals.refused, reason.replace(/“[^”]*”/g, '“…”'));
      const broken = written(format, bytes, decoded, path, catalog, changed, changes);
      if (broken) fault(`${group.length === 1 ? `“${group[0]?.id.slice(0, 60)}”` : 'all targets'}: ${broken}`);
      if (group === editable || editable.length === 1) totals.edited += group.length - changed.refused.size;
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      count(totals.refused, error.message);
    }
  }
}

/** Writes a change and reads the file again; what is wrong with it, if anything. */
function written(
  format: Format,
  bytes: Uint8Array,
  decoded: DecodedText,
  path: string,
  catalog: Catalog,
  changed: Changed,
  changes: ReadonlyMap<string, SegmentChange>,
): string | undefined {
  if (changed.edits.length === 0) return undefined;
  const result = encodeEdits(bytes, decoded, changed.edits);
  const outside =
    decoded.encoding === 'zip'
      ? packageDamage(
          bytes,
          result,
          new Set(
            membersOf(decoded.text)
              .filter(holdsEdit(changed))
              .map(({ path }) => path),
          ),
        )
      : damageAround(bytes, result, decoded, changed);
  if (outside) return outside;
  const again = decodeText(result, path);
  if (again.encoding !== decoded.encoding) return `reads as ${again.encoding} after the edit`;
  const kept = new Map([...changes].filter(([id]) => !changed.refused.has(id)));
  return difference(catalog, format.parse(again.text, path), kept);
}

const holdsEdit =
  ({ edits }: Changed) =>
  ({ start, end }: { start: number; end: number }) =>
    edits.some(({ range }) => range.start >= start && range.end <= end);

/** Whether bytes before the first edit or behind the last one differ. */
function damageAround(
  bytes: Uint8Array,
  result: Uint8Array,
  decoded: DecodedText,
  changed: Changed,
): string | undefined {
  const starts = Math.min(...changed.edits.map((edit) => edit.range.start));
  const ends = Math.max(...changed.edits.map((edit) => edit.range.end));
  const mark = decoded.bom ? (decoded.encoding === 'utf-8' ? 3 : 2) : 0;
  const [from = 0, to = 0] = byteOffsets(bytes.subarray(mark), decoded.encoding, [starts, ends]);
  if (!equal(result.subarray(0, mark + from), bytes.subarray(0, mark + from))) return 'bytes before the edits change';
  const tail = bytes.length - mark - to;
  if (!equal(result.subarray(result.length - tail), bytes.subarray(bytes.length - tail))) {
    return 'bytes behind the edits change';
  }
  return undefined;
}

function isEditable(segment: Segment): boolean {
  return segment.translatable && !segment.obsolete;
}

function named(id: string): Format | undefined {
  return formats.find((format) => format.id === id);
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
