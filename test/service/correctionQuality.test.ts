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

/** The counts of docs/engines.md. A sentence that was right is never changed, and what is changed is right. */
test.each([
  ['en', 151, 107, 30],
  ['fr', 20, 16, 6],
  ['es', 20, 13, 6],
  ['pt', 4, 4, 1],
  ['nl', 4, 4, 1],
  ['pl', 4, 3, 1],
  ['ru', 4, 4, 1],
])(
  'in %s, of %d errors %d are corrected, and %d right sentences stay as they are',
  async (language, errors, corrected, rightOnes) => {
    const sentences = plantedErrors[language] ?? [];
    const { planted, fixed, damaged, left } = await measured(language, sentences);
    expect(damaged).toEqual([]);
    expect({ errors: planted, rightOnes: sentences.length - planted }).toEqual({ errors, rightOnes });
    expect(fixed, left.join('\n')).toBeGreaterThanOrEqual(corrected);
  },
);
