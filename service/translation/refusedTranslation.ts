import type { PipelineOrigin, PipelineResult } from './pipeline.ts';

/**
 * Why a text has no translation, for those who take nothing else; undefined where it has one, and for a text whose words
 * no engine of the direction knows: it stays as it is, as an unknown word within a sentence does.
 *
 * @example refusedTranslation({ text: 'Save', detectedSource: 'en', origin: { kind: 'none', message: '…' } }); // { kind: 'none', … }
 */
export function refusedTranslation({ origin }: PipelineResult): Extract<PipelineOrigin, { kind: 'none' }> | undefined {
  return origin.kind === 'none' && !origin.unknown ? origin : undefined;
}
