import { OperationalError } from '../../shared/api/operationalError.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import type { Direction, Engine, EnginePart, EngineText, Guidance } from '../engines/engine.ts';
import { addedBy, hasWords, joinParts, keepsMarks } from '../engines/engineText.ts';
import type { SentenceText } from './sentenceText.ts';

/** A sentence's translation by an engine. */
export interface EngineAnswer {
  readonly parts: readonly EnginePart[];
  readonly engine: Engine;
}

/**
 * Asks the engines in order for some sentences; what one cannot do or gives back damaged goes on to the next. An engine
 * that breaks is asked once more: it starts again. A
 * sentence whose marks an engine lost or misplaced is translated piece by piece between its marks instead, so that the
 * marks stay where they are.
 *
 * @returns one answer a sentence, undefined where no engine has one; and the failures met, in words for the user.
 * @throws OperationalError `cancelled` after an abort.
 */
export async function askEngines(
  sentences: readonly SentenceText[],
  engines: readonly Engine[],
  direction: Direction,
  signal: AbortSignal,
  guidance?: Guidance,
): Promise<{ readonly answers: readonly (EngineAnswer | undefined)[]; readonly failures: readonly string[] }> {
  const answers: (EngineAnswer | undefined)[] = sentences.map(() => undefined);
  const failures: string[] = [];
  for (const engine of engines) {
    const open = answers.flatMap((answer, i) => (answer ? [] : [i]));
    if (open.length === 0) break;
    try {
      const wanted = open.map((i) => sentences[i] as SentenceText);
      const results = await ask(wanted, engine, direction, signal, guidance).catch((error: unknown) => {
        const broke = error instanceof OperationalError && error.kind === 'unavailable' && !signal.aborted;
        if (!broke) throw error;
        return ask(wanted, engine, direction, signal, guidance);
      });
      results.forEach((parts, k) => {
        if (parts) answers[open[k] as number] = { parts, engine };
      });
    } catch (error) {
      if (signal.aborted) throw new OperationalError('cancelled', asWritten('The translation was cancelled.'));
      if (!(error instanceof OperationalError)) throw error;
      failures.push(error.message);
    }
  }
  return { answers, failures };
}

async function ask(
  sentences: readonly SentenceText[],
  engine: Engine,
  direction: Direction,
  signal: AbortSignal,
  guidance: Guidance | undefined,
): Promise<(readonly EnginePart[] | undefined)[]> {
  const results = await engine.translate(
    sentences.map((sentence) => sentence.text),
    direction,
    signal,
    guidance,
  );
  const whole = sentences.map((sentence, i) => {
    const result = results[i];
    const isWhole = result && hasWords(result.parts) && keepsMarks(sentence.text, result);
    const isKept = isWhole && keepsOrder(sentence, result.parts) && !addedBy(sentence.text.parts, result.parts);
    return isKept ? result.parts : undefined;
  });
  // Only what the engine answered but damaged is worth a second try.
  const damaged = whole.flatMap((parts, i) => (!parts && results[i] ? [i] : []));
  if (damaged.length > 0) {
    const pieces = damaged.map((i) => (sentences[i] as SentenceText).text.parts.filter((part) => isWorded(part)));
    const again = await engine.translate(
      pieces.flat().map((part): EngineText => ({ parts: [part] })),
      direction,
      signal,
      guidance,
    );
    let next = 0;
    damaged.forEach((i, k) => {
      const ofSentence = again.slice(next, next + (pieces[k]?.length ?? 0));
      next += ofSentence.length;
      whole[i] = fill((sentences[i] as SentenceText).text.parts, ofSentence);
    });
  }
  return whole.map((parts) => parts && joinParts(parts));
}

function isWorded(part: EnginePart): boolean {
  return part.kind === 'text' && /\p{L}/u.test(part.text);
}

/** The parts of a sentence with its words translated one by one, the white space between words and marks kept. */
function fill(
  parts: readonly EnginePart[],
  translated: readonly ({ readonly parts: readonly EnginePart[] } | undefined)[],
): readonly EnginePart[] | undefined {
  let next = 0;
  const filled: EnginePart[] = [];
  for (const part of parts) {
    if (!isWorded(part) || part.kind !== 'text') {
      filled.push(part);
      continue;
    }
    const answer = translated[next++]?.parts;
    if (!answer || answer.some((piece) => piece.kind === 'mark') || !hasWords(answer)) return undefined;
    if (addedBy([part], answer)) return undefined;
    const text = answer.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
    const lead = /^\s*/.exec(part.text)?.[0] ?? '';
    const trail = /(?<!\s)\s*$/.exec(part.text)?.[0] ?? '';
    filled.push({ kind: 'text', text: lead + text.trim() + trail });
  }
  return filled;
}

function keepsOrder(sentence: SentenceText, parts: readonly EnginePart[]): boolean {
  if (sentence.ordered.length < 2) return true;
  const order = parts.flatMap((part) => (part.kind === 'mark' && sentence.ordered.includes(part.id) ? [part.id] : []));
  return order.every((id, i) => id === sentence.ordered[i]);
}
