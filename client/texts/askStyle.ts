import { l10n, type QuickPickItem, QuickPickItemKind, window } from 'vscode';
import type { TextChange } from '../../shared/textsProtocol.ts';

type Rephrasing = Extract<TextChange, { readonly kind: 'rephrase' }>;

/**
 * Has the person choose a style or a tone.
 *
 * @returns undefined where nothing was chosen.
 */
export async function askStyle(): Promise<Rephrasing | undefined> {
  const heading = (label: string) => ({ label, kind: QuickPickItemKind.Separator, change: undefined });
  const style = (label: string, name: string) => ({ label, change: { kind: 'rephrase', style: name } as const });
  const tone = (label: string, name: string) => ({ label, change: { kind: 'rephrase', tone: name } as const });
  const items: (QuickPickItem & { readonly change: Rephrasing | undefined })[] = [
    { label: l10n.t('Only in other words'), change: { kind: 'rephrase' } },
    heading(l10n.t('Style')),
    style(l10n.t('Simple'), 'simple'),
    style(l10n.t('Business'), 'business'),
    style(l10n.t('Academic'), 'academic'),
    style(l10n.t('Casual'), 'casual'),
    heading(l10n.t('Tone')),
    tone(l10n.t('Friendly'), 'friendly'),
    tone(l10n.t('Confident'), 'confident'),
    tone(l10n.t('Diplomatic'), 'diplomatic'),
    tone(l10n.t('Enthusiastic'), 'enthusiastic'),
  ];
  const chosen = await window.showQuickPick(items, { title: l10n.t('Rephrase: In Which Style or Tone?') });
  return chosen?.change;
}
