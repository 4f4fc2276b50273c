import { expect, test } from 'vitest';
import type { Catalog } from '../../catalog/catalog.ts';
import type { MessageSyntax } from '../../catalog/segment.ts';
import { fluent } from '../../formats/fluent/fluent.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { runChecks } from '../run/runChecks.ts';
import { exampleCatalog } from './exampleCatalog.ts';
import { otherLocales } from './otherLocales.ts';

const languages = ['fr', 'it', 'es', 'pt', 'nl'];

/** What a check finds in a German text beside translations into other languages, as severities. */
function beside(
  check: string,
  [source, target]: readonly [source: string, target: string],
  texts: readonly string[],
  syntaxes: readonly MessageSyntax[] = [],
  from = 'en',
  format = 'json',
): string[] {
  const catalogOf = (text: string) => exampleCatalog([{ id: 'a', source, target: text }], { syntaxes, format });
  const locales = otherLocales(texts.map((text, i) => ({ language: languages[i] ?? 'da', catalog: catalogOf(text) })));
  const findings = runChecks(catalogOf(target), {
    settings: defaultSettings,
    terms: createTermIndex([]),
    only: new Set([check]),
    locales: () => locales,
    languages: { source: from, target: 'de' },
  });
  return findings.map(({ severity }) => severity);
}

test('a file that most languages name in their own words may be named so', () => {
  const texts = ['Edit boats.txt first', 'Zuerst boote.txt bearbeiten'] as const;
  expect(beside('file-paths', texts, ['Ouvrir bateaux.txt', 'Apri barche.txt', 'Abra boats.txt'])).toEqual([]);
  expect(beside('file-paths', texts, ['Ouvrir boats.txt', 'Apri boats.txt', 'Abra botes.txt'])).toEqual(['warning']);
});

test('words in braces that most languages translate are no placeholder with a slip of the pen', () => {
  const texts = ['%D{ format }', '%D{ formato }'] as const;
  const others = ['%D{ muoto }', '%D{ zapis }', '%D{ vorming }'];
  const check = (texts: readonly [string, string], others: readonly string[]) =>
    beside('placeholder-missing', texts, others, ['brace'], 'en', 'po');
  expect(check(texts, others)).toEqual([]);
  expect(check(['{boats} left', '{boast} übrig'], ['{boats} x', '{boats} y'])).toEqual(['warning']);
});

test('white space that most languages lack is a slip of the source', () => {
  const texts = ['Row ', 'Rudern'] as const;
  expect(beside('trailing-whitespace', texts, ['Ramer', 'Remare', 'Remar '])).toEqual([]);
  expect(beside('trailing-whitespace', texts, ['Ramer ', 'Remare ', 'Remar'])).toEqual(['warning']);
  expect(beside('leading-whitespace', [' Row', 'Rudern'], ['Ramer', 'Remare'])).toEqual([]);
});

test('white space that a translation alone has is reported, whatever the others have', () => {
  expect(beside('trailing-whitespace', ['Row', 'Rudern '], ['Ramer', 'Remare', 'Remar'])).toEqual(['warning']);
});

test('a colon or a question mark that most languages leave out is none that is lost', () => {
  const texts = ['Moor the boat at pier:', 'Das Boot am Steg festmachen'] as const;
  expect(beside('end-punctuation', texts, ['Amarrer au quai', 'Ormeggiare', 'Amarrar:'])).toEqual([]);
  expect(beside('end-punctuation', texts, ['Amarrer au quai :', 'Ormeggiare:', 'Amarrar'])).toEqual(['info']);
  const two = ['Amarrer au quai', 'Ormeggiare', 'Amarrar:', 'Atracar:', 'Aanleggen:'];
  expect(beside('end-punctuation', texts, two)).toEqual([]);
  const question = ['Sink the old boat?', 'Das alte Boot versenken.'] as const;
  expect(beside('end-punctuation', question, ['Coulez le bateau.', 'Affondate la barca.'])).toEqual([]);
  expect(beside('end-punctuation', question, ['Couler le bateau ?', 'Affondare la barca?'])).toEqual(['info']);
});

