import { l10n } from 'vscode';
import type { SegmentContext } from '../../shared/matchesProtocol.ts';
import type { MatchesWords } from './matchesMessages.ts';

/** The words of the page in the language of the editor. */
export function matchesWords(): MatchesWords {
  return {
    nothing: l10n.t(
      'Put the cursor in a segment of a localization file or on a row of its table to see matches and terms.',
    ),
    source: l10n.t('Source'),
    matches: l10n.t('Matches'),
    noMatches: l10n.t('The memory has nothing similar enough.'),
    terms: l10n.t('Terms'),
    notes: l10n.t('Notes'),
    others: l10n.t('Other Languages'),
    avoid: l10n.t('not'),
    used: l10n.t('used'),
    insert: l10n.t('Insert match'),
    insertTerm: l10n.t('Insert term'),
    changed: l10n.t('Changes in the source text since then'),
    service: l10n.t('From the Service'),
    askService: l10n.t('Ask for other translations'),
    asking: l10n.t('Asking the service…'),
    noAlternatives: l10n.t('The service proposes the same translation.'),
    alternatives: {
      translation: l10n.t('Translation'),
      formal: l10n.t('Formal'),
      informal: l10n.t('Informal'),
      rephrased: l10n.t('The present translation in other words'),
    },
  };
}

/** @example limitText({ max: 40, unit: 'char' }) // 'At most 40 characters' */
export function limitText({ max, unit }: NonNullable<SegmentContext['limit']>): string {
  if (unit === 'byte') return l10n.t('At most {0} bytes', max);
  return unit === 'pixel' ? l10n.t('At most {0} pixels', max) : l10n.t('At most {0} characters', max);
}
