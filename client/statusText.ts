import { env, l10n } from 'vscode';
import type { ServiceStatus } from '../shared/protocol.ts';

/** What the status bar says in a word or two, and the name of a codicon. */
export function statusLabel(status: ServiceStatus): { readonly icon: string; readonly text: string } {
  switch (status.state) {
    case 'starting':
      return { icon: 'sync~spin', text: 'Interline' };
    case 'failed':
      return { icon: 'warning', text: l10n.t('Interline: no service') };
    case 'connected': {
      const part = usedPart(status);
      return { icon: 'check', text: part === undefined ? 'Interline' : `Interline ${part} %` };
    }
    default:
      return { icon: 'globe', text: 'Interline' };
  }
}

/** The state of the service in full sentences, one a line. */
export function statusLines(status: ServiceStatus): readonly string[] {
  const embedded = status.service === 'embedded';
  const name = embedded ? l10n.t('the embedded service on this machine') : status.service;
  const lines = [
    {
      idle: embedded
        ? l10n.t('Ready. The embedded service starts with the first translation.')
        : l10n.t('Ready. {0} is asked when you first translate.', name),
      starting: l10n.t('Connecting to {0}.', name),
      connected: l10n.t('Connected to {0}.', name),
      failed: l10n.t('No connection to {0}.', name),
    }[status.state],
  ];
  if (status.message) lines.push(status.message);
  if (status.used !== undefined) {
    const used = status.used.toLocaleString(env.language);
    lines.push(
      isLimited(status.limit)
        ? l10n.t('{0} of {1} characters used in this period.', used, status.limit.toLocaleString(env.language))
        : l10n.t('{0} characters used in this period.', used),
    );
  }
  return lines;
}

function usedPart(status: ServiceStatus): number | undefined {
  if (status.used === undefined || !isLimited(status.limit)) return undefined;
  return Math.min(100, Math.floor((status.used / status.limit) * 100));
}

/** The service says “no limit” with 10^12 characters. */
function isLimited(limit: number | undefined): limit is number {
  return limit !== undefined && limit > 0 && limit < 1e12;
}
