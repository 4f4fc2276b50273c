import { expect, test } from 'vitest';
import type { ServiceStatus } from '../shared/protocol.ts';
import { acceptedScheme } from './acceptedScheme.ts';

/** A service that takes one scheme; what it was asked with. */
function service(accepted: string | undefined, refusal: ServiceStatus['refusal'] | undefined = {}) {
  const asked: string[] = [];
  const attempt = async (scheme: string): Promise<ServiceStatus> => {
    asked.push(scheme);
    if (scheme === accepted) return { state: 'connected', service: 'host' };
    return { state: 'failed', service: 'host', message: `no ${scheme}`, ...(refusal ? { refusal } : {}) };
  };
  return { asked, attempt };
}

test('a usual scheme is found by trying, that of the settings first', async () => {
  const { asked, attempt } = service('Bearer');
  expect(await acceptedScheme('Our-Key', attempt)).toMatchObject({ scheme: 'Bearer', status: { state: 'connected' } });
  expect(asked).toEqual(['Our-Key', 'Service-Auth-Key', 'Bearer']);
});

test('a scheme that the service names is tried next', async () => {
  const { asked, attempt } = service('Special', { scheme: 'Special' });
  expect((await acceptedScheme('Service-Auth-Key', attempt)).scheme).toBe('Special');
  expect(asked).toEqual(['Service-Auth-Key', 'Special']);
});

test('a key that no scheme makes acceptable ends with the first answer', async () => {
  const { asked, attempt } = service(undefined, { scheme: 'bearer' });
  expect((await acceptedScheme('Service-Auth-Key', attempt)).status.message).toBe('no Service-Auth-Key');
  expect(new Set(asked).size).toBe(asked.length);
});

test('a service that cannot be reached is asked once', async () => {
  const attempts: string[] = [];
  const down: ServiceStatus = { state: 'failed', service: 'host', message: 'nothing is listening there' };
  await acceptedScheme('Service-Auth-Key', async (scheme) => {
    attempts.push(scheme);
    return down;
  });
  expect(attempts).toEqual(['Service-Auth-Key']);
});
