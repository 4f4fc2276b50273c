import { setImmediate } from 'node:timers/promises';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import type { Severity } from '../../../shared/settings.ts';
import type { FileProgress } from '../../translation/fileProgress.ts';
import { aloneNote } from '../fileNotes.ts';
import type { Lines } from '../lines.ts';
import { many } from '../many.ts';
import { nameOf } from '../shownPath.ts';
import type { Terminal } from '../terminal.ts';
import { visible } from '../visible.ts';
import { shortened, widthOf } from './frame.ts';
import { type HeldLines, heldLines } from './heldLines.ts';
import { addTogether, type FoundTogether, foundTogether, incomplete, worstFirst } from './incomplete.ts';
import type { FoundPlace, Reporter, ReporterFactory } from './reporter.ts';
import { aloneFiles, summaryLines } from './summary.ts';
import { turnOff } from './turnOff.ts';

/**
 * Findings for people, errors first: where, what, and the line itself with the place underlined. What is left to translate
 * is one line for each file and check. A sum at the end, as prose.
 */
export const textReporter: ReporterFactory = (terminal) => textReport(terminal, incomplete);

/** The same with every finding on its own. */
export const verboseTextReporter: ReporterFactory = (terminal) => textReport(terminal, new Map());

/** @param together what of one file goes into one line, by check. */
function textReport(terminal: Terminal, together: ReadonlyMap<string, string>): Reporter {
  const shown = findingLines(terminal.color);
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0, hint: 0 };
  const byCheck = new Map<string, number>();
  const held: readonly HeldFindings[] = worstFirst.map(() => ({ findings: heldLines(), files: heldLines() }));
  const heldOf = (severity: Severity) => held[worstFirst.indexOf(severity)] as HeldFindings;
  const progress: FileProgress[] = [];
  const sum: Sum = { files: 0, codeFiles: 0, faulty: 0, fixable: 0, suggested: 0, joined: 0, unreadable: 0 };
  const writeHeld = (signal?: AbortSignal) => writeLines(held, terminal, signal);
  return {
    file({ name, lines, isCode }) {
      if (isCode) sum.codeFiles++;
      else sum.files++;
      let findings = 0;
      const groups = new Map<string, FoundTogether>();
      return {
        finding(finding, place) {
          const { check, severity, fix } = finding;
          if (findings++ === 0 && !isCode) sum.faulty++;
          counts[severity]++;
          byCheck.set(check, (byCheck.get(check) ?? 0) + 1);
          if (fix?.kind === 'safe') sum.fixable++;
          else if (fix) sum.suggested++;
          const group = groups.get(check);
          if (group) addTogether(group, finding);
          else if (together.has(check)) groups.set(check, foundTogether(finding, place));
          else for (const line of shown.all(name, finding, place, lines)) heldOf(severity).findings.add(line);
        },
        end() {
          for (const [check, { count, severity, segments, first }] of groups) {
            const { findings, files } = heldOf(severity);
            if (count === 1) {
              for (const line of shown.all(name, first.finding, first.place, lines)) findings.add(line);
              continue;
            }
            sum.joined += count;
            const head = shown.head(name, { check, severity }, first.place);
            files.add(`${head}  ${count} ${together.get(check)}: ${segments}`);
          }
          return undefined;
        },
      };
    },
    progress(rows) {
      for (const row of rows) progress.push(row);
    },
    unreadable(name, reason) {
      sum.unreadable++;
      terminal.say(`${nameOf(name)}: ${reason}.`);
    },
    async end(signal) {
      const summary = summaryLines({ ...sum, progress, byCheck }, terminal);
      const length = held.reduce((lines, { findings, files }) => lines + findings.count + files.count, 0);
      // A summary shortens.
      const isShort = length < 2 * summary.length;
      if (!isShort) for (const line of summary) terminal.out(line);
      await writeHeld(signal);
      const alone = aloneFiles(progress);
      if (isShort && alone.length > 0) terminal.say(aloneNote(alone, terminal));
      if (isShort) for (const line of turnOff(byCheck)) terminal.say(line);
      terminal.say(totalLine(counts, sum));
    },
    async stop() {
      await writeHeld();
      terminal.say(`Stopped: ${many(totalOf(counts), 'finding')} in the ${many(sum.files, 'file')} checked so far.`);
    },
  };
}

