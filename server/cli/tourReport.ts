import type { Origin } from '../../shared/catalog/catalog.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import { checksReporting } from '../../shared/checks/checksReporting.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { applyFix } from '../../shared/checks/run/applyFix.ts';
import { modelCommand, wantedModels, withoutAdvice } from '../../shared/languages/modelCommand.ts';
import { english } from '../../shared/sentences/sentence.ts';
import type { Severity } from '../../shared/settings.ts';
import { countFailures, countOrigins, describeOrigins, originNames, unusedMatches } from '../translation/origins.ts';
import type { FileTranslation, progressIn } from '../translation/translateFile.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import { many } from './many.ts';
import { worstFirst } from './reporters/incomplete.ts';
import { tableLines } from './table.ts';

/** What a tour saw of one file in one language. */
export interface TouredFile {
  readonly name: string;
  readonly result: FileTranslation;
  /** Of the file as it is now; absent where it was not made. */
  readonly progress: ReturnType<typeof progressIn> | undefined;
  /** Findings in it now. */
  readonly findings: readonly Finding[];
  /** What was wrong before, where a quick fix repairs it. */
  readonly faults: readonly FixableFault[];
}

/** A fault with the text that its fix makes. */
export interface FixableFault {
  readonly place: string;
  readonly check: string;
  readonly severity: Severity;
  readonly message: string;
  readonly before: string;
  readonly after: string;
}

/** So long a text is still read at a glance, in UTF-16 code units. */
const glance = 56;
const shownTranslations = 5;
const shownFaults = 3;
/** What is not there yet is no fault of what is. */
const incomplete = checksReporting('missing', 'missing form', 'unreviewed');

/** The faults of a file that a quick fix repairs, with the text before and after it. */
export function fixableFaults(name: string, findings: readonly Finding[], file: LocalizationFile): FixableFault[] {
  const { segments } = file.catalog;
  return findings.flatMap((finding) => {
    const segment = finding.segment === undefined ? undefined : segments.find(finding.segment);
    const before = segment?.target?.value ?? '';
    if (!finding.fix || !segment || before === '' || before.length > glance) return [];
    const { check, severity, message } = finding;
    const after = applyFix(finding, segment).value;
    return [{ place: `${name}  ${segment.id}`, check, severity, message, before, after }];
  });
}

/**
 * What came of a tour, as lines: how much was filled and from where, some translations and some faults, each language,
 * what is left and what to do next.
 *
 * @param folder where the copy is, as the user would type it.
 * @param program how the user starts Interline.
 */
