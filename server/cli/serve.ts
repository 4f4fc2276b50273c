import { serviceBundle, serviceEnvironment } from '../translation/serviceProcess.ts';
import { command } from './command.ts';
import { runProgram } from './runProgram.ts';

/** `interline serve`: the embedded service until it is stopped. */
export const serve = command({
  usage: '[--host 127.0.0.1] [--port N] [--key KEY] [--admin-key KEY] [--data DIR]',
  summary: 'runs the embedded translation service until it is stopped',
  details: [
    'Prints one JSON line {url, …} when it listens. Without --key a key is made and printed there. Run',
    '“interline serve --help” for every option.',
  ].join('\n'),
  options: {},
  passThrough: true,
  run: ({ operands }, _terminal, signal) =>
    runProgram([serviceBundle(), ...operands], serviceEnvironment(process.env), signal),
});
