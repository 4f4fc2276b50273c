import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ReadableText } from '../../shared/catalog/chunkedText.ts';
import type { CommonEnds } from '../../shared/catalog/commonEnds.ts';
import type { Sentence } from '../../shared/sentences/sentence.ts';
import { settingsFile } from '../../shared/settings.ts';
import { createTranslator, type Translator } from '../translation/translator.ts';
import { isWithin } from '../workspace/isWithin.ts';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { SettingsError, type SettingsFault } from '../workspace/settingsError.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { ServiceAccess } from './serviceAccess.ts';

/** A folder of the editor, or the folder of a file that was opened alone. */
export interface Project {
  readonly workspace: Workspace;
  readonly translator: Translator;
}

/** The folders that are open, each with its workspace; opened when first asked for. */
export interface Projects {
  /** The roots of the folders that the editor has open. */
  readonly folders: readonly string[];
  /** The project of a file: the innermost folder around it that is open or has settings, or one made for it alone. */
  for(path: string): Promise<Project>;
  /** The projects of every open folder and those below them; one that cannot be opened goes to `fault`. */
  all(): Promise<readonly Project[]>;
  /** What makes no sense in the settings and rules of the projects that were asked for. */
  faults(): readonly SettingsFault[];
  add(folders: readonly string[]): void;
  remove(folders: readonly string[]): void;
  /**
   * A buffer's text, or undefined once it is closed.
   *
   * @param common what it has in common with the text before, where that is known.
   */
  setBuffer(path: string, text: ReadableText | undefined, common?: CommonEnds): void;
  /** Something changed on disk. A settings or rule file reopens its project: all that is known of it may be wrong. */
  changedOnDisk(path: string): 'settings' | 'file';
  /** The editor's settings changed: every project is opened again. */
  reopen(): void;
}

/** What projects need from the session. */
export interface ProjectsOptions {
  readonly service: ServiceAccess;
  /** The editor's settings for a folder: any of the project settings. */
  settings(root: string): Promise<Record<string, unknown>>;
  /**
   * A project whose settings make no sense, in a sentence for the user.
   *
   * @param works whether the project does without what is wrong; otherwise nothing of it works.
   */
  fault(root: string, error: unknown, works: boolean): void;
  /** What the user should know of a translation beside its result. */
  notice(sentence: Sentence): void;
}

/** Projects of one session. */
export function openProjects({ service, settings, fault, notice }: ProjectsOptions): Projects {
  let folders: string[] = [];
  const roots = createRoots(() => folders);
  const rootOf = roots.of;
  const opened = new Map<string, Promise<Project>>();
  const buffers = new Map<string, ReadableText>();
  const ready = new Map<string, Workspace>();

  const faults = new Map<string, readonly SettingsFault[]>();
  const { say, forget } = saidOnce(fault);

  const open = async (root: string): Promise<Project> => {
    const around = folders.includes(root) || isProjectRoot(root) ? {} : ownFolderOnly;
    const workspace = await openTolerantly(root, { ...around, ...(await settings(root)) }, say);
    const wrong = workspace.rules.faults;
    faults.set(root, wrong);
    if (wrong.length > 0) say(root, new SettingsError(...wrong));
    for (const [path, text] of buffers) if (rootOf(path) === root) workspace.setBuffer(path, text);
    ready.set(root, workspace);
    const translator = createTranslator({ workspace, service: () => service.connect(), onNotice: notice });
    return { workspace, translator };
  };
  const project = (root: string): Promise<Project> => {
    const known = opened.get(root);
    if (known) return known;
    const opening = open(root).catch((error: unknown) => {
      if (opened.get(root) === opening) opened.delete(root);
      faults.set(root, error instanceof SettingsError ? error.faults : []);
      say(root, error, false);
      throw error;
    });
    opened.set(root, opening);
    return opening;
  };
  const drop = (root: string) => {
    opened.delete(root);
    ready.delete(root);
    forget(root);
  };
  const openOrNone = (root: string) => project(root).catch(() => undefined);
  /** The workspace of a path; while it is still opening, `open` gives it the buffers as they are by then. */
  const affected = (path: string) => ready.get(rootOf(path));

  return {
    get folders() {
      return folders;
    },
    for: (path) => project(rootOf(path)),
    async all() {
      const outer = await Promise.all(folders.map(openOrNone));
      const below = await Promise.all(outer.map(async (one) => (await one?.workspace.projectsBelow()) ?? []));
      const inner = [...new Set(below.flat())].filter((root) => !folders.includes(root));
      return [...outer, ...(await Promise.all(inner.map(openOrNone)))].filter((one) => one !== undefined);
    },
    faults: () => [...faults.values()].flat(),
    add(more) {
      folders = [...new Set([...folders, ...more])];
      // A file that stood alone until now may belong to one of them.
      for (const root of opened.keys()) if (!folders.includes(root)) drop(root);
    },
    remove(gone) {
      folders = folders.filter((folder) => !gone.includes(folder));
      for (const root of [...opened.keys()]) {
        if (!gone.some((folder) => isWithin(root, folder))) continue;
        faults.delete(root);
        drop(root);
      }
    },
    setBuffer(path, text, common) {
      if (text === undefined) buffers.delete(path);
      else buffers.set(path, text);
      affected(path)?.setBuffer(path, text, common);
    },
    changedOnDisk(path) {
      const root = rootOf(path);
      const workspace = ready.get(root);
      if (basename(path) === settingsFile) {
        // Settings that come or go change which files belong to the projects around them, too.
        roots.forget();
        for (const other of [...opened.keys()]) if (isWithin(path, other)) drop(other);
        faults.delete(dirname(path));
        return 'settings';
      }
      if (workspace?.rules.isRuleFile(path)) {
        drop(root);
        return 'settings';
      }
      workspace?.forget(path);
      return 'file';
    },
    reopen() {
      for (const root of [...opened.keys()]) drop(root);
    },
  };
}

