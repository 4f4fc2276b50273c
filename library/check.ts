import { checks as everyCheck } from '../shared/checks/checks.ts';
import type { Finding as CheckFinding, Fix as CheckFix } from '../shared/checks/contract/check.ts';
import { applyFix } from '../shared/checks/run/applyFix.ts';
import { checksLookingUp } from '../shared/checks/run/checkRun.ts';
import { runChecks } from '../shared/checks/run/runChecks.ts';
import { english } from '../shared/sentences/sentence.ts';
import { type ProjectSettings, projectSettingsSchema } from '../shared/settings.ts';
import { takeStyleRules } from '../shared/style/loadedRules.ts';
import { machineRules } from '../shared/style/styleRules.ts';
import { createTermIndex } from '../shared/terms/termIndex.ts';
import type { LocalizationDocument, TextRange } from './document.ts';
import type { SegmentChange } from './edit.ts';
import { InterlineError } from './interlineError.ts';
import { ParsedDocument } from './parsedDocument.ts';

/** How serious a finding is. */
export type Severity = 'hint' | 'info' | 'warning' | 'error';

/** A word or phrase of a glossary. */
export interface Term {
  readonly source: string;
  /** Translations that are right, the preferred one first; none where the entry only forbids. */
  readonly targets: readonly string[];
  /** Translations that are wrong. */
  readonly forbidden?: readonly string[];
}

/** Settings of `interline.json` that checks ask for: see settings.md. */
export interface CheckSettings {
  /** Severity by id of a check; `off` turns one off, any other one turns an optional check on. */
  readonly checks?: Readonly<Record<string, Severity | 'off'>>;
  /** Words that stay as they are in every language. */
  readonly doNotTranslate?: readonly string[];
  /** Style rules by language, category and rule: `{ de: { punctuation: { apostrophe: 'use_curly_apostrophes' } } }`. */
  readonly style?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  readonly subtitles?: {
    readonly programme?: 'adult' | 'children' | 'sdh';
    readonly charactersPerSecond?: number;
    readonly lineLength?: number;
    readonly lines?: number;
    readonly framesPerSecond?: number;
  };
}

/** What to check. */
export interface CheckOptions {
  /** Ids of the only checks to run, optional ones among them. Default: all that the settings allow. */
  readonly only?: readonly string[];
  /** The glossary for the document's languages. */
  readonly terms?: readonly Term[];
  readonly settings?: CheckSettings;
}

/** Something wrong, and where. */
export interface Finding {
  /** Id of the check: `placeholder-missing`. */
  readonly check: string;
  readonly severity: Severity;
  /** One sentence in English. */
  readonly message: string;
  /** In the document's text. */
  readonly range: TextRange;
  /** Id of the segment; not there for a finding about the whole file. */
  readonly segment?: string;
  /** A repair that was tried: it clears the finding and brings no other. */
  readonly fix?: Fix;
}

/** A repair of one segment. */
export interface Fix {
  /** `safe` changes the form alone; what a `suggestion` makes of a text a person should read. */
  readonly kind: 'safe' | 'suggestion';
  /** In the imperative: `Add “%s”`. */
  readonly title: string;
  /** What `edit` is given to apply it. It holds the whole text: of several fixes of a segment apply one, then check again. */
  readonly change: SegmentChange;
}

/**
 * Runs the checks over a document. What would ask for other files finds nothing: spelling, references between files, what
 * other languages do.
 *
 * @returns findings in the order of the text.
 * @throws InterlineError `invalid-settings`, `foreign-document`.
 * @example check(german).map((finding) => `${finding.segment}: ${finding.message}`)
 */
export function check(document: LocalizationDocument, options: CheckOptions = {}): readonly Finding[] {
  const { catalog, format, read } = ParsedDocument.insideOf(document);
  const settings = settingsOf(options);
  const only = options.only && new Set(options.only);
  const asked = { settings, ...(only ? { only, named: only } : {}) };
  if (checksLookingUp('style rules', catalog, asked).length > 0) takeStyleRules(machineRules);
  const { sourceLanguage: source, targetLanguage: target = source } = document;
  const findings = runChecks(catalog, {
    ...asked,
    format,
    languages: { source, target },
    terms: createTermIndex((options.terms ?? []).map((term) => ({ ...term, forbidden: term.forbidden ?? [] }))),
    ...(read ? { decoding: read.decoded } : {}),
  });
  const fixes = new Map<CheckFix, Fix>();
  return findings.map((finding) => publicFinding(finding, catalog, fixes));
}

function settingsOf({ only = [], settings = {} }: CheckOptions): ProjectSettings {
  const unknown = [...only, ...Object.keys(settings.checks ?? {})].find((id) => !ids.has(id));
  if (unknown !== undefined) throw new InterlineError('invalid-settings', `There is no check “${unknown}”.`);
  const result = projectSettingsSchema.safeParse(settings);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.');
  throw new InterlineError(
    'invalid-settings',
    place ? `“${place}” is wrong (${issue?.message}).` : `${issue?.message}.`,
  );
}

const ids: ReadonlySet<string> = new Set(everyCheck.map(({ id }) => id));

/** @param fixes those that were made: thousands of findings may share one, each with the whole text of the segment. */
function publicFinding(
  finding: CheckFinding,
  catalog: ReturnType<typeof ParsedDocument.insideOf>['catalog'],
  fixes: Map<CheckFix, Fix>,
): Finding {
  const { check: id, severity, message, range, segment: segmentId, fix } = finding;
  const segment = fix && segmentId !== undefined ? catalog.segments.find(segmentId) : undefined;
  if (fix && segment && fixes.get(fix)?.change.id !== segment.id) {
    const change = { id: segment.id, target: applyFix(finding, segment).value };
    fixes.set(fix, { kind: fix.kind, title: english(fix.title), change });
  }
  const made = fix && segment && fixes.get(fix);
  return {
    ...{ check: id, severity, message, range },
    ...(segmentId === undefined ? {} : { segment: segmentId }),
    ...(made ? { fix: made } : {}),
  };
}