export function tourReport(files: readonly TouredFile[], folder: string, program: string): string[] {
  return [
    summaryOf(files),
    ...section('Some of the new translations', translationLines(files)),
    ...section('Some of the faults, and what their quick fixes make of them', faultLines(files)),
    ...section('Each language', languageLines(files)),
    ...section('Left to do', leftLines(files, program)),
    ...section('Next', [
      ...modelLines(files, program),
      `code ${folder}`,
      '  opens the copy in VS Code: with the extension, every fault is underlined, with its fix behind the light bulb',
      `${program} check ${folder} --format html > report.html`,
      '  writes every finding into a page for the browser',
    ]),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

/** @example '143 texts were missing: 78 filled (18 from the memory, 60 by an engine), 65 left.' */
function summaryOf(files: readonly TouredFile[]): string {
  const missing = sum(files, ({ result }) => result.untranslatedBefore);
  if (missing === 0) return 'No text was missing.';
  const counts = countOrigins(translationsOf(files));
  const origins = describeOrigins(counts);
  const filled = `${counts.translated} filled${origins ? ` (${origins})` : ''}`;
  return `${many(missing, 'text was', 'texts were')} missing: ${filled}, ${sum(files, leftIn)} left.`;
}

function leftIn({ progress, result }: TouredFile): number {
  return progress?.untranslated ?? result.untranslatedBefore;
}

interface ShownTranslation {
  readonly language: string;
  readonly kind: Origin['kind'];
  readonly row: string[];
}

/** Short texts of different languages and origins, those that people wrote first. */
function translationLines(files: readonly TouredFile[]): string[] {
  const kinds = Object.keys(originNames);
  const all = files
    .flatMap(({ name, result }) => shownTranslationsOf(name, result))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  const chosen = varied(all, shownTranslations, ({ language, kind }) => [language, kind]);
  return tableLines(chosen.map(({ row }) => row));
}

function shownTranslationsOf(name: string, { base, translations, targetLanguage }: FileTranslation) {
  const sources = new Map(base.catalog.segments.all().map(({ id, source, target }) => [id, (source ?? target)?.value]));
  for (const { id, source } of base.catalog.pair?.missing ?? [])
    sources.set(id, (source.target ?? source.source)?.value);
  return translations.flatMap(({ id, content, origin }): ShownTranslation[] => {
    const source = sources.get(id);
    if (!source || !content || !origin || origin.kind === 'copy') return [];
    if (/[\n<]/.test(source + content.value) || source.length > glance || content.value.length > glance) return [];
    if (source.length < 8) return [];
    const match = origin.kind !== 'fuzzy' || origin.match === undefined ? '' : `, ${origin.match} %`;
    const from = `${originNames[origin.kind]}${match}`;
    return [{ language: targetLanguage, kind: origin.kind, row: [source, '→', content.value, from, name] }];
  });
}

function faultLines(files: readonly TouredFile[]): string[] {
  const all = files
    .flatMap(({ faults }) => faults)
    .sort((a, b) => worstFirst.indexOf(a.severity) - worstFirst.indexOf(b.severity));
  return varied(all, shownFaults, ({ check, place }) => [check, place]).flatMap(
    ({ place, check, severity, message, before, after }) => [
      `${place}  ${severity}  ${check}: ${message}`,
      `  - ${before.replaceAll('\n', '⏎')}`,
      `  + ${after.replaceAll('\n', '⏎')}`,
    ],
  );
}

/** The first of a list that have nothing in common with those before them, then any others, up to a number of them. */
function varied<T>(all: readonly T[], most: number, traits: (item: T) => readonly string[]): T[] {
  const chosen: T[] = [];
  const seen = new Set<string>();
  const take = (wanted: (repeated: number, of: number) => boolean) => {
    for (const item of all) {
      if (chosen.length === most || chosen.includes(item)) continue;
      const its = traits(item);
      if (!wanted(its.filter((trait) => seen.has(trait)).length, its.length)) continue;
      chosen.push(item);
      for (const trait of its) seen.add(trait);
    }
  };
  take((repeated) => repeated === 0);
  take((repeated, of) => repeated < of);
  take(() => true);
  return chosen;
}

function languageLines(files: readonly TouredFile[]): string[] {
  const rows = [...byLanguage(files)].map(([language, some]) => {
    const faults = some.flatMap(({ findings }) => findings.filter(({ check }) => !incomplete.has(check)));
    return [
      language,
      String(sum(some, ({ result }) => result.total)),
      `${sum(some, ({ result }) => result.untranslatedBefore)} → ${sum(some, leftIn)}`,
      String(sum(some, ({ progress }) => progress?.needsReview ?? 0)),
      String(faults.length),
      String(faults.filter(({ fix }) => fix).length),
    ];
  });
  return tableLines([['', 'texts', 'missing', 'to review', 'faults', 'with a quick fix'], ...rows], [1, 2, 3, 4, 5]);
}

/** One line a language: how many texts are left, and why. */
function leftLines(files: readonly TouredFile[], program: string): string[] {
  const lines: string[] = [];
  for (const [language, some] of byLanguage(files)) {
    const translations = translationsOf(some);
    for (const { reason, ids } of countFailures(translations)) {
      lines.push(`${language}: ${many(ids.length, 'text')}${whyLeft(english(reason), program)}`);
    }
    const unused = unusedMatches(translations);
    if (unused) lines.push(`  ${unused}`);
  }
  return lines;
}

/**
 * Why texts were left, with the command of a model that helps, as it is typed; what else would help comes once, under
 * “Next”.
 */
function whyLeft(reason: string, program: string): string {
  const [model] = wantedModels(reason);
  if (!model) return `. ${reason}`;
  const command = modelCommand(model).replace('interline', program);
  const lack = withoutAdvice(reason).replace(/\.$/, '');
  // The line names the language; what an engine said that failed is in brackets.
  const isBare = /^No engine here translates this text from [^():]+$/.test(lack);
  return isBare ? ` without an engine: ${command}` : `. ${lack}: ${command}`;
}

/** How to get an engine for the languages that lack one. */
function modelLines(files: readonly TouredFile[], program: string): string[] {
  const failures = countFailures(translationsOf(files));
  const languages = new Set(
    failures.flatMap(({ reason }) => wantedModels(english(reason)).map(({ target }) => target)),
  );
  if (languages.size === 0) return [];
  return [
    `${program} models install ${[...languages].sort().join(' ')}`,
    '  downloads neural translation, which stays on this machine; then take the tour again to see what it fills',
    `${program} models local use`,
    '  takes a language model that Ollama, LM Studio or another program serves on this machine instead',
  ];
}

function byLanguage(files: readonly TouredFile[]): Map<string, TouredFile[]> {
  const languages = new Map<string, TouredFile[]>();
  for (const file of files) pushTo(languages, file.result.targetLanguage, file);
  return languages;
}

function translationsOf(files: readonly TouredFile[]): FileTranslation['translations'] {
  return files.flatMap(({ result }) => result.translations);
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
