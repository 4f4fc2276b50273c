import { expect, test } from 'vitest';
import type { Overview, OverviewRow } from '../../shared/overviewProtocol.ts';
import { type OverviewNode, overviewTree, share, workOf } from './overviewTree.ts';
import { evaluableFiles, fixableFiles, sourceFiles, translationTargets } from './wantedFiles.ts';

function row(path: string, role: OverviewRow['role'], language: string | null, counts: Partial<OverviewRow> = {}) {
  const none = { total: 0, translated: 0, needsReview: 0, untranslated: 0, errors: 0, warnings: 0, infos: 0, stale: 0 };
  return { uri: `file:///p/${path}`, path, role, language, isChecked: true, ...none, ...counts } satisfies OverviewRow;
}

const app = { source: 'file:///p/en/app.json' };
const overview: Overview = {
  projects: [
    {
      uri: 'file:///p',
      name: 'p',
      sourceLanguage: 'en',
      rows: [
        row('en/app.json', 'source', 'en', { total: 4, translated: 4, warnings: 1 }),
        row('es/app.json', 'absent', 'es', { ...app, total: 4, untranslated: 4 }),
        row('de/app.json', 'target', 'de', {
          ...app,
          total: 4,
          translated: 2,
          untranslated: 1,
          needsReview: 1,
          errors: 1,
        }),
        row('texts.xcstrings', 'bilingual', 'de', { total: 2, translated: 2 }),
        row('texts.xcstrings', 'bilingual', 'fr', { total: 2, untranslated: 2, infos: 1, stale: 1 }),
        row('site.de.xlf', 'bilingual', 'de', { total: 3, translated: 3 }),
      ],
    },
    { uri: 'file:///empty', name: 'empty', sourceLanguage: 'en', rows: [] },
  ],
};

const outline = (nodes: readonly OverviewNode[]): unknown =>
  nodes.map(({ label, kind, children }) => (children.length > 0 ? { [label]: outline(children) } : `${label} ${kind}`));

const nodeAt = (labels: readonly string[], nodes: readonly OverviewNode[]): OverviewNode => {
  const [label, ...rest] = labels;
  const node = nodes.find((one) => one.label === label) as OverviewNode;
  return rest.length > 0 ? nodeAt(rest, node.children) : node;
};

test('files hold what belongs to them in other languages; a project without files is not shown', () => {
  expect(outline(overviewTree(overview, 'files'))).toEqual([
    {
      p: [{ 'app.json': ['de file', 'es missing'] }, { 'texts.xcstrings': ['de file', 'fr file'] }, 'site.de.xlf file'],
    },
  ]);
});

test('languages hold their files, the missing ones included', () => {
  expect(outline(overviewTree(overview, 'languages'))).toEqual([
    {
      p: [
        { de: ['app.json file', 'texts.xcstrings file', 'site.de.xlf file'] },
        { en: ['app.json source'] },
        { es: ['app.json missing'] },
        { fr: ['texts.xcstrings file'] },
      ],
    },
  ]);
});

test('files that nothing is translated in come last', () => {
  const rows = [row('en/fixed.json', 'source', 'en'), ...(overview.projects[0]?.rows ?? [])];
  const projects = overview.projects.slice(0, 1).map((project) => ({ ...project, rows }));
  const [project] = overviewTree({ projects }, 'files');
  expect(project?.children.map(({ label }) => label)).toEqual([
    'app.json',
    'texts.xcstrings',
    'site.de.xlf',
    'fixed.json',
  ]);
});

test('files of the same name have their paths below the folder that they share', () => {
  const rows = ['po/a/de.po', 'po/b/de.po', 'po/c/fr.po'].map((path) => row(path, 'bilingual', path.slice(5, 7)));
  const projects = overview.projects.slice(0, 1).map((project) => ({ ...project, rows }));
  expect(outline(overviewTree({ projects }, 'files'))).toEqual([{ p: ['a/de.po file', 'b/de.po file', 'fr.po file'] }]);
});

test('every entry has an id of its own, in either grouping', () => {
  const ids = (nodes: readonly OverviewNode[]): string[] => nodes.flatMap(({ id, children }) => [id, ...ids(children)]);
  for (const grouping of ['files', 'languages'] as const) {
    const all = ids(overviewTree(overview, grouping));
    expect(new Set(all).size).toBe(all.length);
  }
});

test('the texts of a source file are nobody’s work, what was found in it is', () => {
  const project = nodeAt(['p'], overviewTree(overview, 'files'));
  expect(workOf(project.rows)).toEqual({
    ...{ total: 15, translated: 7, needsReview: 1, untranslated: 7 },
    ...{ findings: 3, errors: 1, stale: 1, missing: 1, unchecked: 0 },
  });
  expect(share({ total: 1000, translated: 999 })).toBe(99);
  expect(share({ total: 0, translated: 0 })).toBeUndefined();
});

test('a missing file is translated by way of its source; finished files are left out', () => {
  const tree = overviewTree(overview, 'files');
  expect(translationTargets([nodeAt(['p'], tree), nodeAt(['p', 'app.json', 'de'], tree)])).toEqual([
    { uri: 'file:///p/en/app.json', language: 'es' },
    { uri: 'file:///p/de/app.json', language: 'de' },
    { uri: 'file:///p/texts.xcstrings', language: 'fr' },
  ]);
});

test('a file that is not checked yet may have something to fix, and is not shown as finished', () => {
  const rows = [row('a.de.xlf', 'bilingual', 'de', { isChecked: false }), row('b.de.xlf', 'bilingual', 'de')];
  const projects = overview.projects.slice(0, 1).map((project) => ({ ...project, rows }));
  const tree = overviewTree({ projects }, 'files');
  expect(fixableFiles(tree)).toEqual(['file:///p/a.de.xlf']);
  expect(workOf(rows).unchecked).toBe(1);
});

test('files are fixed once, however many languages they hold, and only where something was found', () => {
  expect(fixableFiles(overviewTree(overview, 'files'))).toEqual([
    'file:///p/en/app.json',
    'file:///p/de/app.json',
    'file:///p/texts.xcstrings',
  ]);
});

test('files are evaluated that have translations, once each', () => {
  expect(evaluableFiles(overviewTree(overview, 'files'))).toEqual([
    'file:///p/de/app.json',
    'file:///p/texts.xcstrings',
    'file:///p/site.de.xlf',
  ]);
});

test('a language is added to the source files of its project', () => {
  const language = nodeAt(['p', 'fr'], overviewTree(overview, 'languages'));
  expect(sourceFiles([language])).toEqual(['file:///p/en/app.json']);
  expect(sourceFiles([nodeAt(['p', 'app.json', 'es'], overviewTree(overview, 'files'))])).toEqual([
    'file:///p/en/app.json',
  ]);
});
