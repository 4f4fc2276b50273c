import type { Catalog } from '../../../shared/catalog/catalog.ts';
import { pushTo } from '../../../shared/catalog/pushTo.ts';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import { keepLast } from '../../../shared/keepLast.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { readable } from '../../watchdog/unreadableFileError.ts';
import { isInState } from '../findingCounts.ts';
import type { FindingsBySegment } from './rowFilter.ts';
import { type TableEntry, tableEntries } from './tableEntries.ts';

/** What one state of a file has for tables. The same object until the file or its findings change. */
export interface FileEntries {
  readonly catalog: Catalog;
  readonly entries: readonly TableEntry[];
  readonly findings: FindingsBySegment;
  /** Id of the diagnosis that the findings are from; undefined before the first. */
  readonly diagnosis: string | undefined;
}

/** The files that tables show. */
export interface TableFiles {
  /**
   * @param checked true waits for the checks of this state; otherwise the findings of the state before stand in.
   */
  of(snapshot: Snapshot, checked: boolean): Promise<FileEntries>;
}

/** So many files are kept: those of the largest table, and of a few others. Those not asked for longest go first. */
const mostFiles = 1_200;

/** Entries by file, kept while tables are scrolled. */
export function tableFiles(session: Session): TableFiles {
  const files = new Map<string, FileEntries>();
  return {
    async of({ path, workspace, file: { catalog }, file }, checked) {
      const diagnosis = checked ? await readable(() => session.diagnoses.of(workspace, file)) : undefined;
      const last = files.get(path);
      const isSame = last?.catalog === catalog;
      let now = last;
      if (!last || !isSame || (diagnosis && diagnosis.id !== last.diagnosis)) {
        now = {
          catalog,
          entries: isSame ? last.entries : tableEntries(catalog, file.targetLanguage),
          findings: diagnosis ? findingsBySegment(diagnosis.findings) : (last?.findings ?? new Map()),
          diagnosis: diagnosis?.id ?? (isSame ? last.diagnosis : undefined),
        };
      }
      keepLast(files, path, now as FileEntries, mostFiles);
      return now as FileEntries;
    },
  };
}

/** Findings of a file by their segments, without those of the file as a whole, and those that the states of rows show. */
export function findingsBySegment(findings: readonly Finding[]): FindingsBySegment {
  const map = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.segment !== undefined && !isInState(finding)) pushTo(map, finding.segment, finding);
  }
  return map;
}
