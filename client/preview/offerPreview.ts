import { type Disposable, l10n, window } from 'vscode';
import { commands } from '../../shared/protocol.ts';
import { failureText } from '../session/failureText.ts';
import type { Session } from '../session/session.ts';
import type { Translate } from './translateWithPreview.ts';

/** Puts the preview before the translation of a file that a code lens or a light bulb offers. */
export function offerPreview(session: Session, translate: Translate): Disposable {
  return session.intercept(commands.translateFile, async ([uri, language]) => {
    if (typeof uri !== 'string') return;
    try {
      await translate([{ uri, ...(typeof language === 'string' ? { language } : {}) }]);
    } catch (error) {
      void window.showErrorMessage(l10n.t('Interline: {0}', failureText(error)));
    }
  });
}
