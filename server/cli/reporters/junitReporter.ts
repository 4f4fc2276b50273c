import type { FoundFinding, ReporterFactory } from './reporter.ts';

/** JUnit XML: a suite per file, a failed case per finding, one passed case for a file without any. */
export const junitReporter: ReporterFactory = (terminal) => {
  terminal.out('<?xml version="1.0" encoding="UTF-8"?>');
  terminal.out('<testsuites name="interline">');
  const suite = (name: string, cases: readonly string[], failures: number, errors: number) => {
    const counts = `tests="${Math.max(1, cases.length)}" failures="${failures}" errors="${errors}" skipped="0"`;
    terminal.out(`  <testsuite name="${escaped(name)}" ${counts} time="0">`);
    if (cases.length === 0) terminal.out(`    <testcase name="check" classname="${escaped(name)}" time="0"/>`);
    for (const line of cases) terminal.out(line);
    terminal.out('  </testsuite>');
  };
  return {
    file({ name, findings }) {
      suite(
        name,
        findings.map((finding) => failure(name, finding)),
        findings.length,
        0,
      );
    },
    unreadable(name, reason) {
      const error = `<error type="unreadable" message="${escaped(reason)}"/>`;
      suite(name, [`    <testcase name="read" classname="${escaped(name)}" time="0">${error}</testcase>`], 0, 1);
      terminal.say(`${name}: ${reason}.`);
    },
    end: () => terminal.out('</testsuites>'),
  };
};

function failure(name: string, { check, segment, severity, message, start }: FoundFinding): string {
  const title = escaped(segment === undefined ? check : `${check}: ${segment}`);
  const text = escaped(`${severity}: ${message}\n${name}:${start.line}:${start.column}`);
  return [
    `    <testcase name="${title}" classname="${escaped(name)}" file="${escaped(name)}" line="${start.line}" time="0">`,
    `<failure type="${check}" message="${escaped(message)}">${text}</failure></testcase>`,
  ].join('');
}

/** Text for XML 1.0: what may not stand there at all becomes U+FFFD. */
function escaped(text: string): string {
  return text
    .replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '\uFFFD',
    )
    .replace(/[&<>"\n\r\t]/g, (character) => entities[character] ?? `&#${character.charCodeAt(0)};`);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
