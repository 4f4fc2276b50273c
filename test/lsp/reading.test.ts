import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import type { CodeLens, CompletionItem, DocumentSymbol, FoldingRange, Hover } from 'vscode-languageserver-protocol';
import { project, targets } from './fixtures.ts';
import { applyLspEdits, cursorOf, find, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({ files: project });

/** Completes at `$0`, and returns the text after choosing a label; the labels if none is given. */
async function checkCompletion(
  editor: TestClient,
  path: string,
  marked: string,
  choose: string,
): Promise<{ readonly labels: readonly string[]; readonly text: string }> {
  const { text, position } = cursorOf(marked);
  editor.open(path, text);
  const params = { textDocument: { uri: editor.uri(path) }, position };
  const items = await editor.request<CompletionItem[]>('textDocument/completion', params);
  const item = items.find(({ label }) => label === choose);
  const edits = item?.textEdit && 'range' in item.textEdit ? [item.textEdit] : [];
  return { labels: items.map(({ label }) => label), text: applyLspEdits(text, edits) };
}

describe.each(targets)('$path', ({ path }) => {
  test('hover shows the source, the state and the terms found', async () => {
    const editor = await started();
    editor.open(path);
    const words = path.endsWith('.dita') ? 'Jetzt' : 'Das Schiff';
    const position = find(editor.text(path), words);
    const hover = await editor.request<Hover>('textDocument/hover', {
      textDocument: { uri: editor.uri(path) },
      position,
    });
    const value = (hover.contents as { value: string }).value;
    expect(value).toContain(path.endsWith('.dita') ? 'Press <b>Save</b> now.' : 'The ferry leaves');
    expect(value).toContain('translated');
    if (!path.endsWith('.dita')) expect(value).toContain('“ferry” → “Fähre”');
    if (/\.(xlf|po)$/.test(path)) expect(value).toContain('On the board');
  });

  test('the lens counts, and offers to translate the rest', async () => {
    const editor = await started();
    editor.open(path);
    const params = { textDocument: { uri: editor.uri(path) } };
    const [lens] = await editor.request<CodeLens[]>('textDocument/codeLens', params);
    expect(lens?.command?.title).toMatch(/^\d of \d translated · Translate 1 untranslated$/);
    expect(lens?.command).toMatchObject({ command: 'interline.translateFile', arguments: [editor.uri(path)] });
  });

  test('symbols name every segment, within the ranges of their groups', async () => {
    const editor = await started();
    editor.open(path);
    const params = { textDocument: { uri: editor.uri(path) } };
    const symbols = await editor.request<DocumentSymbol[]>('textDocument/documentSymbol', params);
    const leaves = symbols.flatMap((symbol) => symbol.children ?? [symbol]);
    expect(leaves.length).toBeGreaterThanOrEqual(2);
    expect(leaves.some((symbol) => symbol.detail?.includes(path.endsWith('.dita') ? 'Press' : 'The ferry'))).toBe(true);
  });
});

test('nothing in a file becomes a link, a picture or markup in a hover', async () => {
  const evil = '[run](command:workbench.action.quit) ![x](https://example.com/x.png) <img src=x> `a` \u202e\n\n# b';
  const text = evil.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const unit = `<trans-unit id="${text.replaceAll('\n', ' ')}"><source>${text}</source><target state="x-\`[a](command:b)\`">${text}</target><note from="${text}">${text}</note></trans-unit>`;
  const xliff = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>${unit}</body></file></xliff>`;
  const editor = await started({ files: { 'a.de.xlf': xliff } });
  editor.open('a.de.xlf');
  const { contents } = await editor.request<Hover>('textDocument/hover', {
    textDocument: { uri: editor.uri('a.de.xlf') },
    position: find(editor.text('a.de.xlf'), '[run]'),
  });
  const types = new Set<string>();
  const visit = (node: { readonly type: string; readonly children?: readonly { readonly type: string }[] }) => {
    types.add(node.type);
    node.children?.forEach(visit);
  };
  visit(fromMarkdown((contents as { value: string }).value));
  expect([...types].sort()).toEqual(['inlineCode', 'paragraph', 'root', 'strong', 'text']);
});

test('the lens of a source file has a line for each target, files that are not there included', async () => {
  const editor = await started({ files: { ...project, 'interline.json': '{ "targetLanguages": ["de", "es"] }' } });
  editor.open('locales/en/app.json');
  const params = { textDocument: { uri: editor.uri('locales/en/app.json') } };
  const lenses = await editor.request<CodeLens[]>('textDocument/codeLens', params);
  expect(lenses.map((lens) => lens.command?.title)).toEqual([
    'de: 2 of 3 translated · Translate 1 untranslated',
    'es: no file yet · Translate',
  ]);
});

test('the lens of a source file is asked for again when a target of it changes', async () => {
  const editor = await started({ files: project });
  editor.open('locales/en/app.json');
  editor.open('locales/de/app.json');
  const params = { textDocument: { uri: editor.uri('locales/en/app.json') } };
  const titles = async () => {
    const lenses = await editor.request<CodeLens[]>('textDocument/codeLens', params);
    return lenses.map((lens) => lens.command?.title);
  };
  for (const path of ['locales/en/app.json', 'locales/de/app.json']) await editor.diagnostics(path);
  expect(await titles()).toEqual(['de: 2 of 3 translated · Translate 1 untranslated']);
  const { length } = editor.text('locales/de/app.json').split('\n');
  editor.change('locales/de/app.json', { start: { line: 0, character: 0 }, end: { line: length, character: 0 } }, '{}');
  await editor.next('workspace/codeLens/refresh');
  expect(await titles()).toEqual(['de: 0 of 3 translated · Translate 3 untranslated']);
});

test('the lens counts as “interline status” does: no extra keys, and each language of a catalog by itself', async () => {
  const localization = (value: string) => ({ stringUnit: { state: 'translated', value } });
  const editor = await started({
    files: {
      'locales/en.json': '{ "one": "First boat", "two": "Second boat" }',
      'locales/de.json': '{ "one": "Erstes Boot", "three": "Drittes Boot" }',
      'Boats.xcstrings': JSON.stringify({
        sourceLanguage: 'en',
        strings: {
          Harbour: { localizations: { de: localization('Hafen'), fr: localization('Port') } },
          Boat: { localizations: { de: localization('Boot') } },
        },
        version: '1.0',
      }),
    },
  });
  const titles = async (path: string) => {
    editor.open(path);
    const params = { textDocument: { uri: editor.uri(path) } };
    const lenses = await editor.request<CodeLens[]>('textDocument/codeLens', params);
    return lenses.map((lens) => lens.command?.title).sort();
  };
  expect(await titles('locales/de.json')).toEqual(['1 of 2 translated · Translate 1 untranslated']);
  expect(await titles('Boats.xcstrings')).toEqual([
    'de: 2 of 2 translated',
    'fr: 1 of 2 translated · Translate 1 untranslated',
  ]);
});

describe('completion', () => {
  const xliff = project['xliff/app.de.xlf'] ?? '';
  const po = project['po/de.po'] ?? '';
  const json = project['locales/de/app.json'] ?? '';

  test('a placeholder of the source that is not used yet', async () => {
    const editor = await started();
    const marked = po.replace('Willkommen an Bord!', 'Willkommen an Bord, $0!');
    const { labels, text } = await checkCompletion(editor, 'po/de.po', marked, '%s');
    expect(labels).toEqual(['%s']);
    expect(text).toContain('msgstr "Willkommen an Bord, %s!"');
  });

  test('half a placeholder becomes a whole one', async () => {
    const editor = await started();
    const marked = json.replace('Willkommen an Bord!', 'Willkommen, {{$0!');
    const { text } = await checkCompletion(editor, 'locales/de/app.json', marked, '{{name}}');
    expect(text).toContain('"Willkommen, {{name}}!"');
  });

  test('an inline code after its first character broke the entry', async () => {
    const editor = await started();
    const marked = xliff.replace('Jetzt ', 'Jetzt <$0');
    const { text } = await checkCompletion(editor, 'xliff/app.de.xlf', marked, '<g id="1">');
    expect(text).toContain('<target>Jetzt <g id="1"></target>');
  });

  test('a term of the glossary, with what was typed of it replaced', async () => {
    const editor = await started();
    const marked = xliff.replace('Das Schiff legt ab', 'Die Fä$0');
    const { text } = await checkCompletion(editor, 'xliff/app.de.xlf', marked, 'Fähre');
    expect(text).toContain('<target>Die Fähre</target>');
  });

  test('nothing outside a target', async () => {
    const editor = await started();
    const marked = po.replace('msgid "Anchor', 'msgid "$0Anchor');
    expect((await checkCompletion(editor, 'po/de.po', marked, '')).labels).toEqual([]);
  });
});

test('6,000 segments all have a symbol, and each that takes several lines folds', async () => {
  const entries = Array.from({ length: 6000 }, (_, i) => `msgid "Text ${i}"\nmsgstr "Wort ${i}"\n`);
  const text = `msgid ""\nmsgstr "Language: de\\n"\n\n${entries.join('\n')}`;
  const editor = await started({ files: { 'de.po': text } });
  editor.open('de.po');
  const params = { textDocument: { uri: editor.uri('de.po') } };
  expect(await editor.request<DocumentSymbol[]>('textDocument/documentSymbol', params)).toHaveLength(6000);
  const folds = await editor.request<FoldingRange[]>('textDocument/foldingRange', params);
  expect(folds).toHaveLength(6000);
  expect(folds[0]).toEqual({ startLine: 3, endLine: 4 });
});
