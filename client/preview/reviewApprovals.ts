import { l10n } from 'vscode';
import { type Approval, approvalsRequest } from '../../shared/previewProtocol.ts';
import type { WantedTarget } from '../../shared/protocol.ts';
import { ask } from '../session/ask.ts';
import type { Session } from '../session/session.ts';
import { chooseTexts } from './chooseTexts.ts';

/** Lists the translations that are not approved yet with their source texts; answers those that stay ticked. */
export async function reviewApprovals(
  session: Session,
  targets: readonly WantedTarget[],
): Promise<readonly WantedTarget[]> {
  const approvals = await ask<readonly Approval[]>(session, approvalsRequest, { targets });
  if (approvals.length === 0) throw new Error(l10n.t('There are no translations to approve here.'));
  const texts = approvals.map(({ needsReview, ...text }) => {
    return { ...text, remark: needsReview ? l10n.t('needs review') : '' };
  });
  const chosen = await chooseTexts(texts, l10n.t('Approve Translations'));
  const segments = new Map<string, string[]>();
  for (const place of chosen) {
    const approval = approvals[place];
    if (!approval) continue;
    const ids = segments.get(approval.uri) ?? [];
    segments.set(approval.uri, ids);
    ids.push(approval.id);
  }
  return [...segments].map(([uri, ids]) => ({ uri, segments: ids }));
}
