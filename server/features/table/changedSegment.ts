import { codeTexts, plain, sameContent } from '../../../shared/catalog/content.ts';
import { contentOfChips } from '../../../shared/messages/chips.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import type { RowChange } from '../../../shared/tableChangesProtocol.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session } from '../../lsp/session.ts';
import { fixedSegment } from '../../translation/fixes.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import type { PlacedEntry } from './rowsView.ts';
import { isMissing, sourceOf, stateOf, targetOf } from './tableEntries.ts';

/**
 * The new translation of an entry; undefined where nothing would change.
 *
 * @param given the entry whose translation is given to others.
 * @throws RequestRefused for a text that changed while another was typed.
 */
export function changedSegment(
  { entry, part: { file, findings } }: PlacedEntry,
  change: Exclude<RowChange, { readonly kind: 'translate' }>,
  { localized }: Session,
  given: PlacedEntry | undefined,
): SegmentTranslation | undefined {
  const { id } = entry;
  const { catalog, format } = file;
  const source = sourceOf(entry, catalog);
  const target = targetOf(entry);
  const isFilled = target !== undefined && target.value !== '';
  switch (change.kind) {
    case 'text': {
      const { before } = change;
      if (before !== undefined && before !== (target?.value ?? '')) {
        throw new RequestRefused(say`This text changed in the file while you were typing. What you typed is kept.`);
      }
      const content = contentOfChips(change.target, codeTexts(source, target));
      if (target ? sameContent(content, target) : content.value === '') return undefined;
      if (catalog.isSource || content.value === '') return { id, content };
      return { id, content, state: 'translated', origin: { kind: 'person' } };
    }
    case 'state':
      if (!isFilled || stateOf(entry) === change.state) return undefined;
      return { id, content: { value: target.value, codes: target.codes }, state: change.state };
    case 'copySource': {
      if (!source || source.value === target?.value) return undefined;
      const content = { value: source.value, codes: source.codes };
      const state = format.states.includes('needs-review') ? ({ state: 'needs-review' } as const) : {};
      return { id, content, ...state, origin: { kind: 'copy' } };
    }
    case 'give': {
      const content = given && targetOf(given.entry);
      const isTwin =
        given && source !== undefined && sourceOf(given.entry, given.part.file.catalog)?.value === source.value;
      if (!content?.value || !isTwin || content.value === target?.value) return undefined;
      if (content.codes.length > 0 && given.part.file.format !== format) return undefined;
      const state = stateOf(given.entry) === 'needs-review' ? 'needs-review' : 'translated';
      const origin = { kind: 'memory', match: 100 } as const;
      return { id, content: { value: content.value, codes: content.codes }, state, origin };
    }
    case 'clear':
      return isFilled && !catalog.isSource ? { id, content: plain('') } : undefined;
    case 'fix': {
      const finding = findings.get(id)?.[change.finding];
      if (isMissing(entry) || !finding?.fix || localized(finding.fix.title) !== change.title) return undefined;
      return fixedSegment(entry, finding);
    }
  }
}
