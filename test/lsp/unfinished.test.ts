import { expect, test } from 'vitest';
import type { CodeAction, Position, Range } from 'vscode-languageserver-protocol';
import { capable, find, slice, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const po = `msgid ""
msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

msgid "Anchor the boat"
msgstr ""

msgid "Hoist the sails"
msgstr "Die Segel hissen"

#, fuzzy
msgid "Leave the harbour"
msgstr "Den Hafen anlaufen"
`;

const xliff = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="app" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="sails"><source>Hoist the sails</source><target state="needs-review-translation">Die Segel hissen</target></trans-unit>
<trans-unit id="boat"><source>Anchor the boat</source><target state="translated">Das Boot verankern</target></trans-unit>
</body></file></xliff>
`;

const files = {
  'de.po': po,
  'app.de.xlf': xliff,
  'locales/en/app.json': '{ "sails": "Hoist the sails" }\n',
  'locales/de/app.json': '{ "sails": "Die Segel hissen" }\n',
};
const started = startedClients({ files });

const next = (editor: TestClient, path: string, after?: Position) =>
  editor.request<{ range: Range } | null>('workspace/executeCommand', {
    command: 'interline.nextUnfinished',
    arguments: [editor.uri(path), ...(after ? [after] : [])],
  });

test('a translator goes from one unfinished segment to the next, and from the last to the first', async () => {
  const editor = await started({
    capabilities: { ...capable, window: { ...capable.window, showDocument: { support: true } } },
  });
  editor.open('de.po');
  const first = await next(editor, 'de.po');
  expect(first?.range.start).toEqual(find(po, 'msgid "Anchor the boat"\nmsgstr "', 'end'));
  const second = await next(editor, 'de.po', first?.range.start);
  expect(second?.range.start).toEqual(find(po, 'Den Hafen'));
  expect(await next(editor, 'de.po', second?.range.start)).toEqual(first);
  const shown = editor.received.filter(({ method }) => method === 'window/showDocument');
  expect(shown.map(({ params }) => params)).toMatchObject(
    [first, second, first].map((place) => ({ selection: place?.range })),
  );
});

test('where nothing is left a message says so, and an editor that shows no documents gets the place alone', async () => {
  const editor = await started();
  expect((await next(editor, 'de.po'))?.range.start).toEqual(find(po, 'msgid "Anchor the boat"\nmsgstr "', 'end'));
  expect(await next(editor, 'locales/de/app.json')).toBeNull();
  const messages = editor.received.filter(({ method }) => method === 'window/showMessage').map(({ params }) => params);
  expect(messages).toMatchObject([{ message: 'Nothing in app.json is left to translate or to review.' }]);
  expect(editor.received.some(({ method }) => method === 'window/showDocument')).toBe(false);
});

/** The titles at some words, and what a line of the file is once one of them was chosen. */
async function chosen(editor: TestClient, path: string, words: string, title: string) {
  const position = find(editor.text(path), words);
  const actions = await editor.request<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: editor.uri(path) },
    range: { start: position, end: position },
    context: { diagnostics: await editor.diagnostics(path) },
  });
  const action = actions.find((each) => each.title === title);
  const resolved = action && (await editor.request<CodeAction>('codeAction/resolve', action));
  if (resolved?.edit) editor.apply(resolved.edit);
  return { kinds: new Map(actions.map(({ title: name, kind }) => [name, kind])), action };
}

test('a fuzzy translation that was read is marked as reviewed, and its text stays', async () => {
  const editor = await started();
  editor.open('de.po');
  const { action } = await chosen(editor, 'de.po', 'Den Hafen', 'Mark as reviewed');
  expect(action?.kind).toBe('quickfix');
  expect(action?.diagnostics?.map(({ code }) => code)).toEqual(['needs-review']);
  expect(editor.text('de.po')).toBe(po.replace('#, fuzzy\n', ''));
  expect((await editor.diagnostics('de.po')).filter(({ code }) => code === 'needs-review')).toEqual([]);
});

test('a translation is approved where the file can say so, and no state is offered that it cannot hold', async () => {
  const editor = await started();
  editor.open('app.de.xlf');
  const { kinds } = await chosen(editor, 'app.de.xlf', 'Das Boot', 'Approve this translation');
  expect(kinds.get('Mark as needing review')).toBe('refactor.rewrite');
  expect(kinds.has('Mark as reviewed')).toBe(false);
  const line = find(xliff, '<trans-unit id="boat"').line;
  const whole: Range = { start: { line, character: 0 }, end: { line: line + 1, character: 0 } };
  expect(slice(editor.text('app.de.xlf'), whole)).toContain('<target state="final">Das Boot verankern<');
  const none = await chosen(editor, 'locales/de/app.json', 'Die Segel', '');
  expect([...none.kinds.keys()].filter((title) => /^(?:Mark|Approve)/.test(title))).toEqual([]);
});

test('the way back leads from one unfinished segment to the one before, and from the first to the last', async () => {
  const editor = await started();
  editor.open('de.po');
  const previous = (after: Position) =>
    editor.request<{ range: Range } | null>('workspace/executeCommand', {
      command: 'interline.previousUnfinished',
      arguments: [editor.uri('de.po'), after],
    });
  const first = find(po, 'msgid "Anchor the boat"\nmsgstr "', 'end');
  const last = find(po, 'Den Hafen');
  expect((await previous(find(po, 'Die Segel')))?.range.start).toEqual(first);
  expect((await previous(first))?.range.start).toEqual(last);
  expect((await previous(last))?.range.start).toEqual(first);
});
