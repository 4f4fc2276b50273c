import * as z from 'zod';
import { connectService } from '../../translation/connectService.ts';
import { countFailures } from '../../translation/origins.ts';
import { createTranslator } from '../../translation/translator.ts';
import { withAdvice } from '../failure.ts';
import { serviceChoice } from '../serviceOptions.ts';
import { openFile } from './projectFiles.ts';
import { fileInput, pageInput, pageOf, tool } from './tool.ts';

/** `propose_translations`: what memory, glossary and engine say; nothing is written. */
export const proposeTranslations = tool({
  name: 'propose_translations',
  description:
    'Proposes translations for untranslated segments, or those with the given ids, from the translation memory and the ' +
    'glossary, and with engine: true also from the translation engine. Writes nothing. Each proposal has its origin; ' +
    '“without” are ids that got none, with the reason, “unknown” those that the file does not have.',
  input: z.strictObject({
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
      const bar = terminal.progress('Translating', items.length);
      const options = {
        signal,
        onProgress: (done: number) => bar.update(done),
        ...(target === undefined ? {} : { target }),
      };
      const proposals = await translator.translateSegments(file, wanted, options);
      bar.end();
      const proposed = new Set(proposals.map(({ id }) => id));
      const left = proposals.flatMap(({ id, wouldBeSent }) => (wouldBeSent ? id : []));
      const lacking = [
        ...(left.length > 0
          ? [{ ids: left, reason: 'Neither memory nor glossary has them; ask with engine: true.' }]
          : []),
        ...countFailures(proposals).map(({ ids, reason, error }) => ({
          ids,
          reason: withAdvice(reason, error, 'agent'),
        })),
      ];
      const unknown = items.filter((id) => !proposed.has(id));
      return {
        ...rest,
        ...(unknown.length > 0 ? { unknown } : {}),
        proposals: proposals.flatMap(({ id, content, origin }) =>
          content ? { id, text: content.value, origin: origin?.kind, match: origin?.match } : [],
        ),
        ...(lacking.length > 0 ? { without: lacking } : {}),
      };
    } finally {
      await connection?.stop();
    }
  },
});
