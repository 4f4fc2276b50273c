import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { EditRefused } from '../../shared/catalog/editRefused.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { typography } from '../../shared/checks/marks/typography.ts';
import { isAskedFor } from '../../shared/checks/run/checkSeverities.ts';
import { spelling } from '../../shared/checks/words/spelling.ts';
import { encodeEdits } from '../../shared/encoding/encodeEdits.ts';
import { loadStyleRules } from '../../shared/style/loadedRules.ts';
import { projectDictionaries } from '../spelling/dictionaryFiles.ts';
import { createSpellers, type Spellers } from '../spelling/spellers.ts';
import { withWordFiles } from '../spelling/wordFiles.ts';
import { UnreadableFileError, unreadable } from '../watchdog/unreadableFileError.ts';
import { createWatchdog } from '../watchdog/watchdog.ts';
import { checkFile } from './checkFile.ts';
import { createFolderCache } from './folderCache.ts';
import { globMatcher } from './glob.ts';
import { ignoredFindings } from './ignoredFindings.ts';
import { templatePattern } from './layout.ts';
import { createLinkedFiles } from './linkedFiles.ts';
import { listFiles } from './listFiles.ts';
import { localesBeside } from './localesBeside.ts';
import { ownFiles, projectFolders } from './ownFiles.ts';
import { type PairingContext, pairFile } from './pairing.ts';
import { createParsedFiles, type ParsedFile } from './parsedFiles.ts';
import { passedOver } from './passedOver.ts';
import { readAgain } from './readText.ts';
import { referenceOf } from './references.ts';
import { createResources } from './resources.ts';
import { readRules } from './ruleFiles.ts';
import { searchPlace } from './searchPlace.ts';
import { readSettings } from './settings.ts';
import { settingsOfFile } from './settingsOfFile.ts';
import { type DataReason, isLibraryData, isStray, standingOf } from './standing.ts';
import { realPathOf, staysWithin } from './staysWithin.ts';
import { withStyleFile } from './styleFile.ts';
import { systemMemory } from './systemMemory.ts';
import { findTargets } from './targets.ts';
import type { LocalizationFile, Workspace } from './workspace.ts';
import { writeAtomically } from './writeAtomically.ts';

/** What a workspace is opened with. */
export interface WorkspaceOptions {
  /** Settings that go before those of `interline.json`, as an editor or a command line says them. */
  readonly settings?: unknown;
  /** Glossary files beside those of the settings; absolute, or relative to the root. */
  readonly glossaries?: readonly string[];
  /** Translation memory files beside those of the settings. */
  readonly memories?: readonly string[];
  /** How much text of files that were read is kept, in UTF-16 code units. */
  readonly keptText?: number;
}

/** Files whose start is read at the same time, to tell their format. */
const atOnce = 32;

/** Files among which glossaries and memories are looked for where git does not say which are the project's. */
const searched = 20_000;

/**
 * Opens a folder of localization files. Reads its settings, and nothing else until it is asked.
 *
 * @param root absolute or relative to the process's folder.
 * @throws SettingsError when `interline.json` makes no sense.
 * @example
 * const workspace = await openWorkspace('examples');
 * for (const path of await workspace.discover()) console.log(path, (await workspace.file(path))?.targetLanguage);
 */
