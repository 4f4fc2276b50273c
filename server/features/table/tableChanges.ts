import { dirname } from 'node:path';
import type { Catalog } from '../../../shared/catalog/catalog.ts';
import { keepLast } from '../../../shared/keepLast.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import type { Revisions } from '../../../shared/tableProtocol.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { changedSince, type FileChanges } from '../../workspace/changedSince.ts';
import { repositoryOf } from '../../workspace/repository.ts';
import type { PlacedEntry } from './rowsView.ts';

/** Whether an entry of a table is new or another one since a revision. */
export type IsChanged = (placed: PlacedEntry) => boolean;

/** What tables ask git. */
export interface TableChanges {
  /**
   * What changed in the files of a table, as they are in the editor. The same function until one of them or the commit is
   * another.
   *
   * @param files the first tells the repository.
   * @returns a sentence for the user where nothing can be compared.
   */
  since(revision: string, files: readonly Snapshot[], signal: AbortSignal): Promise<IsChanged | Sentence>;
}

/** So many comparisons are kept: those that were not asked for longest go first. */
const mostComparisons = 6;

/** Compares what tables show with what git has. */
export function tableChanges({ documents }: Session): TableChanges {
  const comparisons = new Map<string, { readonly catalogs: readonly Catalog[]; readonly isChanged: IsChanged }>();
  return {
    async since(revision, files, signal) {
      const repository = await repositoryOf(dirname(files[0]?.path ?? ''), signal);
      if (!repository) return say`This file is in no git repository.`;
      const commit = await repository.commitOf(revision);
      if (commit === undefined) return say`git knows no revision “${revision}”.`;
      const catalogs = files.map(({ file }) => file.catalog);
      const key = JSON.stringify([commit, files.map(({ path }) => path)]);
      const last = comparisons.get(key);
      const isSame = last?.catalogs.every((catalog, i) => catalog === catalogs[i]);
      const comparison = last && isSame ? last : { catalogs, isChanged: await compare() };
      keepLast(comparisons, key, comparison, mostComparisons);
      return comparison.isChanged;

      async function compare(): Promise<IsChanged> {
        const isEdited = (path: string) => documents.atPath(path) !== undefined;
        const changes = await changedSince(
          repository as NonNullable<typeof repository>,
          commit ?? '',
          signal,
          isEdited,
        );
        const byPath = new Map<string, FileChanges>();
        for (const { path, file } of files) byPath.set(path, await changes(file));
        return ({ entry, part: { file } }) => byPath.get(file.path)?.has(entry.id) === true;
      }
    },
  };
}

/**
 * What a file can be compared with: branches and tags, those that changed last first.
 *
 * @param path absolute.
 */
export async function revisionsFor(path: string, signal: AbortSignal): Promise<Revisions> {
  const repository = await repositoryOf(dirname(path), signal);
  if (!repository) return { hasRepository: false, branches: [], tags: [] };
  const [branches, tags] = [await repository.branches(), await repository.tags()];
  return { hasRepository: true, branches, tags };
}
