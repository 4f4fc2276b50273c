import type { Client } from '../../shared/api/client.ts';
import { connectService } from '../translation/connectService.ts';
import { type Command, type CommandInput, type CommandOptions, type ExitCode, exitCodes } from './command.ts';
import { serviceChoice, type serviceOptions } from './serviceOptions.ts';
import { subcommands } from './subcommands.ts';
import type { Terminal } from './terminal.ts';

/** The options of {@link serviceOptions}, as a command got them. */
export type ServiceInput = { readonly [K in keyof typeof serviceOptions]?: string };

/**
 * Does something with the service that the command line chooses, and stops what was started for it.
 *
 * @param transient true where nothing that the embedded service keeps is needed.
 */
export async function withService<T>(
  options: ServiceInput,
  terminal: Terminal,
  signal: AbortSignal,
  action: (client: Client) => Promise<T>,
  transient = false,
): Promise<T> {
  const choice = serviceChoice(options, terminal.env);
  const connection = await connectService({ ...choice, transient: transient && !choice.dataFolder }, signal);
  try {
    return await action(connection.client);
  } finally {
    await connection.stop();
  }
}

/** What a part of a command works with that manages something of the service. */
export interface ServiceWork<T extends CommandOptions> extends CommandInput<T> {
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
  /** Does something with the service; see {@link withService}. */
  service<R>(action: (client: Client) => Promise<R>): Promise<R>;
}

/** A part that answers nothing ends clean. */
type ServicePart<T extends CommandOptions> = (work: ServiceWork<T>) => Promise<ExitCode> | Promise<void>;

/**
 * The `run` of a command whose parts manage something of the service; see {@link subcommands}.
 *
 * @example run: serviceParts('style', { list, rename });
 */
export function serviceParts<T extends CommandOptions>(
  command: string,
  parts: Readonly<Record<string, ServicePart<T>>>,
): Command<T>['run'] {
  const run =
    (part: ServicePart<T>): Command<T>['run'] =>
    async (input, terminal, signal) => {
      const service: ServiceWork<T>['service'] = (action) =>
        withService(input.options as ServiceInput, terminal, signal, action);
      const code = await part({ ...input, terminal, signal, service });
      return code ?? exitCodes.clean;
    };
  return subcommands(command, Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, run(part)])));
}
