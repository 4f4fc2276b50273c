import type { PipelineOptions } from './pipeline.ts';

/** What a translation wants that asks for nothing special: text without tags, sentence by sentence. */
export const plainOptions = {
  tagHandlingVersion: 'v1',
  splitSentences: '1',
  preserveFormatting: false,
  outlineDetection: false,
  splittingTags: [],
  nonSplittingTags: [],
  ignoreTags: [],
  formality: 'default',
  customInstructions: [],
} as const satisfies Omit<PipelineOptions, 'target'>;
