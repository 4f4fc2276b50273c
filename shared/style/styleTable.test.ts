import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadStyleRules } from './loadedRules.ts';
import { stylePage, styleSupport } from './styleTable.ts';

await loadStyleRules();

const page = new URL('../../docs/style-rules.md', import.meta.url);

test('docs/style-rules.md says what the rules do', () => {
  if (process.env.WRITE_STYLE_PAGE) writeFileSync(page, stylePage());
  expect(readFileSync(page, 'utf8')).toBe(stylePage());
});

test('at least 100 of the 159 rules are found, and every other option says what it would take', () => {
  const rules = styleSupport();
  expect(rules.filter((rule) => rule.detected > 0).length).toBeGreaterThanOrEqual(100);
  for (const rule of rules.filter((one) => one.detected === 0 && !one.applied)) {
    expect(rule.reasons.length, `${rule.category}.${rule.rule}`).toBeGreaterThan(0);
  }
});
