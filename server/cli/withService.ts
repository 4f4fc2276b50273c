import type { Client } from '../../shared/api/client.ts';
import { connectService } from '../translation/connectService.ts';
import { serviceChoice, type serviceOptions } from './serviceOptions.ts';
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
