import { CodeActionKind } from 'vscode-languageserver';
import type { Content } from '../../../shared/catalog/content.ts';
import { codeTexts, editContent, textOnly } from '../../../shared/catalog/content.ts';
import type { Segment } from '../../../shared/catalog/segment.ts';
import type { TextRange } from '../../../shared/catalog/textRange.ts';
import { segmentAt } from '../segmentAt.ts';
import { valueOffset } from '../valueOffset.ts';
import type { ActionProvider, OfferedAction } from './offeredAction.ts';

/** The glossary's terms that the source has and the target has not: put in place of the selection, or at the cursor. */
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
      const title = `Use glossary term “${wanted}” for “${term.source}”`;
      if (actions.some((action) => action.title === title)) continue;
      const content = place.part === 'target' ? inserted(segment, range, wanted) : alone(segment, term.source, wanted);
      if (!content) continue;
      const fixes = findings.filter((finding) => finding.check === 'glossary-term' && finding.segment === segment.id);
      actions.push({ title, kind: CodeActionKind.QuickFix, fixes, translation: { id: segment.id, content } });
    }
    return actions;
  },
};

/** The target with the term in place of what is selected, or where the cursor is. */
function inserted(segment: Segment, range: TextRange, term: string): Content | undefined {
  const { target } = segment;
  if (!target || target.value.trim() === '') return alone(segment, segment.source?.value ?? '', term);
  const start = valueOffset(target, range.start);
  const end = valueOffset(target, Math.min(range.end, target.range.end));
  return editContent(target, [{ range: { start, end }, newText: term }], codeTexts(segment.source, target));
}

/** The term as the whole target, where it is the whole source. */
function alone(segment: Segment, source: string, term: string): Content | undefined {
  const whole = segment.source?.value.trim().toLowerCase() === source.trim().toLowerCase();
  return whole && !segment.target?.value.trim() ? { value: term, codes: [] } : undefined;
}
