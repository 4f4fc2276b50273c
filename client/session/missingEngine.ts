import { commands, l10n, window } from 'vscode';
import { dataSize } from '../../shared/dataSize.ts';
import { type WantedModel, wantedModels, wantsLocalModel, withoutAdvice } from '../../shared/languages/modelCommand.ts';
import { downloadSizeRequest, type InstallModelsParams, modelsRequest } from '../../shared/modelsProtocol.ts';
import { ask } from './ask.ts';
import type { EditorModels } from './editorModel.ts';
import { failureText } from './failureText.ts';
import { chooseLocalModel } from './localModels.ts';
import { installModels, modelSource, targetNames } from './offlineModels.ts';
import type { Remedies } from './pageParts.ts';
import type { Session } from './session.ts';

/** Texts that no engine on this machine translates. */
export interface MissingEngine {
  /** Models that would; none where only another engine does. */
  readonly wanted: readonly WantedModel[];
  /** Takes up what was interrupted, when something can translate it. */
  readonly goOn: () => Promise<unknown>;
}

/** What a person can do about it on this machine. */
export type Remedy = 'install' | 'useLocal';

let last: MissingEngine | undefined;

/** Keeps what lacks an engine, so that the menu of the status bar offers to help when the message is gone. */
export function rememberMissing(missing: MissingEngine): void {
  last = missing;
}

/** What was last found to lack an engine and was not helped since. */
export function lastMissing(): MissingEngine | undefined {
  return last;
}

/**
 * Says what was not translated, with what helps: models to install, a language model of this machine, or a service.
 * Nothing is downloaded unless the person chooses it.
 *
 * @param message in the words of the terminal.
 */
export async function offerRemedies(
  session: Pick<Session, 'client'>,
  editor: EditorModels,
  message: string,
  missing: MissingEngine,
): Promise<void> {
  rememberMissing(missing);
  const install = await installLabel(session, missing);
  // Three buttons of a message share a narrow row: the whole name of the command would hide the size.
  const useLocal = l10n.t('Local Model…');
  const signIn = l10n.t('Sign In…');
  const buttons = [...(install === undefined ? [] : [install]), useLocal, signIn];
  const choice = await window.showWarningMessage(withoutAdvice(message), ...buttons);
  if (choice === signIn) await commands.executeCommand('interline.signIn');
  else if (choice) await help(session, editor, missing, choice === useLocal ? 'useLocal' : 'install');
}

/**
 * What a page shows where the embedded service lacks an engine: its words without their advice, and buttons instead.
 *
 * @param text in the words of the terminal.
 * @param goOn does again what failed, once the engine is there.
 * @returns undefined where the text is about something else.
 */
export async function remediesFor(
  session: Pick<Session, 'client'>,
  text: string,
  goOn: MissingEngine['goOn'],
): Promise<{ readonly text: string; readonly remedies: Remedies; readonly missing: MissingEngine } | undefined> {
  const wanted = wantedModels(text);
  if (wanted.length === 0 && !wantsLocalModel(text)) return undefined;
  const missing = { wanted, goOn };
  rememberMissing(missing);
  const install = await installLabel(session, missing);
  return { text: withoutAdvice(text), remedies: install === undefined ? {} : { install }, missing };
}

/** Does what the person chose, and goes on with what was interrupted. A failure is shown, with a way to try again. */
export async function help(
  session: Pick<Session, 'client'>,
  editor: EditorModels,
  missing: MissingEngine,
  remedy: Remedy,
): Promise<void> {
  try {
    const lacking = remedy === 'install' ? await lackingOf(session, missing) : [];
    // Somebody may have installed them in a terminal meanwhile.
    const isHelped =
      remedy === 'install'
        ? lacking.length === 0 || (await installModels(session, lacking))
        : await chooseLocalModel(session, editor, missing.wanted[0]?.target);
    if (!isHelped) return;
    if (last === missing) last = undefined;
    await missing.goOn();
  } catch (error) {
    const again = l10n.t('Try Again');
    const message = l10n.t('Interline: {0}', failureText(error));
    if ((await window.showErrorMessage(message, again)) === again) await help(session, editor, missing, remedy);
  }
}

/**
 * What a button says that installs what lacks, with the size where that is known without asking the source: nothing is
 * asked before the person chooses to.
 *
 * @returns undefined where no model lacks.
 * @example await installLabel(session, missing); // 'Install German (37 MB)'
 */
export async function installLabel(
  session: Pick<Session, 'client'>,
  missing: MissingEngine,
): Promise<string | undefined> {
  try {
    const wanted = await lackingOf(session, missing);
    if (wanted.length === 0) return undefined;
    const params: InstallModelsParams = { wanted, ...modelSource() };
    const size = await ask(session, downloadSizeRequest, params);
    const names = targetNames(wanted);
    return size === null ? l10n.t('Install {0}', names) : l10n.t('Install {0} ({1})', names, dataSize(size));
  } catch {
    // Whoever installs hears why that does not work.
    return l10n.t('Install {0}', targetNames(missing.wanted));
  }
}

async function lackingOf(session: Pick<Session, 'client'>, { wanted }: MissingEngine): Promise<readonly WantedModel[]> {
  const installed = await ask(session, modelsRequest, {});
  return wanted.filter(
    ({ source, target }) => !installed.some((model) => model.source === source && model.target === target),
  );
}
