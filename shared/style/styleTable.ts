import { catalogueRules } from './catalogue.ts';
import { nothingToFind, offersEdits } from './detectors.ts';
import { isDetector, isOptionOf } from './findStyle.ts';
import { machineRule } from './loadedRules.ts';
import { needsModel } from './rules/needsModel.data.ts';

/** What a machine can do for one rule of the catalogue. */
export interface StyleSupport {
  readonly category: string;
  readonly rule: string;
  readonly languages: readonly string[];
  readonly options: number;
  /** Options whose violations are found, and those that can be put right too. */
  readonly detected: number;
  readonly fixed: number;
  /** Whether translations of the service follow it. */
  readonly applied: boolean;
  /** Why some options, or all, need a model: one line each. */
  readonly reasons: readonly string[];
}

/** Every rule of the catalogue with what can be done for it, in its order. */
export function styleSupport(): readonly StyleSupport[] {
  return [...catalogueRules()].map(({ category, rule, options }) => {
    const styleRule = machineRule(category, rule);
    const all = Object.entries(styleRule?.options ?? {});
    const detectors = all.flatMap(([, option]) => (isDetector(option) && option !== nothingToFind ? [option] : []));
    const steers = all.some(([, option]) => option === nothingToFind);
    const whole = needsModel[`${category}.${rule}`];
    const each = all.flatMap(([, option]) => (isDetector(option) ? [] : [option.needsModel]));
    const fixed = detectors.filter(offersEdits).length;
    const languages = (styleRule?.languages ?? []).filter((language) =>
      all.some(([name, option]) => isDetector(option) && isOptionOf(name, language)),
    );
    return {
      category,
      rule,
      languages,
      options: options.length,
      detected: detectors.length,
      fixed,
      // The service takes mail addresses for what must come back as it is.
      applied: (fixed > 0 && styleRule?.reads !== 'addresses') || (steers && detectors.length === 0),
      reasons: [...new Set(whole ? [whole] : each)],
    };
  });
}

/** The page `docs/style-rules.md`. */
export function stylePage(): string {
  const rules = styleSupport();
  const detected = rules.filter((rule) => rule.detected > 0);
  const count = (of: 'options' | 'detected' | 'fixed') => rules.reduce((sum, rule) => sum + rule[of], 0);
  const lines = [
    '# Style rules',
    '',
    'The rules of the translation service’s style rule lists, and what Interline does for each without a model. A rule is',
    'checked in the languages named; where it has several options, the figures count options. *Found*: the check',
    '[style-rule](checks/style-rule.md) reports it. *Put right*: there is a fix. *Applied*: translations of the embedded',
    'service follow it when asked with `style_id`. Where such an option cannot be decided, the text is left as it is.',
    '',
    `${detected.length} of ${rules.length} rules and ${count('detected')} of ${count('options')} options are found, ${count('fixed')} options are put right.`,
    'This page is made by `WRITE_STYLE_PAGE=1 npx vitest run --project unit shared/style/styleTable.test.ts`.',
  ];
  for (const category of new Set(rules.map((rule) => rule.category))) {
    lines.push(
      '',
      `## ${category}`,
      '',
      '| rule | languages | options | found | put right | applied | needs a model, because |',
    );
    lines.push('|---|---|---|---|---|---|---|');
    for (const rule of rules.filter((one) => one.category === category)) {
      const cells = [rule.rule, rule.languages.join(' ') || '—', rule.options, rule.detected, rule.fixed];
      lines.push(`| ${[...cells, rule.applied ? 'yes' : 'no', rule.reasons.join('; ')].join(' | ')} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}
