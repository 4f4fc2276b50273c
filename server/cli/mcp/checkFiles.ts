import * as z from 'zod';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import { english } from '../../../shared/sentences/sentence.ts';
import { checkFile } from '../../checking/checkFile.ts';
import { UnreadableFileError } from '../../watchdog/unreadableFileError.ts';
import { nameIn, openFile, projectFiles } from './projectFiles.ts';
import { fileInput, pageInput, pageOf, tool } from './tool.ts';

/** `check`: the findings of a file or of the project. */
export const checkFiles = tool({
  name: 'check',
  description:
    'Runs the checks of the project on a file, or on all files: lost placeholders and tags, numbers, terms, lengths and ' +
    'more. Gives per finding the file, segment, check, severity and message.',
  input: z.strictObject({
    file: fileInput.optional(),
    ids: z.array(z.string()).optional().describe('Only these segments'),
    language: z.string().optional().describe('Only files of this language: a large project takes a minute and more'),
    severity: z.enum(['error', 'warning', 'info', 'hint']).optional().describe('Only findings of this severity'),
    ...pageInput,
  }),
  async run({ file: name, ids, language, severity, ...page }, context) {
    const wanted = ids && new Set(ids);
    const findings: object[] = [];
    const leftOut: string[] = [];
    const files = name === undefined ? projectFiles(context) : [await openFile(name, context)];
    for await (const { file, workspace } of files) {
      if (language !== undefined && file.targetLanguage?.toLowerCase() !== language.toLowerCase()) continue;
      const fileFindings = await checkFile(workspace, file).catch((error: unknown) => {
        if (name !== undefined || !(error instanceof UnreadableFileError)) throw error;
        leftOut.push(`${nameIn(context.root, file.path)}: ${english(error.reason)}`);
        return [];
      });
      for (const finding of fileFindings) {
        if (severity !== undefined && finding.severity !== severity) continue;
        if (wanted && !wanted.has(finding.segment ?? '')) continue;
        findings.push({ file: nameIn(context.root, file.path), ...compactFinding(finding) });
      }
    }
    const { items, ...rest } = pageOf(findings, page);
    return { findings: items, ...rest, ...(leftOut.length > 0 ? { leftOut } : {}) };
  },
});

/** A finding as agents get it. */
export function compactFinding({ segment, check, severity, message }: Finding): object {
  return { ...(segment === undefined ? {} : { segment }), check, severity, message };
}
