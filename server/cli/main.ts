#!/usr/bin/env node
import { exitCodes } from './command.ts';
import { run } from './run.ts';
import { processTerminal } from './terminal.ts';

const stop = new AbortController();
let broken: 'left' | 'failed' | undefined;
const terminal = processTerminal(
  {
    // Opened when a command reads from it.
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: () => process.cwd(),
  },
  (reason) => {
    // What is written after the first failure fails as well: it is said once.
    if (!broken && reason) terminal.say(`interline: the output cannot be written: ${reason}.`);
    broken ??= reason ? 'failed' : 'left';
    stop.abort();
  },
);
// SIGTERM and SIGHUP end the process as they do by themselves, at once, whatever it does: see writeAtomically, runProgram.
process.on('SIGINT', () => {
  // A second one means it: whatever still runs is left behind. Files are only ever replaced whole.
  if (stop.signal.aborted) process.exit(exitCodes.cancelled);
  stop.abort();
});
const code = await run(process.argv.slice(2), terminal, stop.signal);
await terminal.flush();
process.exit(broken === 'left' ? exitCodes.clean : broken ? exitCodes.findings : code);
