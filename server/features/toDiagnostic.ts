import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver';
import type { Draft } from '../../shared/catalog/draft.ts';
import { checksReporting } from '../../shared/checks/checksReporting.ts';
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
const unnecessary = checksReporting('left over');

/** What diagnostics need to know of whoever gets them. */
export type DiagnosticClient = Pick<ClientSupport, 'codeDescriptions' | 'language'>;

/**
 * One finding as a diagnostic of a text.
 *
 * @param text the text that the finding is of.
 * @param client decides on its language, and whether it names the page of its check.
 * @param shift how far it has moved since it was found, UTF-16 code units.
 */
export function toDiagnostic(finding: Finding, text: PositionedText, client: DiagnosticClient, shift = 0): Diagnostic {
  const { range, check, segment, severity, message, sentence, fix, data: facts } = finding;
  const { language } = client;
  const data: Draft<DiagnosticData> = {};
  if (segment !== undefined) data.segment = segment;
  if (fix) data.fix = inLanguage(fix.title, language);
  if (facts) data.facts = facts;
  const diagnostic: Diagnostic = {
    range: text.rangeAt({ start: range.start + shift, end: range.end + shift }),
    severity: severities[severity],
    source: 'interline',
    code: check,
    message: language === undefined ? message : inLanguage(sentence, language),
    data,
  };
  const href = client.codeDescriptions ? pageOf(check) : undefined;
  if (href) diagnostic.codeDescription = { href };
  if (unnecessary.has(check)) diagnostic.tags = [DiagnosticTag.Unnecessary];
  return diagnostic;
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
