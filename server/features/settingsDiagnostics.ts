import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import type { TextRange } from '../../shared/catalog/textRange.ts';
import { pathOf } from '../lsp/paths.ts';
import type { Session } from '../lsp/session.ts';
import type { SettingsFault } from '../workspace/settingsError.ts';
import type { Diagnosed } from './diagnose.ts';

/**
 * What makes no sense in a settings or rule file or a glossary, on its line: the project does without what is wrong there, and a
 * message that goes away again is easily missed. The file is judged as it is on disk, as the project reads it.
 *
 * @returns undefined for a file without such faults.
 */
export async function diagnoseSettings(session: Session, uri: string): Promise<Diagnosed | undefined> {
  const path = pathOf(uri);
  if (path === undefined) return undefined;
  // Its faults are known once the project was opened, also where that fails because of them.
  await session.projects.for(path).catch(() => undefined);
  const faults = (await session.projects.faults()).filter((fault) => fault.path === path);
  if (faults.length === 0) return undefined;
  const document = session.documents.atPath(path);
  const text = document?.text ?? (await readFile(path, 'utf8').catch(() => ''));
  const positions = session.textOf(path, text);
  const items = faults.map((fault): Diagnostic => {
    const message = session.localized(fault.message);
    return {
      range: positions.rangeAt(rangeOf(fault, text)),
      severity: fault.works ? DiagnosticSeverity.Warning : DiagnosticSeverity.Error,
      source: 'interline',
      code: 'settings',
      message: message.slice(0, 1).toUpperCase() + message.slice(1),
    };
  });
  const resultId = `settings-${createHash('sha256').update(JSON.stringify(items)).digest('base64url')}`;
  return { resultId, version: document?.version ?? null, diagnostics: () => items };
}

/** From where the fault is to the end of its line. */
function rangeOf({ line = 1, column = 1 }: SettingsFault, text: string): TextRange {
  let start = 0;
  for (let current = 1; current < line; current++) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  const rest = /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
  const indent = rest.length - rest.trimStart().length;
  return { start: start + Math.min(Math.max(column - 1, indent), rest.length), end: start + rest.trimEnd().length };
}
