import { type ChunkedText, chunkedText } from '../shared/catalog/chunkedText.ts';
import { formatFor } from '../shared/formats/formats.ts';
import { reparse } from '../shared/formats/reparse.ts';
import type { FormatText } from './formatTexts.data.ts';
import { middleOf } from './middleOf.ts';
import type { BenchResult } from './row.ts';
import { textTable } from './textTable.ts';

/** What typing costs in a file of one format, in ms of CPU. */
interface FormatKeystrokes {
  readonly name: string;
  readonly megabytes: number;
  readonly segments: number;
  /** Reading the file as a whole. */
  readonly parse: number;
  /** The first keystroke, which finds out how the file may be read in parts. */
  readonly first: number;
  /** Medians. */
  readonly letter: number;
  /** Behind the last word of a text: formats take it for no part of the text, or have to ask. */
  readonly space: number;
  /** The first letter of a word that is added. */
  readonly word: number;
  readonly most: number;
}

const texts = 12;
/** Where each keystroke costs as much as the whole file, few of them say so too. */
const enough = 3000;

/**
 * Types into texts all over a file of each format as an editor does, and reads the file again after each key.
 *
 * @param length of the files in UTF-16 code units.
 * @returns the largest median of all; its note is the table of all.
 */
export function keystrokeTable(formats: readonly FormatText[], length: number): BenchResult {
  const figures = formats.map((format) => measured(format, format.text(length)));
  const head = ['format', 'MB', 'segments', 'parse', 'first key', 'letter', 'space', 'word', 'most'];
  const lines = figures.map(({ name, megabytes, segments, ...times }) => [
    name,
    megabytes.toFixed(1),
    String(segments),
    ...[times.parse, times.first, times.letter, times.space, times.word, times.most].map(
      (ms) => `${ms.toFixed(ms < 100 ? 1 : 0)} ms`,
    ),
  ]);
  return {
    ms: Math.max(...figures.flatMap(({ letter, space, word }) => [letter, space, word])),
    memory: Math.round(process.resourceUsage().maxRSS / 1024),
    note: `each format:\n${textTable([head, ...lines])}`,
  };
}

function measured({ name, path }: FormatText, text: string): FormatKeystrokes {
  const format = formatFor(path, text);
  if (!format) throw new Error(`no format claims ${path}`);
  let buffer: ChunkedText = chunkedText(text);
  let catalog = format.parse(text, path);
  const segments = catalog.segments.all().filter(({ target }) => target && target.value.length > 1);
  if (segments.length === 0) throw new Error(`${name} has no texts`);
  // From the end of the file to its start: what was typed moves no place that is still to come.
  const places = Array.from({ length: texts }, (_, i) => {
    const target = segments[Math.floor((segments.length * (texts - i - 0.5)) / texts)]?.target;
    return { middle: target ? middleOf(target) : 0, end: target?.range.end ?? 0 };
  });
  const parse = cpuOf(() => {
    catalog = format.parse(text, path);
  });
  let spent = 0;
  const type = (offset: number, key: string, times: number[]) => {
    const common = { prefix: offset, suffix: buffer.length - offset };
    buffer = buffer.replaced({ start: offset, end: offset }, key);
    const time = cpuOf(() => {
      catalog = reparse(format, catalog, buffer, common);
      // Rules of the specification are looked for when somebody asks, as the editor does.
      [...catalog.problems].length;
    });
    spent += time;
    times.push(time);
  };
  const [first, letter, space, word]: [number[], number[], number[], number[]] = [[], [], [], []];
  type(places[0]?.middle ?? 0, 'x', first);
  for (const { middle, end } of places) {
    if (spent > enough) break;
    const from = buffer.length;
    type(middle, 'x', letter);
    const behind = end + (letter.length === 1 ? 2 : buffer.length - from);
    type(behind, ' ', space);
    type(behind + 1, 'x', word);
  }
  return {
    name,
    megabytes: text.length / 1e6,
    segments: segments.length,
    parse,
    first: first[0] ?? 0,
    letter: median(letter),
    space: median(space),
    word: median(word),
    most: Math.max(...letter, ...space, ...word),
  };
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Beside others on the same machine the clock tells of them too; CPU time does not. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
