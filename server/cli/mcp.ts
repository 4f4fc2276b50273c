import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { command, exitCodes, UsageError } from './command.ts';
import { serveMcp } from './mcp/serveMcp.ts';
import { tools } from './mcp/tools.ts';

/** `interline mcp`: the project's localization files for agents. */
export const mcp = command({
  usage: '[FOLDER] [--proposals-only]',
  summary: 'serves the files of a project to agents (Model Context Protocol)',
  details: [
    'Speaks the Model Context Protocol over standard input and output. FOLDER is the root of the project, the current',
    'folder without it; no file outside of it is read or written. With --proposals-only nothing is ever written.',
  ].join('\n'),
  options: {
    'proposals-only': { type: 'boolean', summary: 'offers no tool that writes' },
  },
  async run({ operands, options }, terminal, signal) {
    const [folder = '.', ...more] = operands;
    const root = resolve(terminal.cwd, folder);
    const isFolder = await stat(root).then(
      (info) => info.isDirectory(),
      () => false,
    );
    if (!isFolder || more.length > 0) throw new UsageError('mcp takes one folder, the root of the project.');
    const offered = options['proposals-only'] ? tools.filter(({ writes }) => !writes) : tools;
    await serveMcp(offered, { root, terminal, signal });
    return exitCodes.clean;
  },
});
