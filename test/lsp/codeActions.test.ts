import { describe, expect, test } from 'vitest';
import type { CodeAction, Range } from 'vscode-languageserver-protocol';
import { project, targets } from './fixtures.ts';
import { capable, find, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({ files: project });

async function actionsAt(editor: TestClient, path: string, words: string, only?: string[]): Promise<CodeAction[]> {
  const position = find(editor.text(path), words);
  const range: Range = { start: position, end: position };
  return editor.request<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: editor.uri(path) },
    range,
    context: { diagnostics: await editor.diagnostics(path), ...(only ? { only } : {}) },
  });
}

/** Chooses an action as an editor does: resolves it, applies its edit or runs its command. */
async function choose(editor: TestClient, actions: readonly CodeAction[], title: RegExp): Promise<CodeAction> {
  const action = actions.find((one) => title.test(one.title));
  if (!action) throw new Error(`no action ${title} among ${actions.map((one) => one.title).join(' | ')}`);
  const whole = action.data ? await editor.request<CodeAction>('codeAction/resolve', action) : action;
  if (whole.edit) editor.apply(whole.edit);
  if (whole.command) await editor.request('workspace/executeCommand', whole.command);
  return whole;
}

/** Lines that differ between two texts, as `- old` and `+ new`. */
function difference(before: string, after: string): string[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  return [
    ...a.filter((line) => !b.includes(line)).map((line) => `- ${line}`),
    ...b.filter((line) => !a.includes(line)).map((line) => `+ ${line}`),
  ];
}

describe.each(targets)('$path', ({ path, fault, underlined }) => {
  test('the proven fix changes one line, and its problem is gone', async () => {
    const editor = await started();
    editor.open(path);
    const before = editor.text(path);
    const count = async () => (await editor.diagnostics(path)).filter((item) => item.code === fault).length;
    const faults = await count();
    const action = (await actionsAt(editor, path, underlined)).find(
      (one) => one.data && one.diagnostics?.some((diagnostic) => diagnostic.code === fault),
    );
    // Where in the sentence a tag belongs only people know: then nothing is offered.
    if (!action) return expect(fault).toBe('tag-missing');
    await choose(editor, [action], /./);
    expect(difference(before, editor.text(path))).toHaveLength(2);
    expect(await count()).toBe(faults - 1);
  });

  test('a memory match is offered with its percentage and replaces that target alone', async () => {
    const editor = await started();
    editor.open(path);
    const before = editor.text(path);
    const words = path.endsWith('.json') ? '"ferry"' : 'Anchor the boat';
    const actions = await actionsAt(editor, path, words);
    const titles = actions.map((action) => action.title);
    if (path.endsWith('.json')) {
      // The entry is not there: it is offered where the finding says that it is missing.
      const all = (await editor.diagnostics(path)).find((item) => item.code === 'missing-key');
      const range = all?.range;
      const offered = await editor.request<CodeAction[]>('textDocument/codeAction', {
        textDocument: { uri: editor.uri(path) },
        range,
        context: { diagnostics: [] },
      });
      await choose(editor, offered, /^Use memory match 100 %: Das Boot verankern$/);
      expect(JSON.parse(editor.text(path))).toMatchObject({ menu: { later: 'Das Boot verankern' } });
      return;
    }
    expect(titles).toContain('Use memory match 100 %: Das Boot verankern');
    expect(titles.some((title) => /^Use memory match 9\d %: Die Boote verankern$/.test(title))).toBe(true);
    await choose(editor, actions, /100 %/);
    expect(editor.text(path)).toContain('Das Boot verankern');
    const changed = difference(before, editor.text(path));
    expect(changed.filter((line) => line.startsWith('+'))).toHaveLength(1);
  });

  test('“Translate this segment” works from the memory, without a service', async () => {
    if (path.endsWith('.json')) return;
    const editor = await started();
    editor.open(path);
    const actions = await actionsAt(editor, path, 'Anchor the boat');
    // VS Code resolves what has no edit, and may have forgotten the command when the answer comes.
    expect(actions.filter(({ command, edit }) => command && !edit)).toEqual([]);
    await choose(editor, actions, /^Translate this segment$/);
    expect(editor.text(path)).toContain('Das Boot verankern');
    expect(editor.received.some(({ method }) => method === 'workspace/applyEdit')).toBe(true);
  });
});

