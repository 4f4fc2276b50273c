import { env, l10n, window, workspace } from 'vscode';
import { type TranslationPlan, translationPlanRequest } from '../../shared/previewProtocol.ts';
import { commands, type WantedTarget } from '../../shared/protocol.ts';
import { ask } from '../session/ask.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import type { Session } from '../session/session.ts';
import { withCancellation } from '../session/withCancellation.ts';
import { reviewProposals } from './reviewProposals.ts';

/** Translates files and languages. */
export type Translate = (targets: readonly WantedTarget[]) => Promise<void>;

/** What is done after the preview; `stop` where the person closed it. */
type Choice = 'review' | 'write' | 'stop';

/** Asks before texts are translated in bulk. `write`: all of it is to be written; otherwise the URIs of files into which was written what the person accepted. */
export type Preview = (targets: readonly WantedTarget[]) => Promise<'write' | readonly string[]>;

/**
 * Says how many texts a translation would send where, shows them on request, and writes what the person accepts. Without the
 * preview, which the settings turn off, everything is to be written.
 */
export function translationPreview(session: Session, connections: ConnectionStore): Preview {
  return async (targets) => {
    if (targets.length === 0) throw new Error(l10n.t('There is nothing left to translate here.'));
    if (!workspace.getConfiguration().get<boolean>('interline.preview.enabled', true)) return 'write';
    const plan = await planOf(session, targets, connections.host() === 'embedded');
    if (!plan) return [];
    if (plan.texts === 0) {
      void window.showInformationMessage(l10n.t('There is nothing left to translate here.'));
      return [];
    }
    const choice = await choose(plan, connections);
    if (choice === 'write') return 'write';
    return choice === 'review' ? reviewProposals(session, targets) : [];
  };
}

/** A translation in bulk, after its preview. */
export function translateWithPreview(session: Session, preview: Preview): Translate {
  return async (targets) => {
    if ((await preview(targets)) !== 'write') return;
    const [first] = targets;
    if (first) await ask(session, 'workspace/executeCommand', commandOf(first, targets));
  };
}

function commandOf(first: WantedTarget, targets: readonly WantedTarget[]) {
  const { uri, language, segments } = first;
  return targets.length === 1 && !segments
    ? { command: commands.translateFile, arguments: language === undefined ? [uri] : [uri, language] }
    : { command: commands.translateTargets, arguments: [uri, targets] };
}

function planOf(
  session: Session,
  targets: readonly WantedTarget[],
  isEmbedded: boolean,
): Promise<TranslationPlan | undefined> {
  return withCancellation(l10n.t('Interline: finding what needs translation'), (token) =>
    ask(session, translationPlanRequest, { targets, isEmbedded }, token),
  );
}

async function choose(plan: TranslationPlan, connections: ConnectionStore): Promise<Choice> {
  const review = l10n.t('Translate and Review');
  const write = l10n.t('Translate');
  const show = l10n.t('Show What Is Sent');
  const question = plan.texts === 1 ? l10n.t('Translate 1 text?') : l10n.t('Translate {0} texts?', plan.texts);
  const detail = planLines(plan, connections.host(), connections.models.chosen()?.name).join('\n');
  const buttons = [review, write, ...(plan.sent > 0 ? [show] : [])];
  let chosen = await window.showInformationMessage(question, { modal: true, detail }, ...buttons);
  if (chosen === show) {
    await showRequests(plan);
    // A modal question would hide what it asks about.
    chosen = await window.showInformationMessage(question, review, write);
  }
  return chosen === review ? 'review' : chosen === write ? 'write' : 'stop';
}

async function showRequests({ requests }: TranslationPlan): Promise<void> {
  const content = `${JSON.stringify(requests, null, 2)}\n`;
  const document = await workspace.openTextDocument({ language: 'json', content });
  await window.showTextDocument(document, { preview: true });
}

/**
 * What a translation would do, a sentence a line.
 *
 * @param host `embedded`, or the host of a remote service.
 * @param model name of the language model of VS Code that translates, where the person chose one.
 */
function planLines(plan: TranslationPlan, host: string, model: string | undefined): readonly string[] {
  const { files, made, replaced, withoutService, sent, characters, refused, reason } = plan;
  const lines = [made === 0 ? l10n.t('Files: {0}', files) : l10n.t('Files: {0}, of which new: {1}', files, made)];
  if (replaced > 0) lines.push(l10n.t('Existing translations that will be replaced: {0}', replaced));
  if (withoutService > 0) lines.push(l10n.t('Known from the memory or the glossary: {0}', withoutService));
  if (sent > 0) lines.push(sentLine(sent, characters.toLocaleString(env.language), host, model));
  if (refused > 0) lines.push(l10n.t('Not translated: {0}. {1}', refused, reason ?? ''));
  return lines;
}

/** How many texts go where; one of them is not called different. */
function sentLine(sent: number, characters: string, host: string, model: string | undefined): string {
  const isOne = sent === 1;
  if (host !== 'embedded')
    return isOne
      ? l10n.t('Sent to {1}: 1 text with {0} characters', characters, host)
      : l10n.t('Sent to {2}: {0} different texts with {1} characters', sent, characters, host);
  if (model !== undefined)
    return isOne
      ? l10n.t('Sent to {1} of VS Code: 1 text with {0} characters', characters, model)
      : l10n.t('Sent to {2} of VS Code: {0} different texts with {1} characters', sent, characters, model);
  return isOne
    ? l10n.t('Translated on this machine: 1 text with {0} characters', characters)
    : l10n.t('Translated on this machine: {0} different texts with {1} characters', sent, characters);
}
