import { l10n, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import {
  acceptTranslationsRequest,
  proposeTranslationsRequest,
  type TranslationOutcome,
  type TranslationProposal,
  type TranslationProposals,
} from '../../shared/previewProtocol.ts';
import type { WantedTarget } from '../../shared/protocol.ts';

interface ProposalItem extends QuickPickItem {
  /** Its place among the proposals. */
  readonly place?: number;
}

/** Translates, lists every translation with its source text, and writes those that stay ticked. */
export async function reviewProposals(client: LanguageClient, targets: readonly WantedTarget[]): Promise<void> {
  const answer = await client.sendRequest<TranslationProposals>(proposeTranslationsRequest, { targets });
  const { proposals, token, message } = answer;
  if (proposals.length === 0) {
    void window.showWarningMessage(message);
    return;
  }
  const chosen = await window.showQuickPick<ProposalItem>(itemsOf(proposals), {
    canPickMany: true,
    ignoreFocusOut: true,
    matchOnDescription: true,
    matchOnDetail: true,
    title: l10n.t('Accept Translations'),
    placeHolder: l10n.t('Clear the check boxes of translations you do not want'),
  });
  const accepted = (chosen as readonly ProposalItem[] | undefined)?.flatMap(({ place }) => place ?? []) ?? [];
  if (accepted.length === 0) {
    void window.showInformationMessage(l10n.t('Nothing was written.'));
    return;
  }
  const outcome = await client.sendRequest<TranslationOutcome>(acceptTranslationsRequest, { token, accepted });
  if (outcome.failed > 0) void window.showWarningMessage(outcome.message);
  else void window.showInformationMessage(outcome.message);
}

function itemsOf(proposals: readonly TranslationProposal[]): ProposalItem[] {
  return proposals.flatMap((proposal, place): ProposalItem[] => {
    const { path, language, source, target, origin, needsReview } = proposal;
    const before = proposals[place - 1];
    const isNext = before?.path !== path || before.language !== language;
    const head: ProposalItem = { label: `${path} · ${language}`, kind: QuickPickItemKind.Separator };
    const remark = needsReview ? `${origin} · ${l10n.t('needs review')}` : origin;
    const item: ProposalItem = {
      label: oneLine(target),
      description: remark,
      detail: oneLine(source),
      picked: true,
      place,
    };
    return isNext ? [head, item] : [item];
  });
}

/** Lines are one in a list, and `$(…)` of a text is no icon. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('$(', '\\$(');
}
