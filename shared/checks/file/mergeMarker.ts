import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { fact, trait } from '../contract/traits.ts';

/** What tools leave behind: msgcat between two versions, git and others at a conflict, KDE before a text. */
const pattern = /#-#-#-#-#[^\n]*#-#-#-#-#|^(?:<{7}|>{7}|\|{7})(?: [^\n]*|$)|^={7}$/gm;

/** A translation that still has two versions with a marker between them. */
export const mergeMarker: SegmentCheck = {
  id: 'merge-marker',
  severity: 'error',
  summary: 'The translation contains a merge conflict marker',
  explains: 'all',
  needs: { segment: fact.differs, target: trait.run | trait.symbol },
  mayFind: ({ target }) =>
    target !== undefined &&
    (target.value.includes('#-#') ||
      target.value.includes('=======') ||
      target.value.includes('<<<<<<<') ||
      target.value.includes('>>>>>>>')),
  *run({ source, target }) {
    if (!target || (source && source.value.search(pattern) >= 0)) return;
    for (const { 0: text, index } of target.value.matchAll(pattern)) {
      yield {
        start: index,
        end: index + text.length,
        message: say`The translation contains two versions with merge conflict markers`,
        data: { marker: text },
      };
      return;
    }
  },
};
