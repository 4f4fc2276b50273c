import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';

const languages = { source: 'en', target: 'de' };

test('errors carry their kind, and spans in code points of the side that they are on', () => {
  const source = '😀 Save %s and close {name} before you leave the room today';
  const target = '😀 %s %s speichern und vor dem Verlassen schließen';
  const { segments, summary } = evaluate(languages, [{ source, target }]);
  const errors = segments[0]?.errors ?? [];
  expect(errors.map(({ type, sub_type, severity }) => `${type}/${sub_type}/${severity}`)).toEqual(
    expect.arrayContaining(['Accuracy/Omission/Critical', 'Accuracy/Addition/Critical']),
  );
  const shown = errors.flatMap(({ target_spans }) =>
    target_spans.map(({ start, end }) => [...target].slice(start, end).join('')),
  );
  expect(shown).toContain('%s');
  expect(summary.granular_counts.Accuracy?.Omission).toEqual({ Critical: 1 });
  expect(summary.overall_score).toBe(0);
});

test('the score is 100 without errors, and falls with the weight of errors a word', () => {
  const pair = { source: 'The house is open', target: 'Das Haus ist offen' };
  expect(evaluate(languages, [pair]).summary).toEqual({ overall_score: 100, granular_counts: {} });
  const doubled = evaluate(languages, [{ ...pair, target: 'Das Haus  ist offen' }]);
  expect(doubled.summary).toEqual({ overall_score: 75, granular_counts: { Fluency: { Punctuation: { Minor: 1 } } } });
  expect(
    evaluate(languages, [...Array.from({ length: 3 }, () => pair), { ...pair, target: 'Das Haus  ist offen' }]).summary
      .overall_score,
  ).toBeLessThan(100);
});

test('whatever the texts are, there is an answer for each and every span lies in its text', () => {
  const side = fc.oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }),
    fc.constantFrom('%s <b>{x}</b>\n', '{n, plural, one {#', 'a  b', '\u0000', '“„«'),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ source: side, target: side }), { minLength: 1, maxLength: 4 }), (pairs) => {
      const { segments, summary } = evaluate(languages, pairs);
      expect(segments.map(({ segment_index }) => segment_index)).toEqual(pairs.map((_, i) => i));
      expect(summary.overall_score).toBeGreaterThanOrEqual(0);
      expect(summary.overall_score).toBeLessThanOrEqual(100);
      for (const { segment_index, errors } of segments) {
        for (const { source_spans, target_spans } of errors) {
          for (const [side, spans] of [
            ['source', source_spans],
            ['target', target_spans],
          ] as const) {
            for (const { start, end } of spans) {
              expect(start).toBeLessThan(end);
              expect(end).toBeLessThanOrEqual([...(pairs[segment_index]?.[side] ?? '')].length);
            }
          }
        }
      }
    }),
    { numRuns: 100 },
  );
});
