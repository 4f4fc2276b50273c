import { resolve } from 'node:path';
import * as z from 'zod';
import { compactKey } from '../extracting/compactKey.ts';
import { extractionPlan } from '../extracting/extractionPlan.ts';
import { openProjects } from '../project.ts';
import { isOutside, nameIn } from './projectFiles.ts';
import { pageInput, pageOf, ToolError, tool } from './tool.ts';

/** `extract`: adds the keys that code asks for, and makes keys of texts in it. */
export const extractKeys = tool({
  name: 'extract',
  description:
    'Adds keys that source code asks for and no file has to the file of the source language; with texts: true also makes ' +
    'keys of the texts that are written in the code. Gives each key with its file and its place in the code. Call it with ' +
    'dryRun: true first: nothing is written then. Notes say what stays as it is, and why.',
  input: z.strictObject({
    paths: z
      .array(z.string())
      .min(1)
      .optional()
      .describe('Source files and folders, from the root of the project; all of it without them'),
    texts: z.boolean().default(false).describe('Also replaces texts that are written in the code with keys'),
    allLanguages: z.boolean().default(false).describe('Adds new keys to the translations as well, without a text'),
    allKeys: z.boolean().default(false).describe('Adds keys also where most that the code asks for are in no file'),
    dryRun: z.boolean().default(false).describe('Writes nothing'),
    ...pageInput,
  }),
  writes: true,
  async run({ paths = ['.'], dryRun, offset, limit, ...wish }, { root, terminal, signal }) {
    const notes: string[] = [];
    const quiet = { ...terminal, say: (line: string) => void notes.push(line) };
    const requireWithin = async (path: string) => {
      if (await isOutside(path, root)) throw new ToolError(`${nameIn(root, path)} lies outside of the project.`);
    };
    const wanted = paths.map((path) => resolve(root, path));
    for (const path of wanted) await requireWithin(path);
    const plans = [];
    for (const project of await openProjects(wanted, quiet)) {
      const plan = await extractionPlan(project, wish, quiet, signal);
      for (const { path } of plan.changes) await requireWithin(path);
      plans.push({ project, plan });
    }
    if (!dryRun)
      for (const { project, plan } of plans)
        for (const change of plan.changes) await project.workspace.write(change, change.edits);
    const changes = plans.flatMap(({ plan }) => plan.changes);
    const keys = plans.flatMap(({ plan }) => plan.keys.map((key) => compactKey(key, { cwd: root })));
    const { items, ...rest } = pageOf(keys, { offset, limit });
    return {
      keys: items,
      ...rest,
      [dryRun ? 'toChange' : 'changed']: changes.map(({ path }) => nameIn(root, path)),
      ...(notes.length > 0 ? { notes: pageOf(notes, { offset: 0, limit }).items } : {}),
    };
  },
});