/** Says what is wrong once, however often an editor asks for what needs the settings. */
function saidOnce(fault: ProjectsOptions['fault']) {
  const lastSaid = new Map<string, string>();
  return {
    say(root: string, error: unknown, works = true): void {
      const words = String(error);
      if (lastSaid.get(root) === words) return;
      lastSaid.set(root, words);
      fault(root, error, works);
    },
    forget: (root: string) => void lastSaid.delete(root),
  };
}

/** Where projects begin. */
function createRoots(folders: () => readonly string[]) {
  /** Whether a folder has settings, asked of the disk once. */
  const settled = new Map<string, boolean>();
  const hasSettings = (folder: string): boolean => {
    const answer = settled.get(folder) ?? existsSync(join(folder, settingsFile));
    settled.set(folder, answer);
    return answer;
  };
  return {
    /** The root of the project of a file. */
    of(path: string): string {
      const [around] = folders()
        .filter((folder) => isWithin(path, folder))
        .sort((a, b) => b.length - a.length);
      if (around === undefined) return rootOfSingleFile(path);
      let folder = dirname(path);
      while (folder.length > around.length && !hasSettings(folder)) folder = dirname(folder);
      return folder.length > around.length ? folder : around;
    },
    /** Settings came or went. */
    forget: () => settled.clear(),
  };
}

/** Without the editor's settings where those are the fault: a wrong setting must not take the whole editor down. */
async function openTolerantly(
  root: string,
  settings: Record<string, unknown>,
  fault: (root: string, error: unknown) => void,
): Promise<Workspace> {
  try {
    return await openWorkspace(root, { settings });
  } catch (error) {
    if (Object.keys(settings).length === 0) throw error;
    const workspace = await openWorkspace(root, {});
    fault(root, error);
    return workspace;
  }
}

/** The project around a file that is in no open folder: up to its settings or its repository, or its folder alone. */
function rootOfSingleFile(path: string): string {
  const folder = dirname(path);
  for (let at = folder; ; at = dirname(at)) {
    if (isProjectRoot(at)) return at;
    if (dirname(at) === at) return folder;
  }
}

function isProjectRoot(folder: string): boolean {
  return existsSync(join(folder, settingsFile)) || existsSync(join(folder, '.git'));
}

/** A file opened alone may lie in a home folder: nothing below its own folder is looked at. */
const ownFolderOnly = { exclude: ['*/*'] };
