import * as z from 'zod';
import { compactSegments } from './compactSegment.ts';
import { nameIn, projectFiles } from './projectFiles.ts';
import { pageInput, pageOf, tool } from './tool.ts';

/** `find`: keys, texts and terms of the glossary. */
export const find = tool({
  name: 'find',
  description:
    'Finds a text, whatever its case, in the ids, sources and targets of all segments, and in the terms of the glossary. ' +
    'With a language, only in files of that language, with the terms that hold the text. Without one, ids and sources of a ' +
    'file that has a source file are found there only.',
  input: z.strictObject({
    text: z.string().min(1),
    language: z.string().optional().describe('Target language, such as de'),
    ...pageInput,
  }),
  async run({ text, language, ...page }, context) {
    const wanted = text.toLowerCase();
    const holds = (value: string | undefined) => value?.toLowerCase().includes(wanted) === true;
    const segments: object[] = [];
    const terms = new Map<string, object>();
    for await (const { path, file, workspace } of projectFiles(context)) {
      const { targetLanguage, sourceLanguage } = file;
      if (language !== undefined && targetLanguage?.toLowerCase() !== language.toLowerCase()) continue;
      const isRepeated = language === undefined && file.catalog.pair !== undefined;
      for (const segment of compactSegments(file)) {
        const isHere = !isRepeated && (holds(segment.id) || holds(segment.source));
        if (!isHere && !holds(segment.target)) continue;
        segments.push({ file: nameIn(context.root, path), ...segment });
      }
      if (language === undefined) continue;
      for (const term of (await workspace.terms(sourceLanguage, language)).terms) {
        const { source, targets } = term;
        if (holds(source) || targets.some(holds)) terms.set(JSON.stringify([source, targets]), term);
      }
    }
    const { items, ...rest } = pageOf(segments, page);
    return {
      segments: items,
      ...rest,
      ...(language === undefined ? {} : { terms: pageOf([...terms.values()], { offset: 0, limit: page.limit }).items }),
    };
  },
});
