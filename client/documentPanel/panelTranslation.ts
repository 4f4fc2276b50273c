import { CancellationTokenSource, l10n } from 'vscode';
import {
  type TranslateDocumentParams,
  type TranslateDocumentResult,
  translateDocumentRequest,
} from '../../shared/protocol.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { failureText } from '../session/failureText.ts';
import { help, type MissingEngine, type Remedy, remediesFor } from '../session/missingEngine.ts';
import type { Session } from '../session/session.ts';
import type { Phase } from './panelMessages.ts';
import { type PanelModel, withPhase } from './panelModel.ts';

/** What a panel shows, for those who change it. */
export interface ShownPanel {
  readonly model: PanelModel;
  readonly isDisposed: boolean;
  show(next: PanelModel): void;
}

/** The translation that goes on, or the one that ended last. */
export interface PanelTranslation {
  /** What came of the last one; undefined where it failed, was cancelled or is forgotten. */
  readonly result: TranslateDocumentResult | undefined;
  /** Translates the document of the panel; does nothing while one is being translated. */
  start(): Promise<void>;
  cancel(): void;
  /** Cancels it and forgets its result: another document was chosen. */
  forget(): void;
  /** Does what the user chose where an engine lacks, and goes on. */
  remedy(chosen: Remedy): Promise<void>;
}

/** Translates the document of a panel and shows in it how far it is, and how it ended. */
export function panelTranslation(session: Session, connections: ConnectionStore, panel: ShownPanel): PanelTranslation {
  let result: TranslateDocumentResult | undefined;
  let missing: MissingEngine | undefined;
  let cancellation: CancellationTokenSource | undefined;
  const show = (phase: Phase) => panel.show(withPhase(panel.model, phase));

  async function start(): Promise<void> {
    const { uri, state } = panel.model;
    if (!uri || !state.targetLanguage || state.phase.name === 'translating') return;
    const source = new CancellationTokenSource();
    cancellation = source;
    result = undefined;
    const progress = (text: string, percentage?: number) =>
      show({ name: 'translating', text, ...(percentage === undefined ? {} : { percentage }) });
    progress(l10n.t('Reading the document…'));
    try {
      const params: TranslateDocumentParams = {
        uri,
        targetLanguage: state.targetLanguage,
        ...(state.sourceLanguage ? { sourceLanguage: state.sourceLanguage } : {}),
      };
      const translated = await request(session, params, source, (text, percentage) => {
        if (cancellation === source) progress(text, percentage);
      });
      if (cancellation !== source) return;
      result = translated;
      await end('done', readyText(translated), uri);
    } catch (error) {
      if (cancellation !== source) return;
      if (source.token.isCancellationRequested) show({ name: 'choosing' });
      else await end('failed', l10n.t('The document was not translated: {0}', failureText(error)), uri);
    } finally {
      source.dispose();
      if (cancellation === source) cancellation = undefined;
    }
  }

  /** Shows how it ended; where an engine lacks, the page has buttons for what helps, in place of words. */
  async function end(name: 'done' | 'failed', text: string, uri: string): Promise<void> {
    const goOn = async () => {
      if (!panel.isDisposed && panel.model.uri === uri) await start();
    };
    const before = panel.model.state.phase;
    const found = connections.host() === 'embedded' ? await remediesFor(session, text, goOn) : undefined;
    // Another file may have been chosen meanwhile.
    if (panel.model.state.phase !== before) return;
    missing = found?.missing;
    show({ name, text, ...(found ? { text: found.text, remedies: found.remedies } : {}) });
  }

  return {
    get result() {
      return result;
    },
    start,
    cancel: () => cancellation?.cancel(),
    forget() {
      cancellation?.cancel();
      result = undefined;
    },
    async remedy(chosen) {
      if (missing) await help(session, connections.models, missing, chosen);
    },
  };
}

async function request(
  session: Session,
  params: TranslateDocumentParams,
  { token }: CancellationTokenSource,
  progress: (text: string, percentage?: number) => void,
): Promise<TranslateDocumentResult> {
  const [client, { requestWithProgress }] = await Promise.all([
    session.client(),
    import('../session/requestWithProgress.ts'),
  ]);
  return requestWithProgress<TranslateDocumentResult>(
    client,
    translateDocumentRequest,
    params,
    (step) => progress(step.message ?? l10n.t('Translating…'), step.percentage),
    token,
  );
}

function readyText({ fileName, billedCharacters, message }: TranslateDocumentResult): string {
  const ready =
    billedCharacters === undefined
      ? l10n.t('{0} is ready.', fileName)
      : l10n.t('{0} is ready. {1} characters were counted.', fileName, billedCharacters.toLocaleString());
  // What could not be translated and why comes from the server, in its words.
  return message ? `${ready} ${message}` : ready;
}
