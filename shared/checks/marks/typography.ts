import { rootLanguage, sameLanguage } from '../../languages/languageTag.ts';
import { isInOtherScript } from '../../languages/ownLetters.ts';
import { say } from '../../sentences/sentence.ts';
import { findStyle, type StylePlan, stylePlan } from '../../style/findStyle.ts';
import { frenchSpaces } from '../../style/frenchSpaces.ts';
import { invertedMarks } from '../../style/invertedMarks.ts';
import { localeTypography } from '../../style/localeTypography.data.ts';
import type { StyleFinding } from '../../style/styleRule.ts';
import { configuredFor, type StyleSets } from '../../style/styleSets.ts';
import { styleText } from '../../style/styleText.ts';
import type { CheckContext, SegmentCheck, SegmentFinding } from '../contract/check.ts';

/** Marks and spaces that printed texts of the language have otherwise. */
export const typography: SegmentCheck = {
  id: 'typography',
  severity: 'hint',
  optional: true,
  summary: 'Quotation marks, apostrophes, dashes or spaces are not those of the language',
  judges: 'words',
  // Where nothing names the language of the translation, it is taken for that of the source.
  looksUp: 'style rules',
  mayFind: ({ state }, _traits, { sourceLanguage, targetLanguage }) =>
    state !== 'untranslated' && !sameLanguage(sourceLanguage, targetLanguage),
  *run(segment, context) {
    const { targetLanguage } = context;
    if (!segment.target || segment.source?.value === segment.target.value) return;
    const message = context.message(segment, 'target');
    if (isInOtherScript(message.shape, targetLanguage)) return;
    const plan = context.facts.of(planOf, context);
    if (plan) for (const hit of findStyle(message, plan)) yield finding(hit);
    const further = byLanguage[rootLanguage(targetLanguage)];
    if (further) for (const styleFinding of further(styleText(message, targetLanguage))) yield finding(styleFinding);
  },
};

/** What the style rules have no option for. */
const byLanguage: Readonly<Record<string, typeof frenchSpaces>> = {
  fr: frenchSpaces,
  es: invertedMarks,
  ast: invertedMarks,
};

function finding({ start, end, message, edits }: StyleFinding): SegmentFinding {
  const [edit] = edits ?? [];
  const only = edits?.length === 1 && edit && edit.newText.trim() !== '' ? edit.newText : undefined;
  const title = only ? say`Change it to “${only}”` : say`Set it as the language does`;
  return { start, end, message, fix: edits && { kind: 'suggestion', title, edits } };
}

/** The usual rules of a language, without those that the project decides itself (see `style-rule`). */
function planOf({ settings, targetLanguage }: CheckContext): StylePlan | undefined {
  const usual = configuredFor(localeTypography, targetLanguage)?.punctuation ?? {};
  const languageRules = ownPunctuation(settings.style, targetLanguage);
  const left = Object.fromEntries(Object.entries(usual).filter(([rule]) => !(rule in languageRules)));
  return Object.keys(left).length > 0 ? stylePlan({ punctuation: left }, targetLanguage) : undefined;
}

function ownPunctuation(style: string | StyleSets, language: string): Readonly<Record<string, string>> {
  return (typeof style === 'object' ? configuredFor(style, language)?.punctuation : undefined) ?? {};
}
