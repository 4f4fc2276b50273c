import type { PipelineOptions } from '../translation/pipeline.ts';

/** What is to be done with a document; encrypted together with it. */
export interface DocumentOrder {
  readonly name: string;
  /** Extension of the file that is wanted, where it is another one than that of the name. */
  readonly output?: string;
  /** Code of a source language, where it was given. */
  readonly source?: string;
  readonly target: string;
  readonly formality: PipelineOptions['formality'];
  readonly glossaryIds: readonly string[];
  /** As the style rule list had them when the document came. */
  readonly customInstructions?: readonly string[];
  readonly style?: PipelineOptions['style'];
  readonly memory?: { readonly id: string; readonly threshold: number };
  /** The document is to say that it was translated by a machine. */
  readonly watermark: boolean;
}

/** The name of the translated file. */
export function resultName({ name, output }: DocumentOrder): string {
  return output === undefined ? name : name.replace(/\.[^.]*$/, '') + output;
}

/** An order and the bytes that it is about, as parts to be kept together. */
export function pack(order: DocumentOrder, bytes: Uint8Array): readonly Uint8Array[] {
  const head = Buffer.from(JSON.stringify(order));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return [length, head, bytes];
}

/** The parts of {@link pack}, out of one. */
export function unpack(stored: Uint8Array): { readonly order: DocumentOrder; readonly bytes: Uint8Array } {
  const buffer = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength);
  const end = 4 + buffer.readUInt32BE(0);
  return { order: JSON.parse(buffer.subarray(4, end).toString()) as DocumentOrder, bytes: buffer.subarray(end) };
}
