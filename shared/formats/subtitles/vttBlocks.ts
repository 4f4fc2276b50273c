import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { type Line, splitLines } from '../lines.ts';
import { usualLength, usualTimes } from './usualTimes.ts';

/** One cue of a WebVTT file with its places. */
export interface VttCue {
  readonly identifier: TextRange | undefined;
  /** In ms; undefined where the times cannot be read. */
  readonly timing: { readonly start: number; readonly end: number } | undefined;
  /** From the identifier, or the times, to the end of the text. */
  readonly range: TextRange;
  /** Empty at the start of the line below the times where there is none. */
  readonly text: TextRange;
  /** Texts of the comments that stand above it. */
  readonly notes: readonly string[];
}

/** What a WebVTT file holds (WebVTT §4.1, §6.1). */
export interface VttBlocks {
  readonly cues: readonly VttCue[];
  readonly problems: readonly Problem[];
  /** The value of the header's `Language`. */
  readonly language: TextRange | undefined;
  /** That of its `Kind`, in small letters: `captions`, `descriptions`; empty where it has none. */
  readonly kind: string;
}

const hours = String.raw`(?:(\d+):)?(\d{1,2}):(\d{1,2})(?:([.,])(\d{1,3}))?`;
const times = new RegExp(String.raw`^[ \t]*${hours}[ \t]*-->[ \t]*${hours}(?:[ \t]+(?:([^ \t].*))?)?$`);
const exact = /^[ \t]*(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t]|$)/;
const setting = String.raw`(?:vertical|line|position|size|align|region):\S+`;
const settings = new RegExp(`^${setting}$`);
const allKnown = new RegExp(`^(?:[ \\t]+${setting})*[ \\t]*$`);

/** Reads the blocks of a WebVTT file; what cannot be read becomes a problem. */
export function readVtt(text: string): VttBlocks {
  const lines = splitLines(text);
  const cues: VttCue[] = [];
  const problems: Problem[] = [];
  const startOf = (i: number) => lines[i]?.start ?? text.length;
  const endOf = (i: number) => lines[i]?.end ?? text.length;
  const problem: Report = (start, end, message, severity = 'error') =>
    problems.push({ id: 'syntax', range: { start, end }, message, severity });
  const content = (i: number) => text.slice(startOf(i), endOf(i));
  const isEmpty = (i: number) => startOf(i) === endOf(i);
  let arrow = text.indexOf('-->');
  /** Asked of the lines in their order. */
  const hasArrow = (i: number) => {
    while (arrow >= 0 && arrow < startOf(i)) arrow = text.indexOf('-->', startOf(i));
    return arrow >= 0 && arrow < endOf(i);
  };
  /** Index of the line that ends a block: an empty one, or one with the times of the next cue. */
  const blockEnd = (from: number) => {
    let i = from;
    while (i < lines.length && !isEmpty(i) && !hasArrow(i)) i++;
    return i;
  };
  const { next, language, kind } = readHeader(text, lines, problem);
  let notes: string[] = [];
  for (let i = next; i < lines.length; ) {
    if (isEmpty(i)) {
      i++;
      continue;
    }
    const above = hasArrow(i) ? i : hasArrow(i + 1) ? i + 1 : -1;
    const end = blockEnd(above < 0 ? i + 1 : above + 1);
    if (above < 0) {
      const note = comment(text.slice(startOf(i), endOf(end - 1)));
      if (note !== undefined) notes.push(note);
      else foreign(i, end);
    } else {
      readCue(i, above, end);
      notes = [];
    }
    i = end;
  }
  return { cues, problems, language, kind };

  function foreign(i: number, end: number): void {
    const start = startOf(i);
    const kind = /^(?:STYLE|REGION)[ \t]*$/.exec(content(i))?.[0].trim();
    if (kind && cues.length === 0) return;
    if (/^(?:<{7}|>{7}|={7})(?: |$)/.test(content(i))) {
      problem(start, endOf(i), say`This is a merge conflict marker; resolve the conflict first.`);
    } else if (kind) {
      problem(start, endOf(i), say`Players ignore a ${kind} block after the first subtitle.`, 'warning');
    } else
      problem(
        start,
        endOf(end - 1),
        say`This text does not belong to a subtitle: there is no line with times above it.`,
      );
  }

  function readCue(first: number, timesLine: number, end: number): void {
    const line = lines[timesLine] as Line;
    let last = end - 1;
    while (last > timesLine && /^[ \t\f]*$/.test(content(last))) last--;
    const textEnd = last > timesLine ? endOf(last) : line.next;
    // Lines of white space are where the text of an empty subtitle will stand.
    const room = last > timesLine || timesLine + 1 >= end ? textEnd : endOf(end - 1);
    if (first > 0 && endOf(first - 1) > startOf(first - 1)) {
      problem(line.start, line.end, say`An empty line is missing above this subtitle.`, 'warning');
    }
    cues.push({
      identifier: first < timesLine ? { start: startOf(first), end: endOf(first) } : undefined,
      timing: readTimes(content(timesLine), line, problem),
      range: { start: startOf(first), end: Math.max(line.end, room) },
      text: { start: line.next, end: textEnd },
      notes,
    });
  }
}

