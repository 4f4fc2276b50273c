import { existsSync } from 'node:fs';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import { builtFile } from '../builtFile.ts';
import { command } from './command.ts';
import { runProgram } from './runProgram.ts';

/** `interline lsp`: the language server for any editor. */
export const lsp = command({
  usage: '--stdio',
  summary: 'runs the language server',
  details: 'Speaks the Language Server Protocol over standard input and output.',
  options: {},
  passThrough: true,
  run: ({ operands }, _terminal, signal) => {
    const args = operands.length > 0 ? operands : ['--stdio'];
    return runProgram([serverBundle(), ...args], process.env, signal);
  },
});

/** The language server's bundle: beside this program's own. */
function serverBundle(): string {
  const bundle = builtFile('server.mjs');
  if (!existsSync(bundle))
    throw new OperationalError('unavailable', asWritten('The language server is not part of this installation.'));
  return bundle;
}