test('a placeholder more that two other languages have, too, is no error', () => {
  const texts = ['Dear {0}', 'Hallo {0} {1}'] as const;
  const many = ['Cher marin', 'Caro', 'Querido', 'Drogi', 'Kära', 'Bedste'];
  expect(beside('placeholder-extra', texts, [...many, 'Olá {1}'], ['dotnet'])).toEqual(['error']);
  expect(beside('placeholder-extra', texts, [...many, 'Olá {1}', 'Hoi {1}'], ['dotnet'])).toEqual(['warning']);
});

test('a word in braces that is all of a text is a label where the other languages translate it', () => {
  const texts = ['{anchor}', '{anker}'] as const;
  expect(beside('placeholder-missing', texts, ['{ancre}', '{ancora}'], ['brace'])).toEqual([]);
  expect(beside('placeholder-missing', texts, ['{anchor}', '{ancora}'], ['brace'])).toEqual(['error']);
});

test('the name of a licence may stay, whatever other languages do', () => {
  const name = 'Creative Commons Attribution Share-Alike';
  const texts = ['Creative Commons Paternité', 'Creative Commons Attribuzione', 'Creative Commons Reconocimiento'];
  expect(beside('same-as-source', [name, name], texts)).toEqual([]);
});

test('a text that is nothing but a placeholder stands for another one, and may be said in words', () => {
  const names = ['{{artist}}', 'Künstlerin'] as const;
  expect(beside('placeholder-missing', names, ['Artiste', 'Artista', '{{artist}}', '{{artist}}'], ['i18next'])).toEqual(
    [],
  );
  expect(beside('placeholder-missing', names, ['{{artist}}', '{{artist}}'], ['i18next'])).toEqual(['warning']);
});

test('a word that a close language has as well is no English, and a title is no sentence', () => {
  const inDanish = (texts: readonly (readonly [language: string, text: string])[]) => {
    const catalogOf = (text: string) => exampleCatalog([{ id: 'a', source: 'Reply all', target: text }]);
    return runChecks(catalogOf('Reply all'), {
      settings: defaultSettings,
      terms: createTermIndex([]),
      only: new Set(['same-as-source']),
      locales: () => otherLocales(texts.map(([language, text]) => ({ language, catalog: catalogOf(text) }))),
      languages: { source: 'en', target: 'da' },
    }).length;
  };
  const others = [
    ['fr', 'Répondre'],
    ['es', 'Responder'],
    ['it', 'Rispondi'],
  ] as const;
  expect(inDanish(others)).toBe(1);
  expect(inDanish([...others, ['nb', 'Reply all']])).toBe(0);
  expect(inDanish([...others, ['nb', 'Svar alle'], ['nn', 'Svar alle'], ['sv', 'Reply all']])).toBe(1);
  const translated = ['Seigneur des bateaux', 'Signore delle barche', 'Señor de los botes'];
  expect(beside('same-as-source', ['Lord of the Boats', 'Lord of the Boats'], translated)).toEqual([]);
  expect(beside('same-as-source', ['Lord of the boats', 'Lord of the boats'], translated)).toEqual(['warning']);
});

test('English of another country lags behind where most translations have a placeholder more', () => {
  const texts = ['Dear {0}', 'Hallo {0} {1}'] as const;
  const others = ['Cher {0} {1}', 'Caro {0} {1}', 'Querido {0}'];
  expect(beside('placeholder-extra', texts, others, ['dotnet'], 'en-GB')).toEqual([]);
  expect(beside('placeholder-extra', texts, others, ['dotnet'], 'en-US')).toEqual(['warning']);
  expect(beside('placeholder-extra', texts, others.slice(1), ['dotnet'], 'en-GB')).toEqual(['error']);
});

