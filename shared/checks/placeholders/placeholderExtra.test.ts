import { expect, test } from 'vitest';
import type { MessageSyntax } from '../../catalog/segment.ts';
import { json } from '../../formats/json/json.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { checkExample } from '../run/checkExample.ts';
import { runChecks } from '../run/runChecks.ts';

test('removes it with one of the spaces beside it', () => {
  const fixed = (source: string, target: string) =>
    checkExample('placeholder-extra', { source, target }, { syntaxes: ['brace'] }).fixed;
  expect(fixed('Save all', 'Alle {name} speichern')).toEqual(['Alle speichern']);
  expect(fixed('Save all', '{n} speichern')).toEqual(['speichern']);
  expect(fixed('Save', 'Speichern {n}.')).toEqual(['Speichern.']);
});

test('what stands behind one that was added is still there', () => {
  const segment = { source: 'Hour %S, day %T, tide %i', target: 'Ora %E, ora %S, giorno %T, marea %i' };
  const syntaxes = { syntaxes: ['printf'] } as const;
  expect(checkExample('placeholder-extra', segment, syntaxes).messages).toEqual(['“%E” is not in the source']);
  expect(checkExample('placeholder-missing', segment, syntaxes).messages).toEqual([]);
});

test('a percent sign with the ending of its word is no placeholder', () => {
  const segment = { source: '% of readings', target: 'A mérések %-a' };
  expect(
    checkExample('placeholder-extra', segment, { languages: ['en', 'hu'], syntaxes: ['printf'] }).messages,
  ).toEqual([]);
});

test('accepts what the file declares', () => {
  const segment = { source: 'Hello', target: 'Hallo $NAME$', declaredPlaceholders: ['name'] };
  expect(checkExample('placeholder-extra', segment, { syntaxes: ['chrome'] }).messages).toEqual([]);
});

test('underlines the raw text', () => {
  const segment = { source: 'Hello {{a}}', target: 'Hallo {{a}}, {{ b }}' };
  expect(checkExample('placeholder-extra', segment, { syntaxes: ['i18next'] }).marked).toEqual(['{{ b }}']);
});

test('names that were translated are reported once', () => {
  const segment = { source: 'Save {file} to {folder}', target: '{Datei} in {Ordner} sichern' };
  expect(checkExample('placeholder-extra', segment, { syntaxes: ['brace'] }).messages).toEqual([]);
  const { messages, fixed } = checkExample('placeholder-missing', segment, { syntaxes: ['brace'] });
  expect([messages, fixed]).toEqual([['“{file}” and “{folder}” are missing'], []]);
});

test('a name is a warning: the program may know it, whether or not the source shows it', () => {
  const severities = (target: string, syntaxes?: readonly MessageSyntax[]) =>
    checkExample(
      'placeholder-extra',
      { source: 'Press this {count} times', target, ...(syntaxes ? { syntaxes } : {}) },
      { format: syntaxes ? 'po' : 'json', syntaxes: ['brace', 'python-brace'] },
    ).findings.map(({ severity }) => severity);
  expect(severities('{button} {count} Mal drücken')).toContain('warning');
  expect(severities('{button} {count} Mal drücken', ['python-brace'])).toEqual(['error']);
});

test('the start of a word and the times of a regular expression are no placeholders', () => {
  const percent = { source: 'Keep the signs', target: '%lerin korunması' };
  expect(checkExample('placeholder-extra', percent, { syntaxes: ['printf'] }).messages).toEqual([]);
  const times = { source: 'For example: oar[0-9]{1,2}', target: 'Zum Beispiel: Ruder' };
  for (const syntax of ['brace', 'dotnet'] as const)
    expect(checkExample('placeholder-missing', times, { syntaxes: [syntax] }).messages).toEqual([]);
});

test('an error where the source has such placeholders or a flag says so; else nobody knows who reads it', () => {
  const severities = (source: string, target: string, syntaxes?: readonly ['printf']) =>
    checkExample(
      'placeholder-extra',
      { source, target, ...(syntaxes ? { syntaxes } : {}) },
      { format: syntaxes ? 'po' : 'properties', syntaxes: ['printf'] },
    ).findings.map(({ severity }) => severity);
  expect(severities('Oars', 'Ruder %s')).toEqual(['warning']);
  expect(severities('Oars of %s', 'Ruder von %s %d')).toEqual(['error']);
  expect(severities('Oars', 'Ruder %s', ['printf'])).toEqual(['error']);
});

test('the key of a text that only the source file has yet stands for that text', () => {
  const source = json.parse('{ "common": { "save": "Save the log" }, "dock": { "save": "Store it", "moor": "Moor" } }');
  const target = (moor: string) => json.parse(`{ "dock": { "save": "{{common.save}}", "moor": "${moor}" } }`);
  const languages = { source: 'en', target: 'de' };
  const messages = (moor: string) =>
    runChecks(pairCatalogs(target(moor), source, languages, json), {
      languages,
      settings: defaultSettings,
      terms: createTermIndex([]),
      only: new Set(['placeholder-extra']),
    }).map(({ message }) => message);
  expect(messages('Anlegen')).toEqual([]);
  expect(messages('{{common.moor}}')).toEqual(['“{{common.moor}}” is not in the source']);
});

test('a value that most texts of its group show is passed to all of them', () => {
  const rules = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, source: 'Check :field', target: ':field prüfen' }));
  const messagesFor = (id: string) =>
    checkExample('placeholder-extra', [...rules, { id, source: 'Not sent', target: ':field fehlt' }], {
      syntaxes: ['laravel'],
    }).messages;
  expect(messagesFor('sent')).toEqual([]);
  expect(messagesFor('mail.sent')).toEqual(['“:field” is not in the source']);
});

test('the name of the program is passed to every text of a file', () => {
  const texts = (name: string) => [
    ...['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, source: `Start {${name}}`, target: `{${name}} starten` })),
    { id: 'f', source: 'Start again', target: `{${name}} neu starten` },
  ];
  const messagesFor = (name: string) =>
    checkExample(
      'placeholder-extra',
      texts(name).map((one) => ({ ...one, id: `${one.id}.x` })),
      {
        syntaxes: ['brace'],
      },
    ).messages;
  expect(messagesFor('appName')).toEqual([]);
  expect(messagesFor('boatName')).toEqual(['“{boatName}” is not in the source']);
});

test('a text of Go may choose words by a number', () => {
  const messagesFor = (target: string) =>
    checkExample('placeholder-extra', { source: '{{ .Count }} boats', target }, { syntaxes: ['i18next'] }).messages;
  expect(messagesFor('{{ .Count }} {{ if lt .Count 20 }}bărci{{ else }}de bărci{{ end }}')).toEqual([]);
  expect(messagesFor('{{ .Count }} bărci {{ else }}')).toHaveLength(1);
});

test('the code of a byte in an address is no placeholder', () => {
  const messages = (target: string) =>
    checkExample('placeholder-extra', { source: 'See the map', target }, { syntaxes: ['printf'] }).messages;
  expect(messages('Siehe <a href="https://boats.test/pier%20dock">die Karte</a>')).toEqual([]);
  expect(messages('Siehe https://boats.test/ %20d Karten')).toHaveLength(1);
});
