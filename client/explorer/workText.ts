import { env, l10n } from 'vscode';
import { share, type Work } from './overviewTree.ts';

/**
 * Work in a few words, for the description of an entry.
 *
 * @example workSummary(work) // '72 % · 3 to review · 2 findings · 87/1,220'
 */
export function workSummary(work: Work): string {
  const part = share(work);
  return [
    ...(part === undefined ? [] : [`${part} %`]),
    ...(work.needsReview > 0 ? [l10n.t('{0} to review', figure(work.needsReview))] : []),
    ...(work.findings > 0 ? [findings(work.findings)] : []),
    ...(work.stale > 0 ? [l10n.t('{0} stale', figure(work.stale))] : []),
    ...(work.missing > 0 ? [missing(work.missing)] : []),
    // A narrow view cuts off the end of an entry: the counts matter least.
    ...(part === undefined ? [] : [`${figure(work.translated)}/${figure(work.total)}`]),
  ].join(' · ');
}

/** Work in sentences, for a tooltip and for screen readers. */
export function workLines(work: Work): readonly string[] {
  const part = share(work);
  return [
    ...(part === undefined
      ? []
      : [l10n.t('{0} of {1} texts are translated ({2} %).', figure(work.translated), figure(work.total), part)]),
    ...(work.untranslated > 0 ? [l10n.t('Untranslated: {0}', figure(work.untranslated))] : []),
    ...(work.needsReview > 0 ? [l10n.t('To review: {0}', figure(work.needsReview))] : []),
    ...(work.findings > 0
      ? [l10n.t('Findings: {0}, of which errors: {1}', figure(work.findings), figure(work.errors))]
      : []),
    ...(work.stale > 0 ? [l10n.t('Translations whose source text changed: {0}', figure(work.stale))] : []),
    ...(work.missing > 0 ? [l10n.t('Missing files: {0}', figure(work.missing))] : []),
    ...(work.unchecked > 0 ? [l10n.t('Checks are still running.')] : []),
  ];
}

const figure = (count: number) => count.toLocaleString(env.language);
const findings = (count: number) => (count === 1 ? l10n.t('1 finding') : l10n.t('{0} findings', figure(count)));
const missing = (count: number) =>
  count === 1 ? l10n.t('1 file missing') : l10n.t('{0} files missing', figure(count));
