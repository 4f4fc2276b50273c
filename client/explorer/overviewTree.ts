import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Overview, OverviewRow, ProjectOverview } from '../../shared/overviewProtocol.ts';

/** What the files of a project are put under. */
export type Grouping = 'files' | 'languages';

/** An entry of the explorer view. */
export interface OverviewNode {
  /** Stays the same while the files do, so that the view keeps what is unfolded and chosen. */
  readonly id: string;
  /**
   * `document` is a file with what belongs to it in other languages, `missing` a file that is not there, `source` a file
   * that nothing is translated in.
   */
  readonly kind: 'project' | 'language' | 'document' | 'file' | 'missing' | 'source';
  /** The name of a file, a part of its path where others have the same name; or the code of a language (BCP 47; empty where nothing tells it). */
  readonly label: string;
  readonly project: ProjectOverview;
  /** The file to open. */
  readonly uri?: string;
  readonly language?: string;
  /** Everything below it. */
  readonly rows: readonly OverviewRow[];
  readonly children: readonly OverviewNode[];
}

/** Sums of what is to be done. */
export interface Work {
  readonly total: number;
  readonly translated: number;
  readonly needsReview: number;
  readonly untranslated: number;
  readonly findings: number;
  readonly errors: number;
  readonly stale: number;
  readonly missing: number;
  /** Files that were not checked yet. */
  readonly unchecked: number;
}

/** The rows of all projects. */
export function rowsOf(overview: Overview | undefined): readonly OverviewRow[] {
  return overview?.projects.flatMap(({ rows }) => rows) ?? [];
}

/** The entries of the view: a project for each folder with localization files. */
export function overviewTree(overview: Overview, grouping: Grouping): readonly OverviewNode[] {
  return overview.projects
    .filter(({ rows }) => rows.length > 0)
    .map((project) => ({
      id: project.uri,
      kind: 'project',
      label: project.name,
      project,
      rows: project.rows,
      children: grouping === 'files' ? byFile(project) : byLanguage(project),
    }));
}

/**
 * Counts the work of some rows. Texts of source files are nobody's work; what was found in them is.
 *
 * @example workOf(node.rows) // { total: 120, translated: 87, needsReview: 3, untranslated: 30, findings: 2, … }
 */
export function workOf(rows: readonly OverviewRow[]): Work {
  const work = {
    total: 0,
    translated: 0,
    needsReview: 0,
    untranslated: 0,
    findings: 0,
    errors: 0,
    stale: 0,
    missing: 0,
    unchecked: 0,
  };
  for (const row of rows) {
    work.errors += row.errors;
    work.findings += row.errors + row.warnings + row.infos;
    work.stale += row.stale;
    if (!row.isChecked) work.unchecked++;
    if (!isWork(row)) continue;
    if (row.role === 'absent') work.missing++;
    work.total += row.total;
    work.translated += row.translated;
    work.needsReview += row.needsReview;
    work.untranslated += row.untranslated;
  }
  return work;
}

/** Whether somebody has to translate a file. */
export function isWork({ role }: OverviewRow): boolean {
  return role !== 'source' && role !== 'single';
}

/** The part that is translated in whole percents, never too many; undefined where there is nothing to translate. */
export function share({ total, translated }: Pick<Work, 'total' | 'translated'>): number | undefined {
  return total === 0 ? undefined : Math.floor((100 * translated) / total);
}

/** In the order of their paths; what nobody translates comes last. */
function byFile(project: ProjectOverview): readonly OverviewNode[] {
  const groups = group(project.rows, (row) => row.source ?? row.uri);
  // The source of a file may be one that the project leaves out.
  const heads = [...groups].map(([uri, rows]) => rows.find((row) => row.uri === uri) ?? (rows[0] as OverviewRow));
  const nameOf = shortNames(heads);
  const nodes = [...groups].map(([uri, rows], i): OverviewNode => {
    const source = heads[i] as OverviewRow;
    if (rows.length === 1) return leaf(project, source, nameOf(source.path));
    const others = rows.filter((row) => row.role !== 'source');
    return {
      id: `${project.uri}|${uri}`,
      kind: 'document',
      label: nameOf(source.path),
      project,
      uri: source.uri,
      rows,
      children: others.sort(byLanguageCode).map((row) => leaf(project, row, row.language ?? '')),
    };
  });
  const isLast = ({ kind }: OverviewNode) => kind === 'source';
  return [...nodes.filter((node) => !isLast(node)), ...nodes.filter(isLast)];
}

function byLanguage(project: ProjectOverview): readonly OverviewNode[] {
  const groups = group([...project.rows].sort(byLanguageCode), (row) =>
    isWork(row) ? (row.language ?? '') : (row.language ?? project.sourceLanguage),
  );
  return [...groups].map(([language, rows]) => ({
    id: `${project.uri}|language|${language}`,
    kind: 'language',
    label: language,
    project,
    ...(language ? { language } : {}),
    rows,
    children: leaves(project, rows),
  }));
}

function leaves(project: ProjectOverview, rows: readonly OverviewRow[]): readonly OverviewNode[] {
  const nameOf = shortNames(rows);
  return rows.map((row) => leaf(project, row, nameOf(row.path)));
}

function leaf(project: ProjectOverview, row: OverviewRow, label: string): OverviewNode {
  return {
    id: `${project.uri}|${row.uri}|${row.language ?? ''}|${row.role}`,
    kind: row.role === 'absent' ? 'missing' : isWork(row) ? 'file' : 'source',
    label,
    project,
    uri: row.role === 'absent' ? (row.source ?? row.uri) : row.uri,
    ...(row.language ? { language: row.language } : {}),
    rows: [row],
    children: [],
  };
}

/** Files by their names; where several have the same name, by their paths below the folder that they share. */
function shortNames(rows: readonly OverviewRow[]): (path: string) => string {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const paths = group(rows, ({ path }) => nameOf(path));
  const shared = new Map([...paths].map(([name, alike]) => [name, sharedFolder(alike.map(({ path }) => path))]));
  return (path) => path.slice(shared.get(nameOf(path))?.length ?? 0);
}

/** The folder that holds all of some paths, with the slash behind it; empty where none does. */
function sharedFolder([first = '', ...others]: readonly string[]): string {
  let folder = first.slice(0, first.lastIndexOf('/') + 1);
  while (others.some((path) => !path.startsWith(folder))) {
    folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
  }
  return folder;
}

function byLanguageCode(a: OverviewRow, b: OverviewRow): number {
  const [one, other] = [a.language ?? '', b.language ?? ''];
  return one < other ? -1 : one > other ? 1 : 0;
}

function group(rows: readonly OverviewRow[], key: (row: OverviewRow) => string): Map<string, OverviewRow[]> {
  const groups = new Map<string, OverviewRow[]>();
  for (const row of rows) pushTo(groups, key(row), row);
  return groups;
}
