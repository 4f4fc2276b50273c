import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeChecks } from '../server/code/codeChecks.ts';
import { checks } from '../shared/checks/checks.ts';
import { staleTranslation } from '../shared/checks/staleTranslation.ts';
import { severitySchema } from '../shared/settings.ts';

/** What `encoding` is judged on are bytes, before there is a catalog to check: it stands in no list of the code. */
const encoding = {
  id: 'encoding',
  severity: 'warning',
  summary: 'The file is not in the encoding that it declares',
  inSource: true,
  optional: undefined,
} as const;

/** Every check, those that need more than one file included: the history of a repository, the source code. */
const all = [
  ...checks,
  encoding,
  { ...staleTranslation, inSource: false },
  ...codeChecks.map((check) => ({ ...check, inSource: check.id === 'unused-key' })),
];

/**
 * The files of the project that repeat what the code says: the ids of the checks in the manifest's settings, and the
 * table of the checks. `npm run generate` writes them; a test says when they are out of date.
 *
 * @param root folder of the project.
 * @returns whole texts, by path from the root.
 */
export function generatedFiles(root: string): ReadonlyMap<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return new Map([
    ['package.json', manifest(read('package.json'))],
    ['docs/checks/README.md', checkTable(read('docs/checks/README.md'), (id) => read(`docs/checks/${id}.md`))],
  ]);
}

/** Every id is completed, and explained by its summary, wherever the settings name checks. */
function manifest(text: string): string {
  const value = JSON.parse(text) as {
    contributes: { configuration: { properties: Record<string, Record<string, unknown>> }[] };
  };
  const severity = { type: 'string', enum: severitySchema.options };
  const properties = Object.fromEntries(
    all.map(({ id, summary }) => [id, { ...severity, description: `${summary}.` }]),
  );
  const bySeverity = { type: 'object', properties, additionalProperties: severity };
  for (const section of value.contributes.configuration) {
    const { 'interline.checks': severities, 'interline.overrides': overrides } = section.properties;
    if (severities) Object.assign(severities, bySeverity);
    const items = overrides?.items as { properties: Record<string, unknown> } | undefined;
    if (items) items.properties.checks = { type: 'object', additionalProperties: severity };
  }
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The kinds of fixes that the examples of a page have: these are run as tests. */
function fixKinds(page: string): string[] {
  return [...(/^fixed:/m.test(page) ? ['safe'] : []), ...(/^suggested:/m.test(page) ? ['suggestion'] : [])];
}

function checkTable(text: string, page: (id: string) => string): string {
  const rows = all.map(({ id, severity, optional, summary, inSource }) => {
    const fixed = fixKinds(page(id)).join(', ');
    const shown = optional ? `off (${severity})` : severity;
    return `| [${id}](${id}.md) | ${shown} | ${summary} | ${fixed} | ${inSource ? 'yes' : ''} |`;
  });
  const head = text.indexOf('| check |');
  const body = text.indexOf('\n', text.indexOf('\n', head) + 1) + 1;
  const end = text.indexOf('\n\n', body);
  return `${text.slice(0, body)}${rows.join('\n')}${text.slice(end)}`;
}
