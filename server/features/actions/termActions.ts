import { CodeActionKind } from 'vscode-languageserver';
import type { Catalog } from '../../../shared/catalog/catalog.ts';
import type { Content } from '../../../shared/catalog/content.ts';
import { textOnly } from '../../../shared/catalog/content.ts';
import type { Segment } from '../../../shared/catalog/segment.ts';
import type { TextRange } from '../../../shared/catalog/textRange.ts';
import { checksReporting } from '../../../shared/checks/checksReporting.ts';
import { english, type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { segmentAt } from '../segmentAt.ts';
import { valueOffset } from '../valueOffset.ts';
import { changedTarget } from './changedTarget.ts';
import type { ActionProvider, OfferedAction } from './offeredAction.ts';

const unusedTerm = checksReporting('unused term');

/**
 * The glossary's terms that the source has and the target has not: put in place of the words that are selected, or at the
 * cursor where that is between words. What in the target stands for a term is not guessed; where the check of glossary
 * terms knows it, its fix says so.
 */
export const termActions: ActionProvider = {
  kinds: [CodeActionKind.QuickFix],

  async offer(request) {
    const { snapshot, range, findings } = request;
    const { file, workspace } = snapshot;
    const place = segmentAt(file.catalog, range.start);
    const segment = place?.segment;
    if (!place || !segment?.source || !segment.translatable || file.catalog.isSource) return [];
    const sourceLanguage = segment.sourceLanguage ?? file.sourceLanguage;
    const targetLanguage = segment.targetLanguage ?? file.targetLanguage;
    if (!targetLanguage) return [];
    const terms = await workspace.terms(sourceLanguage, targetLanguage);
    const target = segment.target?.value ?? '';
    const actions: OfferedAction[] = [];
    for (const { term } of terms.findSource(textOnly(segment.source), sourceLanguage)) {
      const [wanted] = term.targets;
      if (!wanted || term.targets.some((one) => terms.findTarget(target, one, targetLanguage).length > 0)) continue;
      const change = changeOf(segment, place.part === 'target' ? range : undefined, term.source, wanted, file.catalog);
      if (!change || actions.some((action) => english(action.title) === english(change.title))) continue;
      const fixes = findings.filter((finding) => unusedTerm.has(finding.check) && finding.segment === segment.id);
      const translation = { id: segment.id, content: change.content };
      actions.push({ title: change.title, kind: CodeActionKind.QuickFix, fixes, translation });
    }
    return actions;
  },
};

interface TermChange {
  readonly title: Sentence;
  readonly content: Content;
}

/** What is done with a term, where it is certain that nothing else gets lost. */
function changeOf(
  segment: Segment,
  range: TextRange | undefined,
  source: string,
  wanted: string,
  catalog: Catalog,
): TermChange | undefined {
  const { target } = segment;
  if (!target || target.value.trim() === '') {
    const isWhole = segment.source?.value.trim().toLowerCase() === source.trim().toLowerCase();
    const title = say`Use glossary term “${wanted}” for “${source}”`;
    return isWhole ? { title, content: { value: wanted, codes: [] } } : undefined;
  }
  if (!range || range.end > target.range.end) return undefined;
  const [start, end] = [valueOffset(target, range.start), valueOffset(target, range.end)];
  const selected = target.value.slice(start, end);
  // A selection of all is an entry that was clicked on, and no word.
  if (selected.trim() !== selected || (selected !== '' && selected.length >= target.value.trim().length))
    return undefined;
  const isUnspaced = unspaced.test(selected);
  if (!isUnspaced && !(isBetweenWords(target.value, start) && isBetweenWords(target.value, end))) return undefined;
  const newText = selected === '' ? apart(target.value, start, wanted) : wanted;
  const content = changedTarget(segment, [{ range: { start, end }, newText }], catalog, 'safe');
  if (!content) return undefined;
  return selected === ''
    ? { title: say`Insert glossary term “${wanted}” for “${source}” at the cursor`, content }
    : { title: say`Replace “${selected}” with glossary term “${wanted}”`, content };
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const endsInWord = (text: string) => /[\p{L}\p{M}\p{N}_]$/u.test(text);
const startsWithWord = (text: string) => /^[\p{L}\p{M}\p{N}_]/u.test(text);

/** Whether no word goes on over an offset; two code units on either side hold any letter. */
function isBetweenWords(text: string, offset: number): boolean {
  return !endsInWord(text.slice(Math.max(0, offset - 2), offset)) || !startsWithWord(text.slice(offset, offset + 2));
}

/** A term with a space on the side where it would run into a word. */
function apart(text: string, offset: number, term: string): string {
  const [before, after] = [text.slice(Math.max(0, offset - 2), offset), text.slice(offset, offset + 2)];
  return `${endsInWord(before) ? ' ' : ''}${term}${startsWithWord(after) ? ' ' : ''}`;
}
