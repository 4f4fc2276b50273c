import { resolve, sep } from 'node:path';
import { EditRefused } from '../../shared/catalog/editRefused.ts';
import { Facts } from '../../shared/catalog/facts.ts';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import type { TextEdit } from '../../shared/catalog/textRange.ts';
import { encodeEdits } from '../../shared/encoding/encodeEdits.ts';
import { say } from '../../shared/sentences/sentence.ts';
import type { ProjectSettings } from '../../shared/settings.ts';
import { withWordFiles } from '../spelling/wordFiles.ts';
import { createWatchdog, type Watchdog } from '../watchdog/watchdog.ts';
import { createDiscovery } from './discovery.ts';
import { createFamilies } from './families.ts';
import { filesOfSet } from './filesOfSet.ts';
import { createFolderCache, type Folders } from './folderCache.ts';
import { glanceAt } from './glance.ts';
import { globMatcher } from './glob.ts';
import { templatePattern } from './layout.ts';
import { createLinkedFiles } from './linkedFiles.ts';
import { listFiles } from './listFiles.ts';
import { localesBeside } from './localesBeside.ts';
import { ownFiles } from './ownFiles.ts';
import { createPairedFiles } from './pairedFiles.ts';
import type { PairingContext } from './pairing.ts';
import { createParsedFiles, type ParsedFiles } from './parsedFiles.ts';
import { readAgain } from './readText.ts';
import { referenceOf } from './references.ts';
import { createResources } from './resources.ts';
import { readRules } from './ruleFiles.ts';
import { readSettings } from './settings.ts';
import { settingsOfFile } from './settingsOfFile.ts';
import { withStyleFile } from './styleFile.ts';
import { findTargets } from './targets.ts';
import { templateOf } from './templateOf.ts';
import type { Workspace } from './workspace.ts';
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

/** Files among which glossaries and memories are looked for where git does not say which are the project's. */
const searched = 20_000;

/**
 * Opens a folder of localization files. Reads its settings, and nothing else until it is asked.
 *
 * @param root absolute or relative to the process's folder.
 * @throws SettingsError when `interline.json` makes no sense.
 * @example
 * const workspace = await openWorkspace('examples');
 * for (const path of await workspace.files.list()) console.log(path, (await workspace.files.read(path))?.targetLanguage);
 */
export async function openWorkspace(root: string, options: WorkspaceOptions = {}): Promise<Workspace> {
  const home = resolve(root);
  const watchdog = createWatchdog();
  const { settings, rules } = await readProject(home, options.settings, watchdog);
  const excluded = globMatcher(settings.exclude);
  const files = createParsedFiles(watchdog, (path) => paired.drop(path), options.keptText);
  const folders = createFolderCache();
  const context = pairingContext(home, settings, folders, files, watchdog);
  const discovery = await createDiscovery(home, excluded, context, (path) => paired.drop(path));
  const paired = createPairedFiles(
    context,
    (path) => discovery.isNamed(path) || context.isCertain(slashedPath(path)),
    (path) => linked.forget(path),
  );
  const file = (path: string) => paired.get(resolve(home, path));
  const listing = createListing(home, excluded);
  const projectFiles = { root: home, listAll: listing.all };
  const linked = createLinkedFiles({
    ...projectFiles,
    catalog: async (path) => (await files.get(path, true))?.catalog,
  });
  const resources = createResources({
    root: home,
    settings,
    glossaries: options.glossaries ?? [],
    memories: options.memories ?? [],
    listAll: listing.all,
    claimed: (paths) => discovery.claimed(paths),
    file,
  });

  const forget = (path: string) => {
    const absolute = resolve(home, path);
    files.forget(absolute);
    folders.forget(slashedPath(absolute));
    context.families.forget();
    paired.dropAll();
    listing.forget();
    resources.forget(absolute);
    linked.forget(absolute);
  };

  return {
    files: {
      root: home,
      watchdog,
      list: discovery.list,
      projectsBelow: discovery.projectsBelow,
      passedOver: discovery.passedOver,
      glance: (path) => glanceAt(path, context),
      read: file,
      setBuffer: paired.setBuffer,
      forget,
    },
    pairs: {
      targetsOf: (source, languages) => findTargets(source, languages, context, file, projectFiles),
      templateOf: (one) => templateOf(one, home, context, file),
      setOf: (one) => filesOfSet(one, context, file, projectFiles),
      reference: (one) => referenceOf(one, context),
      locales: (one) => localesBeside(one, context),
      linkedFiles: (one) => linked.of(one.path, one.catalog),
    },
    settings: { project: settings, of: settingsOfFile(settings, home), rules },
    memory: resources.memory,
    terms: resources.terms,
    resourceFaults: resources.faults,
    async write(changed, edits) {
      if (!discovery.isNamed(changed.path) && !(await discovery.staysWithin(changed.path)))
        throw new EditRefused(
          say`${changed.path} is a link that leaves the project; name the file itself to change it.`,
        );
      if (await writeEdits(changed, edits)) forget(changed.path);
    },
    facts: new Facts(),
  };
}

/** @returns whether the file is another one now. */
async function writeEdits(file: Parameters<Workspace['write']>[0], edits: readonly TextEdit[]): Promise<boolean> {
  const { bytes, decoded } = await readAgain(file);
  const result = encodeEdits(bytes, decoded, edits);
  if (result === bytes) return false;
  await writeAtomically(file.path, result);
  return true;
}

const toNative = (path: string) => (sep === '/' ? path : path.replaceAll('/', sep));

function pairingContext(
  home: string,
  settings: ProjectSettings,
  folders: Folders,
  files: ParsedFiles,
  watchdog: Watchdog,
): PairingContext {
  const templates = settings.files.map((template) => templatePattern(slashedPath(home), template));
  const families = createFamilies(folders, templates);
  const isCertain = (path: string) => templates.some((template) => template.test(path));
  return { settings, templates, folders, families, files, watchdog, isCertain, toNative };
}

/** The settings of a project and its rules. */
async function readProject(home: string, given: unknown, watchdog: Watchdog) {
  const written = await readSettings(home, given);
  const settings = await withWordFiles(home, await withStyleFile(home, written));
  const style = typeof written.style === 'string' && written.style !== '' ? [written.style] : [];
  const rules = await readRules(home, settings.rules, [...style, ...settings.dictionaries], watchdog);
  return { settings, rules };
}

/** The project's own files, listed when somebody first asks for them. */
function createListing(home: string, excluded: (path: string) => boolean) {
  let listing: Promise<readonly string[]> | undefined;
  return {
    all(): Promise<readonly string[]> {
      listing ??= listFiles(home, home, excluded, { limit: searched }).then((listed) => ownFiles(listed, listed, home));
      return listing;
    },
    forget(): void {
      listing = undefined;
    },
  };
}
