import { chunkedText } from '../../shared/catalog/chunkedText.ts';
import type { Segment, Slot } from '../../shared/catalog/segment.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { quote } from '../../shared/checks/contract/sides.ts';
import { staleTranslation } from '../../shared/checks/states/staleTranslation.ts';
import { say, withEnglish } from '../../shared/sentences/sentence.ts';
import { type BlamedLine, blame } from '../workspace/blame.ts';
import type { Repository } from '../workspace/repository.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';

/** A translation whose source text changed since. */
export interface StaleText {
  readonly segment: Segment;
  readonly source: Slot;
  readonly target: Slot;
  /** The source text that was translated. */
  readonly before: string;
  /** Where the source text changed last; undefined for a change that is not committed. */
  readonly commit?: string;
}

/**
 * The translations of a file whose source text changed since, by the history of git: where the line of a source text is
 * newer than that of its translation, the source text at the commit of the translation is compared with that of today.
 * Two calls of `git blame` for a pair of files, and one look at the source file for each commit that is in doubt.
 *
 * @param file as it is on disk: git knows the lines of no editor's buffer.
 */
export async function staleTexts(
  file: LocalizationFile,
  repository: Repository,
  signal: AbortSignal,
): Promise<readonly StaleText[]> {
  const { top, nameOf } = repository;
  const { catalog } = file;
  const sourcePath = catalog.kind === 'bilingual' ? file.path : file.sourcePath;
  const sourceText = catalog.kind === 'bilingual' ? catalog.text : catalog.pair?.source.text;
  if (sourcePath === undefined || sourceText === undefined || catalog.isSource) return [];
  const [name, sourceName] = [await nameOf(file.path), await nameOf(sourcePath)];
  const targetLines = await blame(top, name, signal);
  const theirs = sourceName === name ? targetLines : await blame(top, sourceName, signal);
  if (!targetLines || !theirs) return [];
  const [lines, sourceLines] = [chunkedText(catalog.text), chunkedText(sourceText)];
  const before = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const stale: StaleText[] = [];
  for (const segment of catalog.segments) {
    const { source, target } = segment;
    if (!source || !target || !isDone(segment)) continue;
    const written = newest(targetLines, lines.lineAt(target.range.start), lines.lineAt(target.range.end));
    const [first, last] = [source.toText(0), source.toText(source.value.length)];
    const changed = newest(theirs, sourceLines.lineAt(first), sourceLines.lineAt(last));
    if (!written?.commit || !changed || changed.time <= written.time || changed.commit === written.commit) continue;
    const sources = before.get(written.commit) ?? sourcesAt(file, repository, sourceName, written.commit);
    before.set(written.commit, sources);
    const old = (await sources).get(catalog.pair?.sourceIdOf(segment.id) ?? segment.id);
    if (old === undefined || oneLine(old) === oneLine(source.value)) continue;
    stale.push({ segment, source, target, before: old, ...(changed.commit ? { commit: changed.commit } : {}) });
  }
  return stale;
}

/** A stale text as a finding of the check `stale-translation`. */
export function staleFinding({ segment, target, before, commit }: StaleText, severity: Finding['severity']): Finding {
  return {
    ...{ check: staleTranslation.id, severity, range: target.range, segment: segment.id },
    ...withEnglish(
      commit
        ? say`The source text was ${quote(before)} when this was translated; it changed in ${commit.slice(0, 7)}`
        : say`The source text was ${quote(before)} when this was translated; it changed since the last commit`,
    ),
    data: { source: before, ...(commit ? { commit } : {}) },
  };
}

/** What nobody has called open. */
function isDone({ translatable, obsolete, state, target }: Segment): boolean {
  return translatable && !obsolete && target?.value !== '' && (state === 'translated' || state === 'final');
}

/** @param from,to numbers of lines, from 0. */
function newest(lines: readonly BlamedLine[], from: number, to: number): BlamedLine | undefined {
  let latest: BlamedLine | undefined;
  for (let line = from; line <= to; line++) {
    const one = lines[line];
    if (one && (!latest || one.time > latest.time)) latest = one;
  }
  return latest;
}

/** The source texts of a file at a commit, by segment. */
async function sourcesAt(
  { format, catalog }: LocalizationFile,
  repository: Repository,
  name: string,
  commit: string,
): Promise<ReadonlyMap<string, string>> {
  const side = catalog.kind === 'bilingual' ? 'source' : 'target';
  const segments = (await repository.segmentsAt(commit, name, format)) ?? [];
  return new Map(segments.flatMap((segment) => (segment[side] ? [[segment.id, segment[side].value] as const] : [])));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
