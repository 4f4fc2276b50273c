import { OpenSpans } from '../../catalog/openSpans.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact } from '../contract/traits.ts';
import { codeOf, tagDifference, tagsOf } from './tagDifference.ts';
import { roleOf } from './tagRole.ts';

/** Tags that are all there but close before they open, cross each other, or may not change places. */
export const tagOrder: SegmentCheck = {
  id: 'tag-order',
  severity: 'error',
  summary: 'Tags are nested wrongly',
  needs: { segment: fact.source, units: 'any' },
  mayFind(segment, _traits, { message }) {
    const target = message(segment, 'target');
    if (target.units.length < 2) return false;
    const tags = tagsOf(target);
    return tags.length > 1 || tags.some((unit) => roleOf(unit).kind === 'close');
  },
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides || tagDifference(segment, context)) return;
    // Of a source that crosses its own tags only one thing is certain: what opens there before it closes does so here.
    if (crossing(sides.source)) {
      const early = closedFirst(sides.target);
      if (early && closedFirst(sides.source)?.id !== early.id) yield closesTooEarly(sides.target, early);
      return;
    }
    const wrong = crossing(sides.target);
    if (wrong) yield wrong;
    else yield* reordered(sides.source, sides.target);
  },
};

/** The first tag that closes something else than what was opened last. */
function crossing(message: Message): SegmentFinding | undefined {
  const open = new OpenSpans((unit: MessageUnit) => roleOf(unit).id);
  /** Those of them that nothing may cross. */
  const rigid = new OpenSpans((unit: MessageUnit) => roleOf(unit).id);
  for (const unit of tagsOf(message)) {
    const { kind, id } = roleOf(unit);
    if (kind === 'standalone') continue;
    const isRigid = !mayOverlap(message, unit);
    if (kind === 'open') {
      open.push(unit);
      if (isRigid) rigid.push(unit);
      continue;
    }
    const last = open.innermost;
    if (!last) return closesTooEarly(message, unit);
    const opener = open.take(id);
    const within = rigid.innermost;
    if (opener && (opener === last || !(isRigid || (within && within.start > opener.start)))) {
      if (within === opener) rigid.take(id);
      continue;
    }
    const name = message.value.slice(unit.start, unit.end);
    return {
      start: unit.start,
      end: unit.end,
      message: say`“${name}” closes before “${message.value.slice(last.start, last.end)}” does`,
      data: { tag: name, id: unit.id },
    };
  }
  return undefined;
}

/** The first tag that closes where none of its name was opened before. */
function closedFirst(message: Message): MessageUnit | undefined {
  const opened = new Set<string>();
  return tagsOf(message).find((unit) => {
    const { kind, id } = roleOf(unit);
    if (kind === 'open') opened.add(id);
    return kind === 'close' && !opened.has(id);
  });
}

function closesTooEarly(message: Message, unit: MessageUnit): SegmentFinding {
  const name = message.value.slice(unit.start, unit.end);
  return {
    start: unit.start,
    end: unit.end,
    message: say`“${name}” closes before it opens`,
    data: { tag: name, id: unit.id },
  };
}

/** Codes whose spans the format lets cross others (XLIFF 2 `sc` and `ec`). */
const mayOverlap = (message: Message, unit: MessageUnit) => codeOf(message, unit)?.canOverlap === true;

/** Codes that the format says must keep their order (XLIFF 2 `canReorder="no"`). */
function* reordered(source: Message, target: Message): Iterable<SegmentFinding> {
  const fixed = tagsOf(source).filter((unit) => codeOf(source, unit)?.canReorder === false);
  if (fixed.length < 2) return;
  const wanted = fixed.map((unit) => `${unit.kind}${unit.id}`);
  const wantedOnes = new Set(wanted);
  const tags = tagsOf(target).filter((unit) => wantedOnes.has(`${unit.kind}${unit.id}`));
  const first = tags.find((unit, i) => `${unit.kind}${unit.id}` !== wanted[i]);
  if (!first) return;
  const name = target.value.slice(first.start, first.end);
  yield {
    start: first.start,
    end: first.end,
    message: say`“${name}” may not change its place`,
    data: { tag: name, id: first.id },
  };
}
