import type { Catalog } from '../../catalog/catalog.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { trait } from '../contract/traits.ts';

/** A message that the program cannot parse: of ICU, of Java's MessageFormat, of vue-i18n. */
export const icuSyntax: SegmentCheck = {
  id: 'icu-syntax',
  severity: 'error',
  summary: 'The message is not valid for the program that reads it',
  inSource: true,
  explains: ['brackets'],
  needs: { target: trait.special | trait.quote },
  // Apostrophes alone are a fault only where they quote in pairs: most texts that have one need not be read for it.
  mayFind: (segment, { target }, { catalog, message }) =>
    ((target & trait.special) !== 0 || catalog.quoting === 'pairs') && message(segment, 'target').faults.length > 0,
  *run(segment, context) {
    const { faults } = context.message(segment, 'target');
    if (faults.length === 0) return;
    const isTranslation = !context.catalog.isSource && segment.source !== undefined;
    if (isTranslation && context.message(segment, 'source').faults.length > 0) return;
    const value = segment.target?.value ?? '';
    if (!isTranslation && hasEvenBraces(value)) {
      if (ofOthers.test(value) || context.catalog.segments.facts.of(isOfFluent, context.catalog)) return;
    }
    for (const { start, end, message } of faults) yield { start, end, message };
  },
};

/** Braces of another kind beside the arguments of ICU in other texts of a file: of a template (`{{ value }}`), of an expression (`\w{3,5}`). */
const ofOthers = /\{\{\s*[\w.$]+\s*\}\}|(?:\\[a-z]|[\])])\{\d+(?:,\d*)?\}/i;

/**
 * What Fluent puts in, in a text that was taken out of it, and what it chooses by: `{ boat-name }`, `{PLATFORM(), select, …}`. No
 * argument of ICU has a hyphen in its name, and none is a function.
 */
const ofFluent = /\{ -?[a-z]\w*(?:-\w+)+ \}|\{\s*[A-Z][A-Z\d_-]*\([^(){}]*\)\s*,\s*select\b/i;

/** Whether the texts of a file were taken out of Fluent, and go back there: its choices need no form `other`. */
function isOfFluent({ segments }: Catalog): boolean {
  for (const { target } of segments) if (target && ofFluent.test(target.value)) return true;
  return false;
}

/** Whether each brace of a text has its partner. */
function hasEvenBraces(value: string): boolean {
  let depth = 0;
  for (const char of value) {
    if (char === '{') depth++;
    else if (char === '}' && --depth < 0) return false;
  }
  return depth === 0;
}
