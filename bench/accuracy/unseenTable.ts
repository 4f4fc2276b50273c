import { pushTo } from '../../shared/catalog/pushTo.ts';
import { percent, table } from './tables.ts';
import type { UnseenLabel } from './unseenLabels.data.ts';

/** A check with fewer labels has no share that says much. */
const fewest = 10;

/** How many labelled findings of projects never seen are true and useful: by draw, and by check that has ten or more. */
export function unseenTable(labels: readonly UnseenLabel[]): string {
  const [byDraw, byCheck] = [new Map<string, UnseenLabel[]>(), new Map<string, UnseenLabel[]>()];
  for (const label of labels) {
    const [draw, , check] = label;
    pushTo(byDraw, `draw ${draw}`, label);
    pushTo(byCheck, check, label);
  }
  const checks = [...byCheck].filter(([, list]) => list.length >= fewest).sort(([a], [b]) => a.localeCompare(b));
  return table([
    ['', 'labels', 'true', 'useful', 'errors', 'errors true'],
    ...[...byDraw, ['all', labels] as const, ...checks].map(([name, list]) => [name, ...shares(list)]),
  ]);
}

function shares(labels: readonly UnseenLabel[]): string[] {
  const errors = labels.filter(([, , , severity]) => severity === 'error');
  const right = (list: readonly UnseenLabel[]) => list.filter(([, , , , , verdict]) => verdict !== 'false').length;
  const useful = labels.filter(([, , , , , verdict]) => verdict === 'useful').length;
  return [
    String(labels.length),
    percent(right(labels), labels.length),
    percent(useful, labels.length),
    String(errors.length),
    percent(right(errors), errors.length),
  ];
}
