import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/**
 * What axe-core finds in a page that would keep somebody from using it.
 *
 * @param selector an element that only that page has; by default the page of the table.
 */
export async function seriousFaults(page: Page, selector = '#root[data-words]'): Promise<readonly string[]> {
  const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const frames = page.frames();
  const elements = await Promise.all(frames.map((frame) => frame.$(selector).catch(() => null)));
  const frame = frames[elements.findIndex((element) => element !== null)];
  if (!frame) throw new Error('No frame holds the page.');
  await frame.evaluate(script);
  const { violations } = await frame.evaluate<{
    violations: { id: string; impact: string; nodes: { html: string }[] }[];
  }>('axe.run(document, { resultTypes: ["violations"] })');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
