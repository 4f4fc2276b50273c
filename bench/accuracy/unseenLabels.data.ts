/**
 * A finding in a project of `projects.data.ts` that was read by a person. `useful`: true and worth showing; `pedantic`:
 * true, but nobody would change the text for it; `false`: nothing is wrong. The place is `path:line`.
 */
export type UnseenLabel = readonly [
  draw: number,
  project: string,
  check: string,
  severity: 'error' | 'warning' | 'info' | 'hint',
  place: string,
  verdict: 'useful' | 'pedantic' | 'false',
  reason: string,
];

/** By draw, in the order they were read. None is taken out when a check is mended: they say what was found that day. */
export const unseenLabels: readonly UnseenLabel[] = [];
