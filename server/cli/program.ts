import { parentPort } from 'node:worker_threads';
import { exitCodes } from './command.ts';
import { run } from './run.ts';
import { inputStream, outputStream } from './standardStreams.ts';
import { processTerminal } from './terminal.ts';

const stop = new AbortController();
parentPort?.on('message', (message: 'stop' | 'end') => {
  parentPort?.postMessage('heard');
  // What still runs is left behind. Files are only ever replaced whole.
  if (message === 'end') process.exit(exitCodes.cancelled);
  stop.abort();
});
parentPort?.unref();
let broken: 'left' | 'failed' | undefined;
const terminal = processTerminal(
  {
    // Opened when a command reads from it.
    get stdin() {
      return inputStream();
    },
    stdout: outputStream(1),
    stderr: outputStream(2),
    env: process.env,
    cwd: () => process.cwd(),
  },
  (reason) => {
    // Whatever is written after the first failure fails as well: one message is enough.
    if (!broken && reason) terminal.say(`interline: the output cannot be written: ${reason}.`);
    broken ??= reason ? 'failed' : 'left';
    stop.abort();
  },
);
const code = await run(process.argv.slice(2), terminal, stop.signal);
await terminal.flush();
process.exit(broken === 'left' ? exitCodes.clean : broken ? exitCodes.findings : code);
