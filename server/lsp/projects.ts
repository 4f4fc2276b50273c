import { basename, dirname } from 'node:path';
import type { ReadableText } from '../../shared/catalog/chunkedText.ts';
import type { CommonEnds } from '../../shared/catalog/commonEnds.ts';
import type { Sentence } from '../../shared/sentences/sentence.ts';
import { settingsFile } from '../../shared/settings.ts';
import { createTranslator, type Translator } from '../translation/translator.ts';
import { isWithin } from '../workspace/isWithin.ts';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { SettingsError, type SettingsFault } from '../workspace/settingsError.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { createRoots, isProjectRoot } from './projectRoots.ts';
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
  faults(): Promise<readonly SettingsFault[]>;
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
  const buffers = new Map<string, ReadableText>();
  const open = async (root: string, say: (root: string, error: unknown) => void): Promise<Project> => {
    const around = folders.includes(root) || isProjectRoot(root) ? {} : ownFolderOnly;
    const workspace = await openTolerantly(root, { ...around, ...(await settings(root)) }, say);
    const translator = createTranslator({ workspace, service: () => service.connect(), onNotice: notice });
    return { workspace, translator };
  };
  const fill = (root: string, workspace: Workspace) => {
    for (const [path, text] of buffers) if (rootOf(path) === root) workspace.files.setBuffer(path, text);
  };
  const projects = projectsByRoot(open, fill, fault);
  const openOrNone = (root: string) => projects.atRoot(root).catch(() => undefined);
  /** The workspace of a path; while it is still opening, `fill` will give it the buffers as they are by then. */
  const affected = (path: string) => projects.ready(rootOf(path));

  return {
    get folders() {
      return folders;
    },
    for: (path) => projects.atRoot(rootOf(path)),
    async all() {
      const outer = await Promise.all(folders.map(openOrNone));
      const below = await Promise.all(outer.map(async (one) => (await one?.workspace.files.projectsBelow()) ?? []));
      const inner = [...new Set(below.flat())].filter((root) => !folders.includes(root));
      return [...outer, ...(await Promise.all(inner.map(openOrNone)))].filter((one) => one !== undefined);
    },
    faults: projects.faults,
    add(more) {
      folders = [...new Set([...folders, ...more])];
      // A file that stood alone until now may belong to one of them.
      for (const root of projects.roots()) if (!folders.includes(root)) projects.drop(root);
    },
    remove(removed) {
      folders = folders.filter((folder) => !removed.includes(folder));
      for (const root of projects.roots()) {
        if (removed.some((folder) => isWithin(root, folder))) projects.forget(root);
      }
    },
    setBuffer(path, text, common) {
      if (text === undefined) buffers.delete(path);
      else buffers.set(path, text);
      affected(path)?.files.setBuffer(path, text, common);
    },
    changedOnDisk(path) {
      const root = rootOf(path);
      const workspace = projects.ready(root);
      if (basename(path) === settingsFile) {
        // Settings that come or go change which files belong to the projects around them, too.
        roots.forget();
        for (const other of projects.roots()) if (isWithin(path, other)) projects.drop(other);
        projects.forget(dirname(path));
        return 'settings';
      }
      if (workspace?.settings.rules.isRuleFile(path)) {
        projects.drop(root);
        return 'settings';
      }
      workspace?.files.forget(path);
      return 'file';
    },
    reopen() {
      for (const root of projects.roots()) projects.drop(root);
    },
  };
}

/** The projects that were asked for, by their roots: each is opened once. @param fill is called when one is ready. */
function projectsByRoot(
  open: (root: string, say: (root: string, error: unknown) => void) => Promise<Project>,
  fill: (root: string, workspace: Workspace) => void,
  fault: ProjectsOptions['fault'],
) {
  const opened = new Map<string, Promise<Project>>();
  const ready = new Map<string, Workspace>();
  const faults = new Map<string, readonly SettingsFault[]>();
  const said = saidOnce(fault);
  const drop = (root: string) => {
    opened.delete(root);
    ready.delete(root);
    said.forget(root);
  };
  return {
    atRoot(root: string): Promise<Project> {
      const before = opened.get(root);
      if (before) return before;
      // One that was dropped meanwhile says nothing any more, and what is typed goes to the one that took its place.
      const isCurrent = () => opened.get(root) === opening;
      const opening: Promise<Project> = open(root, said.say).then(
        (project) => {
          fill(root, project.workspace);
          if (!isCurrent()) return project;
          const wrong = project.workspace.settings.rules.faults;
          faults.set(root, wrong);
          if (wrong.length > 0) said.say(root, new SettingsError(...wrong));
          ready.set(root, project.workspace);
          return project;
        },
        (error: unknown) => {
          if (isCurrent()) {
            opened.delete(root);
            faults.set(root, error instanceof SettingsError ? error.faults : []);
            said.say(root, error, false);
          }
          throw error;
        },
      );
      opened.set(root, opening);
      return opening;
    },
    /** The workspace of a root, once it is open. */
    ready: (root: string) => ready.get(root),
    roots: (): readonly string[] => [...opened.keys()],
    /** Opens a project again when it is next asked for. */
    drop,
    /** As {@link drop}, with what was wrong with it. */
    forget(root: string): void {
      faults.delete(root);
      drop(root);
    },
    async faults() {
      const ofResources = await Promise.all([...ready.values()].map((workspace) => workspace.resourceFaults()));
      return [...faults.values(), ...ofResources].flat();
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

/** A file opened alone may lie in a home folder: nothing below its own folder is looked at. */
const ownFolderOnly = { exclude: ['*/*'] };
