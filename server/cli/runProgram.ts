import { spawn } from 'node:child_process';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import { type ExitCode, exitCodes } from './command.ts';

/**
 * Runs another program of this installation with the same standard streams, and waits for its end. When the user or
 * the system stops this one, the other is asked to stop too.
 *
 * @param args a script and its arguments.
 * @param env of the other program.
 * @returns the other program's exit code.
 */
export function runProgram(args: readonly string[], env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<ExitCode> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env, stdio: 'inherit', windowsHide: true });
    let stopped = false;
    const stop = () => {
      stopped = true;
      child.kill('SIGTERM');
    };
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    child.once('error', (error) =>
      reject(new OperationalError('unavailable', asWritten(`It did not start: ${error.message}`))),
    );
    child.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      resolve(stopped ? exitCodes.clean : ((code ?? exitCodes.service) as ExitCode));
    });
  });
}
