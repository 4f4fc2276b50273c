import { CodeActionKind } from 'vscode-languageserver';
import type { SegmentState } from '../../../shared/catalog/segment.ts';
import { checksReporting } from '../../../shared/checks/checksReporting.ts';
import { asWritten, type Sentence, say } from '../../../shared/sentences/sentence.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import { segmentAt } from '../segmentAt.ts';
import type { ActionProvider, OfferedAction } from './offeredAction.ts';

/** What each state is called when somebody gives it to a translation. */
const titles: Readonly<Partial<Record<SegmentState, Sentence>>> = {
  translated: say`Mark as reviewed`,
  final: say`Approve this translation`,
  'needs-review': say`Mark as needing review`,
};

const unreviewed = checksReporting('unreviewed');

/**
 * The other states that the file can hold, for the translation at the cursor: its text stays. A fix of what reports it as
 * unreviewed, never one that is applied unasked: only a person can say that a translation is right.
 */
export const stateActions: ActionProvider = {
  kinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite],

  async offer({ snapshot, range, findings }) {
    const { catalog, format } = snapshot.file;
    const segment = segmentAt(catalog, range.start)?.segment;
    if (!segment?.target?.value || !segment.translatable || segment.obsolete || catalog.isSource) return [];
    if (format.readOnly || segment.state === 'untranslated') return [];
    // The action travels to the editor and back: a slot reads its text from the file and would arrive without it.
    const { value, codes } = segment.target;
    const content = { value, codes };
    const cleared = findings.filter(({ check, segment: of }) => unreviewed.has(check) && of === segment.id);
    const actions: OfferedAction[] = [];
    for (const state of ['translated', 'final', 'needs-review'] as const) {
      if (state === segment.state || !format.states.includes(state)) continue;
      // What is approved was reviewed.
      if (state === 'translated' && segment.state !== 'needs-review') continue;
      const fixes = state === 'needs-review' ? [] : cleared;
      const translation: SegmentTranslation = { id: segment.id, content, state };
      actions.push({
        title: titles[state] ?? asWritten(state),
        kind: fixes.length > 0 ? CodeActionKind.QuickFix : CodeActionKind.RefactorRewrite,
        ...(fixes.length > 0 ? { fixes } : {}),
        translation,
      });
    }
    return actions;
  },
};
