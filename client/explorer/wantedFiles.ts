import type { OverviewRow } from '../../shared/overviewProtocol.ts';
import type { WantedTarget } from '../../shared/protocol.ts';
import { isWork, type OverviewNode } from './overviewTree.ts';

/**
 * What is to be translated below some entries, once each: files with untranslated texts, and files that are missing, by
 * their source file and language.
 */
export function translationTargets(nodes: readonly OverviewNode[]): readonly WantedTarget[] {
  const targets = new Map<string, WantedTarget>();
  for (const row of nodes.flatMap(({ rows }) => rows)) {
    if (!isWork(row) || row.untranslated === 0) continue;
    const uri = row.role === 'absent' ? (row.source ?? row.uri) : row.uri;
    targets.set(`${row.uri}|${row.language ?? ''}`, { uri, ...(row.language ? { language: row.language } : {}) });
  }
  return [...targets.values()];
}

/** URIs of the files below some entries in which something was found or may be found yet, once each. */
export function fixableFiles(nodes: readonly OverviewNode[]): readonly string[] {
  const rows = nodes.flatMap((node) => node.rows);
  const fixable = rows.filter(
    ({ role, isChecked, errors, warnings, infos }) =>
      role !== 'absent' && (!isChecked || errors + warnings + infos > 0),
  );
  return [...new Set(fixable.map(({ uri }) => uri))];
}

/** URIs of the files below some entries that have translations, once each. */
export function evaluableFiles(nodes: readonly OverviewNode[]): readonly string[] {
  return [...new Set(translatedRows(nodes).map(({ uri }) => uri))];
}

/** The rows below some entries that have translations, once each. */
export function translatedRows(nodes: readonly OverviewNode[]): readonly OverviewRow[] {
  const rows = nodes.flatMap((node) => node.rows).filter(isWork);
  const translated = rows.filter((row) => row.role !== 'absent' && row.untranslated < row.total);
  return [...new Map(translated.map((row) => [`${row.uri}|${row.language ?? ''}`, row])).values()];
}

/** URIs of the source files that belong to some entries, once each. */
export function sourceFiles(nodes: readonly OverviewNode[]): readonly string[] {
  const uris = nodes.flatMap(({ kind, project, rows }) => {
    const all = kind === 'language' ? project.rows : rows;
    return all.flatMap(({ role, uri, source }) => (role === 'source' ? [uri] : source === undefined ? [] : [source]));
  });
  return [...new Set(uris)];
}
