import { l10n } from 'vscode';
import { share, type Work } from './overviewTree.ts';

/**
 * Work in a few words, for the description of an entry.
 *
 * @example workSummary(work) // '72 % · 87/120 · 3 to review · 2 findings'
 */
export function workSummary(work: Work): string {
  const part = share(work);
  return [
    ...(part === undefined ? [] : [`${part} %`, `${work.translated}/${work.total}`]),
    ...(work.needsReview > 0 ? [l10n.t('{0} to review', work.needsReview)] : []),
    ...(work.findings > 0 ? [findings(work.findings)] : []),
    ...(work.stale > 0 ? [l10n.t('{0} stale', work.stale)] : []),
    ...(work.missing > 0 ? [missing(work.missing)] : []),
  ].join(' · ');
}

/** Work in sentences, for a tooltip and for screen readers. */
export function workLines(work: Work): readonly string[] {
  const part = share(work);
  return [
    ...(part === undefined
      ? []
      : [l10n.t('{0} of {1} texts are translated ({2} %).', work.translated, work.total, part)]),
    ...(work.untranslated > 0 ? [l10n.t('Untranslated: {0}', work.untranslated)] : []),
    ...(work.needsReview > 0 ? [l10n.t('To review: {0}', work.needsReview)] : []),
    ...(work.findings > 0 ? [l10n.t('Findings: {0}, of which errors: {1}', work.findings, work.errors)] : []),
    ...(work.stale > 0 ? [l10n.t('Translations whose source text changed: {0}', work.stale)] : []),
    ...(work.missing > 0 ? [l10n.t('Missing files: {0}', work.missing)] : []),
  ];
}

const findings = (count: number) => (count === 1 ? l10n.t('1 finding') : l10n.t('{0} findings', count));
const missing = (count: number) => (count === 1 ? l10n.t('1 file missing') : l10n.t('{0} files missing', count));
