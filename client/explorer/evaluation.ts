import { commands as editorCommands, type Uri } from 'vscode';
import { commands, type EvaluationSummary } from '../../shared/protocol.ts';
import { needFile } from '../session/activeFile.ts';
import { executeOnServer } from '../session/executeOnServer.ts';
import type { Session } from '../session/session.ts';

/**
 * Has the service evaluate files; the server shows progress, puts issues into the Problems view and reports the outcome.
 *
 * @param files URIs; for a source file, its translations are evaluated.
 */
export async function evaluateTranslations(session: Session, files: readonly string[]): Promise<void> {
  const [first, ...others] = files;
  if (first === undefined) return;
  const { issues } = await executeOnServer<EvaluationSummary>(session, commands.evaluateFile, [first, others]);
  if (issues > 0) await editorCommands.executeCommand('workbench.actions.view.problems');
}

/** Evaluates a file, by default the one in the active editor. */
export async function evaluateThisFile(session: Session, uri?: Uri): Promise<void> {
  await evaluateTranslations(session, [(uri ?? needFile()).toString()]);
}

/** Takes the issues of evaluations out of the Problems view. */
export async function clearQualityIssues(session: Session): Promise<void> {
  await executeOnServer(session, commands.clearEvaluation, []);
}
