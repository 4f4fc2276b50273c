import { l10n, Uri, window, workspace } from 'vscode';
import { type SavedVoice, type SaveVoiceParams, saveVoiceRequest } from '../../shared/voiceProtocol.ts';
import { ask } from '../session/ask.ts';
import { keepFile } from '../session/keepFile.ts';
import type { Session } from '../session/session.ts';
import { recordingExtensions } from './recordingExtensions.data.ts';

/** Asks for a recording; undefined where the person chose none. */
export async function askForRecording(): Promise<Uri | undefined> {
  const [uri] =
    (await window.showOpenDialog({
      title: l10n.t('Choose a Recording'),
      openLabel: l10n.t('Choose'),
      filters: { [l10n.t('Recordings')]: [...recordingExtensions], [l10n.t('All files')]: ['*'] },
    })) ?? [];
  return uri;
}

/** Keeps a recording that was dropped from another program, whose place is unknown. */
export function keepDropped(storage: Uri, name: string, data: ArrayBuffer): Promise<Uri> {
  return keepFile(Uri.joinPath(storage, 'recordings'), name, new Uint8Array(data), 'recording');
}

/**
 * Saves what was heard, and asks before it replaces anything.
 *
 * @param beside the recording; undefined where it is not on disk: then the person is asked for a name.
 * @returns names of what was saved; undefined where the person gave up.
 */
export async function saveVoice(
  session: Session,
  what: Pick<SaveVoiceParams, 'subtitles' | 'speech'>,
  beside: Uri | undefined,
): Promise<readonly string[] | undefined> {
  const base = beside ?? (await askForName(what.subtitles?.kind ?? 'ogg'));
  if (!base) return undefined;
  const params = { ...what, base: base.toString() };
  return savedNames((replace) => ask(session, saveVoiceRequest, { ...params, replace }));
}

/**
 * Saves, and asks before files are replaced.
 *
 * @param save answers the names of files that are there where it may not replace them.
 * @returns names of what was saved; undefined where the person gave up.
 */
export async function savedNames(
  save: (replace: boolean) => Promise<SavedVoice | undefined>,
): Promise<readonly string[] | undefined> {
  const first = await save(false);
  if (!first) return undefined;
  if (first.existing.length === 0) return namesOf(first);
  const replace = l10n.t('Replace');
  const names = first.existing.join(', ');
  const question =
    first.existing.length === 1
      ? l10n.t('{0} already exists. Replace it?', names)
      : l10n.t('These files already exist. Replace them? {0}', names);
  const choice = await window.showWarningMessage(question, { modal: true }, replace);
  const second = choice === replace ? await save(true) : undefined;
  return second && namesOf(second);
}

function namesOf({ saved }: SavedVoice): readonly string[] {
  return saved.map((uri) => workspace.asRelativePath(Uri.parse(uri)));
}

async function askForName(extension: string): Promise<Uri | undefined> {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  return window.showSaveDialog({
    title: l10n.t('Name of the files; the language is added to each, as in recording.de.{0}', extension),
    ...(folder ? { defaultUri: Uri.joinPath(folder, `recording.${extension}`) } : {}),
  });
}
