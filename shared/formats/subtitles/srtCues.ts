import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { eachLine, type Line } from '../lines.ts';
import { usualTimes } from './usualTimes.ts';

/** One subtitle of an SRT file with its places. */
export interface SrtCue {
  /** As written; undefined where the number is missing. */
  readonly number: string | undefined;
  readonly numberRange: TextRange | undefined;
  /** In ms; undefined where the times cannot be read. */
  readonly timing: { readonly start: number; readonly end: number } | undefined;
  readonly timeLine: Line;
  /** From the number to the end of the text. */
  readonly start: number;
  /** Behind the text, or behind the first blank line where there is none. */
  readonly end: number;
  /** Text without the blank lines behind it; empty at the start of the line below the times where there is none. */
  readonly text: TextRange;
}

const time = String.raw`(\d+)\s*:\s*(\d{1,2})\s*:\s*(\d{1,2})(?:\s*[,.:]\s*(\d{1,3}))?`;
const times = new RegExp(String.raw`^\s*${time}\s*(-+>)\s*${time}(?:\s.*)?$`);
const likeTimes = /^\s*\d+\s*:\s*\d+(?!\d).*(?:--?>|\s\d+\s*:\s*\d+)/;
const arrow = /-->/;
const digits = /^\s*\uFEFF?(\d+)\s*$/;

/** The subtitles of a file. */
export interface SrtCues {
  readonly cues: readonly SrtCue[];
  readonly problems: readonly Problem[];
}

/** Reads the subtitles of an SRT file; what cannot be read becomes a problem. */
export function readCues(text: string): SrtCues {
  const cues: SrtCue[] = [];
  const problems: Problem[] = [];
  const problem: Report = (start, end, message, severity = 'error') =>
    problems.push({ id: 'syntax', range: { start, end }, message, severity });
  let head: Omit<SrtCue, 'end' | 'text'> | undefined;
  let expected: number | undefined;
  // Of the lines below it: the last one, the end of the first one, where those with text start and end, and where they would
  // end without the last one.
  let [lastStart, lastEnd, firstEnd, textStart, textEnd, endBefore] = [-1, -1, -1, -1, -1, -1];

  const close = (isNumbered: boolean) => {
    const end = isNumbered ? endBefore : textEnd;
    if (head) {
      const { next } = head.timeLine;
      const isFollowed = firstEnd >= 0 && !(isNumbered && lastStart === next);
      cues.push(cueOf(head, end, isFollowed ? firstEnd : -1));
    } else if (end >= 0) {
      problem(textStart, end, say`This text does not belong to a subtitle: there is no line with times above it.`);
    }
    [lastStart, lastEnd, firstEnd, textStart, textEnd, endBefore] = [-1, -1, -1, -1, -1, -1];
  };
  const numberOf = (range: TextRange | undefined, timeLine: Line) => {
    if (!range) {
      problem(timeLine.start, timeLine.end, say`This subtitle has no number.`, 'warning');
      return undefined;
    }
    const number = text.slice(range.start, range.end);
    if (expected !== undefined && Number(number) !== expected) {
      const message = say`This subtitle has the number ${number}; ${expected} was expected.`;
      problem(range.start, range.end, message, 'warning');
    }
    expected = Number(number) + 1;
    return number;
  };

  eachLine(text, (start, end, next) => {
    const first = text.charCodeAt(start);
    const raw = first <= 0x39 || first === 0xfeff ? text.slice(start, end) : '';
    const usual = usualTimes(raw, ',');
    const isTimes = usual ? true : holdsTimes(raw);
    const numberRange = isTimes && lastStart >= 0 ? numberIn(text, lastStart, lastEnd) : undefined;
    if (isTimes === true || numberRange) {
      const from = numberRange ? lastStart : start;
      close(numberRange !== undefined);
      const timeLine = { start, end, next };
      const number = numberOf(numberRange, timeLine);
      head = { number, numberRange, timing: usual ?? readTimes(raw, timeLine, problem), timeLine, start: from };
      return;
    }
    endBefore = textEnd;
    if (!isBlank(text, start, end)) {
      if (textStart < 0) textStart = start;
      textEnd = end;
    }
    if (firstEnd < 0) firstEnd = end;
    lastStart = start;
    lastEnd = end;
  });
  close(false);
  return { cues, problems };
}

/**
 * @param textEnd where its text ends; -1 where it has none.
 * @param firstEnd where the line below its times ends, in which the text of an empty subtitle will stand; -1 where none is.
 */
function cueOf(head: Omit<SrtCue, 'end' | 'text'>, textEnd: number, firstEnd: number): SrtCue {
  const { number, numberRange, timing, timeLine, start } = head;
  const text = { start: timeLine.next, end: textEnd < 0 ? timeLine.next : textEnd };
  const end = Math.max(timeLine.end, textEnd < 0 && firstEnd >= 0 ? firstEnd : text.end);
  return { number, numberRange, timing, timeLine, start, end, text };
}

/** Whether a line has the times of a subtitle; of some that is known only by the number above them. */
function holdsTimes(line: string): boolean | 'below a number' {
  if (!/:|-->/.test(line)) return false;
  if (times.test(line)) return true;
  const [isLike, isJoined] = [likeTimes.test(line), arrow.test(line)];
  return (isLike && isJoined) || ((isLike || isJoined) && 'below a number');
}

/** Where the number stands in a line of nothing else. */
function numberIn(text: string, start: number, end: number): TextRange | undefined {
  const line = text.slice(start, end);
  const number = digits.exec(line)?.[1];
  if (number === undefined) return undefined;
  const offset = start + line.indexOf(number);
  return { start: offset, end: offset + number.length };
}

/** Nothing, or spaces and tabs. */
function isBlank(text: string, start: number, end: number): boolean {
  for (let offset = start; offset < end; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit !== 0x20 && !(unit >= 0x09 && unit <= 0x0c && unit !== 0x0a)) return false;
  }
  return true;
}

type Report = (start: number, end: number, message: Sentence, severity?: Problem['severity']) => void;

function readTimes(raw: string, line: Line, problem: Report): SrtCue['timing'] {
  const match = times.exec(raw);
  if (!match) {
    problem(line.start, line.end, say`The times of this subtitle cannot be read; write 00:00:01,000 --> 00:00:02,000.`);
    return undefined;
  }
  const [, h1, m1, s1, f1, sign, h2, m2, s2, f2] = match;
  if (sign !== '-->')
    problem(line.start, line.end, say`The times of this subtitle are joined by “${sign ?? ''}”, not by “-->”.`);
  const start = ms(h1, m1, s1, f1);
  const end = ms(h2, m2, s2, f2);
  return { start, end };
}

function ms(hours = '0', minutes = '0', seconds = '0', fraction = '0'): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}
