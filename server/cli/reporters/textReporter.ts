import type { Finding } from '../../../shared/checks/check.ts';
import type { Severity } from '../../../shared/settings.ts';
import type { Lines } from '../lines.ts';
import { nameOf } from '../shownPath.ts';
import { visible } from '../visible.ts';
import { shortened, widthOf } from './frame.ts';
import type { FoundPlace, ReporterFactory } from './reporter.ts';
import { turnOff } from './turnOff.ts';

const colors: Readonly<Record<Severity, number>> = { error: 31, warning: 33, info: 36, hint: 90 };

/** Findings for people: where, what, and the line itself with the place underlined. A sum at the end, as prose. */
export const textReporter: ReporterFactory = (terminal) => {
  const paint = (text: string, code: number) => (terminal.color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0, hint: 0 };
  const byCheck = new Map<string, number>();
  let files = 0;
  let faulty = 0;
  let fixable = 0;
  let suggested = 0;
  let unreadable = 0;
  const print = (path: string, { check, segment, severity, message }: Finding, at: FoundPlace, lines: Lines) => {
    const { start } = at;
    const place = paint(`${nameOf(path)}:${start.line}:${start.column}`, 1);
    const owner = segment === undefined ? '' : `  ${visible(segment)}`;
    terminal.painted(`${place}  ${paint(severity, colors[severity])}  ${check}${owner}`);
    terminal.painted(`  ${visible(message)}`);
    for (const line of frame(at, lines, (text) => paint(text, colors[severity]))) terminal.painted(line);
    terminal.out('');
  };
  return {
    file({ name, lines }) {
      files++;
      let found = 0;
      return {
        finding(finding, place) {
          if (found++ === 0) faulty++;
          counts[finding.severity]++;
          byCheck.set(finding.check, (byCheck.get(finding.check) ?? 0) + 1);
          if (finding.fix?.kind === 'safe') fixable++;
          else if (finding.fix) suggested++;
          print(name, finding, place, lines);
        },
        end: () => undefined,
      };
    },
    unreadable(name, reason) {
      unreadable++;
      terminal.say(`${nameOf(name)}: ${reason}.`);
    },
    end() {
      const total = counts.error + counts.warning + counts.info + counts.hint;
      const lost = unreadable > 0 ? ` ${many(unreadable, 'file')} could not be read.` : '';
      if (total === 0) {
        terminal.say(`No findings in ${many(files, 'file')}.${lost}`);
        return;
      }
      for (const line of turnOff(byCheck)) terminal.say(line);
      const parts = [
        many(counts.error, 'error'),
        many(counts.warning, 'warning'),
        ...(counts.info > 0 ? [`${counts.info} info`] : []),
        ...(counts.hint > 0 ? [many(counts.hint, 'hint')] : []),
      ];
      const repairs =
        (fixable > 0 ? ` --fix repairs ${fixable}.` : '') +
        (suggested > 0 ? ` ${many(suggested, 'fix', 'fixes')} can be applied by --fix=ID.` : '');
      terminal.say(
        `${many(total, 'finding')} (${parts.join(', ')}) in ${faulty} of ${many(files, 'file')}.${repairs}${lost}`,
      );
    },
  };
};

function many(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
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
