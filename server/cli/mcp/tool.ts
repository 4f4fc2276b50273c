import * as z from 'zod';
import type { Terminal } from '../terminal.ts';

/** What a tool may use. */
export interface ToolContext {
  /** The folder that everything has to lie in; absolute. */
  readonly root: string;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

/** Something that an agent may ask for. A new one is a file with an exported `tool({ … })`, and a line in `tools.ts`. */
export interface Tool {
  /** Lower case with underscores, as agents' tools are called. */
  readonly name: string;
  /** What it does and gives, for the agent. */
  readonly description: string;
  readonly input: z.ZodType;
  /** True where it changes files. */
  readonly writes?: true;
  /**
   * @returns what the agent gets, as JSON.
   * @throws ToolError for arguments that make no sense here, and the errors that commands throw.
   */
  run(input: unknown, context: ToolContext): Promise<object>;
}

/** A tool with the type of its input inferred where it is written, and forgotten where it is listed. */
export function tool<S extends z.ZodType>(definition: {
  readonly name: string;
  readonly description: string;
  readonly input: S;
  readonly writes?: true;
  run(input: z.infer<S>, context: ToolContext): Promise<object>;
}): Tool {
  return definition as unknown as Tool;
}

/** Why a tool cannot do what it was asked for; `message` is one sentence with the remedy. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** The path of a file in an input. */
export const fileInput = z.string().describe('Path of a localization file, from the root of the project');

/** How much of a list is wanted. */
export const pageInput = {
  offset: z.number().int().min(0).default(0).describe('Items to pass over: “next” of the page before'),
  limit: z.number().int().min(1).max(200).default(50),
};

/** An agent reads every character of an answer: a page ends here (UTF-16 code units of its JSON), however few items it has. */
const pageLength = 40_000;

/**
 * A page of a list, with the offset of the next one where there is one. It has at most as many items as were asked for, and
 * fewer where they are long.
 *
 * @example pageOf(['a', 'b', 'c'], { offset: 0, limit: 2 }); // { items: ['a', 'b'], total: 3, next: 2 }
 */
export function pageOf<T>(
  list: readonly T[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): { readonly items: readonly T[]; readonly total: number; readonly next?: number } {
  let end = offset;
  for (let length = 0; end < Math.min(offset + limit, list.length); end++) {
    length += JSON.stringify(list[end]).length;
    if (length > pageLength && end > offset) break;
  }
  return { items: list.slice(offset, end), total: list.length, ...(end < list.length ? { next: end } : {}) };
}
