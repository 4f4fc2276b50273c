import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whereToSay } from '../engineOptions.ts';
import { engineAdvices, modelCommand, wantedModels, withoutAdvice } from '../languages/modelCommand.ts';
import { andList, english, inLanguage, type Sentence } from '../sentences/sentence.ts';
import { readServiceSentence } from './readServiceSentence.ts';
import * as said from './serviceSentences.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [from, to] = [{ language: 'en' }, { language: 'es' }];
const model = { source: 'en', target: 'es' };
const advices = [
  engineAdvices.neither(),
  engineAdvices.package('apertium-eng-spa'),
  engineAdvices.model(modelCommand(model)),
  engineAdvices.packageAndModel('apertium-eng-spa', modelCommand(model)),
];
const lacks = advices.flatMap((advice) => [
  said.noEngine(from, to, advice),
  said.brokenEngines(from, to, 'The local model at http://127.0.0.1:1 cannot be reached', advice),
  said.unknownWords(andList(['Apertium', 'Bergamot']), from, to, advice),
]);
const sentences: readonly Sentence[] = [
  ...lacks,
  ...lacks.map((lack) => said.valueNotSupported('target_lang', lack)),
  ...lacks.map((lack) => said.textsNotTranslated('2', '57', '“Good. Night”, “{1} $&”, …', lack)),
  ...Object.values(said).filter((sentence) => typeof sentence !== 'function'),
  said.invalidExtension('.gif', said.unreadPicture),
  said.invalidExtension('.zip', said.readExtensions('.docx, .pptx')),
  said.invalidFile(said.otherKind('docx')),
  said.largeFile('1000'),
  said.longDocument('1000'),
  said.noRecognizer(whereToSay('speechEndpoint')),
  said.valueNotSupported('source_language', said.otherRecognizer('en, de', whereToSay('speechEndpoint'))),
];

test.each(sentences.map((sentence) => [english(sentence), sentence] as const))('%s', (message, sentence) => {
  expect(readServiceSentence(message)).toEqual(sentence);
});

test('what a service says is the same in English, whatever it is', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.oneof(fc.constantFrom(...sentences.map(english)), fc.string()), { maxLength: 4 })
      .map((parts) => parts.join(' ')),
  );
  fc.assert(fc.property(text, (message) => english(readServiceSentence(message)) === message));
});

describe.each(['de', 'es', 'fr', 'ja'])('where nothing translates, in %s', (tag) => {
  const catalog = JSON.parse(readFileSync(join(root, `l10n/server.${tag}.json`), 'utf8')) as Record<string, string>;
  const language = { tag, sentences: new Map(Object.entries(catalog)) };

  test.each(lacks.map((lack) => [english(lack), lack] as const))('%s', (message, lack) => {
    const shown = inLanguage(readServiceSentence(message), language);
    expect(shown).not.toMatch(/English|Spanish|No engine/);
    expect(wantedModels(shown)).toEqual(wantedModels(message));
    const bare = withoutAdvice(shown);
    expect(bare).toMatch(/[^\s:：][.。]$/);
    expect(bare).not.toContain('interline models');
    expect(shown.startsWith(bare.slice(0, -1))).toBe(true);
    expect(inLanguage(lack, language)).toBe(shown);
  });
});
