import { afterEach } from 'vitest';
import { type ClientOptions, startClient, type TestClient } from './lspClient.ts';

/**
 * Starts language servers for the tests of a file, one a test; each is stopped when its test ends.
 *
 * @param defaults what a test does not say itself.
 */
export function startedClients(defaults: ClientOptions): (options?: ClientOptions) => Promise<TestClient> {
  let client: TestClient | undefined;
  afterEach(async () => {
    await client?.stop();
    client = undefined;
  });
  return async (options = {}) => {
    client = await startClient({ ...defaults, ...options });
    return client;
  };
}
