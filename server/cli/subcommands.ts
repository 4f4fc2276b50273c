import { nearest } from '../../shared/nearest.ts';
import { type Command, type CommandOptions, UsageError } from './command.ts';

/** What each part of a command does with the operands behind its name. */
export type Parts<T extends CommandOptions> = Readonly<Record<string, Command<T>['run']>>;

/**
 * The `run` of a command that consists of parts: hands its command line on to the one that the first operand names.
 *
 * @param command its name, for messages.
 * @throws UsageError from the returned function where there is no operand, or no part of that name.
 * @example run: subcommands('rules', { test, list });
 */
export function subcommands<T extends CommandOptions>(command: string, parts: Parts<T>): Command<T>['run'] {
  return async ({ operands: [name, ...operands], options }, terminal, signal) => {
    const names = Object.keys(parts);
    const part = name !== undefined && Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part) return part({ operands, options }, terminal, signal);
    if (name === undefined) throw new UsageError(`${command} needs one of ${names.join(', ')}.`);
    const meant = nearest(name, names);
    throw new UsageError(
      `There is no “${command} ${name}”; ${meant ? `did you mean “${meant}”?` : `it is one of ${names.join(', ')}.`}`,
    );
  };
}
