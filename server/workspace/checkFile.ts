import { setImmediate } from 'node:timers/promises';
import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { asksLocales, checksOfLocales, type OtherLocales } from '../../shared/checks/contract/otherLocales.ts';
import { typography } from '../../shared/checks/marks/typography.ts';
import { type CheckOptions, prepareRun } from '../../shared/checks/run/checkRun.ts';
import { type AskedSeverities, checkSeverities } from '../../shared/checks/run/checkSeverities.ts';
import { type Found, findInTurn } from '../../shared/checks/run/findInTurn.ts';
import { runOnSegment } from '../../shared/checks/run/runOnSegment.ts';
import { spelling } from '../../shared/checks/words/spelling.ts';
import { asWritten, withEnglish } from '../../shared/sentences/sentence.ts';
import { loadStyleRules } from '../../shared/style/loadedRules.ts';
import type { TermIndex } from '../../shared/terms/termIndex.ts';
import { targetLanguagesOf } from './targetLanguages.ts';
import { watchedFile } from './watchedFile.ts';
import type { LocalizationFile, Workspace } from './workspace.ts';

/**
 * Findings of every check that the settings of a project allow, in blocks, ordered by place; words are looked up first.
 *
 * @param only ids of the only checks to run; optional ones among them run too.
 */
export async function* checkFile(
  workspace: Pick<
    Workspace,
    'settingsOf' | 'rules' | 'reported' | 'watchdog' | 'spellers' | 'reference' | 'locales' | 'linkedFiles' | 'terms'
  >,
  file: LocalizationFile,
  only?: ReadonlySet<string>,
): AsyncGenerator<readonly Finding[]> {
  const { path, catalog, format, sourceLanguage, targetLanguage = sourceLanguage } = file;
  const terms = await workspace.terms(sourceLanguage, targetLanguage);
  const furtherTerms = new Map<string, TermIndex>();
  for (const language of targetLanguagesOf(file)) {
    if (language !== targetLanguage) furtherTerms.set(language, await workspace.terms(sourceLanguage, language));
  }
  const settings = workspace.settingsOf(path);
  // What the settings ask for is there since the workspace was opened.
  if (only?.has(typography.id)) await loadStyleRules();
  const files = await workspace.linkedFiles(file);
  const words = workspace.spellers(file, only);
  const reference = await workspace.reference(file);
  const options: CheckOptions = {
    languages: { source: sourceLanguage, target: targetLanguage },
    settings,
    terms,
    furtherTerms: (language: string) => furtherTerms.get(language),
    format,
    checks: workspace.rules.checksOf(path),
    ...(files ? { files } : {}),
    ...(only ? { only, named: only } : {}),
    ...(reference ? { reference } : {}),
    ...(words ? { spelling: words.of } : {}),
  };
  const pause = pauses();
  const { watchdog } = workspace;
  const watched = watchedFile(file);
  if (words) {
    const asking = findInTurn(catalog, { ...options, only: new Set([spelling.id]) });
    for (const _ of watchdog.steps(watched, asking)) await pause();
    await words.settle();
  }
  yield workspace.reported(path, encodingFindings(file, checkSeverities(settings, targetLanguage), only));
  let beside: ((found: Found) => Finding | undefined) | undefined;
  for (const blocks of watchdog.steps(watched, findInTurn(catalog, options))) {
    await pause();
    const found = blocks.flat();
    if (!beside && found.some(({ finding }) => asksLocales(finding.check, catalog)))
      beside = seenBeside(catalog, options, await workspace.locales(file));
    const seen = beside;
    const findings = seen
      ? watchdog.step(watched, () => found.map(seen).filter((finding) => finding !== undefined))
      : found.map(({ finding }) => finding);
    yield workspace.reported(path, findings);
  }
}

/** So long a step of work may take until others get their turn: who stops the program is heard; ms. */
const longestStep = 50;

/** Gives others their turn from time to time. */
function pauses(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < longestStep) return undefined;
    return setImmediate().then(() => {
      last = performance.now();
    });
  };
}

/** What is left of a finding beside the files of other languages, which most files need not know. */
function seenBeside(
  catalog: Catalog,
  options: CheckOptions,
  locales: OtherLocales | undefined,
): (found: Found) => Finding | undefined {
  if (!locales) return ({ finding }) => finding;
  const run = prepareRun(catalog, { ...options, locales, only: checksOfLocales });
  let last: { readonly segment: Segment; readonly findings: readonly Finding[] } | undefined;
  return (found) => {
    const { finding, segment } = found;
    if (!asksLocales(finding.check, catalog) || !segment) return finding;
    if (last?.segment !== segment) {
      const findings: Finding[] = [];
      runOnSegment(run, segment, findings);
      last = { segment, findings };
    }
    return last.findings.find(
      ({ check, message, range }) =>
        check === finding.check && message === finding.message && range.start === finding.range.start,
    );
  };
}

/** Faults of the encoding, as findings of the check `encoding`. */
function encodingFindings(
  { problems = [], bom, encoding, format }: LocalizationFile,
  severities: AskedSeverities,
  only?: ReadonlySet<string>,
): Finding[] {
  const asked = severities.encoding;
  if (asked === 'off' || (only && !only.has('encoding'))) return [];
  const ofMark = bom && encoding === 'utf-8' ? format.facts?.byteOrderMarkFault : undefined;
  const mark: Finding[] = ofMark
    ? [
        {
          check: 'encoding',
          severity: asked ?? 'warning',
          range: { start: 0, end: 0 },
          ...withEnglish(asWritten(ofMark)),
        },
      ]
    : [];
  const found = problems.map(({ id, range, message, severity }) => ({
    check: id,
    severity: asked ?? severity,
    range,
    ...withEnglish(asWritten(message)),
  }));
  return [...mark, ...found];
}
