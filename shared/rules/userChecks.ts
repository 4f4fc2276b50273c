import type { Segment } from '../catalog/segment.ts';
import type { Check, CheckContext, SegmentFinding } from '../checks/contract/check.ts';
import { isAmongLanguages } from '../languages/languageTag.ts';
import { asWritten, say } from '../sentences/sentence.ts';
import { capitalization } from './kinds/capitalization.ts';
import { conditional } from './kinds/conditional.ts';
import { consistency } from './kinds/consistency.ts';
import { existence } from './kinds/existence.ts';
import { occurrence } from './kinds/occurrence.ts';
import { repetition } from './kinds/repetition.ts';
import { sequence } from './kinds/sequence.ts';
import { substitution } from './kinds/substitution.ts';
import { editsOf, type RuleFinder } from './ruleText.ts';
import type { UserRule } from './userRule.ts';

/**
 * A rule of a project as a check like any other: its id works in settings, `--only`, `interline-ignore` notes and
 * baselines, and its fixes are proven before they are offered. Where a rule is bound to files, the caller sees to it.
 *
 * @example userCheck({ id: 'no-please', kind: 'existence', words: ['please'], message: 'No “{match}”', … })
 */
export function userCheck(rule: UserRule): Check {
  const base = {
    id: rule.id,
    severity: rule.severity,
    summary: worded(rule.message, {}),
    inSource: rule.on === 'source',
  };
  const applies = boundTo(rule);
  if (rule.kind === 'consistency') {
    return {
      ...base,
      scope: 'file',
      readsText: true,
      *run(context) {
        if (!inLanguages(rule, context)) return;
        for (const { match, other, ...finding } of consistency(rule, context, applies)) {
          yield {
            ...finding,
            message: writtenMessage(rule, { match, replacement: other }),
            data: { rule: rule.id, other },
          };
        }
      },
    };
  }
  const find = finderOf(rule);
  return {
    ...base,
    ...(rule.on === 'source' ? { appliesTo: 'all' as const } : {}),
    *run(segment, context) {
      if (applies(segment) && inLanguages(rule, context)) yield* find(segment, context);
    },
  };
}

type Find = (segment: Segment, context: CheckContext) => Iterable<SegmentFinding>;

function finderOf(rule: Exclude<UserRule, { kind: 'consistency' }>): Find {
  if (rule.kind === 'conditional') {
    const find = conditional(rule);
    return function* (segment, context) {
      const finding = find(segment, context);
      if (!finding) return;
      const { match, ...place } = finding;
      yield { ...place, message: writtenMessage(rule, { match }), data: { rule: rule.id } };
    };
  }
  const find = textFinder(rule);
  return function* (segment, context) {
    if (!segment[rule.on]) return;
    const { shape } = context.message(segment, rule.on);
    for (const finding of find(shape)) {
      const { start, end, words = {} } = finding;
      const edits = rule.on === 'target' ? editsOf(finding, shape) : [];
      const title = finding.replacement
        ? say`Use “${finding.replacement}”`
        : say`Remove “${shape.slice(start, end).trim()}”`;
      yield {
        on: rule.on,
        start,
        end,
        message: writtenMessage(rule, words),
        data: { rule: rule.id },
        ...(edits.length > 0 ? { fix: { kind: 'suggestion', title, edits } } : {}),
      };
    }
  };
}

function textFinder(rule: Exclude<UserRule, { kind: 'consistency' | 'conditional' }>): RuleFinder {
  switch (rule.kind) {
    case 'existence':
      return existence(rule);
    case 'substitution':
      return substitution(rule);
    case 'occurrence':
      return occurrence(rule);
    case 'repetition':
      return repetition(rule);
    case 'capitalization':
      return capitalization(rule);
    case 'sequence':
      return sequence(rule);
  }
}

/** Whether a rule looks at a segment: by its state and its key. */
function boundTo(rule: UserRule): (segment: Segment) => boolean {
  const keys = rule.keys?.map((key) => new RegExp(key, 'u'));
  const states: ReadonlySet<string> | undefined = rule.states && new Set(rule.states);
  return (segment) =>
    segment.translatable &&
    !segment.obsolete &&
    (!states || states.has(segment.state)) &&
    (!keys || keys.some((key) => key.test(segment.id)));
}

function inLanguages(rule: UserRule, { sourceLanguage, targetLanguage }: CheckContext): boolean {
  return (
    (!rule.languages || isAmongLanguages(targetLanguage, rule.languages)) &&
    (!rule.sourceLanguages || isAmongLanguages(sourceLanguage, rule.sourceLanguages))
  );
}

/** Rules are in the language of those who wrote them. */
const writtenMessage = (rule: UserRule, words: Readonly<Record<string, string | number>>) =>
  asWritten(worded(rule.message, words));

/** A rule's message with the words of a finding; a name that the finding has no word for stays. */
function worded(message: string, words: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(match|replacement|count|limit)\}/g, (name, key: string) => String(words[key] ?? name));
}