describe('the glossary’s term', () => {
  const offered = async (editor: TestClient, words: string, from = 0, to = words.length) => {
    const position = find(editor.text('po/de.po'), words);
    return editor.request<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri: editor.uri('po/de.po') },
      range: {
        start: { ...position, character: position.character + from },
        end: { ...position, character: position.character + to },
      },
      context: { diagnostics: [] },
    });
  };
  const titles = (actions: readonly CodeAction[]) =>
    actions.map(({ title }) => title).filter((title) => title.includes('lossary term'));

  test('replaces the word that is selected', async () => {
    const editor = await started();
    editor.open('po/de.po');
    await choose(editor, await offered(editor, 'Schiff'), /^Replace “Schiff” with glossary term “Fähre”$/);
    expect(editor.text('po/de.po')).toContain('msgstr "Das Fähre legt ab"');
  });

  test('is inserted at the cursor, apart from the words beside it', async () => {
    const editor = await started();
    editor.open('po/de.po');
    const actions = await offered(editor, 'Schiff', 0, 0);
    await choose(editor, actions, /^Insert glossary term “Fähre” for “ferry” at the cursor$/);
    expect(editor.text('po/de.po')).toContain('msgstr "Das Fähre Schiff legt ab"');
  });

  test.each([
    ['in the middle of a word', 'Schiff', 3, 3],
    ['for a part of a word', 'Schiff', 0, 4],
    ['for the whole text', 'Das Schiff legt ab', 0, 18],
  ])('is not offered %s', async (_, words, from, to) => {
    const editor = await started();
    editor.open('po/de.po');
    expect(titles(await offered(editor, words, from, to))).toEqual([]);
  });
});

test('a tag whose place only people know goes around the word at the cursor', async () => {
  const editor = await started();
  const path = 'docs/de-de/boat.dita';
  editor.open(path);
  await choose(editor, await actionsAt(editor, path, 'sichern'), /^Put “<b>…<\/b>” around “sichern”$/);
  expect(editor.text(path)).toContain('Jetzt <b>sichern</b>.');
  expect((await editor.diagnostics(path)).map((item) => item.code)).not.toContain('tag-missing');
});

test('a check is ignored for one PO entry by a flag beside those it has', async () => {
  const editor = await started();
  editor.open('po/de.po');
  await choose(editor, await actionsAt(editor, 'po/de.po', 'Willkommen'), /^Ignore “placeholder-missing” here$/);
  expect(editor.text('po/de.po')).toContain('#, c-format, ignore-placeholder-missing\n');
  expect((await editor.diagnostics('po/de.po')).map((item) => item.code)).not.toContain('placeholder-missing');
});

test('a check is ignored for one XLIFF unit by a note in it', async () => {
  const editor = await started();
  editor.open('xliff/app.de.xlf');
  const actions = await actionsAt(editor, 'xliff/app.de.xlf', 'Willkommen');
  await choose(editor, actions, /^Ignore “placeholder-missing” here$/);
  expect(editor.text('xliff/app.de.xlf')).toMatch(/<note[^>]*>interline-ignore placeholder-missing<\/note>/);
});

test('a check is turned off for the project in its settings file, whose comments stay', async () => {
  const editor = await started();
  editor.open('xliff/app.de.xlf');
  const actions = await actionsAt(editor, 'xliff/app.de.xlf', 'Willkommen');
  await choose(editor, actions, /^Turn “placeholder-missing” off for this project$/);
  const settings = editor.text('interline.json');
  expect(settings).toContain('// kept');
  expect(settings).toMatch(/"checks": \{\s*"placeholder-missing": "off"\s*\}/);
});

test('fix all on save: one source action, asked for by its kind', async () => {
  const files = {
    'de.po': 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "One"\nmsgstr "Eins "\n\nmsgid "Two %s"\nmsgstr " Zwei %s"\n',
  };
  const editor = await started({ files });
  editor.open('de.po');
  const actions = await actionsAt(editor, 'de.po', 'msgid', ['source.fixAll']);
  expect(actions.map((action) => action.kind)).toEqual(['source.fixAll.interline']);
  await choose(editor, actions, /./);
  expect(editor.text('de.po')).toContain('msgstr "Eins"\n');
  expect(editor.text('de.po')).toContain('msgstr "Zwei %s"\n');
});

test('a client that cannot resolve gets the edits at once, and plain changes if it knows no versions', async () => {
  const { codeAction: _, ...textDocument } = capable.textDocument ?? {};
  const workspace = { ...capable.workspace, workspaceEdit: {} };
  const editor = await started({ capabilities: { ...capable, workspace, textDocument } });
  editor.open('po/de.po');
  const actions = await actionsAt(editor, 'po/de.po', 'msgstr ""\n\n#.');
  const match = actions.find((action) => action.title.startsWith('Use memory match 100 %'));
  expect(Object.keys(match?.edit?.changes ?? {})).toEqual([editor.uri('po/de.po')]);
});

test('an action chosen after the document changed is refused in words', async () => {
  const editor = await started();
  editor.open('po/de.po');
  const actions = await actionsAt(editor, 'po/de.po', 'Willkommen');
  const start = { line: 0, character: 0 };
  editor.change('po/de.po', { start, end: start }, '# new\n');
  const action = actions.find((one) => one.data);
  await expect(editor.request('codeAction/resolve', action)).rejects.toThrow('The document changed');
});