const totalOf = ({ error, warning, info, hint }: Record<Severity, number>) => error + warning + info + hint;

/** What the last line tells. */
interface Sum {
  files: number;
  codeFiles: number;
  /** Files that are no source code and have findings. */
  faulty: number;
  fixable: number;
  suggested: number;
  /** Findings that share a line with others. */
  joined: number;
  unreadable: number;
}

function totalLine(counts: Readonly<Record<Severity, number>>, sum: Readonly<Sum>): string {
  const { files, codeFiles, faulty, fixable, suggested, joined, unreadable } = sum;
  const total = totalOf(counts);
  const lost = unreadable > 0 ? ` ${many(unreadable, 'file was', 'files were')} left out.` : '';
  if (total === 0) return `No findings in ${many(files, 'file')}.${lost}`;
  const parts = [
    many(counts.error, 'error'),
    many(counts.warning, 'warning'),
    ...(counts.info > 0 ? [`${counts.info} info`] : []),
    ...(counts.hint > 0 ? [many(counts.hint, 'hint')] : []),
  ];
  const repairs =
    (fixable > 0 ? ` --fix repairs ${fixable}.` : '') +
    (suggested > 0 ? ` ${many(suggested, 'fix', 'fixes')} can be applied by --fix=ID.` : '') +
    (joined > 0 ? ` --verbose shows each of the ${joined} that share lines.` : '');
  const code = codeFiles > 0 ? ` and ${many(codeFiles, 'file')} of source code` : '';
  return `${many(total, 'finding')} (${parts.join(', ')}) in ${faulty} of ${many(files, 'file')}${code}.${repairs}${lost}`;
}

/** What is reported of one severity. */
interface HeldFindings {
  readonly findings: HeldLines;
  /** Files of which one check found more. */
  readonly files: HeldLines;
}

/** @throws the signal's reason when it aborts. */
async function writeLines(held: readonly HeldFindings[], terminal: Terminal, signal?: AbortSignal): Promise<void> {
  for (const { findings, files } of held) {
    if (files.count > 0) files.add('');
    for (const lines of [findings, files]) {
      for (const block of lines.blocks()) {
        for (const line of block) terminal.painted(line);
        await terminal.room();
        // Ctrl-C is heard in between.
        await setImmediate();
        signal?.throwIfAborted();
      }
    }
  }
}

const colors: Readonly<Record<Severity, number>> = { error: 31, warning: 33, info: 36, hint: 90 };
const bold = 1;

/** How findings look on a terminal, with colours or without. */
interface FindingLines {
  /** Place, severity and check: how each finding begins. */
  head(name: string, finding: Pick<Finding, 'check' | 'severity'>, place: FoundPlace): string;
  /** Where, what, and the line itself with the place underlined; an empty line behind. */
  all(name: string, finding: Finding, place: FoundPlace, lines: Lines): readonly string[];
}

/** @param color whether the terminal shows colours. */
function findingLines(color: boolean): FindingLines {
  const paint = (text: string, code: number) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const head: FindingLines['head'] = (name, { check, severity }, { start }) =>
    `${paint(`${nameOf(name)}:${start.line}:${start.column}`, bold)}  ${paint(severity, colors[severity])}  ${check}`;
  return {
    head,
    all(name, finding, place, lines) {
      const { segment, message, severity } = finding;
      const owner = segment === undefined ? '' : `  ${visible(segment)}`;
      return [
        `${head(name, finding, place)}${owner}`,
        `  ${visible(message)}`,
        ...frame(place, lines, (text) => paint(text, colors[severity])),
        '',
      ];
    },
  };
}

/** The line of a finding with its place underlined; of several lines only the first. */
function frame({ start, end }: FoundPlace, lines: Lines, paint: (text: string) => string): string[] {
  const text = lines.text(start.line);
  const from = start.column - 1;
  const to = end.line === start.line ? end.column - 1 : text.length;
  const shown = shortened(text, from, Math.max(from, to));
  const gutter = String(start.line);
  const under = '^'.repeat(Math.max(1, widthOf(shown.text.slice(shown.from, shown.to))));
  return [
    `  ${gutter} | ${shown.text}`,
    `  ${' '.repeat(gutter.length)} | ${' '.repeat(widthOf(shown.text.slice(0, shown.from)))}${paint(under)}`,
  ];
}
