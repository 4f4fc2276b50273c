import type { Terminal } from './terminal.ts';

/** What a process that runs a command ends with; scripts and CI depend on these numbers. */
export const exitCodes = {
  /** Nothing to report. */
  clean: 0,
  /** Findings, or something that could not be done to a file. */
  findings: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** A file could not be read. */
  unreadable: 3,
  /** A service could not do it: see {@link failureOf}. */
  service: 4,
  /** Stopped by the user (128 + SIGINT, as shells do). */
  cancelled: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** One `--option` of a command; its name is the key under which the command lists it. */
export interface CommandOption {
  /** `optional` is a flag that may have a value behind `=`, and then a list: `--fix`, `--fix=ID,…`. */
  readonly type: 'string' | 'boolean' | 'optional';
  /** True where the option may be given several times; comma-separated values are split by {@link listed}. */
  readonly multiple?: true;
  /** One letter. */
  readonly short?: string;
  /** What stands for the value in help: `LANG`, `FILE`. */
  readonly value?: string;
  /** Values that are allowed; anything else is a usage error. */
  readonly choices?: readonly string[];
  /** One line, lower case, no full stop. */
  readonly summary: string;
}

export type CommandOptions = Readonly<Record<string, CommandOption>>;

type ValueOf<O extends CommandOption> = O extends { type: 'boolean' }
  ? boolean
  : O extends { multiple: true } | { type: 'optional' }
    ? readonly string[]
    : string;

/** The command line of one command, parsed and typed by its options. */
export interface CommandInput<T extends CommandOptions> {
  /** What is not an option, in order. */
  readonly operands: readonly string[];
  readonly options: { readonly [K in keyof T]?: ValueOf<T[K]> };
}

/**
 * One command of `interline`. A new one is a file with an exported `command({ … })`, and a line in `commands.ts`.
 *
 * @example
 * export const greet = command({
 *   usage: 'NAME [--loud]',
 *   summary: 'says hello',
 *   options: { loud: { type: 'boolean', summary: 'in capitals' } },
 *   async run({ operands, options }, terminal) {
 *     const [name] = operands;
 *     if (!name) throw new UsageError('greet needs a NAME');
 *     terminal.out(options.loud ? name.toUpperCase() : name);
 *     return exitCodes.clean;
 *   },
 * });
 */
export interface Command<T extends CommandOptions = CommandOptions> {
  /** Operands and usual options, as they follow the command's name; several lines where it has several forms. */
  readonly usage: string;
  /** One line, lower case, no full stop. */
  readonly summary: string;
  /** More for `interline help NAME`, plain text. */
  readonly details?: string;
  readonly options: T;
  /** True where everything behind the name goes to another program as it is: `operands` then holds all of it. */
  readonly passThrough?: boolean;
  /**
   * @param signal aborts when the user stops the command.
   * @throws UsageError, and the errors that {@link failureOf} knows; they end the process with their exit code.
   */
  run(input: CommandInput<T>, terminal: Terminal, signal: AbortSignal): Promise<ExitCode>;
}

/** A command with its option types inferred where it is written, and forgotten where it is listed. */
export function command<const T extends CommandOptions>(definition: Command<T>): Command {
  return definition as unknown as Command;
}

/** A command line that makes no sense. `message` is one sentence; help is offered after it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * The values of an option that takes a list, whether repeated or separated by commas.
 *
 * @example listed(['a,b', 'c']); // ['a', 'b', 'c']
 */
export function listed(values: readonly string[] | undefined): string[] {
  return (values ?? [])
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}
