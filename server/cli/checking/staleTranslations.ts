import type { Segment } from '../../../shared/catalog/segment.ts';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import { quote } from '../../../shared/checks/contract/sides.ts';
import { checkSeverities, severityOf } from '../../../shared/checks/run/checkSeverities.ts';
import { staleTranslation } from '../../../shared/checks/states/staleTranslation.ts';
import { asWritten, english, withEnglish } from '../../../shared/sentences/sentence.ts';
import { type BlamedLine, blame } from '../../workspace/blame.ts';
import { type Repository, repositoryOf } from '../../workspace/repository.ts';
import type { LocalizationFile, Workspace } from '../../workspace/workspace.ts';
import { linesOf } from '../lines.ts';

/** Finds translations of source texts that changed since. */
export interface StaleTranslations {
  of(workspace: Workspace, file: LocalizationFile): Promise<readonly Finding[]>;
  /** Why some projects are not looked at, a sentence for each. */
  faults(): readonly string[];
}

/**
 * By the history of git: where the line of a source text is newer than that of its translation, the source text at the
 * commit of the translation is compared with that of today. Two calls of `git blame` for a pair of files, and one look
 * at the source file for each commit that is in doubt.
 *
 * @param only ids of the only checks that run.
 */
export function staleTranslations(only: ReadonlySet<string> | undefined, signal: AbortSignal): StaleTranslations {
  const repositories = new Map<string, Promise<Repository | undefined>>();
  const faults = new Set<string>();
  const repositoryAt = (root: string) => {
    const ownRepository = repositories.get(root) ?? repositoryOf(root, signal);
    repositories.set(root, ownRepository);
    return ownRepository;
  };
  return {
    faults: () => [...faults],
    async of(workspace, file) {
      if (only && !only.has(staleTranslation.id)) return [];
      const language = file.targetLanguage ?? file.sourceLanguage;
      const asked = checkSeverities(workspace.settingsOf(file.path), language)[staleTranslation.id];
      const severity = severityOf(staleTranslation, asked, only !== undefined);
      if (!severity || file.catalog.isSource) return [];
      const repository = await repositoryAt(workspace.root);
      if (!repository) {
        faults.add(`${staleTranslation.id} needs the history of git: ${workspace.root} is not in a repository.`);
        return [];
      }
      const found = await staleIn(file, repository, signal);
      return workspace.reported(
        file.path,
        found.map((finding) => ({ check: staleTranslation.id, severity, ...finding })),
      );
    },
  };
}

type Found = Pick<Finding, 'range' | 'segment' | 'message' | 'sentence' | 'data'>;

async function staleIn(file: LocalizationFile, repository: Repository, signal: AbortSignal): Promise<readonly Found[]> {
  const { top, nameOf } = repository;
  const { catalog } = file;
  const sourcePath = catalog.kind === 'bilingual' ? file.path : file.sourcePath;
  const sourceText = catalog.kind === 'bilingual' ? catalog.text : catalog.pair?.source.text;
  if (sourcePath === undefined || sourceText === undefined) return [];
  const [name, sourceName] = [await nameOf(file.path), await nameOf(sourcePath)];
  const own = await blame(top, name, signal);
  const theirs = sourceName === name ? own : await blame(top, sourceName, signal);
  if (!own || !theirs) return [];
  const [lines, sourceLines] = [linesOf(catalog.text), linesOf(sourceText)];
  const before = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const found: Found[] = [];
  for (const segment of catalog.segments) {
    const { source, target } = segment;
    if (!source || !target || !isDone(segment)) continue;
    const written = newest(own, lines.place(target.range.start).line, lines.place(target.range.end).line);
    const at = [source.toText(0), source.toText(source.value.length)].map((offset) => sourceLines.place(offset).line);
    const changed = newest(theirs, at[0] ?? 1, at[1] ?? 1);
    if (!written?.commit || !changed || changed.time <= written.time || changed.commit === written.commit) continue;
    const sources = before.get(written.commit) ?? sourcesAt(file, repository, sourceName, written.commit);
    before.set(written.commit, sources);
    const old = (await sources).get(segment.id);
    if (old === undefined || oneLine(old) === oneLine(source.value)) continue;
    const since = changed.commit ? `in ${changed.commit.slice(0, 7)}` : 'since the last commit';
    found.push({
      range: target.range,
      segment: segment.id,
      ...withEnglish(
        asWritten(`The source text was ${english(quote(old))} when this was translated; it changed ${since}`),
      ),
      data: { source: old, ...(changed.commit ? { commit: changed.commit } : {}) },
    });
  }
  return found;
}

/** What nobody has called open. */
function isDone({ translatable, obsolete, state, target }: Segment): boolean {
  return translatable && !obsolete && target?.value !== '' && (state === 'translated' || state === 'final');
}

function newest(lines: readonly BlamedLine[], from: number, to: number): BlamedLine | undefined {
  let found: BlamedLine | undefined;
  for (let line = from; line <= to; line++) {
    const one = lines[line - 1];
    if (one && (!found || one.time > found.time)) found = one;
  }
  return found;
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
