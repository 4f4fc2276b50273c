import type { Mode, Stage } from './apertiumModes.ts';
import { boundStream, placePairs } from './apertiumPairs.ts';
import { putParticiples } from './apertiumParticiples.ts';
import { type ApertiumProcess, startApertium } from './apertiumProcess.ts';
import { fromStream, type StreamAtom, toStream } from './apertiumStream.ts';
import {
  type Analyses,
  analyserOf,
  completed,
  generatorOf,
  halvesOf,
  inflectable,
  putTerms,
  type Terms,
} from './apertiumTerms.ts';
import { putInterfaceWords } from './apertiumWords.ts';
import type { EnginePart, EngineResult, EngineTerm, EngineText } from './engine.ts';
import { keepsMarks } from './engineText.ts';

/** The programs of a direction, kept running. */
export interface ApertiumPipeline {
  readonly alive: boolean;
  /**
   * Terms of a glossary are inflected with the words around them where Apertium knows their translation as a word;
   * elsewhere their marks stay. Formatting goes with its words; where that comes out wrong, and in a text of very many
   * parts, it stays in the places that it had in the text.
   *
   * @param subject `program` where the words of programs are known to have the sense that they have there.
   * @throws OperationalError `unavailable` when a program ended or does not answer in time.
   */
  translate(text: EngineText, subject?: 'program'): Promise<EngineResult>;
  close(): void;
}

/** Sentences of people have fewer words, tags and terms apart; the work on pairs and terms grows with their square. */
const mostParts = 400;

/**
 * Starts the programs of a mode.
 *
 * @param modes all that are installed: the opposite direction reads the words of glossaries.
 */
export function startPipeline(mode: Mode, modes: readonly Mode[]): ApertiumPipeline {
  const [first, second] = halvesOf(mode);
  const words = startApertium(first);
  const sentences = second && startApertium(second);
  const reader = sentences && analyserOf(modes, mode);
  const analyser = reader && whenNeeded(mode, reader);
  const writer = generatorOf(mode);
  const generator = writer && whenNeeded(mode, writer);
  const analyses: Analyses = new Map();

  const send = async (text: string, subject?: 'program', terms?: Terms): Promise<readonly StreamAtom[] | undefined> => {
    const stream = await words.send(text);
    if (!sentences) return fromStream(stream);
    const usual = putInterfaceWords(putParticiples(stream, mode.direction), mode.direction, subject);
    const filled = terms ? putTerms(usual, terms, analyses) : usual;
    return filled === undefined ? undefined : fromStream(await sentences.send(filled));
  };
  const run = async (
    text: EngineText,
    subject?: 'program',
    terms?: Terms,
  ): Promise<readonly EnginePart[] | undefined> =>
    (await send(toStream(text, terms), subject, terms))?.map(({ part }) => part);
  const withFormatting = async (text: EngineText, subject?: 'program'): Promise<readonly EnginePart[] | undefined> => {
    const bound = mode.bindsBlanks ? boundStream(text) : undefined;
    const atoms = bound === undefined ? undefined : await send(bound, subject);
    const placed = atoms && placePairs(text, atoms);
    return placed && keepsMarks(text, { parts: placed }) ? placed : undefined;
  };
  const withTerms = async (text: EngineText, subject?: 'program'): Promise<EngineResult | undefined> => {
    const terms = termsOf(text);
    if (!analyser || terms.size === 0) return undefined;
    const inflected = await inflectable(terms, { analyse: analyser.send, generate: generator?.send }, analyses);
    const answer = inflected.size > 0 ? await run(text, subject, inflected) : undefined;
    const parts = answer && completed(answer, inflected);
    return parts && { parts, inflected: [...inflected.keys()] };
  };

  return {
    get alive() {
      return words.alive && sentences?.alive !== false;
    },
    translate: async (text, subject) => {
      const isUsual = text.parts.length <= mostParts;
      const inflected = isUsual ? await withTerms(text, subject) : undefined;
      if (inflected) return inflected;
      return { parts: (isUsual ? await withFormatting(text, subject) : undefined) ?? (await run(text, subject)) ?? [] };
    },
    close() {
      for (const program of [words, sentences, analyser, generator]) program?.close();
    },
  };
}

/** A program for the words of terms, started with the first of them and again when it ended. */
function whenNeeded(mode: Mode, stage: Stage) {
  let program: ApertiumProcess | undefined;
  return {
    send: (stream: string): Promise<string> => {
      if (!program?.alive) program = startApertium({ ...mode, name: `${mode.name}, terms`, stages: [stage] });
      return program.send(stream);
    },
    close: () => program?.close(),
  };
}

function termsOf({ parts }: EngineText): Map<number, EngineTerm> {
  return new Map(parts.flatMap((part) => (part.kind === 'mark' && part.term ? [[part.id, part.term]] : [])));
}
