import { expect, test } from 'vitest';
import { normalizeServiceUrl } from './serviceUrl.ts';

test.each([
  ['https://translate.example', 'https://translate.example'],
  [' https://Translate.example/base/ ', 'https://translate.example/base'],
  ['http://127.0.0.1:8123/', 'http://127.0.0.1:8123'],
  ['http://localhost:8123', 'http://localhost:8123'],
  ['http://[::1]:8123', 'http://[::1]:8123'],
])('%s is taken as %s', (entered, stored) => {
  expect(normalizeServiceUrl(entered)).toBe(stored);
});

test.each([
  ['nothing', ''],
  ['no scheme', 'translate.example'],
  ['a key in clear over the network', 'http://translate.example'],
  ['a name that only looks local', 'http://localhost.example'],
  ['an address that only looks local', 'http://127.0.0.1.example'],
  ['credentials in the address', 'https://user:secret@translate.example'],
  ['a query', 'https://translate.example/?key=secret'],
  ['another protocol', 'file:///etc/passwd'],
])('%s is refused', (_, entered) => {
  expect(normalizeServiceUrl(entered)).toBeUndefined();
});
