import type { LoopbackServer } from './loopbackServer.ts';

/** A language model that a program of this machine serves. */
export interface LocalModel {
  /** As requests name it: `gemma3:4b`. */
  readonly id: string;
  /** `Ollama` */
  readonly program: string;
  /** Where the program listens: `http://127.0.0.1:11434`. */
  readonly url: string;
  /** Bytes of its weights, where the program tells. */
  readonly size?: number;
  /** Number of its parameters in the program's words: `4.3B`. */
  readonly parameters?: string;
}

/** What a program says of one of its models. */
export type ToldModel = Pick<LocalModel, 'id' | 'size' | 'parameters'>;

/** A program that serves language models; one file each. */
export interface LocalProgram {
  readonly name: string;
  /** Where it listens unless its user chose otherwise. */
  readonly port: number;
  /**
   * @param ask fetches a path as JSON; undefined for every other answer.
   * @returns the models that write texts, none where the answers are not of this program.
   */
  models(ask: (path: string) => Promise<unknown>, server: LoopbackServer): Promise<readonly ToldModel[]>;
}

/** The objects of a list within an answer. */
export function objectsIn(answer: unknown, name: string): readonly Readonly<Record<string, unknown>>[] {
  const list = (answer as Record<string, unknown> | null | undefined)?.[name];
  return Array.isArray(list) ? list.filter((each) => typeof each === 'object' && each !== null) : [];
}

/** A model's description of what a program told; undefined where it told no name. */
export function toldModel(id: unknown, size?: unknown, parameters?: unknown): readonly ToldModel[] {
  if (typeof id !== 'string' || id === '' || id.length > 500) return [];
  return [
    {
      id,
      ...(typeof size === 'number' && size > 0 ? { size } : {}),
      ...(typeof parameters === 'string' && parameters !== '' ? { parameters } : {}),
    },
  ];
}
