import type { InlineCode } from '../../shared/catalog/content.ts';
import { applyStyle } from '../../shared/style/applyStyle.ts';
import { analyseText } from './analyseText.ts';
import type { PipelineOptions, PipelineResult } from './pipeline.ts';
import type { TagOptions } from './taggedText.ts';

/**
 * A translation with the request's style rules applied. Tags, ignored content, placeholders and addresses stay to the
 * letter; what was not translated stays whole.
 *
 * @param notation how the translation is read: as its text was.
 * @example styleResult(result, plainText, { target: 'fr', style: { punctuation: { apostrophe: 'use_curly_apostrophes' } } }).text
 */
export function styleResult(
  result: PipelineResult,
  notation: TagOptions,
  { style, target }: Pick<PipelineOptions, 'style' | 'target'>,
): PipelineResult {
  if (!style || result.origin.kind === 'none' || result.origin.kind === 'unchanged') return result;
  const { tokens, encode } = analyseText(result.text, notation);
  const codes: InlineCode[] = [];
  let value = '';
  for (const token of tokens) {
    if (token.kind === 'text') value += token.text;
    else {
      codes.push({
        start: value.length,
        end: value.length + token.output.length,
        kind: 'standalone',
        id: `${codes.length}`,
      });
      value += token.output;
    }
  }
  const styled = applyStyle({ value, codes }, style, target);
  if (styled.value === value || styled.codes.length !== codes.length) return result;
  let text = '';
  let codeEnd = 0;
  for (const { start, end } of styled.codes) {
    text += encode(styled.value.slice(codeEnd, start)) + styled.value.slice(start, end);
    codeEnd = end;
  }
  return { ...result, text: text + encode(styled.value.slice(codeEnd)) };
}
