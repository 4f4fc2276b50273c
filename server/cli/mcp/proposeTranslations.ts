import * as z from 'zod';
import { english } from '../../../shared/sentences/sentence.ts';
import { connectService } from '../../translation/connectService.ts';
import { createTranslator } from '../../translation/translator.ts';
import { serviceChoice } from '../serviceOptions.ts';
import { openFile } from './projectFiles.ts';
import { fileInput, tool } from './tool.ts';

/** `propose_translations`: what memory, glossary and engine say; nothing is written. */
export const proposeTranslations = tool({
  name: 'propose_translations',
  description:
    'Proposes translations for untranslated segments, or those with the given ids, from the translation memory and the ' +
    'glossary, and with engine: true also from the translation engine. Writes nothing. Each proposal has its origin.',
  input: z.object({
    file: fileInput,
    ids: z.array(z.string()).optional(),
    engine: z
      .boolean()
      .default(false)
      .describe('Also ask the translation engine of this machine or the chosen service'),
    limit: z.number().int().min(1).max(200).default(50).describe('The first so many segments'),
  }),
  async run({ file: name, ids, engine, limit }, context) {
    const { file, workspace } = await openFile(name, context);
    const { signal, terminal } = context;
    const target = file.targetLanguage;
    const wanted = new Set(ids ?? (await untranslated()));
    async function untranslated() {
      const pending = await createTranslator({ workspace }).translateSegments(file, 'untranslated', { signal });
      return pending.slice(0, limit).map(({ id }) => id);
    }
    const connection = engine
      ? await connectService({ ...serviceChoice({}, terminal.env), transient: true }, signal)
      : undefined;
    try {
      const translator = createTranslator(connection ? { workspace, service: async () => connection } : { workspace });
      const options = { signal, ...(target === undefined ? {} : { target }) };
      const proposals = await translator.translateSegments(file, wanted, options);
      return {
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
