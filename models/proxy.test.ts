import { expect, test } from 'vitest';
import { proxyFor } from './proxy.ts';

test.each([
  [{}, undefined],
  [{ HTTPS_PROXY: 'http://proxy.example:3128' }, 'proxy.example:3128'],
  [{ https_proxy: 'proxy.example:3128' }, 'proxy.example:3128'],
  [{ ALL_PROXY: 'http://proxy.example:3128' }, 'proxy.example:3128'],
  [{ HTTPS_PROXY: 'http://proxy.example:3128', NO_PROXY: '*' }, undefined],
  [{ HTTPS_PROXY: 'http://proxy.example:3128', NO_PROXY: 'other.example, .models.example' }, undefined],
  [{ HTTPS_PROXY: 'http://proxy.example:3128', NO_PROXY: 'files.models.example:443' }, undefined],
  [{ HTTPS_PROXY: 'http://proxy.example:3128', NO_PROXY: 'els.example' }, 'proxy.example:3128'],
])('the proxy of %j is %s', (env, host) => {
  expect(proxyFor(new URL('https://files.models.example/x'), env)?.host).toBe(host);
});
