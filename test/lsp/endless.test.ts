import { expect, test } from 'vitest';
import { find } from './lspClient.ts';
import { startedClients } from './started.ts';

/** Checking `de.json` never ends: the expression of a rule has more ways to match its text than can be tried. */
const started = startedClients({
  files: {
    'interline-rules.yml':
      "rules:\n  - { id: many-a, kind: occurrence, max: 1, message: Too many, pattern: '^(a+)+$' }\n",
    'en.json': '{ "a": "One text", "b": "Another" }\n',
    'de.json': `{ "a": "${'a'.repeat(60)}!", "b": "Ein  Text" }\n`,
    'fr.json': '{ "a": "Un  texte", "b": "Un autre" }\n',
  },
});

test('a document that keeps the checks busy for ever is named and left out, and the others are checked', async () => {
  const editor = await started();
  editor.open('de.json');
  editor.open('fr.json');
  const [german, french] = await Promise.all([editor.diagnostics('de.json'), editor.diagnostics('fr.json')]);
  const message = 'The file was left out: there was no progress for 10 seconds in the rule “many-a”.';
  expect(german).toMatchObject([{ code: 'unreadable', severity: 1, message }]);
  expect(french).toMatchObject([{ code: 'double-space' }]);

  // It does not keep anybody waiting a second time, whatever is typed in it, until it is opened again.
  const position = find(editor.text('de.json'), 'Ein  Text', 'end');
  editor.change('de.json', { start: position, end: position }, 'e');
  expect(await editor.diagnostics('de.json')).toMatchObject([{ code: 'unreadable', message }]);
  editor.close('de.json');
  editor.open('de.json', '{ "a": "kurz", "b": "Ein  Text" }\n');
  expect(await editor.diagnostics('de.json')).toMatchObject([{ code: 'double-space' }]);
});
