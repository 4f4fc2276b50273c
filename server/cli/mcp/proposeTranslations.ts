import * as z from 'zod';
import { english } from '../../../shared/sentences/sentence.ts';
import { connectService } from '../../translation/connectService.ts';
import { createTranslator } from '../../translation/translator.ts';
import { serviceChoice } from '../serviceOptions.ts';
import { openFile } from './projectFiles.ts';
import { fileInput, pageInput, pageOf, tool } from './tool.ts';

/** `propose_translations`: what memory, glossary and engine say; nothing is written. */
export const proposeTranslations = tool({
  name: 'propose_translations',
  description:
    'Proposes translations for untranslated segments, or those with the given ids, from the translation memory and the ' +
    'glossary, and with engine: true also from the translation engine. Writes nothing. Each proposal has its origin; ' +
    '“unknown” are ids that the file does not have.',
  input: z.object({
    file: fileInput,
    ids: z.array(z.string()).optional(),
    engine: z
      .boolean()
      .default(false)
      .describe('Also ask the translation engine of this machine or the chosen service'),
    ...pageInput,
  }),
  async run({ file: name, ids, engine, ...page }, context) {
    const { file, workspace } = await openFile(name, context);
    const { signal, terminal } = context;
    const target = file.targetLanguage;
    async function untranslated() {
      const pending = await createTranslator({ workspace }).translateSegments(file, 'untranslated', { signal });
      return pending.map(({ id }) => id);
    }
    const { items, ...rest } = pageOf(ids ?? (await untranslated()), page);
    const wanted = new Set(items);
    const connection = engine
      ? await connectService({ ...serviceChoice({}, terminal.env), transient: true }, signal)
      : undefined;
    try {
      const translator = createTranslator(connection ? { workspace, service: async () => connection } : { workspace });
      const options = { signal, ...(target === undefined ? {} : { target }) };
      const proposals = await translator.translateSegments(file, wanted, options);
      const proposed = new Set(proposals.map(({ id }) => id));
      const unknown = items.filter((id) => !proposed.has(id));
      return {
        ...rest,
        ...(unknown.length > 0 ? { unknown } : {}),
        proposals: proposals.map(({ id, content, origin, failure, wouldBeSent }) => ({
          id,
          ...(content ? { text: content.value, origin: origin?.kind, match: origin?.match } : {}),
          ...(wouldBeSent ? { note: 'Neither memory nor glossary has it; ask with engine: true.' } : {}),
          ...(failure ? { note: english(failure) } : {}),
        })),
      };
    } finally {
      await connection?.stop();
    }
  },
});
