import { say } from '../../sentences/sentence.ts';
import { all, finding } from '../detectors.ts';
import { type QuotePair, quotePairs } from '../quotePairs.ts';
import { type StyleDetector, type StyleFinding, type StyleRule, type StyleText, styleRule } from '../styleRule.ts';
import { curlyApostrophes, straightApostrophes } from './apostrophes.ts';
import { everyLanguage, western } from './ruleText.ts';

/** Opening and closing mark, with the space that French puts inside. */
export type Marks = readonly [open: string, close: string];

const double: Marks = ['“', '”'];
const single: Marks = ['‘', '’'];
const straight: Marks = ['"', '"'];
const straightSingle: Marks = ["'", "'"];
const guillemets: Marks = ['«', '»'];
const singleGuillemets: Marks = ['‹', '›'];

/** Curly marks of a language (CLDR delimiters, and for French and Spanish those of their second level). */
function curly(root: string): readonly [double: Marks, single: Marks] {
  if (root === 'de') {
    return [
      ['„', '“'],
      ['‚', '‘'],
    ];
  }
  return [double, single];
}

/**
 * Gives pairs of quotation marks other marks.
 *
 * @param wanted the marks of a pair; undefined to leave it as it is.
 */
function restyle(wanted: (pair: QuotePair, text: StyleText) => Marks | undefined): StyleDetector {
  return function* (text) {
    if (!/["＂“”„‟'‘’‚«»‹›「」『』]/.test(text.text)) return;
    for (const pair of quotePairs(text.text)) {
      const marks = wanted(pair, text);
      const restyled = marks && changed(pair, marks, text);
      if (restyled) yield restyled;
    }
  };
}

function changed(pair: QuotePair, [open, close]: Marks, { text, root, tag }: StyleText): StyleFinding | undefined {
  const { start, inner, innerEnd, end } = bounds(pair, text);
  const pad = root === 'fr' && tag !== 'fr-ch' && open === '«' ? '\u00a0' : '';
  const now: Marks = [text[pair.open] ?? '', text[pair.close] ?? ''];
  const sameMarks = now[0] === open && now[1] === close;
  // A space of any kind inside of guillemets, or none, is the matter of another rule.
  if (sameMarks) return undefined;
  const opening = finding(text, { start, end: inner, newText: open + pad });
  const closing = finding(text, { start: innerEnd, end, newText: pad + close });
  return {
    start,
    end,
    message: say`${now[0]}…${now[1]} should be ${open}…${close}`,
    edits: [...(opening.edits ?? []), ...(closing.edits ?? [])],
  };
}

/** The pair with the spaces inside of guillemets. */
function bounds(pair: QuotePair, text: string) {
  let inner = pair.open + 1;
  let innerEnd = pair.close;
  if (pair.look === 'guillemet' || pair.look === 'single-guillemet') {
    if (/[\s]/u.test(text[inner] ?? '') && inner < innerEnd) inner++;
    if (/[\s]/u.test(text[innerEnd - 1] ?? '') && innerEnd - 1 > inner) innerEnd--;
  }
  return { start: pair.open, inner, innerEnd, end: pair.close + 1 };
}

/** Corner brackets are not speech marks that the other options speak of. */
function isCorner(pair: QuotePair): boolean {
  return pair.look === 'corner' || pair.look === 'double-corner';
}

function byLook(to: (root: string) => { double: Marks; single: Marks }): StyleDetector {
  return restyle((pair, { root }) => {
    if (isCorner(pair)) return undefined;
    const marks = to(root);
    return pair.look === 'single' || pair.look === 'single-guillemet' ? marks.single : marks.double;
  });
}

/** Primary marks, secondary ones, and so on; the last two alternate when `alternating`. */
function byLevel(to: (root: string) => readonly Marks[], corners = false): StyleDetector {
  return restyle((pair, { root }) => {
    if (isCorner(pair) && !corners) return undefined;
    const levels = to(root);
    return levels[pair.level < levels.length ? pair.level : pair.level % levels.length];
  });
}

const curlyByLook = byLook((root) => {
  const [first, second] = curly(root);
  return { double: first, single: second };
});
const straightByLook = byLook(() => ({ double: straight, single: straightSingle }));
const guillemetsByLook = byLook(() => ({ double: guillemets, single: singleGuillemets }));
const curlyByLevel = byLevel(curly);
const straightByLevel = byLevel(() => [straight, straightSingle]);

/** Keeps the look, straight or curly, and changes between double and single. */
const kept = (first: 'double' | 'single'): StyleDetector =>
  restyle((pair, { root, text }) => {
    if (isCorner(pair) || pair.look === 'guillemet' || pair.look === 'single-guillemet') return undefined;
    const isStraight = /["'＂]/.test(text[pair.open] ?? '');
    const [two, one] = isStraight ? [straight, straightSingle] : curly(root);
    return (pair.level % 2 === 0) === (first === 'double') ? two : one;
  });

/** Single marks around a word that is no quotation: only their shape. */
const singleOnly = (marks: Marks): StyleDetector => restyle((pair) => (pair.look === 'single' ? marks : undefined));

/** What stands in quotation marks, for rules that leave it alone. */
export const quotationRules: readonly StyleRule[] = [
  styleRule('punctuation', 'highlighting_specific_expressions', ['ko'], {
    use_single_curly_quotation_marks: singleOnly(single),
    use_single_straight_quotation_marks: singleOnly(straightSingle),
  }),
  styleRule('punctuation', 'quotation_mark', everyLanguage, {
    use_curly_quotation_marks: curlyByLook,
    use_double_curly_quotation_marks: curlyByLevel,
    use_double_straight_quotation_marks: straightByLevel,
    use_guillemets: guillemetsByLook,
    use_straight_quotation_marks: straightByLook,
  }),
  styleRule('punctuation', 'quotation_mark_and_apostrophe', western, {
    use_curly_quotation_marks_and_apostrophes: all(curlyByLook, curlyApostrophes),
    use_double_and_single_curly_quotation_marks_and_curly_apostrophes: all(curlyByLevel, curlyApostrophes),
    use_double_and_single_straight_quotation_marks_and_straight_apostrophes: all(straightByLevel, straightApostrophes),
    use_guillemets_and_curly_apostrophes: all(guillemetsByLook, curlyApostrophes),
    use_guillemets_and_straight_apostrophes: all(guillemetsByLook, straightApostrophes),
    use_straight_quotation_marks_and_apostrophes: all(straightByLook, straightApostrophes),
  }),
  styleRule('punctuation', 'quotation_style', everyLanguage, {
    use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations: byLevel(
      () => [
        ['「', '」'],
        ['『', '』'],
      ],
      true,
    ),
    use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations:
      byLevel(curly, true),
    use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations:
      byLevel(curly, true),
    use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations:
      byLevel(() => curly('de')),
    use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations:
      kept('double'),
    use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations:
      straightByLevel,
    use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations:
      straightByLevel,
    use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations: byLevel(() => [
      guillemets,
      double,
    ]),
    use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations: byLevel(() => [
      guillemets,
      straight,
    ]),
    use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations: byLevel(() => [
      guillemets,
      singleGuillemets,
    ]),
    use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations:
      byLevel(() => [guillemets, double, single]),
    use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations: byLevel(
      () => [
        ['»', '«'],
        ['›', '‹'],
      ],
    ),
    use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations:
      kept('single'),
  }),
  styleRule('punctuation', 'setting_off_non_quoted_phrases', ['zh', 'ja', 'ko'], {
    use_full_width_quotation_marks: curlyByLook,
    use_half_width_quotation_marks: straightByLook,
  }),
];
