import { l10n, type Webview, workspace } from 'vscode';
import { languagesRequest } from '../../shared/protocol.ts';
import { ask } from '../session/ask.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { failureText } from '../session/failureText.ts';
import { type PanelChoice, readChoice } from './panelChoice.ts';
import type { PanelParts } from './panelController.ts';
import type { ToPage } from './panelMessages.ts';
import { plannedJobs } from './panelPlan.ts';
import { type PanelModel, panelState } from './panelState.ts';

/** What a panel shows, for those who change it. */
export interface ShownDocuments {
  readonly choice: PanelChoice;
  /** Sends the page everything. */
  send(): void;
  /** Changes what is chosen, and finds out what it costs. */
  change(choice: Partial<PanelChoice>): void;
  /** Finds out what the choice costs; what is asked last counts. */
  plan(): Promise<void>;
  loadLanguages(): Promise<void>;
  readonly hasLanguages: boolean;
  complain(error: unknown): void;
  dispose(): void;
}

type Kept = Omit<PanelModel, 'jobs' | 'destination' | 'service'>;

/** Sends a page everything that it shows. */
export function shownDocuments(
  { session, connections, documents }: PanelParts,
  webview: Webview,
  saved: unknown,
): ShownDocuments {
  let isDisposed = false;
  let model: Kept = { choice: readChoice(saved), languagesLoading: true };
  let plans = 0;
  const send = () => {
    if (isDisposed) return;
    const { jobs } = documents.queue;
    const whole = { ...model, jobs, destination: destination(connections), service: connections.host() };
    void webview.postMessage({ state: panelState(whole), saved: model.choice } satisfies ToPage);
  };
  /** @param dropped what is no longer so. */
  const show = (next: Partial<Kept>, ...dropped: readonly (keyof Kept)[]) => {
    const rest = Object.fromEntries(Object.entries(model).filter(([name]) => !dropped.includes(name as keyof Kept)));
    model = { ...(rest as unknown as Kept), ...next };
    send();
  };
  const shown: ShownDocuments = {
    get choice() {
      return model.choice;
    },
    send,
    change(choice) {
      show({ choice: { ...model.choice, ...choice } }, 'planned', 'problem');
      void shown.plan();
    },
    async plan() {
      const turn = ++plans;
      try {
        const { jobs: planned } = await plannedJobs(session, model.choice, connections.host());
        if (turn === plans) show({ planned });
      } catch (error) {
        if (turn === plans) show({ planned: [], problem: failureText(error) });
      }
    },
    async loadLanguages() {
      show({ languagesLoading: true }, 'languagesProblem');
      try {
        const languages = await ask(session, languagesRequest, {});
        show({ languages, languagesLoading: false });
      } catch (error) {
        show({ languagesLoading: false, languagesProblem: failureText(error) });
      }
    },
    get hasLanguages() {
      return model.languages !== undefined;
    },
    complain: (error) => show({ problem: failureText(error) }),
    dispose() {
      isDisposed = true;
    },
  };
  return shown;
}

/** Where documents go, said before they go there. */
function destination(connections: ConnectionStore): string {
  const url = workspace.isTrusted ? connections.url() : undefined;
  if (url) return l10n.t('It is sent to {0}.', new URL(url).host);
  const model = connections.models.chosen();
  return model
    ? l10n.t('Its texts go to {0}, a language model of VS Code.', model.name)
    : l10n.t('It is translated on this machine and not sent anywhere.');
}
