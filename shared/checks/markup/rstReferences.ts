import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { isRst, type RstMark, rstMarks } from './rst.ts';

/** Roles whose content people read and nobody points at (docutils and Sphinx). */
const texts = new Set(
  'abbr abbreviation dfn emphasis file guilabel kbd mailheader menuselection raw samp strong sub subscript sup superscript title title-reference'.split(
    ' ',
  ),
);

/** A reference of reStructuredText that points at something else than in the source. */
export const rstReferences: SegmentCheck = {
  id: 'rst-references',
  severity: 'warning',
  summary: 'A reference of reStructuredText points elsewhere than in the source',
  needs: { segment: fact.differs, source: trait.mark },
  mayFind: ({ source }) => source?.value.includes('`') === true && isRst(source.value),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides) return;
    const [source, target] = [rstMarks(sides.source.value), rstMarks(sides.target.value)];
    const [ours, theirs] = [source.filter(points), target.filter(points)];
    const there = new Set(theirs.map(keyOf));
    const ourKeys = new Set(ours.map(keyOf));
    const missing = ours.filter(
      (mark, i) => !there.has(keyOf(mark)) && ours.findIndex((one) => keyOf(one) === keyOf(mark)) === i,
    );
    const extra = theirs.filter((mark) => !ourKeys.has(keyOf(mark)));
    for (const mark of missing) {
      const same = extra.filter(({ kind, role }) => kind === mark.kind && role === mark.role);
      const other =
        same.length === 1 && missing.filter(({ role }) => role === mark.role).length === 1 ? same[0] : undefined;
      // A mark that is missing altogether is what rst-markup finds.
      if (!other) continue;
      const message = say`This points at “${other.target}”, in the source at “${mark.target}”`;
      yield { start: other.start, end: other.end, message, data: { target: mark.target } };
    }
    // One of several that point at the same place.
    for (const mark of extra) {
      const alike = ({ kind, role }: RstMark) => kind === mark.kind && role === mark.role;
      const [before, now] = [ours.filter(alike), theirs.filter(alike)];
      if (missing.some(alike) || before.length !== now.length) continue;
      const times = (marks: readonly RstMark[], of: RstMark) => marks.filter((one) => keyOf(one) === keyOf(of)).length;
      const other = before.find((one) => times(now, one) < times(before, one));
      if (!other) continue;
      const message = say`This points at “${mark.target}”, in the source at “${other.target}”`;
      yield { start: mark.start, end: mark.end, message, data: { target: other.target } };
    }
    yield* lostTargets(source, target);
  },
};

/** References that do not bring what they point at, as those of the source do. */
function* lostTargets(source: readonly RstMark[], target: readonly RstMark[]): Iterable<SegmentFinding> {
  const [ours, theirs] = [source, target].map((marks) => marks.filter(({ kind }) => kind === 'reference'));
  if (!ours || !theirs || ours.length === 0 || ours.length !== theirs.length) return;
  const bare = theirs.filter(({ embeds }) => !embeds);
  const lost = bare.length - ours.filter(({ embeds }) => !embeds).length;
  const ourTargets = new Set(ours.map((mark) => mark.target));
  for (const { start, end, target: name } of bare
    .filter((mark) => !ourTargets.has(mark.target))
    .slice(0, Math.max(0, lost)))
    yield { start, end, message: say`“${name}” points nowhere, in the source at an address`, data: { target: name } };
}

const points = ({ kind, role }: RstMark) =>
  (kind === 'role' && !texts.has(role ?? '')) || kind === 'substitution' || kind === 'footnote';

/** The domain of a role (`py:`) may be left out. */
const keyOf = ({ kind, role, target }: RstMark) => `${kind} ${role?.replace(/^.*:/, '')} ${target}`;
