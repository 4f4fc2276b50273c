import { randomUUID } from 'node:crypto';
import { l10n, Uri, window, workspace } from 'vscode';
import { type DocumentPlanParams, documentPlanRequest, usualNaming } from '../../shared/documentProtocol.ts';
import { ask } from '../session/ask.ts';
import type { Session } from '../session/session.ts';
import type { DocumentJob } from './documentJob.ts';
import { optionsFor, type PanelChoice } from './panelChoice.ts';

/**
 * What is chosen as jobs that wait, each with what it would cost. Nothing is sent.
 *
 * @param service `embedded`, or the host of the service that would be asked.
 * @returns the jobs, and the URIs of results that are there already.
 * @throws Error in words for the user.
 */
export async function plannedJobs(
  session: Session,
  choice: PanelChoice,
  service: string,
): Promise<{ readonly jobs: readonly DocumentJob[]; readonly existing: readonly string[] }> {
  const jobs: DocumentJob[] = [];
  const existing: string[] = [];
  const { files, targets, sourceLanguage } = choice;
  const from = sourceLanguage === '' ? {} : { sourceLanguage };
  for (const { uri, name } of files) {
    const naming = workspace.getConfiguration('interline.documents', Uri.parse(uri)).get('naming', usualNaming);
    // What fits one language alone is asked for by itself.
    for (const language of targets) {
      const options = optionsFor(choice, uri, language);
      const params: DocumentPlanParams = { uri, targetLanguages: [language], options, naming, ...from };
      const { isWhole, targets: planned } = await ask(session, documentPlanRequest, params);
      for (const { language: targetLanguage, result, exists, characters, isLeast } of planned) {
        if (exists && result !== uri) existing.push(result);
        jobs.push({
          ...{ id: randomUUID(), uri, name, targetLanguage, options, naming, replaces: false, isWhole, characters },
          ...{ service, phase: 'waiting', text: '', ...from, ...(isLeast ? { isLeast } : {}) },
        });
      }
    }
  }
  return { jobs, existing };
}

/**
 * Asks what becomes of files that are there already, before anything is sent.
 *
 * @returns whether they are replaced; undefined where the person gave up.
 */
export async function askAboutExisting(existing: readonly string[]): Promise<boolean | undefined> {
  if (existing.length === 0) return false;
  const names = existing.map((uri) => workspace.asRelativePath(Uri.parse(uri)));
  const [replace, keep] = [l10n.t('Replace'), l10n.t('Keep Both')];
  const question =
    names.length === 1
      ? l10n.t('{0} already exists. Replace it?', names.join(', '))
      : l10n.t('These files already exist. Replace them? {0}', names.join(', '));
  const choice = await window.showWarningMessage(question, { modal: true }, replace, keep);
  return choice === undefined ? undefined : choice === replace;
}
