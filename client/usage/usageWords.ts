import { l10n } from 'vscode';
import type { UsageQuota } from '../../shared/usageProtocol.ts';

/** Words of the page; `{0}` and `{1}` are filled in by the page. */
export type UsageWords = ReturnType<typeof usageWords>;

/** The words of the page in the language of the editor. */
export function usageWords() {
  return {
    title: l10n.t('Usage'),
    asking: l10n.t('Asking the service…'),
    refresh: l10n.t('Refresh'),
    resets: l10n.t('The period ends on {0}; then counting starts again.'),
    noLimit: l10n.t('no limit'),
    of: l10n.t('{0} of {1}'),
    quotas: quotaNames(),
    products: l10n.t('By Product'),
    productNames: productNames(),
    units: unitNames(),
    product: l10n.t('Product'),
    thisKey: l10n.t('This key'),
    account: l10n.t('Account'),
    report: l10n.t('Characters over Time'),
    period: l10n.t('Period'),
    days: l10n.t('Last {0} days'),
    byDay: l10n.t('By Day'),
    dayChart: l10n.t('Characters by day: {0} in all, {1} on the busiest day'),
    byKey: l10n.t('By Key'),
    byTag: l10n.t('By Reporting Tag'),
    nothing: l10n.t('Nothing was used until the end of yesterday (UTC).'),
    noTags: l10n.t('Nothing was used with a reporting tag.'),
    noReport: l10n.t('Only an administrator’s key shows who used how much and when, and manages developer keys.'),
    enterAdminKey: l10n.t('Enter Admin Key…'),
    keys: l10n.t('Developer Keys'),
    noKeys: l10n.t('The service has no developer keys yet.'),
    create: l10n.t('Create Key…'),
    label: l10n.t('Name'),
    created: l10n.t('Created'),
    limits: l10n.t('Limits a Month'),
    state: l10n.t('State'),
    active: l10n.t('active'),
    deactivated: l10n.t('deactivated'),
    actions: l10n.t('Actions'),
    rename: l10n.t('Rename…'),
    setLimit: l10n.t('Set Limit…'),
    deactivate: l10n.t('Deactivate…'),
  };
}

function quotaNames(): Readonly<Record<UsageQuota['kind'], string>> {
  return {
    characters: l10n.t('Characters of the account'),
    keyCharacters: l10n.t('Characters of this key'),
    documents: l10n.t('Documents'),
    teamDocuments: l10n.t('Documents of the team'),
    speechToTextMinutes: l10n.t('Minutes of speech to text'),
    speechToSpeechMinutes: l10n.t('Minutes of speech to speech'),
  };
}

function productNames(): Readonly<Record<string, string>> {
  return {
    translate: l10n.t('Translation'),
    write: l10n.t('Improvement'),
    speechToText: l10n.t('Speech to text'),
    speechToSpeech: l10n.t('Speech to speech'),
  };
}

function unitNames(): Readonly<Record<string, string>> {
  return { characters: l10n.t('characters'), minutes: l10n.t('minutes') };
}
