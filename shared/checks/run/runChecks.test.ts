import { describe, expect, test } from 'vitest';
import { segmentList } from '../../catalog/segmentList.ts';
import { asSource } from '../../formats/pair.ts';
import { xliff2 } from '../../formats/xliff2/xliff2.ts';
import { say } from '../../sentences/sentence.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { checks } from '../checks.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { exampleCatalog } from '../contract/exampleCatalog.ts';
import { applyFix } from './applyFix.ts';
import { checkSegments, runChecks } from './runChecks.ts';

const options = { languages: { source: 'en', target: 'de' }, settings: defaultSettings, terms: createTermIndex([]) };

describe('running checks', () => {
  test('findings stand in the order of the file, with ranges of it', () => {
    const catalog = exampleCatalog(
      [
        { source: 'One %s', target: 'Eins  und %s %d' },
        { source: 'Two', target: '' },
        { source: 'Three', target: 'drei ' },
      ],
      { syntaxes: ['printf'] },
    );
    const findings = runChecks(catalog, options);
    expect(
      findings.map((finding) => [finding.check, catalog.text.slice(finding.range.start, finding.range.end)]),
    ).toEqual([
      ['double-space', '  '],
      ['placeholder-extra', '%d'],
      ['untranslated', 'Two'],
      ['trailing-whitespace', ' '],
    ]);
  });

  test('what stands for a translation while people translate within the program has no findings', () => {
    const catalog = exampleCatalog([{ source: 'Light 404 lamps', target: 'crwdns3062:0crwdne3062:0' }]);
    expect(runChecks(catalog, options)).toEqual([]);
  });

  test('a text of nothing but characters without width is blank on purpose', () => {
    const source = 'Light the lamps at %s, then moor all the boats at the pier:';
    const idsOf = (target: string) =>
      runChecks(exampleCatalog([{ source, target }], { syntaxes: ['printf'] }), options).map(({ check }) => check);
    expect(idsOf('\u200b')).toEqual([]);
    expect(idsOf(' \u200b\u2060')).toEqual([]);
    expect(idsOf('\u200bAn')).toContain('invisible-character');
    expect(idsOf('\u200bAn')).toContain('placeholder-missing');
    const inSource = (target: string) =>
      runChecks(asSource(exampleCatalog([{ target }], { kind: 'monolingual' }), 'en'), options).length;
    expect([inSource('\u200b'), inSource('\u200bAn')]).toEqual([0, 1]);
  });

  test('no fix is offered where the file takes no other text, because the entry is not well formed', () => {
    const unit = (id: string, target: string) =>
      `<unit id="${id}"><segment state="translated"><source>One boat</source><target>${target}</target></segment></unit>`;
    const file = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">${unit('a', 'Ein  Boot<sc id="1">')}${unit('b', 'Ein  Boot')}</file></xliff>`;
    const findings = runChecks(xliff2.parse(file), { ...options, format: xliff2 });
    const spaces = findings.filter(({ check }) => check === 'double-space');
    expect(spaces.map(({ segment, fix }) => [segment, fix !== undefined])).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });

  test('one segment alone gives what the whole file gives for it', () => {
    const catalog = exampleCatalog([
      { source: 'a b', target: 'a  b ' },
      { source: 'c', target: 'd  e' },
    ]);
    const [segment] = catalog.segments;
    if (!segment) throw new Error('no segment');
    const all = runChecks(catalog, options).filter((finding) => finding.segment === segment.id);
    expect(checkSegments(catalog, [segment], options)).toEqual(all);
  });

  test('a range of a source in another file is never used', () => {
    const catalog = exampleCatalog([{ target: 'da' }], { kind: 'monolingual' });
    const far = {
      value: 'Light',
      codes: [],
      range: { start: 9000, end: 9001 },
      toText: (offset: number) => 9000 + offset,
    };
    const paired = {
      ...catalog,
      segments: segmentList(
        catalog.segments.all().map((segment) => ({ ...segment, source: far, state: 'untranslated' as const })),
      ),
    };
    for (const { range } of runChecks(paired, options)) expect(range.end).toBeLessThanOrEqual(catalog.text.length);
    expect(runChecks(paired, options).map((finding) => finding.check)).toContain('untranslated');
  });

  test('in a source file only what makes sense without a translation', () => {
    const catalog = asSource(exampleCatalog([{ target: 'Save  \u200b all' }], { kind: 'monolingual' }), 'en');
    expect(runChecks(catalog, options).map((finding) => finding.check)).toEqual(['invisible-character']);
  });

  test('languages of a segment go before those of the file', () => {
    const catalog = exampleCatalog([{ source: 'Continue?', target: 'Continuer', targetLanguage: 'fr' }]);
    const [finding] = runChecks(catalog, options);
    const [segment] = catalog.segments;
    expect(finding && segment && applyFix(finding, segment).value).toBe('Continuer\u202f?');
  });

  test('a fix that does not clear its finding is not offered', () => {
    const stubborn: SegmentCheck = {
      id: 'stubborn',
      severity: 'info',
      summary: 'never content',
      *run() {
        yield {
          message: say`no`,
          fix: { kind: 'safe', title: say`Add`, edits: [{ range: { start: 0, end: 0 }, newText: 'x' }] },
        };
      },
    };
    const findings = runChecks(exampleCatalog([{ source: 'a', target: 'b' }]), { ...options, checks: [stubborn] });
    expect(findings.map((finding) => finding.fix)).toEqual([undefined]);
  });

  test('ids are spelled as files and ignore comments spell them', () => {
    for (const { id } of checks) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(new Set(checks.map((check) => check.id)).size).toBe(checks.length);
  });
});
