import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeChecks } from '../../server/code/codeChecks.ts';
import { checks } from './checks.ts';
import { staleTranslation } from './states/staleTranslation.ts';

test('the page for those who come from other checkers names checks that exist, and each that is off by itself', () => {
  const page = readFileSync(new URL('../../docs/peers.md', import.meta.url), 'utf8');
  const allChecks = [...checks, staleTranslation, ...codeChecks];
  const table = page.slice(0, page.indexOf('## What is not'));
  const named = [...table.matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)].map(([, id = '']) => id);
  expect(named.filter((id) => id !== 'other' && !allChecks.some((check) => check.id === id))).toEqual([]);
  for (const { id, optional } of allChecks) {
    const row = table.split('\n').find((line) => line.includes(`\`${id}\``));
    if (row && optional) expect(`${id}: ${row}`).toMatch(/\((?:all )?off\)/);
  }
  const unnamed = allChecks.map(({ id }) => id).filter((id) => !named.includes(id) && !id.startsWith('subtitle-'));
  expect(unnamed).toEqual([]);
});
