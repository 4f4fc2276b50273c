import * as z from 'zod';
import { compactSegments } from './compactSegment.ts';
import { openFile } from './projectFiles.ts';
import { fileInput, pageInput, pageOf, tool } from './tool.ts';

/** `read_segments`: the texts of a file, a page at a time. */
export const readSegments = tool({
  name: 'read_segments',
  description:
    'Reads the segments of a localization file: id, source, target, state (untranslated, needs-review, translated, final), ' +
    'context, notes and length limit. One with isCopy holds the source text instead of a translation, and is untranslated. ' +
    'Texts are as people read them; tags and placeholders in them are markup to keep.',
  input: z.strictObject({
    file: fileInput,
    state: z.enum(['untranslated', 'needs-review', 'translated', 'final']).optional(),
    ids: z.array(z.string()).optional().describe('Only these segments'),
    ...pageInput,
  }),
  async run({ file: name, state, ids, ...page }, context) {
    const { file } = await openFile(name, context);
    const wanted = ids && new Set(ids);
    const segments = compactSegments(file).filter(
      (segment) => (!state || segment.state === state) && (!wanted || wanted.has(segment.id)),
    );
    const { items, ...rest } = pageOf(segments, page);
    const { sourceLanguage, targetLanguage } = file;
    return { format: file.format.name, sourceLanguage, targetLanguage, segments: items, ...rest };
  },
});
