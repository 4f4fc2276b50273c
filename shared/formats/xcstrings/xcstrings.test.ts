import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SegmentChange } from '../../catalog/catalog.ts';
import { plain } from '../../catalog/content.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { xcstrings } from './xcstrings.ts';

/** A string catalog as Xcode writes it. */
const xcode = (strings: unknown) =>
  JSON.stringify({ sourceLanguage: 'en', strings, version: '1.0' }, null, 2)
    .replace(/": /g, '" : ')
    .replace(/\{\}/g, '{\n\n    }');
const unit = (value: string, state = 'translated') => ({ stringUnit: { state, value } });
const plural = (forms: Record<string, string>) => ({
  variations: { plural: Object.fromEntries(Object.entries(forms).map(([key, value]) => [key, unit(value)])) },
});

function set(text: string, changes: Record<string, string | SegmentChange>): string {
  const wanted = Object.entries(changes).map(
    ([id, change]) => [id, typeof change === 'string' ? { content: plain(change) } : change] as const,
  );
  const changed = changeSegments(xcstrings, xcstrings.parse(text), new Map(wanted));
  expect([...changed.refused]).toEqual([]);
  return changed.text;
}

const read = (text: string) =>
  xcstrings
    .parse(text)
    .segments.all()
    .map(({ id, source, target, state }) => `${id}: ${source?.value} → ${target?.value} (${state})`);

describe('segments', () => {
  test('are the texts of every language of the file, those that it lacks included', () => {
    const text = xcode({
      Save: { localizations: { de: unit('Sichern'), fr: unit('', 'new') } },
      'file.count': {
        localizations: {
          en: plural({ one: '%lld file', other: '%lld files' }),
          fr: plural({ other: '%lld fichiers' }),
        },
      },
    });
    expect(read(text)).toEqual([
      'Save/de: Save → Sichern (translated)',
      'Save/fr: Save →  (untranslated)',
      'file.count/de/one: %lld file → undefined (untranslated)',
      'file.count/de/other: %lld files → undefined (untranslated)',
      'file.count/fr/one: %lld file → undefined (untranslated)',
      'file.count/fr/other: %lld files → %lld fichiers (translated)',
    ]);
  });

  test('of one language more can be had', () => {
    const catalog = xcstrings.parse(xcode({ Save: {}, Open: { localizations: { de: unit('Öffnen') } } }));
    const wider = xcstrings.withLanguage?.(catalog, 'it');
    expect(wider?.segments.all().map(({ id, targetLanguage }) => `${id} ${targetLanguage}`)).toEqual([
      'Save/de de',
      'Save/it it',
      'Open/de de',
      'Open/it it',
    ]);
    const changed = wider && changeSegments(xcstrings, wider, new Map([['Save/it', { content: plain('Salva') }]]));
    expect([...(changed?.refused ?? [])]).toEqual([]);
    expect(changed?.text).toBe(
      xcode({ Save: { localizations: { it: unit('Salva') } }, Open: { localizations: { de: unit('Öffnen') } } }),
    );
  });
});

describe('a text that is not there yet', () => {
  test('is put in with what lies around it, keys sorted', () => {
    const before = {
      Save: { comment: 'Button', shouldTranslate: true, localizations: { de: unit('Sichern'), pl: unit('Zapisz') } },
    };
    const after = structuredClone(before);
    const localizations = { de: unit('Sichern'), fr: unit('Enregistrer'), pl: unit('Zapisz') };
    const withFrench = xcode({
      Save: { ...after.Save, localizations },
      Close: {},
      Menu: { localizations: { fr: unit('Menu') } },
    });
    expect(
      set(xcode({ ...before, Close: {}, Menu: { localizations: { fr: unit('Menu') } } }), { 'Save/fr': 'Enregistrer' }),
    ).toBe(withFrench);
  });

  test('goes into an entry that Xcode left empty', () => {
    expect(set(xcode({ A: { localizations: { de: unit('Ah') } }, B: {} }), { 'B/de': 'Be' })).toBe(
      xcode({ A: { localizations: { de: unit('Ah') } }, B: { localizations: { de: unit('Be') } } }),
    );
  });

  test('all forms of a plural message at once', () => {
    const en = plural({ one: '%lld day', other: '%lld days' });
    const text = xcode({ days: { localizations: { en } }, x: { localizations: { pl: unit('x') } } });
    const forms = { one: '%lld dzień', few: '%lld dni', many: '%lld dni', other: '%lld dnia' };
    const sorted = { few: forms.few, many: forms.many, one: forms.one, other: forms.other };
    expect(
      set(text, Object.fromEntries(Object.entries(forms).map(([category, value]) => [`days/pl/${category}`, value]))),
    ).toBe(xcode({ days: { localizations: { en, pl: plural(sorted) } }, x: { localizations: { pl: unit('x') } } }));
  });

  test('takes the argument of a substitution along', () => {
    const substitution = (one: string, other: string) => ({
      argNum: 2,
      formatSpecifier: 'lld',
      ...plural({ one, other }),
    });
    const en = { ...unit('%#@n@'), substitutions: { n: substitution('%arg day', '%arg days') } };
    const text = xcode({ k: { localizations: { de: unit('%#@n@'), en } } });
    expect(set(text, { 'k/de/n/one': '%arg Tag', 'k/de/n/other': '%arg Tage' })).toBe(
      xcode({
        k: {
          localizations: { de: { ...unit('%#@n@'), substitutions: { n: substitution('%arg Tag', '%arg Tage') } }, en },
        },
      }),
    );
  });
});

describe('states', () => {
  const text = (state: string) => xcode({ A: { localizations: { de: unit('Ah', state) } } });

  test.each([
    ['new', 'untranslated'],
    ['needs_review', 'needs-review'],
    ['stale', 'needs-review'],
    ['translated', 'translated'],
    ['unheard_of', 'needs-review'],
  ])('%s is %s', (state, folded) => {
    expect(xcstrings.parse(text(state)).segments.at(0)?.state).toBe(folded);
  });

  test('are written, and a new text that somebody gave is not new any more', () => {
    expect(set(text('translated'), { 'A/de': { state: 'needs-review' } })).toBe(text('needs_review'));
    expect(set(text('needs_review'), { 'A/de': { state: 'final' } })).toBe(text('translated'));
    expect(set(text('new'), { 'A/de': 'Ahh' })).toBe(text('translated').replace('Ah', 'Ahh'));
    expect(set(text('needs_review'), { 'A/de': 'Ahh' })).toBe(text('needs_review').replace('Ah', 'Ahh'));
    expect(set(text('new'), { 'A/de': 'Ah' })).toBe(text('new'));
  });
});

test('slashes are written as the file writes them', () => {
  const text = xcode({ A: { localizations: { de: unit('x') } } });
  expect(set(text, { 'A/de': 'und/oder' })).toContain('"und/oder"');
  expect(set(text.replace('"A"', '"a\\/b"'), { 'a/b/de': 'und/oder' })).toContain('"und\\/oder"');
});

describe('laws', () => {
  const localization = fc.constantFrom(
    unit('Wert'),
    unit('', 'new'),
    {},
    plural({ one: '%d', few: '%d x' }),
    { variations: { device: { mac: unit('M'), iphone: plural({ other: 'i' }) } } },
    { variations: {} },
  );
  const localizations = fc.dictionary(fc.constantFrom('en', 'de', 'pl', 'ja', 'zh-Hans'), localization);
  const entry = fc.oneof(
    fc.constant({}),
    localizations.map((all) => ({ localizations: all })),
    localizations.map((all) => ({ comment: 'c', extractionState: 'manual', localizations: all })),
  );

  test('hold for any catalog', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', 'b/de', 'b', '%lld c', '"q"'), entry),
        fc.boolean(),
        (strings, small) => {
          const text = small ? JSON.stringify({ sourceLanguage: 'en', strings }) : xcode(strings);
          expect(checkFormatLaws(xcstrings, text, { edits: 30, prefixes: 5 })).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });
});
