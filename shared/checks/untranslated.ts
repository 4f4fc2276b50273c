import { textOnly } from '../catalog/content.ts';
import type { SegmentCheck } from './check.ts';
import { sameLanguage } from './language.ts';
import { mayBeLeft } from './sameAsSource.ts';
import { fact } from './segmentTraits.ts';
import { quote } from './sides.ts';

/** A segment that has a source text and no translation yet. */
export const untranslated: SegmentCheck = {
  scope: 'segment',
  id: 'untranslated',
  severity: 'warning',
  summary: 'The segment has no translation',
  appliesTo: 'all',
  needs: { segment: fact.source | fact.untranslated },
  mayFind: ({ translatable, obsolete }) => translatable && !obsolete,
  *run(segment, context) {
    if (!segment.source) return;
    if (textOnly(segment.source).trim() === '') return;
    if (segment.target && segment.target.value !== '' && textOnly(segment.target).trim() === '') return;
    const same = segment.target?.value === segment.source.value;
    if (same && nameWithCode.test(segment.source.value)) return;
    if (context.catalog.kind === 'monolingual') {
      const { sourceLanguage, targetLanguage } = context;
      if (same && sameLanguage(sourceLanguage, targetLanguage)) return;
      const source = context.message(segment, 'source');
      // The format of a date may be left to the program; names and codes have to stand there all the same.
      if (same ? mayBeLeft(segment, source, context) : !/\p{L}{2}/u.test(source.shape)) return;
    }
    yield {
      on: segment.target && segment.target.value !== '' ? 'target' : 'source',
      message: same
        ? `${quote(segment.source.value)} is still in the source language`
        : `${quote(segment.source.value)} is not translated`,
    };
  },
};

/** A name with the code that identifies it: `Northern Uzbek [uzn]`. */
const nameWithCode = /^\p{Lu}[\p{L}\p{M}’' -]{1,40} \[[a-z]{2,3}\]$/u;
