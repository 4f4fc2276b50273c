import { nameOf } from '../shownPath.ts';
import type { ReporterFactory } from './reporter.ts';

/** One JSON object per finding and line; the fields are a contract of the command line. */
export const jsonReporter: ReporterFactory = (terminal) => ({
  file: ({ name }) => ({
    finding({ segment, check, severity, message, range, fix }, { start }) {
      terminal.out(
        JSON.stringify({
          file: name,
          segment: segment ?? null,
          check,
          severity,
          message,
          range: [range.start, range.end],
          line: start.line,
          column: start.column,
          fixable: fix !== undefined,
          fix: fix?.kind ?? null,
        }),
      );
    },
    end: () => undefined,
  }),
  unreadable: (name, reason) => terminal.say(`${nameOf(name)}: ${reason}.`),
  end() {},
});
