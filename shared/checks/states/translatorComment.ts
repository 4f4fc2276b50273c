import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { trait } from '../contract/traits.ts';

/** `_: remark` and a line break (KDE 3), which is no part of the text; `_n:` announces forms of a plural. */
const remark = /^_n?: [^\n]+\n/;

/** A remark for translators that stands in the source's text and was translated. */
export const translatorComment: SegmentCheck = {
  id: 'translator-comment',
  severity: 'error',
  summary: 'A remark for translators is part of the translation',
  needs: { source: trait.mark, target: trait.mark },
  mayFind: ({ source, target }) =>
    source?.value.startsWith('_') === true && target?.value.startsWith('_') === true && remark.test(source.value),
  *run({ target }) {
    const comment = target && remark.exec(target.value)?.[0];
    if (!comment) return;
    const range = { start: 0, end: comment.length };
    yield {
      ...range,
      message: say`This remark is for translators and is never shown to users`,
      data: { remark: comment },
      fix: replacing(range, '', say`Remove the remark`),
    };
  },
};
