import { CodeActionKind } from 'vscode-languageserver';
import type { Slot } from '../../../shared/catalog/segment.ts';
import type { TextEdit, TextRange } from '../../../shared/catalog/textRange.ts';
import type { Lacked } from '../../../shared/checks/contract/check.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { segmentAt } from '../segmentAt.ts';
import { valueOffset } from '../valueOffset.ts';
import { changedTarget } from './changedTarget.ts';
import type { ActionProvider, OfferedAction } from './offeredAction.ts';

/**
 * What a finding says the target lacks, put where the cursor is: only the translator knows where in the sentence a
 * placeholder or a tag belongs. A pair of tags goes around what is selected, or around the word at the cursor.
 */
export const insertActions: ActionProvider = {
  kinds: [CodeActionKind.QuickFix],

  async offer({ snapshot, range, findings }) {
    const { catalog } = snapshot.file;
    const place = segmentAt(catalog, range.start);
    const target = place?.part === 'target' ? place.segment.target : undefined;
    if (!place || !target || range.end > target.range.end) return [];
    const { segment } = place;
    const actions: OfferedAction[] = [];
    for (const finding of findings) {
      if (finding.fix || finding.segment !== segment.id || isSelected(finding.range, range)) continue;
      for (const lacked of finding.lacks ?? []) {
        const insertion = insertionOf(lacked, target, range);
        const content = insertion && changedTarget(segment, insertion.edits, catalog, 'suggestion');
        if (!content) continue;
        const translation = { id: segment.id, content };
        actions.push({ title: insertion.title, kind: CodeActionKind.QuickFix, fixes: [finding], translation });
      }
    }
    return actions;
  },
};

/** A finding that was chosen from a list, as editors select all of it then: nobody put the cursor anywhere. */
const isSelected = (finding: TextRange, { start, end }: TextRange) =>
  start < end && finding.start === start && finding.end === end;

interface Insertion {
  readonly title: Sentence;
  readonly edits: readonly TextEdit[];
}

function insertionOf([open, close]: Lacked, target: Slot, range: TextRange): Insertion | undefined {
  const cursor = { start: valueOffset(target, range.start), end: valueOffset(target, range.end) };
  if (close === undefined) return { title: say`Insert “${open}” at the cursor`, edits: [insert(cursor.end, open)] };
  const { start, end } = cursor.start < cursor.end ? cursor : wordAt(target.value, cursor.start);
  if (start === end) return undefined;
  const words = target.value.slice(start, end);
  return {
    title: say`Put “${open}…${close}” around “${words}”`,
    edits: [insert(start, open), insert(end, close)],
  };
}

const insert = (offset: number, newText: string): TextEdit => ({ range: { start: offset, end: offset }, newText });

/** The word that an offset is in or behind; empty where there is none. */
function wordAt(value: string, offset: number): TextRange {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(value);
  for (const place of [offset, offset - 1]) {
    const part = words.containing(place);
    if (part?.isWordLike) return { start: part.index, end: part.index + part.segment.length };
  }
  return { start: offset, end: offset };
}
