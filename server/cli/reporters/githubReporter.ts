import type { ReporterFactory } from './reporter.ts';

/** Annotations of GitHub Actions (workflow commands, “Setting a notice, warning or error message”). */
export const githubReporter: ReporterFactory = (terminal) => ({
  file: ({ name }) => ({
    finding({ check, segment, severity, message }, { start, end }) {
      const kind = severity === 'error' || severity === 'warning' ? severity : 'notice';
      const properties = {
        file: name,
        line: start.line,
        endLine: end.line,
        // Columns of an annotation are only understood within one line.
        ...(start.line === end.line ? { col: start.column, endColumn: end.column } : {}),
        title: segment === undefined ? check : `${check}: ${segment}`,
      };
      const list = Object.entries(properties).map(([key, value]) => `${key}=${property(String(value))}`);
      terminal.out(`::${kind} ${list.join(',')}::${data(message)}`);
    },
    end: () => undefined,
  }),
  unreadable(name, reason) {
    terminal.out(`::error file=${property(name)},title=unreadable::${data(reason)}`);
  },
  end() {},
});

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
