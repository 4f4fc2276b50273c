import { type Disposable, l10n, type Uri, ViewColumn, type WebviewPanel, window } from 'vscode';
import {
  type ServiceResource,
  type SetStyleRuleParams,
  setStyleRuleRequest,
  styleListRequest,
} from '../../shared/resourcesProtocol.ts';
import { ask } from '../session/ask.ts';
import { failureText } from '../session/failureText.ts';
import { pageFrame } from '../session/pageFrame.ts';
import type { Session } from '../session/session.ts';
import { styleFormHtml } from './styleFormHtml.ts';
import type { FromForm, ToForm } from './styleFormMessages.ts';

/** The forms of style rule lists, one panel a list. */
export interface StyleForms extends Disposable {
  /** Shows the form of a list. */
  open(list: ServiceResource): void;
  /** Reads a list again whose form is open. */
  reload(id: string): void;
}

/**
 * Forms in which the rules of a list are chosen from the catalogue, with an example of each option. A choice is stored in
 * the service at once.
 *
 * @param extension the folder of the extension.
 * @param onStore is called when a choice was stored.
 */
export function styleForms(extension: Uri, session: Session, onStore: () => void): StyleForms {
  const panels = new Map<string, { readonly panel: WebviewPanel; load(): Promise<void> }>();
  const open = (list: ServiceResource) => {
    const existing = panels.get(list.id);
    if (existing) return existing.panel.reveal();
    const panel = window.createWebviewPanel('interline.styleRules', list.name, ViewColumn.Active);
    const post = (message: ToForm) => void panel.webview.postMessage(message);
    const load = async (problem?: string) => {
      try {
        const { choices } = await ask(session, styleListRequest, { id: list.id, withExamples: true });
        post({ choices, ...(problem === undefined ? {} : { problem }) });
      } catch (error) {
        post({ problem: problem ?? failureText(error) });
      }
    };
    const choose = async (wanted: SetStyleRuleParams) => {
      try {
        await ask(session, setStyleRuleRequest, wanted);
        post({ saved: l10n.t('Saved') });
        onStore();
      } catch (error) {
        // The page goes back to what the service has.
        await load(failureText(error));
      }
    };
    // One choice after the other: each changes what the one before has stored.
    let last = Promise.resolve();
    panel.webview.onDidReceiveMessage((message: FromForm) => {
      const { action, ...choice } = message;
      last = last.then(() => (action === 'ready' ? load() : choose({ id: list.id, ...(choice as Chosen) })));
    });
    panels.set(list.id, { panel, load });
    panel.onDidDispose(() => panels.delete(list.id));
    fill(extension, panel, list);
  };
  return {
    open,
    reload: (id) => void panels.get(id)?.load(),
    dispose() {
      for (const { panel } of panels.values()) panel.dispose();
    },
  };
}

type Chosen = Omit<SetStyleRuleParams, 'id'>;

function fill(extension: Uri, { webview }: WebviewPanel, { name }: ServiceResource): void {
  webview.html = styleFormHtml({
    ...pageFrame(webview, extension, 'styleForm'),
    title: l10n.t('Style Rules of “{0}”', name),
    intro: l10n.t('Translations that use this list follow the options you choose. Each choice is saved at once.'),
    filter: l10n.t('Filter rules'),
    words: {
      none: l10n.t('No rule'),
      before: l10n.t('Before'),
      after: l10n.t('After'),
      noMatch: l10n.t('No rule matches the filter.'),
    },
  });
}
