import { rulesForModel } from '../../shared/style/rulesForModel.ts';
import type { Guidance, TextKind } from '../engines/engine.ts';
import type { PipelineOptions } from './pipeline.ts';

/** Characters of an interface's text at most. */
const longest = 120;

/**
 * What a request asks for in words. The style rules have to be loaded where it has some.
 *
 * @example guidanceOf([{ text: 'Save' }], options).kind; // 'interface'
 */
export function guidanceOf(
  texts: readonly { readonly text: string }[],
  { context, kind, formality, customInstructions, style, target }: PipelineOptions,
): Guidance {
  return {
    ...(context === undefined || context.trim() === '' ? {} : { context }),
    ...(formality === 'default' ? {} : { formality: formality.endsWith('more') ? 'more' : 'less' }),
    instructions: customInstructions,
    styleRules: style ? rulesForModel(style, target) : [],
    kind: kind ?? kindOf(texts),
  };
}

/** Texts of an interface are short and seldom have a second sentence. */
function kindOf(texts: readonly { readonly text: string }[]): TextKind {
  return texts.some(({ text }) => text.length > longest || /[.!?]\s+\p{Lu}/u.test(text)) ? 'prose' : 'interface';
}
