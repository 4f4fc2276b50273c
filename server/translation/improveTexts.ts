import type { Client } from '../../shared/api/client.ts';
import type { Improvements } from '../../shared/api/improvement.ts';

/** Texts of one request, and bytes of them as JSON: a request has 10 KiB at most (shapes.md §8). */
const batchTexts = 50;
const batchBytes = 9 * 1024;

/** How texts are to be improved; with neither a style nor a tone they are corrected. */
export interface WantedImprovement {
  /** The language of the texts, or the variant that they are wanted in; detected where it is absent. */
  readonly target_lang?: string;
  readonly writing_style?: string;
  readonly tone?: string;
  /** What the usage is counted under in the service's reports. */
  readonly reportingTag?: string;
}

type Improved = Improvements['improvements'][number];

/**
 * Corrects texts or writes them in another style or tone, in as many requests as their size asks for.
 *
 * @param kind default: `rephrase` with a style or a tone, otherwise `correct`.
 * @returns the improved texts by their place; blank ones are left out.
 * @throws OperationalError in words for the user.
 * @example (await improveTexts(client, ['Ths is it.'], {}, signal)).get(0)?.text; // 'This is it.'
 */
export async function improveTexts(
  client: Client,
  texts: readonly string[],
  wanted: WantedImprovement,
  signal: AbortSignal,
  kind: 'correct' | 'rephrase' = wanted.writing_style || wanted.tone ? 'rephrase' : 'correct',
): Promise<ReadonlyMap<number, Improved>> {
  const { reportingTag, ...how } = wanted;
  const improved = new Map<number, Improved>();
  const open = texts.flatMap((text, i) => (text.trim() === '' ? [] : [i]));
  while (open.length > 0) {
    const batch = [open.shift() as number];
    let size = Buffer.byteLength(JSON.stringify(texts[batch[0] as number]));
    for (let next = open[0]; next !== undefined && batch.length < batchTexts; next = open[0]) {
      size += Buffer.byteLength(JSON.stringify(texts[next])) + 1;
      if (size > batchBytes) break;
      batch.push(next);
      open.shift();
    }
    const request = { text: batch.map((i) => texts[i] ?? ''), ...how };
    const { improvements } = await client.improvement[kind](request, { reportingTag }, signal);
    for (const [k, i] of batch.entries()) if (improvements[k]) improved.set(i, improvements[k]);
  }
  return improved;
}
