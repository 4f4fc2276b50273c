import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReviewAct, Reviewed, ReviewThread, ReviewThreads } from '../../shared/reviewProtocol.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const po = 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "Save"\nmsgstr "Speichere"\n\nmsgid "Open"\nmsgstr "Öffnen"\n';
const started = startedClients({
  files: {
    'interline.json': '{ "targetLanguages": ["de"] }\n',
    'po/de.po': po,
    'locales/en.json': '{ "save": "Save", "open": "Open" }\n',
    'locales/de.json': '{ "save": "Speichere", "open": "" }\n',
    'docs/en/a.md': 'One\n\nTwo\n',
    'docs/de/a.md': 'Eins\n\nZwei\n',
  },
});
const kept = '.interline/comments.jsonl';

function reviewOf(editor: TestClient, path: string) {
  const uri = editor.uri(path);
  const threads = async () => (await editor.request<ReviewThreads | null>('interline/reviewThreads', { uri }))?.threads;
  return {
    threads,
    review: (segment: unknown, act: ReviewAct) => editor.request<Reviewed>('interline/review', { uri, segment, act }),
    said: async () =>
      (await threads())?.map(({ segment, comments }: ReviewThread) => [segment, ...comments.map((one) => one.text)]),
  };
}

const request = (text: string): ReviewAct => ({ kind: 'request', text, author: 'Jane' });

test('a change is requested in the notes and the state of the file, and comes back as a thread', async () => {
  const editor = await started();
  editor.open('po/de.po');
  const { threads, review } = reviewOf(editor, 'po/de.po');
  // The cursor is in the msgstr.
  expect(await review({ line: 4, character: 10 }, request('Infinitive'))).toEqual({ segment: 'Save' });
  const requested = po.replace('msgid "Save"', '# Jane: Infinitive\n#, fuzzy\nmsgid "Save"');
  expect(editor.text('po/de.po')).toBe(requested);
  const [thread] = (await threads()) ?? [];
  expect(thread).toMatchObject({
    segment: 'Save',
    isSettled: false,
    range: { start: { line: 6 } },
    comments: [{ text: 'Jane: Infinitive', kept: 'file' }],
  });
  await review('Save', { kind: 'approve' });
  expect(editor.text('po/de.po')).toBe(requested.replace('#, fuzzy\n', ''));
  expect((await threads())?.map(({ isSettled }) => isSettled)).toEqual([true]);
  await expect(review('Save', { kind: 'approve' })).rejects.toThrow('approved already');
  const [comment] = thread?.comments ?? [];
  if (comment) await review('Save', { kind: 'remove', comment });
  expect(editor.text('po/de.po')).toBe(po);
  expect(existsSync(join(editor.folder, kept))).toBe(false);
});

test('comments on formats without notes are kept beside the files, a line each, and the file stays as it is', async () => {
  const editor = await started();
  editor.open('locales/de.json');
  const { threads, review, said } = reviewOf(editor, 'locales/de.json');
  await review('open', { kind: 'comment', text: 'Verb or adjective?' });
  await review('save', request('Infinitive'));
  const lines = readFileSync(join(editor.folder, kept), 'utf8').split('\n');
  expect(lines.map((line) => line && JSON.parse(line))).toEqual([
    { file: 'locales/de.json', segment: 'open', time: expect.any(String), text: 'Verb or adjective?' },
    { file: 'locales/de.json', segment: 'save', time: expect.any(String), author: 'Jane', text: 'Infinitive' },
    '',
  ]);
  expect(editor.text('locales/de.json')).toBe('{ "save": "Speichere", "open": "" }\n');
  expect(await said()).toEqual([
    ['save', 'Infinitive'],
    ['open', 'Verb or adjective?'],
  ]);
  await expect(review('open', { kind: 'approve' })).rejects.toThrow('no translation to approve');
  await review('save', { kind: 'approve', author: 'Ana' });
  expect((await threads())?.map(({ isSettled }) => isSettled)).toEqual([true, false]);
  await review('save', { kind: 'comment', text: 'Again' });
  expect((await threads())?.[0]).toMatchObject({ isSettled: false });
  const open = (await threads())?.[1];
  if (open?.comments[0]) await review('open', { kind: 'remove', comment: open.comments[0] });
  expect(await said()).toEqual([['save', 'Infinitive', 'Again']]);
});

test('of a file full of comments as many are shown as an editor can bear', async () => {
  const entries = Array.from({ length: 1500 }, (_, i) => `# Remark ${i}\nmsgid "${i}"\nmsgstr "${i}"\n`);
  const editor = await started({
    files: { 'po/de.po': ['msgid ""\nmsgstr "Language: de\\n"\n', ...entries].join('\n') },
  });
  editor.open('po/de.po');
  expect(await reviewOf(editor, 'po/de.po').threads()).toHaveLength(1000);
});

test('a comment follows its block where others are put in front of it, and is not lost with its text', async () => {
  const editor = await started();
  editor.open('docs/de/a.md');
  const { threads, review, said } = reviewOf(editor, 'docs/de/a.md');
  const reviewed = await review({ line: 2, character: 1 }, { kind: 'comment', text: 'Number?' });
  expect(await said()).toEqual([[reviewed.segment, 'Number?']]);
  expect((await threads())?.[0]?.range.start.line).toBe(2);
  writeFileSync(join(editor.folder, 'docs/en/a.md'), 'Zero\n\nOne\n\nTwo\n');
  editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri('docs/en/a.md'), type: 2 }] });
  editor.change('docs/de/a.md', { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, 'Null\n\n');
  expect((await threads())?.[0]?.range.start.line).toBe(4);
  editor.change('docs/de/a.md', { start: { line: 0, character: 0 }, end: { line: 5, character: 0 } }, 'Null\n\nEins\n');
  expect(await said()).toEqual([[reviewed.segment, 'Number?']]);
});

test('lines that are no comments stay, and nothing is written through a link', async () => {
  const editor = await started();
  const path = join(editor.folder, kept);
  mkdirSync(dirname(path));
  writeFileSync(path, '<<<<<<< ours\n{"file":1}\nnull\n{"broken');
  editor.open('locales/de.json');
  const { review, said } = reviewOf(editor, 'locales/de.json');
  expect(await said()).toEqual([]);
  await review('save', { kind: 'comment', text: 'x' });
  expect(readFileSync(path, 'utf8')).toMatch(
    /^<<<<<<< ours\n\{"file":1\}\nnull\n\{"broken\n\{"file":"locales\/de\.json".*\}\n$/,
  );
  const other = await started({
    files: { 'en.json': '{ "a": "A" }', 'de.json': '{ "a": "B" }', 'elsewhere.txt': 'x' },
  });
  mkdirSync(join(other.folder, '.interline'));
  symlinkSync(join(other.folder, 'elsewhere.txt'), join(other.folder, kept));
  other.open('de.json');
  await expect(reviewOf(other, 'de.json').review('a', { kind: 'comment', text: 'x' })).rejects.toThrow('is a link');
  expect(readFileSync(join(other.folder, 'elsewhere.txt'), 'utf8')).toBe('x');
});
