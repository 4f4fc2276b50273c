import { type Content, editContent } from '../catalog/content.ts';
import { pushAll } from '../catalog/pushAll.ts';
import type { TextEdit } from '../catalog/textRange.ts';
import { analyzeMessage } from '../messages/analyzeMessage.ts';
import type { Message } from '../messages/message.ts';
import type { ConfiguredRules } from './catalogue.ts';
import { hitsOf, reader, type StylePlan, stylePlan } from './findStyle.ts';

/** Rules that undo one another settle at the last; more rounds than this change nothing. */
const rounds = 4;

/**
 * A text with every configured rule applied that a machine can apply in its language. Inline codes, addresses and code come
 * out as they went in. Applying twice is the same as applying once.
 *
 * @param configured rules of the catalogue; see `firstUnknown`.
 * @param language BCP 47.
 * @example applyStyle(plain("it's"), { punctuation: { apostrophe: 'use_curly_apostrophes' } }, 'en').value; // 'it’s'
 */
export function applyStyle(content: Content, configured: ConfiguredRules, language: string): Content {
  return applyPlan(content, stylePlan(configured, language));
}

/** As {@link applyStyle}, for many texts with one set. */
export function applyPlan(content: Content, plan: StylePlan): Content {
  let current = content;
  for (let round = 0; round < rounds; round++) {
    const before = current.value;
    for (const active of plan.active) current = applyOne(current, { ...plan, active: [active] });
    if (current.value === before) break;
  }
  return current;
}

function applyOne(content: Content, plan: StylePlan): Content {
  const [active] = plan.active;
  if (!active) return content;
  let current = content;
  let message = analyzeMessage(current, []);
  for (let round = 0; round < rounds; round++) {
    const hits = [...hitsOf(message, active, reader(message, plan)(active.rule))];
    const edits = apart(hits.map((hit) => hit.edits ?? []));
    if (edits.length === 0) break;
    const edited = editContent(current, edits);
    const after = analyzeMessage(edited, []);
    // A percent sign before a letter, a brace: what made a placeholder of words is not applied.
    if (!sameUnits(message, after)) break;
    current = edited;
    message = after;
  }
  return current;
}

/** The edits of findings, those of a finding together or not at all, without overlap. */
function apart(groups: readonly (readonly TextEdit[])[]): TextEdit[] {
  const taken: TextEdit[] = [];
  for (const group of groups) {
    const free = group.every(({ range }) =>
      taken.every(({ range: other }) =>
        range.start === range.end || other.start === other.end
          ? range.end <= other.start || other.end <= range.start
          : range.start >= other.end || range.end <= other.start,
      ),
    );
    if (free) pushAll(taken, group);
  }
  return taken;
}

function sameUnits(a: Message, b: Message): boolean {
  return (
    a.faults.length >= b.faults.length &&
    a.units.length === b.units.length &&
    a.units.every((unit, i) => unit.id === b.units[i]?.id && unit.type === b.units[i]?.type)
  );
}
