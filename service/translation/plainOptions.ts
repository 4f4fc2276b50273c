import type { PipelineOptions } from './pipeline.ts';

/** What a translation wants that asks for nothing special: sentence by sentence. */
export const plainOptions = {
  splitSentences: '1',
  preserveFormatting: false,
  formality: 'default',
  customInstructions: [],
} as const satisfies Omit<PipelineOptions, 'target'>;
