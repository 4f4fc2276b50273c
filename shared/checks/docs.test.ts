import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeChecks } from '../../server/code/codeChecks.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { MessageSyntax, PluralCategory } from '../catalog/segment.ts';
import { formatFor } from '../formats/formats.ts';
import { pairCatalogs } from '../formats/pair.ts';
import { defaultSettings } from '../settings.ts';
import { isSpelled } from '../spelling/spelling.ts';
import { loadStyleRules } from '../style/loadedRules.ts';
import type { StyleSets } from '../style/styleSets.ts';
import { createTermIndex, type Term } from '../terms/termIndex.ts';
import { checks } from './checks.ts';
import type { FixKind } from './contract/check.ts';
import { type ExampleSegment, exampleCatalog } from './contract/exampleCatalog.ts';
import { type ReferenceSources, referenceSources } from './contract/referenceSources.ts';
import { encoding } from './file/encoding.ts';
import { applyFix } from './run/applyFix.ts';
import { runChecks } from './run/runChecks.ts';
import { staleTranslation } from './states/staleTranslation.ts';

await loadStyleRules();

const folder = new URL('../../docs/checks/', import.meta.url);

interface Example {
  readonly catalog: Catalog;
  readonly languages: { readonly source: string; readonly target: string };
  readonly terms: readonly Term[];
  readonly fixed?: { readonly kind: FixKind; readonly value: string };
  readonly style?: StyleSets;
  readonly doNotTranslate?: readonly string[];
  readonly words?: ReadonlySet<string>;
  readonly reference?: ReferenceSources;
}

/** What is judged on the history of a repository or on source code: tests of their own run those. */
const elsewhere = [staleTranslation.id, ...codeChecks.map(({ id }) => id)].map((id) => `${id}.md`);

/** Checks whose safe fixes change letters: of a wrong encoding, and of the name of a placeholder. */
const changesLetters = new Set(['garbled-text', 'placeholder-missing']);

/** What of a text is read: all but spaces and what nobody sees, in one normal form. */
const written = (text = '') => text.normalize('NFC').replace(/[\s\p{Cf}\p{Cc}]/gu, '');

describe('the pages of docs/checks hold what they say', () => {
  test('every check has a page, and every page a check', () => {
    const pages = readdirSync(folder)
      .filter((name) => name !== 'README.md' && !elsewhere.includes(name))
      .map((name) => name.replace(/\.md$/, ''));
    expect(pages.sort()).toEqual(checks.map((check) => check.id).sort());
  });

  // What is judged on bytes cannot be shown.
  for (const check of checks.filter(({ id }) => id !== encoding.id)) {
    const page = readFileSync(new URL(`${check.id}.md`, folder), 'utf8');
    const examples = [...page.matchAll(/^```(valid|invalid)([^\n]*)\n([\s\S]*?)^```$/gm)];

    test(`${check.id}: has a title, and examples of both kinds`, () => {
      expect(page.startsWith(`# ${check.id}\n`)).toBe(true);
      expect(examples.some((example) => example[1] === 'valid')).toBe(true);
      expect(examples.some((example) => example[1] === 'invalid')).toBe(true);
    });

    for (const [i, [, kind, options = '', body = '']] of examples.entries()) {
      test(`${check.id}: ${kind} example ${i + 1}`, () => {
        const {
          catalog,
          languages,
          terms,
          fixed,
          doNotTranslate = [],
          style = '',
          words,
          reference,
        } = readExample(options, body);
        const findings = runChecks(catalog, {
          languages,
          terms: createTermIndex(terms),
          settings: { ...defaultSettings, doNotTranslate: [...doNotTranslate], style },
          ...(words
            ? { spelling: () => ({ isRight: (word: string) => isSpelled(word, (one) => words.has(one)) }) }
            : {}),
          ...(reference ? { reference } : {}),
          only: new Set([check.id]),
          named: new Set([check.id]),
        });
        if (kind === 'valid') expect(findings.map((finding) => finding.message)).toEqual([]);
        else expect(findings).not.toEqual([]);
        for (const { fix } of findings)
          if (fix) expect(page).toMatch(fix.kind === 'safe' ? /^fixed:/m : /^suggested:/m);
        for (const { range } of findings) expect(range.end).toBeLessThanOrEqual(catalog.text.length);
        if (fixed === undefined) return;
        const finding = findings.find((one) => one.fix);
        const segment = catalog.segments.all().find((one) => one.id === finding?.segment);
        const value = finding && segment && applyFix(finding, segment).value;
        expect({ kind: finding?.fix?.kind, value }).toEqual(fixed);
        if (fixed.kind === 'safe' && !changesLetters.has(check.id))
          expect(written(value)).toBe(written(segment?.target?.value));
      });
    }
  }
});

