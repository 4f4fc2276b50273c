import { expect, test } from 'vitest';
import { randomFrom } from '../fuzz/random.ts';
import { drawProjects } from './drawProjects.ts';
import { labels } from './labels.data.ts';
import { projects, usedForMeasuring } from './projects.data.ts';
import { unseenLabels } from './unseenLabels.data.ts';
import { unseenTable } from './unseenTable.ts';

test('a draw is spread over formats and takes no project a second time', () => {
  const list = [
    ['a/one', 'po'],
    ['a/two', 'po'],
    ['a/three', 'po'],
    ['b/one', 'json'],
    ['b/two', 'json'],
  ] as const;
  const first = drawProjects(list, [], 2, randomFrom(3));
  expect(new Set(first.map(([, format]) => format))).toEqual(new Set(['po', 'json']));
  expect(drawProjects(list, [], 2, randomFrom(3))).toEqual(first);
  const used = [{ date: '2026-01-01', seed: 3, projects: first.map(([name]) => name) }];
  const rest = drawProjects(list, used, 9, randomFrom(3)).map(([name]) => name);
  expect(rest).toHaveLength(3);
  for (const [name] of first) expect(rest).not.toContain(name);
});

test('the list names at least 150 projects, each once, and every label belongs to a project of its draw', () => {
  const names = projects.map(([name]) => name.toLowerCase());
  expect(names.length).toBeGreaterThanOrEqual(150);
  expect(new Set(names).size).toBe(names.length);
  for (const [draw, project] of unseenLabels) expect(usedForMeasuring[draw - 1]?.projects).toContain(project);
});

test('every label is complete', () => {
  for (const label of unseenLabels) {
    const [, , , severity, place, verdict] = label;
    expect(label).toHaveLength(7);
    expect(severity).toMatch(/^(?:error|warning|info|hint)$/);
    expect(place).toMatch(/:\d+$/);
    expect(verdict).toMatch(/^(?:useful|pedantic|false)$/);
  }
  for (const label of labels) {
    expect(label).toHaveLength(5);
    expect(label[3]).toMatch(/^(?:right|wrong)$/);
  }
});

test('the table counts what is true, what is useful and what of the errors is true', () => {
  const label = (severity: 'error' | 'hint', verdict: 'useful' | 'pedantic' | 'false') =>
    [1, 'a/one', 'numbers', severity, 'de.po:1', verdict, ''] as const;
  const labels = [
    label('error', 'useful'),
    label('error', 'false'),
    label('hint', 'pedantic'),
    label('hint', 'useful'),
  ];
  expect(unseenTable(labels)).toMatch(/draw 1 +4 +75\.0 % +50\.0 % +2 +50\.0 %/);
  expect(unseenTable(labels)).not.toContain('numbers');
});