export async function openWorkspace(root: string, options: WorkspaceOptions = {}): Promise<Workspace> {
  const home = resolve(root);
  const written = await readSettings(home, options.settings);
  const settings = await withWordFiles(home, await withStyleFile(home, written));
  const slashed = home.replaceAll('\\', '/');
  const templates = settings.files.map((template) => templatePattern(slashed, template));
  const excluded = globMatcher(settings.exclude);
  const reported = ignoredFindings(settings.ignore, home);
  const settingsFor = settingsOfFile(settings, home);
  if (typeof settings.style === 'object' || isAskedFor(typography.id, settings)) await loadStyleRules();
  const watchdog = createWatchdog();
  const rules = await readRules(
    home,
    settings.rules,
    [...(typeof written.style === 'string' && written.style !== '' ? [written.style] : []), ...settings.dictionaries],
    watchdog,
  );
  const explicit = new Set<string>();
  /** Where the project's folder lies, and those that somebody named: links that lead out of them are not looked at. */
  const searchedFolders = new Set([await realPathOf(home)]);
  const folders = createFolderCache();
  const paired = new Map<string, Promise<LocalizationFile | undefined>>();
  /** What the files of open buffers were last. */
  const before = new Map<string, LocalizationFile>();
  const files = createParsedFiles(watchdog, (path) => paired.delete(path), options.keptText);
  const isCertain = (path: string) => templates.some((template) => template.test(path));
  const context: PairingContext = {
    settings,
    templates,
    folders,
    files,
    watchdog,
    isCertain,
    toNative: (path) => (sep === '/' ? path : path.replaceAll('/', sep)),
  };
  const certain = (path: string) => explicit.has(path) || isCertain(path.replaceAll('\\', '/'));

  const file = (path: string): Promise<LocalizationFile | undefined> => {
    const absolute = resolve(home, path);
    const cached = paired.get(absolute);
    if (cached) return cached;
    const made = (async () => {
      const parsed = await files.get(absolute, certain(absolute));
      if (parsed && !certain(absolute) && (await isLibraryData(absolute, parsed, context))) return undefined;
      const pairedFile = parsed && (await pairFile(absolute, parsed, context, before.get(absolute)));
      if (pairedFile && files.hasBuffer(absolute)) before.set(absolute, pairedFile);
      if (pairedFile?.role !== 'single' || certain(absolute)) return pairedFile;
      return (await isStray(absolute, parsed as ParsedFile, context)) ? undefined : pairedFile;
    })();
    paired.set(absolute, made);
    made.catch(() => paired.delete(absolute));
    return made;
  };

  const discover: Workspace['discover'] = async (paths = [home], signal, shut, leftAlone) => {
    const found = new Set<string>();
    for (const path of paths) {
      const { path: absolute, matches } = await searchPlace(resolve(home, path));
      const info = await stat(absolute).catch((error) => Promise.reject(unreadable(absolute, error)));
      if (!info.isDirectory()) {
        explicit.add(absolute);
        paired.delete(absolute);
        found.add(absolute);
        continue;
      }
      searchedFolders.add(await realPathOf(absolute));
      const listed = await listFiles(absolute, home, excluded, { ...(signal && { signal }), ...(shut && { shut }) });
      const wanted = matches ? listed.filter(matches) : listed;
      if (matches && wanted.length === 0) {
        throw new UnreadableFileError(resolve(home, path), 'no file matches this pattern');
      }
      for (const claimed of await claimedOf(ownFiles(wanted, listed, home), signal, leftAlone)) found.add(claimed);
    }
    return [...found].sort();
  };

  const claimedOf = async (
    paths: readonly string[],
    signal?: AbortSignal,
    leftAlone?: (path: string, reason: DataReason) => void,
  ): Promise<string[]> => {
    const found: string[] = [];
    const queue = paths.values();
    const work = async () => {
      for (const path of queue) {
        signal?.throwIfAborted();
        if (!(await staysWithin(path, searchedFolders))) continue;
        const standing = await standingOf(path, context);
        if (standing === 'ours') found.push(path);
        else if (standing !== 'foreign') leftAlone?.(path, standing);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, paths.length) }, work));
    return found;
  };

  let listing: Promise<readonly string[]> | undefined;
  const listAll = () => {
    listing ??= listFiles(home, home, excluded, { limit: searched }).then((listed) => ownFiles(listed, listed, home));
    return listing;
  };
  const linked = createLinkedFiles({ listAll, catalog: async (path) => (await files.get(path, true))?.catalog });
  const resources = createResources({
    root: home,
    settings,
    glossaries: options.glossaries ?? [],
    memories: options.memories ?? [],
    listAll,
    claimed: (paths) => claimedOf(paths),
    file,
  });

  const forget = (path: string) => {
    const absolute = resolve(home, path);
    files.forget(absolute);
    folders.forget(absolute.replaceAll('\\', '/'));
    paired.clear();
    listing = undefined;
    resources.forget(absolute);
    linked.forget(absolute);
  };

  let dictionaries: Spellers | undefined;
  const spellers = (asked: LocalizationFile, only?: ReadonlySet<string>): Spellers | undefined => {
    if (asked.catalog.isSource || !isAskedFor(spelling.id, settingsFor(asked.path), only)) return undefined;
    dictionaries ??= createSpellers(projectDictionaries(home, settings.dictionaries));
    return dictionaries;
  };

  const workspace: Workspace = {
    root: home,
    settings,
    settingsOf: settingsFor,
    rules,
    reported,
    discover,
    async projectsBelow(start = home, signal) {
      const { path } = await searchPlace(resolve(home, start));
      const info = await stat(path).catch(() => undefined);
      if (!info?.isDirectory()) return [];
      return projectFolders(await listFiles(path, home, excluded, signal && { signal }), home);
    },
    passedOver: (folder, signal) =>
      passedOver(
        resolve(home, folder),
        home,
        excluded,
        async (path) => (await standingOf(path, context)) === 'ours',
        signal,
      ),
    file,
    targetsOf: (source, languages) => findTargets(source, languages, context, file),
    async check(checked, only) {
      const findings: Finding[] = [];
      for await (const block of checkFile(workspace, checked, only))
        for (const finding of block) findings.push(finding);
      return findings;
    },
    checkInTurn: (checked, only) => checkFile(workspace, checked, only),
    spellers,
    reference: (file) => referenceOf(file, context),
    watchdog,
    locales: (file) => localesBeside(file, context),
    linkedFiles: (file) => linked.of(file.path, file.catalog),
    terms: resources.terms,
    memory: resources.memory,
    systemMemory: async (source, target) => (settings.systemMemory ? systemMemory(source, target) : undefined),
    async write(changed, edits) {
      if (!explicit.has(changed.path) && !(await staysWithin(changed.path, searchedFolders)))
        throw new EditRefused(`${changed.path} is a link that leaves the project; name the file itself to change it.`);
      const { bytes, decoded } = await readAgain(changed);
      const result = encodeEdits(bytes, decoded, edits);
      if (result === bytes) return;
      await writeAtomically(changed.path, result);
      forget(changed.path);
    },
    setBuffer(path, text, common) {
      const absolute = resolve(home, path);
      files.setBuffer(absolute, text, common);
      if (text === undefined) before.delete(absolute);
      linked.forget(absolute);
      for (const [other, made] of paired) {
        if (other === absolute) paired.delete(other);
        else {
          made.then(
            (known) => {
              if (known?.sourcePath === absolute && paired.get(other) === made) paired.delete(other);
            },
            () => undefined,
          );
        }
      }
    },
    forget,
  };
  return workspace;
}