test('docs/checks/README.md names every check with a safe fix, and no other', () => {
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  const [classes = ''] = /^- A \*\*safe\*\* fix .*$/m.exec(readme) ?? [];
  const named = [...classes.matchAll(/`([a-z-]+)`/g)].map(([, id]) => id);
  // The examples above hold what a page shows.
  const safe = checks
    .map(({ id }) => id)
    .filter((id) => /^fixed:/m.test(readFileSync(new URL(`${id}.md`, folder), 'utf8')));
  expect(named.sort()).toEqual(safe.sort());
});

/** Reads the notation that docs/checks/README.md describes. */
function readExample(options: string, body: string): Example {
  if (body.startsWith('# ')) return readFiles(body);
  const syntaxes = options
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '') as MessageSyntax[];
  const segments: ExampleSegment[] = [];
  const terms: Term[] = [];
  const doNotTranslate: string[] = [];
  const languages = { source: 'en', target: 'en' };
  let fixed: Example['fixed'];
  let style: StyleSets | undefined;
  let words: ReadonlySet<string> | undefined;
  for (const block of body.split(/\n\s*\n/)) {
    let segment: Record<string, unknown> = {};
    for (const line of block.split('\n')) {
      const [, key = '', rest = ''] = /^([\w-]+): ?(.*)$/.exec(line) ?? [];
      const value = decodeEscapes(rest);
      if (key === '') continue;
      if (key === 'term') terms.push(termOf(value));
      else if (key === 'words') words = new Set(value.split(' '));
      else if (key === 'keep') doNotTranslate.push(value);
      else if (key === 'style') style = { ...style, ...JSON.parse(rest) };
      else if (key === 'fixed') fixed = { kind: 'safe', value };
      else if (key === 'suggested') fixed = { kind: 'suggestion', value };
      else if (key === 'id' || key === 'state' || key === 'context') segment[key] = value;
      else if (key === 'max')
        segment.maxLength = { max: Number.parseInt(value, 10), unit: value.endsWith('bytes') ? 'byte' : 'char' };
      else if (key === 'time') {
        const [start = 0, end = 0] = value.split('-').map((part) => Number(part.trim()) * 1000);
        segment.timing = { start, end };
      } else if (key === 'plural') {
        segment.plural = { group: 'g', kind: 'cardinal', category: value as PluralCategory };
      } else if (segment.source === undefined) {
        segment = { ...segment, source: value };
        languages.source = key;
      } else {
        segment.target = value;
        languages.target = key;
      }
    }
    if (segment.source !== undefined) segments.push(segment as ExampleSegment);
  }
  return {
    catalog: exampleCatalog(segments, { syntaxes }),
    languages,
    terms,
    doNotTranslate,
    ...(fixed === undefined ? {} : { fixed }),
    ...(style ? { style } : {}),
    ...(words ? { words } : {}),
  };
}

/** Files with their names above them: the last is checked, one before it is its source. */
function readFiles(body: string): Example {
  const files = [...body.matchAll(/^# (\S+)\n([\s\S]*?)(?=^# |$(?![\s\S]))/gm)].map(([, name = '', text = '']) => {
    const format = formatFor(name, text);
    if (!format) throw new Error(`no format reads ${name}`);
    return { name, format, catalog: format.parse(text.replaceAll('␍\n', '\r\n'), name) };
  });
  const [first, last] = [files[0], files.at(-1)];
  if (!first || !last) throw new Error('an example without files');
  const language = (name: string) => /(?:^|[._/-])([a-z]{2})(?=[./])/.exec(name)?.[1] ?? 'en';
  const languages = { source: first === last ? 'en' : language(first.name), target: language(last.name) };
  const isAlone = first === last || last.catalog.kind === 'bilingual';
  const catalog = isAlone ? last.catalog : pairCatalogs(last.catalog, first.catalog, languages, last.format);
  const reference =
    first === last || catalog.kind !== 'bilingual' ? {} : { reference: referenceSources(first.catalog, first.name) };
  return { catalog, languages, terms: [], ...reference };
}

function termOf(text: string): Term {
  const [source = '', rest = ''] = text.split(' = ');
  const [allowed = '', forbidden = ''] = rest.split(' not ');
  const words = (list: string) => list.split(', ').filter((word) => word.trim() !== '');
  return { source, targets: words(allowed), forbidden: words(forbidden) };
}

function decodeEscapes(text: string): string {
  return text
    .replace(/^"(.*)"$/, '$1')
    .replace(/\\(?:n|t|u([0-9A-F]{4}))/g, (code, hex: string | undefined) =>
      hex ? String.fromCharCode(Number.parseInt(hex, 16)) : code === '\\n' ? '\n' : '\t',
    );
}
