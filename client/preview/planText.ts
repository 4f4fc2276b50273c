import { env, l10n } from 'vscode';
import type { TranslationPlan } from '../../shared/previewProtocol.ts';

/**
 * What a translation would do, a sentence a line.
 *
 * @param host `embedded`, or the host of a remote service.
 * @param model name of the language model of VS Code that translates, where the person chose one.
 */
export function planLines(plan: TranslationPlan, host: string, model: string | undefined): readonly string[] {
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
