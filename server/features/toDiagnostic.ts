import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { inLanguage } from '../../shared/sentences/sentence.ts';
import type { Severity } from '../../shared/settings.ts';
import type { ClientSupport } from '../lsp/clientSupport.ts';
import type { PositionedText } from '../lsp/positions.ts';

/** What a diagnostic carries for whoever acts on it. */
export interface DiagnosticData {
  readonly segment?: string;
  /** Title of the proven fix, where there is one. */
  readonly fix?: string;
  /** The check's own facts: `{ placeholder: '%s' }`. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** Checks whose findings editors may grey out. */
const unnecessary = new Set(['extra-key']);

/** What diagnostics need to know of whoever gets them. */
export type DiagnosticClient = Pick<ClientSupport, 'codeDescriptions' | 'language'>;

/** A diagnostic that does not say yet where it stands. */
export type UnplacedDiagnostic = Omit<Diagnostic, 'range'>;

/**
 * One finding as a diagnostic of a text.
 *
 * @param text the text that the finding is of.
 * @param client decides on its language, and whether it names the page of its check.
 */
export function toDiagnostic(finding: Finding, text: PositionedText, client: DiagnosticClient): Diagnostic {
  return { range: text.rangeAt(finding.range), ...unplacedDiagnostic(finding, client) };
}

/** As {@link toDiagnostic}, without its range: what no edit elsewhere changes. */
export function unplacedDiagnostic(finding: Finding, client: DiagnosticClient): UnplacedDiagnostic {
  const data: DiagnosticData = {
    ...(finding.segment === undefined ? {} : { segment: finding.segment }),
    ...(finding.fix ? { fix: inLanguage(finding.fix.title, client.language) } : {}),
    ...(finding.data ? { facts: finding.data } : {}),
  };
  const href = client.codeDescriptions ? pageOf(finding.check) : undefined;
  return {
    severity: severities[finding.severity],
    source: 'interline',
    code: finding.check,
    message: inLanguage(finding.sentence, client.language),
    data,
    ...(href ? { codeDescription: { href } } : {}),
    ...(unnecessary.has(finding.check) ? { tags: [DiagnosticTag.Unnecessary] } : {}),
  };
}

const pages = new Map<string, string | undefined>();

/** The page of a check in the documentation that is installed with this program. */
function pageOf(check: string): string | undefined {
  if (!pages.has(check)) {
    const page = join(dirname(fileURLToPath(import.meta.url)), '../docs/checks', `${check}.md`);
    pages.set(check, existsSync(page) ? pathToFileURL(page).href : undefined);
  }
  return pages.get(check);
}
