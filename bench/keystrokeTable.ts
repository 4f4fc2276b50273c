import { type ChunkedText, chunkedText } from '../shared/catalog/chunkedText.ts';
import { formatFor } from '../shared/formats/formats.ts';
import { reparse } from '../shared/formats/reparse.ts';
import type { FormatText } from './formatTexts.data.ts';
import type { BenchResult } from './row.ts';
import { textTable } from './textTable.ts';

/** What a keystroke costs in a file of one format, in ms of CPU. */
interface FormatKeystrokes {
  readonly name: string;
  readonly megabytes: number;
  readonly segments: number;
  /** Reading the file as a whole. */
  readonly parse: number;
  /** The first keystroke, which finds out how the file may be read in parts. */
  readonly first: number;
  readonly median: number;
  readonly most: number;
}

const strokes = 24;
/** Where each keystroke costs as much as the whole file, few of them say so too. */
const enough = 3000;

/**
 * Types into texts all over a file of each format as an editor does, and reads the file again after each letter.
 *
 * @param length of the files in UTF-16 code units.
 * @returns the median of the slowest format; its note is the table of all.
 */
export function keystrokeTable(texts: readonly FormatText[], length: number): BenchResult {
  const figures = texts.map((text) => measured(text, text.text(length)));
  const head = ['format', 'MB', 'segments', 'parse', 'first key', 'key, median', 'most'];
  const lines = figures.map(({ name, megabytes, segments, parse, first, median, most }) => [
    name,
    megabytes.toFixed(1),
    String(segments),
    ...[parse, first, median, most].map((ms) => `${ms.toFixed(ms < 100 ? 1 : 0)} ms`),
  ]);
  return {
    ms: Math.max(...figures.map(({ median }) => median)),
    memory: Math.round(process.resourceUsage().maxRSS / 1024),
    note: `each format:\n${textTable([head, ...lines])}`,
  };
}

function measured({ name, path }: FormatText, text: string): FormatKeystrokes {
  const format = formatFor(path, text);
  if (!format) throw new Error(`no format claims ${path}`);
  let buffer: ChunkedText = chunkedText(text);
  let catalog = format.parse(text, path);
  const segments = catalog.segments.filter(({ target }) => target && target.value.length > 1);
  if (segments.length === 0) throw new Error(`${name} has no texts`);
  // From the end of the file to its start: what was typed moves no place that is still to come.
  const places = Array.from({ length: strokes }, (_, i) => {
    const { target } = segments[Math.floor((segments.length * (strokes - i - 0.5)) / strokes)] ?? {};
    return target?.toText(target.value.length >> 1) ?? 0;
  });
  const parse = cpuOf(() => {
    catalog = format.parse(text, path);
  });
  const times: number[] = [];
  for (let spent = 0; times.length < strokes && spent < enough; spent += times.at(-1) ?? 0) {
    const at = places[times.length] ?? 0;
    const common = { prefix: at, suffix: buffer.length - at };
    buffer = buffer.replaced({ start: at, end: at }, 'x');
    times.push(
      cpuOf(() => {
        catalog = reparse(format, catalog, buffer, common);
        // Rules of the specification are looked for when somebody asks, as the editor does.
        catalog.problems.length;
      }),
    );
  }
  const [first = 0, ...rest] = times;
  const sorted = rest.length > 0 ? rest.toSorted((a, b) => a - b) : [first];
  return {
    name,
    megabytes: text.length / 1e6,
    segments: segments.length,
    parse,
    first,
    median: sorted[sorted.length >> 1] ?? first,
    most: sorted.at(-1) ?? first,
  };
}

/** Beside others on the same machine the clock tells of them too; CPU time does not. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
