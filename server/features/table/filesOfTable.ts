import { slashedPath } from '../../../shared/catalog/slashedPath.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { mostShownLanguages, type ShownLanguages } from '../../../shared/tableProtocol.ts';
import { pathOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { shortPath } from '../../translation/targets.ts';
import { readable } from '../../watchdog/unreadableFileError.ts';
import { isLookedUp } from '../../workspace/isLookedUp.ts';
import { targetLanguagesOf } from '../../workspace/targetLanguages.ts';
import { discovery } from '../discovery.ts';
import { inFewColumns } from './inFewColumns.ts';
import { isWork, tableEntries } from './tableEntries.ts';

/** What a table shows of a set of files: a file, or what it has in one of its languages. */
export interface Part {
  readonly key: string;
  readonly snapshot: Snapshot;
  readonly language: string | undefined;
  /** Whether the file holds further languages. */
  readonly isPart: boolean;
  /** Of a file that is not there: the source file that it can be made from. */
  readonly madeFrom?: Snapshot;
}

/** Files that hold the same texts in several languages. */
export interface SetOfFiles {
  /** What its rows stand below; undefined where there is one set only. */
  readonly group: string | undefined;
  readonly parts: readonly Part[];
}

/** The table of one file. */
export function wholeFile(snapshot: Snapshot): Part {
  const { uri, file } = snapshot;
  const language = file.targetLanguage ?? (file.catalog.isSource ? file.sourceLanguage : undefined);
  return { key: language ?? uri, snapshot, language, isPart: false };
}

/** Every language of the files that belong together with one; of several with the same language each. */
export async function partsOfSet(session: Session, snapshot: Snapshot): Promise<readonly Part[]> {
  const { file, workspace } = snapshot;
  const within = file.catalog.kind === 'bilingual' ? targetLanguagesOf(file) : [];
  if (within.length > 1) {
    return within.map((language) => ({ key: language, snapshot, language, isPart: true }));
  }
  const parts: Part[] = [];
  for (const { path } of await workspace.pairs.setOf(file)) {
    const uri = session.uriOf(path);
    const one = path === snapshot.path ? snapshot : await session.latest(uri);
    if (!one) continue;
    const part = wholeFile(one);
    parts.push(parts.some(({ key }) => key === part.key) ? { ...part, key: uri } : part);
  }
  return parts.length > 0 ? parts : [wholeFile(snapshot)];
}

/** So many files can be in one table, and so much text, in UTF-16 code units: all of it is read and kept. */
const mostFiles = 1_000;
const mostText = 32 * 1024 * 1024;

/**
 * The sets of several files in the order of their paths, each once; what nobody translates comes last. Files without a
 * language are left out, and those that cannot be read; of a project also its memories and glossaries.
 *
 * @param files by URI, or every file of the project that `snapshot` is of.
 * @throws RequestRefused where that is too much for one table.
 */
export async function setsOfFiles(
  session: Session,
  { workspace, path: opened }: Snapshot,
  files: 'project' | readonly string[],
  signal: AbortSignal,
): Promise<readonly SetOfFiles[]> {
  const paths =
    files === 'project'
      ? await discovery(workspace, session.client.watchesFiles, signal)
      : files.flatMap((uri) => pathOf(uri) ?? []).sort();
  const sets: SetOfFiles[] = [];
  const covered = new Set<string>();
  const groups = new Set<string>();
  let text = 0;
  for (const path of paths) {
    if (covered.has(path)) continue;
    const snapshot = await readable(() => session.latest(session.uriOf(path)));
    if (!snapshot || snapshot.file.role === 'single') continue;
    if (files === 'project' && isLookedUp(snapshot.file, [opened])) continue;
    const parts = await partsOfSet(session, snapshot);
    // A template stands for the translations made from it.
    if (parts.every((part) => covered.has(part.snapshot.path))) continue;
    for (const part of parts) {
      if (!covered.has(part.snapshot.path)) text += part.snapshot.text.text.length;
      covered.add(part.snapshot.path);
    }
    if (covered.size > mostFiles || text > mostText) {
      throw new RequestRefused(
        say`These files are too large for one table: select some of them in the Localization view.`,
      );
    }
    const first = parts[0]?.snapshot ?? snapshot;
    const name = slashedPath(shortPath(first.path, first.workspace.files.root));
    const group = groups.has(name) ? first.path : name;
    groups.add(group);
    sets.push({ group, parts });
  }
  const isWanted = workspace.settings.project.targetLanguages.length > 0;
  const translated = new Set(sets.filter((set) => isTranslated(set, isWanted)));
  return inFewColumns([...translated, ...sets.filter((set) => !translated.has(set))]);
}

/**
 * Whether files are translated, or are to be: `donottranslate.xml` of Android is not.
 *
 * @param isWanted whether the project asks for languages.
 */
function isTranslated({ parts }: SetOfFiles, isWanted: boolean): boolean {
  return parts.some(({ snapshot: { file } }) => {
    if (!file.catalog.isSource) return true;
    return isWanted && tableEntries(file.catalog).some(isWork);
  });
}

/** Keys of every language of some sets: the source first, those that only tell a second file of a language last. */
export function languageKeys(sets: readonly SetOfFiles[]): readonly string[] {
  const parts = sets.flatMap((set) => set.parts);
  const sources = parts.filter(({ snapshot }) => snapshot.file.catalog.isSource);
  const named = parts.filter(({ language, key }) => language === key);
  if (sets.length > 1) named.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return [...new Set([...sources, ...named, ...parts].map(({ key }) => key))];
}

/**
 * Those that were chosen; otherwise the source, the file that was opened, and as many others as there is room for.
 *
 * @param path of the file that was opened.
 */
export function shownKeys(
  sets: readonly SetOfFiles[],
  all: readonly string[],
  { shown }: ShownLanguages,
  path: string,
): readonly string[] {
  const parts = sets.flatMap((set) => set.parts);
  const isChosen = ({ key, language = key }: Part) => shown?.includes(key) || shown?.includes(language);
  const chosen = new Set(parts.filter(isChosen).map(({ key }) => key));
  if (chosen.size > 0) return all.filter((key) => chosen.has(key));
  const first = new Set(
    parts
      .filter(({ snapshot, isPart }) => snapshot.file.catalog.isSource || (snapshot.path === path && !isPart))
      .map(({ key }) => key),
  );
  const ordered = [...all.filter((key) => first.has(key)), ...all.filter((key) => !first.has(key))];
  const kept = new Set(ordered.slice(0, mostShownLanguages));
  return all.filter((key) => kept.has(key));
}
