import { expect, test } from 'vitest';
import { isLoopbackHeader, isLoopbackHost, isLoopbackUrl } from './loopbackHost.ts';

test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('%s is this machine', (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

test.each(['127.0.0.1.example', 'localhost.example', '0.0.0.0', '10.0.0.1', '::', ''])('%s is not', (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});

test('a URL of this machine, IPv6 in its brackets', () => {
  expect(isLoopbackUrl(new URL('http://[::1]:8080/v2'))).toBe(true);
  expect(isLoopbackUrl(new URL('http://LOCALHOST/'))).toBe(true);
  expect(isLoopbackUrl(new URL('http://localhost@elsewhere.example/'))).toBe(false);
});

test('the header of a request, with its port or without', () => {
  for (const host of ['localhost', 'LocalHost:80', '127.0.0.1:8080', '[::1]', '[::1]:8080']) {
    expect([host, isLoopbackHeader(host)]).toEqual([host, true]);
  }
  for (const host of [
    undefined,
    '',
    'elsewhere.example:8080',
    'localhost.elsewhere.example',
    '127.0.0.1:80:80',
    '::1:80',
  ]) {
    expect([host, isLoopbackHeader(host)]).toEqual([host, false]);
  }
});
