import { type Sentence, say } from '../../sentences/sentence.ts';
import { findStyle, type StyleHit, type StylePlan, stylePlan } from '../../style/findStyle.ts';
import { configuredFor } from '../../style/styleSets.ts';
import type { CheckContext, SegmentCheck } from '../contract/check.ts';

/** A text that does not follow the project's style rules (`style` of the settings). */
export const styleRule: SegmentCheck = {
  id: 'style-rule',
  severity: 'info',
  summary: 'The text does not follow a style rule of the project',
  looksUp: 'style rules',
  looksUpIn: (_, { style }) => typeof style === 'object',
  inSource: true,
  concerns: ({ settings }) => typeof settings.style === 'object',
  *run(segment, context) {
    const plan = context.facts.of(planOf, context);
    if (!plan || plan.active.length === 0 || !segment.target) return;
    // What is not translated yet is not in the language of the rules.
    if (!context.catalog.isSource && segment.source && segment.source.value === segment.target.value) return;
    for (const hit of findStyle(context.message(segment, 'target'), plan)) {
      const { start, end, message, edits, category, rule, option } = hit;
      yield {
        start,
        end,
        message: say`${message} (${category}.${rule})`,
        data: { category, rule, option },
        fix: edits && { kind: 'suggestion', title: titleOf(hit), edits },
      };
    }
  },
};

function titleOf({ edits = [] }: StyleHit): Sentence {
  const [edit] = edits;
  if (!edit || edits.length > 1) return say`Apply the style rule`;
  return edit.newText === '' ? say`Remove it` : say`Change it to “${edit.newText}”`;
}

function planOf({ settings, catalog, sourceLanguage, targetLanguage }: CheckContext): StylePlan | undefined {
  const { style } = settings;
  if (typeof style !== 'object') return undefined;
  const language = catalog.isSource ? sourceLanguage : targetLanguage;
  return stylePlan(configuredFor(style, language) ?? {}, language);
}
