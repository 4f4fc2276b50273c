import { basename } from 'node:path';
import { type Content, plain } from '../../shared/catalog/content.ts';
import { certainMatch } from '../../shared/memory/adaptMatch.ts';
import type { MemoryIndex } from '../../shared/memory/memory.ts';
import type { Term } from '../../shared/terms/termIndex.ts';
import { systemMemory } from '../workspace/systemMemory.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { type FittingMatch, fromSentences, matchesFor } from './fromMemory.ts';
import type { Pending } from './pending.ts';
import type { SegmentTranslation } from './translate.ts';

/** What the project itself knows: its memory, then its glossary where a text is a term as a whole; then other programs. */
export async function fromProject(
  workspace: Workspace,
  file: LocalizationFile,
  item: Pending,
  fuzzy: Map<Pending, FittingMatch>,
): Promise<SegmentTranslation | undefined> {
  const memory = await workspace.memory(item.sourceLanguage, item.targetLanguage);
  const matches = matchesFor(memory, item, workspace.settings.project.memoryThreshold, 2);
  const whole = matches.find((match) => !isReplaced(memory, file, item, match));
  const match = whole?.similarity === 100 ? whole : (fromSentences(memory, item, item.sourceLanguage) ?? whole);
  if (match?.similarity === 100) {
    const origin = { kind: 'memory', match: 100, name: match.origin } as const;
    return { id: item.id, content: match.content, state: 'translated', origin };
  }
  if (match) {
    fuzzy.set(item, match);
    // What says something else is only kept where the file can say that it needs review.
    const marksReview = canMarkReview(file);
    if (marksReview || match.similarity >= certainMatch) {
      const origin = { kind: 'fuzzy', match: match.similarity, name: match.origin } as const;
      return { id: item.id, content: match.content, state: marksReview ? 'needs-review' : 'translated', origin };
    }
  }
  const terms = await workspace.terms(item.sourceLanguage, item.targetLanguage);
  const target = wholeTerm(terms.terms, item.source.value);
  if (target !== undefined) {
    return { id: item.id, content: plain(target), state: 'translated', origin: { kind: 'glossary' } };
  }
  const [other] = await systemMatches(workspace, item, certainMatch, 1);
  if (!other) return undefined;
  fuzzy.set(item, match ?? other);
  if (!canMarkReview(file)) return undefined;
  const origin = { kind: 'fuzzy', match: other.similarity, name: other.origin } as const;
  return { id: item.id, content: other.content, state: 'needs-review', origin };
}

/** What the memory has from the text itself that is to be replaced, and from nowhere else. */
function isReplaced(
  memory: MemoryIndex,
  { path }: LocalizationFile,
  { source, target }: Pending,
  { content, similarity }: FittingMatch,
): boolean {
  if (similarity < 100 || content.value !== target?.value) return false;
  const [entry, another] = memory.exact(source.value).filter((one) => one.target === content.value);
  return entry?.origin === basename(path) && another === undefined;
}

/** A text of another program is never certain, however alike it is. */
const mostOfOthers = 95;

/** Matches of the catalogues of other programs on this machine, best first. */
export async function systemMatches(
  workspace: Workspace,
  item: Pending,
  threshold: number,
  limit: number,
): Promise<readonly FittingMatch[]> {
  if (!workspace.settings.project.systemMemory) return [];
  const memory = await systemMemory(item.sourceLanguage, item.targetLanguage);
  const matches = matchesFor(memory, item, threshold, limit);
  return matches.map((match) => ({ ...match, similarity: Math.min(match.similarity, mostOfOthers) }));
}

/** Whether a file can say that a translation needs review. */
export function canMarkReview({ format }: LocalizationFile): boolean {
  return format.states.includes('needs-review');
}

function wholeTerm(terms: readonly Term[], text: string): string | undefined {
  const exact = terms.find((term) => term.source === text) ?? terms.find((term) => same(term.source, text));
  const target = exact?.targets[0];
  if (target === undefined || exact === undefined) return undefined;
  const startsUpper = /^\p{Lu}/u.test(text) && !/^\p{Lu}/u.test(exact.source);
  return startsUpper ? target.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : target;
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A text without a single letter outside its placeholders and tags reads the same in every language. */
export function copied(item: Pending): SegmentTranslation | undefined {
  if (item.source.icu || /\p{L}/u.test(item.source.shape)) return undefined;
  const content: Content = { value: item.source.value, codes: item.source.codes };
  return { id: item.id, content, state: 'translated', origin: { kind: 'copy' } };
}
