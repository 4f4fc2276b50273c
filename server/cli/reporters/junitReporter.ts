import type { Finding } from '../../../shared/checks/contract/check.ts';
import { nameOf } from '../shownPath.ts';
import { heldLines } from './heldLines.ts';
import type { FoundPlace, ReporterFactory } from './reporter.ts';

/** JUnit XML: a suite per file, a failed case per finding, one passed case for a file without any. */
export const junitReporter: ReporterFactory = (terminal) => {
  terminal.out('<?xml version="1.0" encoding="UTF-8"?>');
  terminal.out('<testsuites name="interline">');
  const begin = (name: string, failures: number, errors: number) => {
    const counts = `tests="${Math.max(1, failures)}" failures="${failures}" errors="${errors}" skipped="0"`;
    terminal.out(`  <testsuite name="${escaped(name)}" ${counts} time="0">`);
  };
  const end = () => terminal.out('  </testsuite>');
  return {
    file({ name }) {
      // A suite begins with the number of its cases.
      const cases = heldLines();
      return {
        finding: (finding, place) => cases.add(failure(name, finding, place)),
        async end() {
          begin(name, cases.count, 0);
          if (cases.count === 0) terminal.out(`    <testcase name="check" classname="${escaped(name)}" time="0"/>`);
          for (const block of cases.blocks()) {
            for (const line of block) terminal.out(line);
            await terminal.room();
          }
          end();
        },
      };
    },
    unreadable(name, reason) {
      begin(name, 0, 1);
      const error = `<error type="unreadable" message="${escaped(reason)}"/>`;
      terminal.out(`    <testcase name="read" classname="${escaped(name)}" time="0">${error}</testcase>`);
      end();
      terminal.say(`${nameOf(name)}: ${reason}.`);
    },
    end: () => terminal.out('</testsuites>'),
  };
};

function failure(name: string, { check, segment, severity, message }: Finding, { start }: FoundPlace): string {
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
