import { l10n, window } from 'vscode';
import { type Approval, approvalsRequest } from '../../shared/previewProtocol.ts';
import type { WantedTarget } from '../../shared/protocol.ts';
import { ask } from '../session/ask.ts';
import { firstLines } from '../session/firstLines.ts';
import type { Session } from '../session/session.ts';
import { chooseTexts } from './chooseTexts.ts';

/** Lists the translations that are not approved yet with their source texts; answers those that stay ticked. */
export async function reviewApprovals(
  session: Session,
  targets: readonly WantedTarget[],
): Promise<readonly WantedTarget[]> {
  const approvals = await ask(session, approvalsRequest, { targets });
  if (approvals.length === 0) throw new Error(l10n.t('There are no translations to approve here.'));
  return chooseApprovals(approvals);
}

/**
 * Asks before some translations are approved together. `all`: every one of them is to be approved; otherwise those that the
 * person chose, none where the question was closed.
 *
 * @example await confirmApprovals(approvals) // [{ uri: 'file:///app/de.xlf', segments: ['home.title'] }]
 */
export async function confirmApprovals(approvals: readonly Approval[]): Promise<'all' | readonly WantedTarget[]> {
  const counts = new Map<string, number>();
  for (const { path } of approvals) counts.set(path, (counts.get(path) ?? 0) + 1);
  const toReview = approvals.filter(({ needsReview }) => needsReview).length;
  const lines = [
    ...(counts.size > 1 ? firstLines(Array.from(counts, ([path, count]) => `${path}: ${count}`)) : []),
    ...(toReview > 0 ? [l10n.t('To review: {0}', toReview)] : []),
  ];
  const question = l10n.t('Approve {0} translations?', approvals.length);
  const choice = await askToApprove(question, lines);
  return choice === 'choose' ? chooseApprovals(approvals) : choice === 'approve' ? 'all' : [];
}

/** Asks whether translations are to be approved as they are, or after one has chosen among them. */
export async function askToApprove(
  question: string,
  lines: readonly string[],
): Promise<'choose' | 'approve' | undefined> {
  const detail = [...lines, ...(lines.length > 0 ? [''] : []), l10n.t('Texts without a translation stay as they are.')];
  const [choose, approve] = [l10n.t('Choose Translations'), l10n.t('Approve')];
  const options = { modal: true, detail: detail.join('\n') };
  const choice = await window.showInformationMessage(question, options, choose, approve);
  return choice === choose ? 'choose' : choice === approve ? 'approve' : undefined;
}

async function chooseApprovals(approvals: readonly Approval[]): Promise<readonly WantedTarget[]> {
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