test('a variable of Fluent that the program may pass, or that is not shown, breaks nothing', () => {
  const inFluent = (check: string, target: string, others: readonly string[]) => {
    const [source, ...texts] = ['Moor { $boat }', target, ...others].map((text) => fluent.parse(`moor = ${text}\n`));
    const pair = { source: 'en', target: 'de' };
    const [catalog, ...catalogs] = texts.map((one) => pairCatalogs(one, source as Catalog, pair, fluent));
    return runChecks(catalog as Catalog, {
      settings: defaultSettings,
      terms: createTermIndex([]),
      only: new Set([check]),
      locales: () => otherLocales(catalogs.map((one, i) => ({ language: languages[i] ?? 'da', catalog: one }))),
      languages: pair,
    }).map(({ severity }) => severity);
  };
  const more = 'Mache { $boat } bei { $pier } fest';
  expect(inFluent('tag-extra', more, [])).toEqual(['warning']);
  expect(inFluent('tag-missing', 'Festmachen', ['Amarrer', 'Ormeggiare'])).toEqual(['warning']);
});

test('each language may have a site of its own, and prices in the money of its country', () => {
  const link = ['Ask at https://skerry.no/help', 'Fragt hier: https://lotsen.de/hilfe'] as const;
  const sites = ['https://phares.fr/aide', 'https://fari.it/aiuto', 'https://faros.es/ayuda'];
  expect(beside('urls', link, sites, [])).toEqual([]);
  expect(beside('urls', link, ['https://old.no/a', 'https://old.no/b', 'https://old.no/c'], [])).toEqual(['warning']);
  expect(beside('urls', link, [], [])).toEqual(['warning']);
  const price = ['A berth for $50', 'Ein Liegeplatz für 50 €'] as const;
  expect(beside('units', price, ['Une place pour 50 €', 'Un posto per 50 €', 'Un amarre por 50 €'], [])).toEqual([]);
  expect(beside('units', price, ['Une place pour $50', 'Un posto per $50'], [])).toEqual(['warning']);
});

test('a space behind the end of a sentence is a slip of the source where two other languages lack it', () => {
  const others = ['Tirez. ', 'Tirate. ', 'Tirad. ', 'Trek.', 'Dra.'];
  expect(beside('trailing-whitespace', ['Pull the rope. ', 'Zieht am Seil.'], others, [])).toEqual([]);
  expect(beside('trailing-whitespace', ['Pull the rope. ', 'Zieht am Seil.'], others.slice(0, 4), [])).toEqual([
    'warning',
  ]);
  const open = others.map((text) => text.replace('.', ':'));
  expect(beside('trailing-whitespace', ['Pull: ', 'Zieht:'], open, [])).toEqual(['warning']);
});

test('a language that is mostly a copy of the source has no vote on what is left', () => {
  const texts = ['Reply again', ...Array.from({ length: 23 }, (_, i) => `Row the boat ${i}`)];
  const catalogOf = (left: number) =>
    exampleCatalog(texts.map((source, i) => ({ source, target: i < left ? source : `Ramer ${i}` })));
  const countFor = (left: number) =>
    runChecks(exampleCatalog([{ source: 'Reply again', target: 'Reply again' }]), {
      settings: defaultSettings,
      terms: createTermIndex([]),
      only: new Set(['same-as-source']),
      locales: () => otherLocales(['fr', 'es', 'it', 'pt'].map((language) => ({ language, catalog: catalogOf(left) }))),
      languages: { source: 'en', target: 'de' },
    }).length;
  expect(countFor(4)).toBe(0);
  expect(countFor(5)).toBe(1);
});

test('where a file numbers its placeholders, a name in braces is prose that most languages put into words', () => {
  const segments = ['boat', 'pier', 'lamp', 'oar', 'net'].map((id) => ({
    id,
    source: `Moor {0} ${id}`,
    target: `{0} ${id} fest`,
  }));
  const of = (target: string, rest = segments) =>
    exampleCatalog([{ id: 'a', source: 'Calls Row({stroke}) here', target }, ...rest], { syntaxes: ['brace'] });
  const severities = (rest = segments) =>
    runChecks(of('Ruft Row({zug}) hier', rest), {
      settings: defaultSettings,
      terms: createTermIndex([]),
      only: new Set(['placeholder-missing']),
      locales: () =>
        otherLocales([
          { language: 'fr', catalog: of('Appelle Row({coup}) ici', rest) },
          { language: 'es', catalog: of('Llama a Row({golpe})', rest) },
        ]),
      languages: { source: 'en', target: 'de' },
    }).map(({ severity }) => severity);
  expect(severities()).toEqual([]);
  expect(severities([])).toEqual(['warning']);
});
