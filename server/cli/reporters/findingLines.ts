import type { Finding } from '../../../shared/checks/contract/check.ts';
import type { Severity } from '../../../shared/settings.ts';
import type { Lines } from '../lines.ts';
import { nameOf } from '../shownPath.ts';
import { visible } from '../visible.ts';
import { shortened, widthOf } from './frame.ts';
import type { FoundPlace } from './reporter.ts';

const colors: Readonly<Record<Severity, number>> = { error: 31, warning: 33, info: 36, hint: 90 };
const bold = 1;

/** How findings look on a terminal, with colours or without. */
export interface FindingLines {
  /** Place, severity and check: how each finding begins. */
  head(name: string, finding: Pick<Finding, 'check' | 'severity'>, place: FoundPlace): string;
  /** Where, what, and the line itself with the place underlined; an empty line behind. */
  all(name: string, finding: Finding, place: FoundPlace, lines: Lines): readonly string[];
}

/** @param color whether the terminal shows colours. */
export function findingLines(color: boolean): FindingLines {
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
