import { withItsKeys } from '../../shared/catalog/catalog.ts';
import { applyEdits, type TextEdit } from '../../shared/catalog/textRange.ts';
import { checksReporting } from '../../shared/checks/checksReporting.ts';
import { genreOf } from '../../shared/formats/factsOf.ts';
import type { NewEntry } from '../../shared/formats/format.ts';
import type { Sentence } from '../../shared/sentences/sentence.ts';
import { newEntries, type SyncOptions, syncCatalog, usualFill } from '../../shared/sync/syncCatalog.ts';
import { missingUnits, syncUnits } from '../../shared/sync/syncUnits.ts';
import { checkFile } from '../checking/checkFile.ts';
import { stepOn } from '../watchdog/watchdog.ts';
import { emptyTarget } from '../workspace/emptyTarget.ts';
import { reportedFindings } from '../workspace/ignoredFindings.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { AbsentFile, LocalizationFile, Workspace } from '../workspace/workspace.ts';

/** A target file brought to the keys of its source file, not yet written. */
export interface FileSync {
  /** Where the result belongs. */
  readonly path: string;
  /** The file whose bytes the edits refer to: the file itself, or the source file of one that is made. */
  readonly base: LocalizationFile;
  readonly created: boolean;
  readonly language: string;
  /** Edits of `base.catalog.text`. */
  readonly edits: readonly TextEdit[];
  readonly text: string;
  /** Ids, in the order of the source file. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** In gettext files: ids of entries that got the translation of a similar text and need a review. */
  readonly fuzzy?: readonly string[];
  /** Why the whole file was left alone. */
  readonly leftAlone?: Sentence;
  readonly refused: ReadonlyMap<string, Sentence>;
  /** How many entries the source file does not have that stay. */
  readonly extra: number;
}

/** How files are brought to the keys of their source. */
export interface FileSyncOptions {
  readonly fill?: SyncOptions['fill'];
  /** Whether entries that the source file does not have are taken out: those that are reported as left over. */
  readonly prune: boolean;
  /** The template of all gettext files; default: what stands beside each of them. */
  readonly template?: LocalizationFile | undefined;
}

/** Whether a file has keys that those of other languages share: documents have none. */
export function hasKeys({ catalog }: Pick<LocalizationFile, 'catalog'>): boolean {
  return genreOf(catalog) === 'messages';
}

/**
 * Brings one file of a language to the keys of its source file. Nothing is written.
 *
 * @param source the extracted file of a bilingual one; a monolingual file is paired with its own.
 * @throws UnreadableFileError where the file makes no progress.
 */
export async function syncFile(
  workspace: Workspace,
  file: LocalizationFile,
  source: LocalizationFile | undefined,
  { fill, prune }: FileSyncOptions,
): Promise<FileSync> {
  const { path, format, catalog } = file;
  const language = file.targetLanguage ?? '';
  const units = source?.catalog.segments;
  const isUnits = catalog.kind === 'bilingual' && source !== undefined;
  const keyed = withItsKeys(catalog);
  const extra = isUnits
    ? catalog.segments.all().flatMap(({ id, obsolete }) => (obsolete || units?.find(id) ? [] : [id]))
    : catalog.segments.all().flatMap(({ id }) => (catalog.pair?.extra.has(id) ? [id] : []));
  const remove = !prune ? [] : isUnits ? leftovers(extra, catalog.segments.count) : await reported(workspace, file);
  const options = { language, fill, remove: new Set(remove) };
  const synced = stepOn(watchedFile(file), () =>
    isUnits
      ? syncUnits(format, catalog, source.catalog, options)
      : keyed !== catalog && catalog.pair
        ? syncUnits(format, keyed, catalog.pair.source, { ...options, units: missingUnits(catalog.pair) })
        : syncCatalog(format, catalog, options),
  );
  return { path, base: file, created: false, language, ...synced, extra: extra.length - synced.removed.length };
}

/**
 * A file of a language that is not there yet, with every entry of its source file, untranslated. Nothing is written.
 *
 * @returns undefined where files of this kind cannot be made.
 */
export function createSynced(
  source: LocalizationFile,
  absent: AbsentFile,
  { fill }: Pick<FileSyncOptions, 'fill'>,
): FileSync | undefined {
  const { format, catalog } = source;
  const { path, targetLanguage: language } = absent;
  if (!format.derive) return undefined;
  const wanted = fill === 'none' || fill === undefined ? usualFill(catalog) : fill;
  const empty = emptyTarget(source, absent).catalog;
  const entries = newEntries(empty, language, wanted).map((entry): [string, NewEntry] => [entry.missing.id, entry]);
  const edits = format.derive(withItsKeys(catalog), language, new Map(entries));
  const added = catalog.kind === 'bilingual' ? catalog.segments.all().map(({ id }) => id) : entries.map(([id]) => id);
  const text = applyEdits(catalog.text, edits);
  return { path, base: source, created: true, language, edits, text, added, removed: [], refused: new Map(), extra: 0 };
}

/** What is reported as left over, as if the settings asked for it: not what a note keeps, and nothing where most would go. */
async function reported(workspace: Workspace, file: LocalizationFile): Promise<readonly string[]> {
  const findings = await checkFile(workspace, file, checksReporting('left over'));
  return reportedFindings(workspace, file.path, findings).flatMap(({ segment }) =>
    segment === undefined ? [] : [segment],
  );
}

/** Units that the extracted file does not have; none where they are more than half: it is another file's then. */
const leftovers = (extra: readonly string[], all: number): readonly string[] => (2 * extra.length > all ? [] : extra);
