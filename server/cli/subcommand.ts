import { nearest } from '../../shared/nearest.ts';
import { type CommandInput, type CommandOptions, type ExitCode, UsageError } from './command.ts';

/**
 * Hands a command line on to the part of a command that its first operand names.
 *
 * @throws UsageError when there is none, or none of that name.
 */
export function subcommand<T extends CommandOptions>(
  input: CommandInput<T>,
  command: string,
  parts: Readonly<Record<string, (rest: CommandInput<T>) => Promise<ExitCode>>>,
): Promise<ExitCode> {
  const [name, ...operands] = input.operands;
  const names = Object.keys(parts);
  const part = name !== undefined && Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part) return part({ ...input, operands });
  if (name === undefined) throw new UsageError(`${command} needs one of ${names.join(', ')}.`);
  const meant = nearest(name, names);
  throw new UsageError(
    `There is no “${command} ${name}”; ${meant ? `did you mean “${meant}”?` : `it is one of ${names.join(', ')}.`}`,
  );
}
