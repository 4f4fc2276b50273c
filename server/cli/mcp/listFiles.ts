import * as z from 'zod';
import { fileProgress } from '../../translation/fileProgress.ts';
import { nameIn, projectFiles } from './projectFiles.ts';
import { pageInput, pageOf, tool } from './tool.ts';

/** `list_files`: what there is, and how far it is translated. */
export const listFiles = tool({
  name: 'list_files',
  description:
    'Lists the localization files of the project with their language, role (source, target, bilingual, single, absent) and ' +
    'counts: total, translated, needsReview, untranslated. An absent file is one that the settings ask for.',
  input: z.strictObject({
    language: z.string().optional().describe('Only this language, such as de or pt-BR'),
    ...pageInput,
  }),
  async run({ language, ...page }, context) {
    const rows: object[] = [];
    for await (const visit of projectFiles(context)) {
      const languages = language === undefined ? [] : [language];
      for (const { path, copies: _, isAlone: _alone, ...row } of await fileProgress(visit, { languages })) {
        rows.push({ file: nameIn(context.root, path), ...row });
      }
    }
    const { items, ...rest } = pageOf(rows, page);
    return { files: items, ...rest };
  },
});
