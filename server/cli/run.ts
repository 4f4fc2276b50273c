import { nearest } from '../../shared/nearest.ts';
import { version } from '../../shared/version.ts';
import { type ExitCode, exitCodes, UsageError } from './command.ts';
import { type CommandEntry, commands } from './commands.ts';
import { failureOf } from './failure.ts';
import { commandHelp, overview } from './help.ts';
import { parseInput } from './parseInput.ts';
import type { Terminal } from './terminal.ts';

/**
 * Runs one command line to its end. Never throws: the terminal says what went wrong.
 *
 * @param args what follows the program's name.
 * @returns the exit code of the process.
 * @example await run(['check', 'locales'], terminal, signal); // 0
 */
export async function run(
  args: readonly string[],
  terminal: Terminal,
  signal: AbortSignal,
  list: readonly CommandEntry[] = commands,
): Promise<ExitCode> {
  const [name, ...rest] = args;
  try {
    if (name === undefined) {
      terminal.say(await overview(list));
      return exitCodes.usage;
    }
    if (name === '--version' || name === '-v' || name === 'version') {
      terminal.out(version);
      return exitCodes.clean;
    }
    if (name === '--help' || name === '-h' || name === 'help') {
      const [topic] = rest;
      terminal.out(topic === undefined ? await overview(list) : commandHelp(topic, await find(topic, list).load()));
      return exitCodes.clean;
    }
    const command = await find(name, list).load();
    if (!command.passThrough && asksForHelp(rest)) {
      terminal.out(commandHelp(name, command));
      return exitCodes.clean;
    }
    const input = command.passThrough ? { operands: rest, options: {} } : parseInput(rest, command.options);
    return await command.run(input, terminal, signal);
  } catch (error) {
    if (signal.aborted) return exitCodes.cancelled;
    const failure = failureOf(error, terminal);
    if (!failure) {
      terminal.say(
        `interline: unexpected error. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      return exitCodes.findings;
    }
    terminal.say(`interline: ${failure.lines.join('\n')}`);
    if (error instanceof UsageError) {
      const isCommand = list.some((entry) => entry.name === name);
      terminal.say(`Run “interline help${isCommand ? ` ${name}` : ''}” to see how it is used.`);
    }
    return failure.code;
  }
}

function find(name: string, list: readonly CommandEntry[]): CommandEntry {
  const entry = list.find((candidate) => candidate.name === name);
  if (entry) return entry;
  if (name.startsWith('-')) throw new UsageError(`A command comes first; “${name}” is an option.`);
  const meant = nearest(
    name,
    list.map((candidate) => candidate.name),
  );
  throw new UsageError(`There is no command “${name}”.${meant ? ` Did you mean “${meant}”?` : ''}`);
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === '--help' || arg === '-h');
}
