import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test.each<[string, string, string]>([
  ['fr', 'We meet', 'nous nous voyons'],
  ['es', 'When it stops to talk', 'Cuando se para para hablar'],
  ['hr', 'Whatever you do', 'Što što radiš'],
  ['id', 'Children', 'anak anak'],
  ['hi', 'Slowly', 'धीरे धीरे'],
  ['de', 'no, no', 'nein, nein'],
  ['de', 'Open the the boat', 'Boot und und öffnen'],
  ['an', 'Credits', 'Ana de de Oliva'],
  ['sr', 'Copy', 'iz iz&vornog'],
  ['it', 'Letters', 'E e'],
  ['fr', 'In Le Havre', 'dans le Le Havre'],
])('%s: leaves alone what is right, and what nobody can be sure of: %s → %s', (language, source, target) => {
  expect(checkExample('repeated-word', { source, target }, { languages: ['en', language] }).messages).toEqual([]);
});

test.each<[string, string, string, string]>([
  ['de', 'Open it', 'Boot und und Kahn', 'Boot und Kahn'],
  ['es', 'The boat', 'El el barco', 'El barco'],
  ['ru', 'In the harbour', 'в в гавани', 'в гавани'],
  ['fr', 'The light of the harbour', 'Le phare\nde\nde la rade', 'Le phare\nde la rade'],
])('%s: finds %s → %s', (language, source, target, fixed) => {
  const result = checkExample('repeated-word', { source, target }, { languages: ['en', language] });
  expect(result.messages).toHaveLength(1);
  expect(result.fixed[0]).toBe(fixed);
});

test('an accelerator within a word does not part it', () => {
  const source = 'Lock &All Boats';
  for (const target of ['Travar tod&as as naus', 'Travar as a&s naus'])
    expect(
      checkExample('repeated-word', { source, target }, { languages: ['en', 'pt'], syntaxes: ['accelerator'] })
        .messages,
    ).toEqual([]);
});

test('the name of a variable may stand beside a word of one letter', () => {
  const messagesFor = (source: string) =>
    checkExample(
      'repeated-word',
      { source, target: 'Avalia a expressão e e guarda o barco' },
      { languages: ['en', 'pt'] },
    ).messages;
  expect(messagesFor('Evaluates expression e, and keeps the boat')).toEqual([]);
  expect(messagesFor('Evaluates the expression, and keeps the boat')).toHaveLength(1);
});
