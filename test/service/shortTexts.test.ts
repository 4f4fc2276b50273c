import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishInterfaceStrings, otherInterfaceStrings, unknownNames } from './interfaceStrings.data.ts';
import { json, type RunningService, runService, statusAndBody } from './runningService.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** The languages that texts of one request are taken for when they are translated. */
async function sourcesOf(text: readonly string[], target_lang: string): Promise<string[]> {
  const headers = { 'content-type': 'application/json', 'x-interline-details': 'origin' };
  const { body } = await statusAndBody(service.fetch('/v2/translate', { ...json({ text, target_lang }), headers }));
  const { translations } = body as { translations: { detected_source_language: string }[] };
  return translations.map(({ detected_source_language }) => detected_source_language);
}

/** The texts that are not taken for a language, each in a request of its own. */
async function mistaken(texts: readonly string[], language: string, target: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const text of texts) {
    const [source] = await sourcesOf([text], target);
    if (source !== language) wrong.push(`${text}: ${source}`);
  }
  return wrong;
}

describe('a text of a word or two', () => {
  test.each(['es', 'de'])('is English where interfaces have it, whatever it resembles (to %s)', async (target) => {
    expect(englishInterfaceStrings).toHaveLength(107);
    expect((await mistaken(englishInterfaceStrings, 'EN', target)).length).toBeLessThanOrEqual(3);
  });

  test('is in the language that has its words', async () => {
    const wrong: string[] = [];
    for (const [language, texts] of Object.entries(otherInterfaceStrings)) {
      const code = language.toUpperCase();
      for (const each of await mistaken(texts, code, 'en')) wrong.push(`${code} ${each}`);
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(5);
  });

  test('is in the language of the texts beside it, where it could be in several', async () => {
    const german = ['Die Datei wurde gespeichert.', 'Bitte wählen Sie einen Ordner aus.', 'Export', 'Status', 'Filter'];
    expect(await sourcesOf(german, 'en')).toEqual(german.map(() => 'DE'));
    const danish = ['Filen blev ikke fundet, prøv igen senere.', 'Vælg', 'Luk', 'Hent'];
    expect(await sourcesOf(danish, 'en')).toEqual(danish.map(() => 'DA'));
    const mixed = ['Die Datei wurde gespeichert.', 'The file was saved to your folder.', 'Le fichier est enregistré.'];
    expect(await sourcesOf(mixed, 'es')).toEqual(['DE', 'EN', 'FR']);
  });

  test('that is a name nobody knows is not Indonesian, and stays as it is', async () => {
    for (const name of unknownNames) {
      const { body } = await statusAndBody(service.fetch('/v2/translate', json({ text: [name], target_lang: 'es' })));
      expect(body).toEqual({ translations: [{ detected_source_language: 'EN', text: name }] });
    }
    const { results } = await service.client.detect(unknownNames);
    expect(results.map(({ detected_language }) => detected_language)).not.toContain('id');
  });

  test('is detected with its neighbours', async () => {
    const alone = await service.client.detect(['Status']);
    expect(alone.results[0]?.detected_language).not.toBe('de');
    const { results } = await service.client.detect(['Die Datei wurde gespeichert.', 'Abbrechen', 'Zurück']);
    expect(results.map(({ detected_language }) => detected_language)).toEqual(['de', 'de', 'de']);
  });
});

describe('a text that is to be rephrased', () => {
  test.each([
    [['Save'], 'en'],
    [['Save', 'Menu'], 'en'],
    [['Abrir archivo'], 'es'],
  ])('%o without target_lang is taken for %s', async (text, language) => {
    const { status, body } = await statusAndBody(service.fetch('/v2/write/rephrase', json({ text })));
    expect(status).toBe(200);
    const { improvements } = body as { improvements: { detected_source_language: string }[] };
    expect(improvements.map((each) => each.detected_source_language)).toEqual(text.map(() => language));
  });

  test('is refused where it has no letters', async () => {
    expect((await service.fetch('/v2/write/rephrase', json({ text: ['42 %'] }))).status).toBe(400);
  });
});
