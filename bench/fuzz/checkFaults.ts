import { checks } from '../../shared/checks/checks.ts';
import { applyFix } from '../../shared/checks/run/applyFix.ts';
import { runChecks } from '../../shared/checks/run/runChecks.ts';
import { changeSegments } from '../../shared/formats/change.ts';
import { asSource, pairCatalogs } from '../../shared/formats/pair.ts';
import { defaultSettings } from '../../shared/settings.ts';
import { createTermIndex } from '../../shared/terms/termIndex.ts';
import type { FuzzedFile } from './fuzzFaults.ts';

const terms = createTermIndex([]);
/** Every check, the optional ones too. */
const settings = { ...defaultSettings, checks: Object.fromEntries(checks.map(({ id }) => [id, 'warning' as const])) };

/** Every finding lies in the file, and what is offered as a fix can be made. */
export function checkFaults({ format, catalog }: FuzzedFile, fault: (text: string) => void): void {
  const languages = { source: 'en', target: 'de' };
  // A file of one language is checked beside a source file: its own texts serve as well as any.
  const read = catalog.kind === 'bilingual' ? catalog : pairCatalogs(catalog, asSource(catalog, 'en'), languages);
  const { segments } = read;
  let fixes = 0;
  for (const finding of runChecks(read, { languages, settings, terms, format })) {
    const { start, end } = finding.range;
    if (!(start >= 0 && start <= end && end <= read.text.length)) {
      fault(`${finding.check} at ${start}–${end} of ${read.text.length}`);
    }
    const segment = finding.segment === undefined ? undefined : segments.find(finding.segment);
    if (!finding.fix || fixes++ > 20) continue;
    if (!segment) {
      fault(`${finding.check} fixes a segment that is not there`);
      continue;
    }
    changeSegments(format, catalog, new Map([[segment.id, { content: applyFix(finding, segment) }]]));
  }
}
