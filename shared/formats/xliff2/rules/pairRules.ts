import { say } from '../../../sentences/sentence.ts';
import type { Report, Rule } from './rule.ts';
import type { Xliff2File } from './xliff2File.ts';

/**
 * The inline elements of a unit's sources, then of its targets. `judged` are those that rules report; sources that
 * stand in for targets that are not there are only in `inline`.
 */
function* sidesOf(
  file: Xliff2File,
  unit: number,
): Generator<{ readonly inline: readonly number[]; readonly judged: readonly number[] }> {
  const { inSource, inTarget, written } = file.unit(unit);
  if (inSource.length > 0) yield { inline: inSource, judged: inSource };
  if (written.length > 0) yield { inline: inTarget, judged: written };
}

/** §4.7.2.4: what is isolated, and what a code that is not refers to. */
const endCode: Rule = {
  id: 'end-code-reference',
  of: ['ec'],
  check(file, node, report) {
    const startRef = file.find(node, 'startRef');
    const id = file.find(node, 'id');
    if (file.get(node, 'isolated') === 'yes') {
      if (!id) report(file.tag(node), say`An isolated <ec> must have an “id”.`);
      if (startRef) report(startRef.range, say`An isolated <ec> must not have “startRef”.`);
      return;
    }
    if (!startRef) report(file.tag(node), say`An <ec> that is not isolated must say in “startRef” which <sc> it ends.`);
    if (id) report(id.range, say`An <ec> that is not isolated must not have an “id”.`);
  },
};

/** An end that stands before its start, or whose start is nowhere in the unit. */
const endWithoutStart = (end: 'ec' | 'em', start: 'sc' | 'sm', id: string): Rule => ({
  id,
  of: ['unit'],
  check(file, unit, report) {
    if (!file.unit(unit).names.has(end)) return;
    for (const { inline, judged } of sidesOf(file, unit)) {
      const places = new Map(inline.map((node, index) => [node, index]));
      const starts = new Map<string, number>();
      for (const node of inline) if (file.name(node) === start) starts.set(file.get(node, 'id') ?? '', node);
      for (const node of judged) {
        const startRef = file.name(node) === end ? file.find(node, 'startRef') : undefined;
        if (!startRef || file.get(node, 'isolated') === 'yes') continue;
        const first = starts.get(startRef.value);
        if (first === undefined) {
          report(
            startRef.valueRange,
            end === 'ec'
              ? say`There is no <sc id="${startRef.value}"> in this unit; an <ec> without its <sc> must be isolated.`
              : say`There is no <sm id="${startRef.value}"> in this unit.`,
          );
        } else if ((places.get(first) ?? 0) > (places.get(node) ?? 0)) {
          report(
            startRef.valueRange,
            say`This <${end}> comes before the <${start} id="${startRef.value}"> that it ends.`,
          );
        }
      }
    }
  },
});

const startWithoutEnd = (start: 'sc' | 'sm', end: 'ec' | 'em', id: string): Rule => ({
  id,
  of: ['unit'],
  check(file, unit, report) {
    if (!file.unit(unit).names.has(start)) return;
    for (const { inline, judged } of sidesOf(file, unit)) {
      const ended = new Set(inline.flatMap((code) => (file.name(code) === end ? file.get(code, 'startRef') : [])));
      for (const node of judged) {
        if (file.name(node) !== start) continue;
        const isolated = file.find(node, 'isolated');
        const hasEnd = ended.has(file.get(node, 'id'));
        if (isolated?.value === 'yes') {
          if (hasEnd) report(isolated.range, say`This <${start}> is not isolated: its <${end}> is in the same unit.`);
        } else if (!hasEnd) {
          report(
            file.tag(node),
            start === 'sc'
              ? say`There is no <ec> that ends this <sc> in the unit; an <sc> without its <ec> must be isolated.`
              : say`There is no <em> that ends this <sm> in the unit.`,
          );
        }
      }
    }
  },
});

/** §4.3.1: attributes that an `ec` has in common with its `sc`. */
const pairAgrees: Rule = {
  id: 'code-pair-agrees',
  word: 'startRef',
  of: ['unit'],
  check(file, unit, report) {
    if (!file.unit(unit).names.has('ec')) return;
    for (const { inline, judged } of sidesOf(file, unit)) {
      const starts = new Map(
        inline.flatMap((code) => (file.name(code) === 'sc' ? [[file.get(code, 'id'), code] as const] : [])),
      );
      for (const end of judged) {
        const start = file.name(end) === 'ec' ? starts.get(file.get(end, 'startRef')) : undefined;
        if (start !== undefined) reportDifferent(file, start, end, report);
      }
    }
  },
};

const inCommon = ['canCopy', 'canDelete', 'canOverlap', 'canReorder', 'type', 'subType', 'copyOf'];

function reportDifferent(file: Xliff2File, start: number, end: number, report: Report): void {
  for (const name of inCommon) {
    const attribute = file.find(end, name);
    const usual = name.startsWith('can') ? 'yes' : undefined;
    const value = attribute?.value ?? usual;
    const first = file.get(start, name) ?? usual;
    const wanted = name === 'canReorder' && first === 'firstNo' ? 'no' : first;
    if (value === undefined || value === wanted) continue;
    report(
      attribute?.range ?? file.tag(end),
      first === undefined
        ? say`“${name}” of this <ec> is “${value}”, but its <sc> has no “${name}”.`
        : say`“${name}” of this <ec> is “${value}”, but its <sc> says “${first}”.`,
    );
  }
  const [dir, wanted] = [file.find(end, 'dir'), file.get(start, 'dir')];
  if (dir && wanted !== undefined && dir.value !== wanted)
    report(dir.range, say`“dir” of this <ec> is “${dir.value}”, but its <sc> says “${wanted}”.`);
}

/** Codes and markers with a start and an end of their own. */
export const pairRules: readonly Rule[] = [
  endCode,
  endWithoutStart('ec', 'sc', 'end-code-without-start'),
  startWithoutEnd('sc', 'ec', 'start-code-without-end'),
  endWithoutStart('em', 'sm', 'end-marker-without-start'),
  startWithoutEnd('sm', 'em', 'start-marker-without-end'),
  pairAgrees,
];
