import { pathToFileURL } from 'node:url';
import { checks } from '../../../shared/checks/checks.ts';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import type { Severity } from '../../../shared/settings.ts';
import { version } from '../../../shared/version.ts';
import { codeChecks } from '../../code/codeChecks.ts';
import { nameOf } from '../shownPath.ts';
import type { FoundPlace, ReporterFactory } from './reporter.ts';

const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
  hint: 'note',
};

/** SARIF 2.1.0 (OASIS), one run, written result by result. */
export const sarifReporter: ReporterFactory = (terminal) => {
  const rules = [...checks, ...codeChecks].map(({ id, summary, severity }) => ({
    id,
    name: id,
    shortDescription: { text: summary },
    defaultConfiguration: { level: levels[severity] },
  }));
  const places = new Map(rules.map(({ id }, i) => [id, i]));
  const unreadable: { name: string; reason: string }[] = [];
  const tool = { driver: { name: 'interline', semanticVersion: version, version, rules } };
  const root = pathToFileURL(`${terminal.cwd}/`).href;
  terminal.out('{');
  terminal.out('  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",');
  terminal.out('  "version": "2.1.0",');
  terminal.out('  "runs": [{');
  terminal.out(`    "tool": ${JSON.stringify(tool)},`);
  terminal.out('    "columnKind": "utf16CodeUnits",');
  terminal.out(`    "originalUriBaseIds": { "%SRCROOT%": { "uri": ${JSON.stringify(root)} } },`);
  terminal.out('    "results": [');
  let first = true;
  return {
    file: ({ name }) => ({
      finding(finding, place) {
        terminal.out(
          `      ${first ? ' ' : ','}${JSON.stringify(result(name, finding, place, places.get(finding.check)))}`,
        );
        first = false;
      },
      end: () => undefined,
    }),
    unreadable(name, reason) {
      unreadable.push({ name, reason });
      terminal.say(`${nameOf(name)}: ${reason}.`);
    },
    end() {
      const toolExecutionNotifications = unreadable.map(({ name, reason }) => ({
        level: 'error',
        message: { text: `${name}: ${reason}.` },
        locations: [{ physicalLocation: { artifactLocation: location(name) } }],
      }));
      const invocation = { executionSuccessful: unreadable.length === 0, toolExecutionNotifications };
      terminal.out('    ],');
      terminal.out(`    "invocations": [${JSON.stringify(invocation)}]`);
      terminal.out('  }]');
      terminal.out('}');
    },
  };
};

function result(
  name: string,
  { check, segment, severity, message, range }: Finding,
  { start, end }: FoundPlace,
  ruleIndex: number | undefined,
): object {
  return {
    ruleId: check,
    ...(ruleIndex === undefined ? {} : { ruleIndex }),
    level: levels[severity],
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: location(name),
          region: {
            startLine: start.line,
            startColumn: start.column,
            endLine: end.line,
            endColumn: end.column,
            charOffset: range.start,
            charLength: range.end - range.start,
          },
        },
        ...(segment === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: segment, kind: 'resource' }] }),
      },
    ],
  };
}

/** A URI relative to the current folder; a path above it is a URI all the same. */
function location(name: string): object {
  const uri = name.split('/').map(encodeURIComponent).join('/');
  return { uri, uriBaseId: '%SRCROOT%' };
}
