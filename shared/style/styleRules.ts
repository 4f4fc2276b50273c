import { abbreviationRules } from './rules/abbreviations.ts';
import { addressRules } from './rules/addresses.ts';
import { apostropheRules } from './rules/apostrophes.ts';
import { bracketRules } from './rules/brackets.ts';
import { dashRules } from './rules/dashes.ts';
import { dateRules } from './rules/dates.ts';
import { easternRules } from './rules/eastern.ts';
import { eraRules } from './rules/eras.ts';
import { languageRules } from './rules/language.ts';
import { markRules } from './rules/marks.ts';
import { measureRules } from './rules/measures.ts';
import { moneyRules } from './rules/money.ts';
import { numberRules } from './rules/numbers.ts';
import { quotationRules } from './rules/quotes.ts';
import { signRules } from './rules/signs.ts';
import { timeRules } from './rules/times.ts';
import { toneRules } from './rules/tone.ts';
import type { StyleRule } from './styleRule.ts';

/** Every rule that a machine decides. Rules that are not here are in `rules/needsModel.data.ts`, with their reason. */
export const machineRules: readonly StyleRule[] = [
  ...dateRules,
  ...eraRules,
  ...timeRules,
  ...addressRules,
  ...numberRules,
  ...moneyRules,
  ...measureRules,
  ...easternRules,
  ...abbreviationRules,
  ...apostropheRules,
  ...bracketRules,
  ...dashRules,
  ...markRules,
  ...quotationRules,
  ...signRules,
  ...languageRules,
  ...toneRules,
];