type Report = (start: number, end: number, message: Sentence, severity?: Problem['severity']) => void;

function comment(block: string): string | undefined {
  return /^NOTE(?:[ \t\r\n]|$)/.test(block) ? block.slice(4).trim() : undefined;
}

function readHeader(
  text: string,
  lines: readonly Line[],
  problem: Report,
): { next: number; language: TextRange | undefined; kind: string } {
  const [first] = lines;
  let language: TextRange | undefined;
  let kind = '';
  if (!first || !/^\uFEFF?WEBVTT(?:[ \t]|$)/.test(text.slice(first.start, first.end))) {
    problem(0, first?.end ?? 0, say`A WebVTT file starts with “WEBVTT”; players refuse it without that.`);
    return { next: 0, language, kind };
  }
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i] as Line;
    const raw = text.slice(line.start, line.end);
    if (raw === '') return { next: i, language, kind };
    if (raw.includes('-->')) {
      problem(
        line.start,
        line.end,
        say`An empty line is missing between the header and the first subtitle.`,
        'warning',
      );
      return { next: i, language, kind };
    }
    kind ||= /^Kind:[ \t]*(\w+)/i.exec(raw)?.[1]?.toLowerCase() ?? '';
    const declared = /^Language:[ \t]*(\S+)[ \t]*$/i.exec(raw);
    if (declared?.[1]) {
      const start = line.start + raw.indexOf(declared[1], 9);
      language = { start, end: start + declared[1].length };
    }
  }
  return { next: lines.length, language, kind };
}

function readTimes(raw: string, line: Line, problem: Report): VttCue['timing'] {
  const usual = usualTimes(raw.slice(0, usualLength), '.');
  if (usual && allKnown.test(raw.slice(usualLength))) return usual;
  const match = times.exec(raw);
  if (!match) {
    problem(line.start, line.end, say`The times of this subtitle cannot be read; write 00:01.000 --> 00:02.000.`);
    return undefined;
  }
  if (!exact.test(raw)) {
    problem(line.start, line.end, say`Players may not read these times; write them as 00:01.000 --> 00:02.000.`);
  }
  const [, h1, m1, s1, , f1, h2, m2, s2, , f2, rest = ''] = match;
  for (const setting of rest.matchAll(/\S+/g)) {
    if (settings.test(setting[0])) continue;
    const settingStart = line.start + raw.length - rest.length + setting.index;
    problem(
      settingStart,
      settingStart + setting[0].length,
      say`Players ignore the setting “${setting[0]}”.`,
      'warning',
    );
  }
  return { start: ms(h1, m1, s1, f1), end: ms(h2, m2, s2, f2) };
}

function ms(h = '0', m = '0', s = '0', f = '0'): number {
  return ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000 + Number(f.padEnd(3, '0'));
}
