import { expect, test } from 'vitest';
import { createCorrector } from '../../service/engines/correct/corrector.ts';
import { plantedErrors } from './plantedErrors.data.ts';

/** What became of the sentences of one language. */
interface Tally {
  planted: number;
  fixed: number;
  damaged: string[];
  left: string[];
}

async function measured(language: string, sentences: readonly string[]): Promise<Tally> {
  const corrector = createCorrector();
  const tally: Tally = { planted: 0, fixed: 0, damaged: [], left: [] };
  for (const sentence of sentences) {
    const wrong = sentence.replace(/\{(.*?)\|(.*?)\}/g, '$1');
    const right = sentence.replace(/\{(.*?)\|(.*?)\}/g, '$2');
    const text = await corrector.correct({ text: wrong, language, keep: [] }, new AbortController().signal);
    if (wrong !== right) tally.planted++;
    if (text === right && wrong !== right) tally.fixed++;
    else if (text === wrong && wrong !== right) tally.left.push(wrong);
    else if (text !== wrong) tally.damaged.push(text);
  }
  await corrector.close();
  return tally;
}

/** What docs/engines.md says of the quality. A sentence that was right is never changed, and what is changed is right. */
test.each([
  ['en', 0.7],
  ['fr', 0.75],
  ['es', 0.6],
  ['pt', 0.75],
  ['nl', 0.5],
  ['pl', 0.75],
  ['ru', 0.75],
])('of the errors in %s at least %d are corrected, and nothing is made worse', async (language, recall) => {
  const { planted, fixed, damaged, left } = await measured(language, plantedErrors[language] ?? []);
  expect(damaged).toEqual([]);
  expect(fixed / planted, left.join('\n')).toBeGreaterThanOrEqual(recall);
});
