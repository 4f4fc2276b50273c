/** Orders of the n-grams of characters: from one character to six. */
const orders = 6;
/** Recall counts twice as much as precision. */
const beta = 2;

/** Translations beside their references, scored as a whole. */
export interface ChrfScore {
  /** Counts one translation with the translation by people. */
  add(translation: string, reference: string): void;
  /** 0 to 100; 0 where nothing was added. */
  score(): number;
}

/**
 * chrF2 of a list of translations (Popović 2015, 2016) as sacreBLEU 2 computes it by default: n-grams of one to six
 * characters without white space, no n-grams of words, counted over the whole list; precision and recall are averaged over
 * the orders that both sides have, and recall weighs β = 2.
 *
 * @example
 * const chrf = createChrf();
 * chrf.add('Datei öffnen', 'Datei öffnen');
 * chrf.score(); // 100
 */
export function createChrf(): ChrfScore {
  const counts = Array.from({ length: orders }, () => ({ translation: 0, reference: 0, both: 0 }));
  return {
    add(translation, reference) {
      const [ours, theirs] = [charactersOf(translation), charactersOf(reference)];
      for (const [i, count] of counts.entries()) {
        const expected = nGrams(theirs, i + 1);
        // What the reference is too short for counts for neither side.
        if (expected.size === 0) continue;
        for (const [gram, times] of nGrams(ours, i + 1)) {
          count.translation += times;
          count.both += Math.min(times, expected.get(gram) ?? 0);
        }
        count.reference += theirs.length - i;
      }
    },
    score() {
      const used = counts.filter(({ translation, reference }) => translation > 0 && reference > 0);
      const mean = (of: (count: (typeof counts)[number]) => number) =>
        used.reduce((sum, count) => sum + of(count), 0) / Math.max(1, used.length);
      const precision = mean(({ both, translation }) => both / translation);
      const recall = mean(({ both, reference }) => both / reference);
      if (precision + recall === 0) return 0;
      return (100 * (1 + beta ** 2) * precision * recall) / (beta ** 2 * precision + recall);
    },
  };
}

const charactersOf = (text: string): readonly string[] => [...text.replace(/\s+/gu, '')];

function nGrams(characters: readonly string[], order: number): ReadonlyMap<string, number> {
  const grams = new Map<string, number>();
  for (let i = 0; i + order <= characters.length; i++) {
    const gram = characters.slice(i, i + order).join('');
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
}
