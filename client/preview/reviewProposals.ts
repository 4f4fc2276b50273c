import { l10n, window } from 'vscode';
import { acceptTranslationsRequest, proposeTranslationsRequest } from '../../shared/previewProtocol.ts';
import type { WantedTarget } from '../../shared/protocol.ts';
import { ask } from '../session/ask.ts';
import type { Session } from '../session/session.ts';
import { chooseTexts } from './chooseTexts.ts';

/** Translates, lists every translation with its source text, and writes those that stay ticked; answers the URIs of their files. */
export async function reviewProposals(
  session: Pick<Session, 'client'>,
  targets: readonly WantedTarget[],
): Promise<readonly string[]> {
  const answer = await ask(session, proposeTranslationsRequest, { targets });
  const { proposals, token, message } = answer;
  if (proposals.length === 0) {
    void window.showWarningMessage(message);
    return [];
  }
  const texts = proposals.map(({ origin, needsReview, ...text }) => {
    return { ...text, remark: needsReview ? `${origin} · ${l10n.t('needs review')}` : origin };
  });
  const accepted = await chooseTexts(texts, l10n.t('Accept Translations'));
  if (accepted.length === 0) {
    void window.showInformationMessage(l10n.t('Nothing was written.'));
    return [];
  }
  const outcome = await ask(session, acceptTranslationsRequest, { token, accepted });
  if (outcome.failed > 0) void window.showWarningMessage(outcome.message);
  else void window.showInformationMessage(outcome.message);
  return outcome.files;
}
