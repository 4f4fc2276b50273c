import { expect, test } from 'vitest';
import type {
  CodeAction,
  CodeLens,
  CompletionList,
  DocumentLink,
  Hover,
  InlayHint,
  InlayHintLabelPart,
  Position,
} from 'vscode-languageserver-protocol';
import { shop } from '../cli/codeProject.ts';
import { capable, find, slice, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const capabilities = {
  ...capable,
  workspace: { ...capable.workspace, inlayHint: { refreshSupport: true } },
  textDocument: { ...capable.textDocument, inlayHint: {}, documentLink: {}, completion: {} },
};
const answers = { 'workspace/inlayHint/refresh': () => null };
const started = startedClients({ files: shop, capabilities, answers });

const whole = { start: { line: 0, character: 0 }, end: { line: 999, character: 0 } };

async function hints(editor: TestClient, path: string, range = whole) {
  const answer = await editor.request<InlayHint[] | null>('textDocument/inlayHint', {
    textDocument: { uri: editor.uri(path) },
    range,
  });
  return (answer ?? []).map(({ position, label }) => {
    const [part] = label as InlayHintLabelPart[];
    const line = editor.text(path).split('\n')[position.line] ?? '';
    return {
      before: line.slice(0, position.character),
      text: part?.value,
      tooltip: part?.tooltip,
      place: part?.location,
    };
  });
}

/** The text of a hover over some words. */
async function hover(editor: TestClient, path: string, words: string): Promise<string | undefined> {
  const position = find(editor.text(path), words);
  const answer = await editor.request<Hover | null>('textDocument/hover', {
    textDocument: { uri: editor.uri(path) },
    position,
  });
  return (answer?.contents as { value: string } | undefined)?.value;
}

async function complete(editor: TestClient, path: string, position: Position) {
  const answer = await editor.request<CompletionList | unknown[]>('textDocument/completion', {
    textDocument: { uri: editor.uri(path) },
    position,
  });
  return 'items' in answer ? answer.items : [];
}

/** The actions at some words, or for a selection from the first to the second words. */
async function actions(
  editor: TestClient,
  path: string,
  words: string,
  until?: string,
): Promise<readonly CodeAction[]> {
  const text = editor.text(path);
  const start = find(text, words);
  const end = until === undefined ? start : find(text, until);
  return editor.request('textDocument/codeAction', {
    textDocument: { uri: editor.uri(path) },
    range: { start, end },
    context: { diagnostics: [] },
  });
}

async function choose(editor: TestClient, all: readonly CodeAction[], title: string): Promise<void> {
  const action = all.find((one) => one.title === title);
  if (!action) throw new Error(`no “${title}” among ${all.map((one) => one.title).join(' | ')}`);
  const resolved = action.edit ? action : await editor.request<CodeAction>('codeAction/resolve', action);
  if (resolved.edit) editor.apply(resolved.edit);
}

test('each key in code shows its text behind it, in the language that the project names', async () => {
  const editor = await started();
  editor.open('src/Home.tsx');
  const shownHints = await hints(editor, 'src/Home.tsx');
  expect(shownHints.map(({ before, text }) => `${before.trim()} ${text}`)).toEqual([
    "<h1>{t('title' Boat hire",
    "<p>{t('greeting' Good morning, {{name}}!",
    "<p>{t('boats' {{count}} boats",
    '<Trans i18nKey="footer" See also $t(legal.imprint)',
  ]);
  expect(slice(editor.text('locales/en/common.json'), shownHints[0]?.place?.range ?? whole)).toBe('title');
  const title = find(editor.text('src/Home.tsx'), "title')");
  expect(await hints(editor, 'src/Home.tsx', { start: title, end: title })).toHaveLength(1);

  editor.open('locales/en/common.json');
  const place = find(editor.text('locales/en/common.json'), 'Boat hire');
  editor.change('locales/en/common.json', { start: place, end: { ...place, character: place.character + 4 } }, 'Ship');
  await editor.next('workspace/inlayHint/refresh');
  expect((await hints(editor, 'src/Home.tsx'))[0]?.text).toBe('Ship hire');
});

test('a language that lacks a text shows that of the source; the hints can be turned off', async () => {
  const settings = '{ "targetLanguages": ["de"], "code": { "inlayLanguage": "de" } }';
  const editor = await started({ files: { ...shop, 'interline.json': settings } });
  editor.open('src/Home.tsx');
  const shownHints = await hints(editor, 'src/Home.tsx');
  expect(shownHints[0]?.text).toBe('Bootsverleih');
  expect(shownHints.at(-1)).toMatchObject({ text: 'See also $t(legal.imprint)' });
  expect(shownHints.at(-1)?.tooltip).toMatch(/not translated into German yet/);

  const off = await started({ files: { ...shop, 'interline.json': '{ "code": { "inlayHints": false } }' } });
  off.open('src/Home.tsx');
  expect(await hints(off, 'src/Home.tsx')).toEqual([]);
});

test('a hover on a key shows every language with its state and a link, and what is missing', async () => {
  const editor = await started();
  editor.open('src/Home.tsx');
  const title = await hover(editor, 'src/Home.tsx', "title')}</h1>");
  const link = `${editor.uri('locales/en/common.json')}#L2`;
  expect(title).toBe(
    `**title**\n\n[en](${link}) \`Boat hire\`\n\n[de](${editor.uri('locales/de/common.json')}#L2) \`Bootsverleih\``,
  );
  expect(await hover(editor, 'src/Home.tsx', 'footer')).toMatch(/\n\nde – missing$/);
  expect(await hover(editor, 'src/Home.tsx', 'titel')).toMatch(
    /^\*\*titel\*\* – no file has this key\n\nSimilar keys: `title`/,
  );
});

test('a client that runs the commands of keys gets links to translate and to edit, and no text adds one', async () => {
  const files = {
    'interline.json': '{ "targetLanguages": ["de", "es", "fr"] }',
    'locales/en.json':
      '{ "title": "Boat hire", "evil": "](command:evil) `[x](command:evil)` <a href=command:evil>" }\n',
    'locales/de.json': '{ "title": "Boots(verleih) ](command:evil)", "evil": "](command:evil?%5B%5D)" }\n',
    'locales/es.json': '{ "title": "", "evil": "" }\n',
    'locales/fr.json': '{}\n',
    'src/a.ts': "import { t } from 'i18next';\nt('title');\nt('evil');\n",
  };
  const editor = await started({ files, initializationOptions: { keyCommands: true } });
  editor.open('src/a.ts');
  const links = async (words: string) =>
    [...((await hover(editor, 'src/a.ts', words)) ?? '').matchAll(/\[([^\]]+)\]\(command:([\w.]+)\?([^()\s]*)\)/g)].map(
      ([, title, command, args]) => [title, command, ...JSON.parse(decodeURIComponent(args ?? ''))],
    );
  const key = (language: string) => ({ uri: editor.uri(`locales/${language}.json`), ids: ['title'] });
  expect(await links('title')).toEqual([
    [
      'Edit',
      'interline.editKeyText',
      { uri: editor.uri('locales/de.json'), id: 'title', language: 'de', text: 'Boots(verleih) ](command:evil)' },
    ],
    ['Translate', 'interline.translateKey', [key('es')]],
    ['Translate', 'interline.translateKey', [key('fr')]],
    ['Translate into 2 languages', 'interline.translateKey', [key('es'), key('fr')]],
  ]);
  const text = (await hover(editor, 'src/a.ts', 'evil')) ?? '';
  const outsideOfCode = text.replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');
  expect(outsideOfCode).not.toContain('command:evil');
  const plain = await started({ files });
  plain.open('src/a.ts');
  expect(await hover(plain, 'src/a.ts', 'title')).not.toContain('command:interline');
});

test('what a link of a hover asks for is done, for a key that a language lacks as well', async () => {
  const files = {
    'locales/en.json': '{\n  "title": "Boat hire",\n  "crew": "Crew"\n}\n',
    'locales/de.json': '{\n  "crew": "Mannschaft"\n}\n',
    'src/a.ts': "import { t } from 'i18next';\nt('title');\n",
  };
  const editor = await started({ files, initializationOptions: { keyCommands: true } });
  const uri = editor.uri('locales/de.json');
  const change = { kind: 'text', target: ['Bootsverleih'], before: '' };
  await editor.request('interline/changeTableRows', { uri, rows: ['title'], change });
  expect(editor.text('locales/de.json')).toBe('{\n  "title": "Bootsverleih",\n  "crew": "Mannschaft"\n}\n');
});

test('texts cannot become links, commands or HTML of a hover', async () => {
  const evil = '{ "title": "`[x](command:evil) <b>", "[y](command:evil)": "z" }';
  const files = {
    'locales/en.json': evil,
    'src/a.ts': "import { t } from 'i18next';\nt('title');\nt('[y](command:evil)');\n",
  };
  const editor = await started({ files });
  editor.open('src/a.ts');
  expect(await hover(editor, 'src/a.ts', 'title')).toContain('`` `[x](command:evil) <b> ``');
  expect(await hover(editor, 'src/a.ts', '[y]')).toContain('**\\[y\\]\\(command:evil\\)**');
});

test('keys are completed with their texts in an empty, a half and an unfinished string, by key or text', async () => {
  const editor = await started();
  editor.open('src/Home.tsx');
  const labels = async (path: string, position: Position) =>
    (await complete(editor, path, position)).map(({ label }) => label);
  const replace = (path: string, words: string, text: string) => {
    const start = find(editor.text(path), words);
    editor.change(path, { start, end: { ...start, character: start.character + words.length } }, text);
    return { ...start, character: start.character + text.length };
  };
  let cursor = replace('src/Home.tsx', "t('title')", "t('')");
  cursor = { ...cursor, character: cursor.character - 2 };
  const all = await complete(editor, 'src/Home.tsx', cursor);
  expect(all.find(({ label }) => label === 'menu.home')).toMatchObject({ detail: 'Quay' });
  expect(all.map(({ label }) => label)).toContain('boats');
  expect(all.map(({ label }) => label)).not.toContain('boats_one');
  expect(all.map(({ label }) => label)).toContain('checkout:pay.now');
  cursor = replace('src/Home.tsx', "t('')}</h1>", "t('menu.ho");
  const [half] = await complete(editor, 'src/Home.tsx', cursor);
  expect(half?.label).toBe('menu.home');
  expect(slice(editor.text('src/Home.tsx'), (half as { textEdit: { range: typeof whole } }).textEdit.range)).toBe(
    'menu.ho',
  );

  editor.open('src/Pay.tsx');
  cursor = replace('src/Pay.tsx', "t('later')", "t('')");
  expect(await labels('src/Pay.tsx', { ...cursor, character: cursor.character - 2 })).toEqual(['now', 'total']);
  cursor = replace('src/Pay.tsx', "{t('')}", "{t('in all')}");
  expect(await labels('src/Pay.tsx', { ...cursor, character: cursor.character - 3 })).toEqual(['total']);
  expect(await labels('src/Pay.tsx', find(editor.text('src/Pay.tsx'), 'react-i18next'))).toEqual([]);
});

test('a key is completed before the pipe of Angular stands behind it', async () => {
  const pier = 'src/pier.component.html';
  const html =
    "<p>{{ 'pier.o' | translate }}</p>\n<i [title]=\"'pier\"></i>\n<b>{{ 'pi }}</b>\n<b *ngIf=\"x === 'pi'\">{{ 'pi' }}</b>\n";
  const files = {
    'package.json': '{ "dependencies": { "@ngx-translate/core": "16.0.0" } }',
    'i18n/en.json': '{ "pier": { "open": "Open", "shut": "Shut" } }\n',
    [pier]: html,
  };
  const editor = await started({ files });
  editor.open(pier);
  const behind = async (words: string) => {
    const position = find(html, words);
    const items = await complete(editor, pier, { ...position, character: position.character + words.length });
    return items.map(
      (item) => `${item.label} ${slice(html, (item as { textEdit: { range: typeof whole } }).textEdit.range)}`,
    );
  };
  expect(await behind("{{ 'pier.o")).toEqual(['pier.open pier.o']);
  expect(await behind(`[title]="'pier`)).toEqual(['pier.open pier', 'pier.shut pier']);
  expect(await behind("<b>{{ 'pi")).toEqual(['pier.open pi', 'pier.shut pi']);
  expect(await behind(`">{{ 'pi`)).toEqual(['pier.open pi', 'pier.shut pi']);
  expect(await behind("x === 'pi")).toEqual([]);
});

test('keys are links to their texts', async () => {
  const editor = await started();
  editor.open('src/Pay.tsx');
  const links = await editor.request<DocumentLink[]>('textDocument/documentLink', {
    textDocument: { uri: editor.uri('src/Pay.tsx') },
  });
  expect(
    links.map(
      ({ range, target }) => `${slice(editor.text('src/Pay.tsx'), range)} ${target?.slice(target.lastIndexOf('/'))}`,
    ),
  ).toEqual(['title /common.json#L2,4', 'now /checkout.json#L3,6', 'total /checkout.json#L4,6']);
});

test('each key of the source language shows how often code asks for it', async () => {
  const editor = await started();
  editor.open('locales/en/common.json');
  const lenses = async () => {
    const answer = await editor.request<CodeLens[]>('textDocument/codeLens', {
      textDocument: { uri: editor.uri('locales/en/common.json') },
    });
    return answer.map(
      ({ range, command }) => `${slice(editor.text('locales/en/common.json'), range)} ${command?.title}`,
    );
  };
  expect(await lenses()).toEqual(
    expect.arrayContaining(['title 2 uses', 'boats_one 1 use', 'free no direct use in code', 'banner no use in code']),
  );
  editor.open('src/Home.tsx');
  const place = find(editor.text('src/Home.tsx'), "t('title')");
  editor.change('src/Home.tsx', { start: place, end: { ...place, character: place.character + 10 } }, '0');
  await editor.next('workspace/codeLens/refresh');
  expect(await lenses()).toContain('title 1 use');
});

test('a request for lenses that is cancelled leaves their count to the next one', async () => {
  const files = Array.from({ length: 200 }, (_, i) => [`src/Boat${i}.tsx`, shop['src/Home.tsx']]);
  const editor = await started({ files: { ...shop, ...Object.fromEntries(files) } });
  editor.open('locales/en/common.json');
  const lenses = { textDocument: { uri: editor.uri('locales/en/common.json') } };
  const { answer, cancel } = editor.cancellable<CodeLens[]>('textDocument/codeLens', lenses);
  const next = editor.request<CodeLens[]>('textDocument/codeLens', lenses);
  cancel();
  await expect(answer).rejects.toThrow('cancelled');
  expect((await next).map(({ command }) => command?.title)).toContain('201 uses');
});

test('a missing key is added to the source language or to all, or becomes the key that was meant', async () => {
  const editor = await started();
  editor.open('src/Home.tsx');
  const offered = await actions(editor, 'src/Home.tsx', 'titel');
  expect(offered.map(({ title }) => title)).toEqual([
    'Change to “title”',
    'Add “titel” to the texts of the source language',
    'Add “titel” to every language',
  ]);
  await choose(editor, offered, 'Change to “title”');
  expect(editor.text('src/Home.tsx')).toContain("<main title={t('title')}>");
  editor.open('src/Pay.tsx');
  const later = await actions(editor, 'src/Pay.tsx', 'later');
  await choose(editor, later, 'Add “pay.later” to the texts of the source language');
  expect(editor.text('locales/en/checkout.json')).toContain('"total": "{{amount}} in all",\n    "later": "Later"');
  editor.open('src/Boat.vue');
  await choose(editor, await actions(editor, 'src/Boat.vue', 'boat.name'), 'Add “boat.name” to every language');
  expect(editor.text('locales/en/common.json')).toContain('"boat": {\n    "name": "Name"\n  }');
  expect(editor.text('locales/de/common.json')).toContain('"boat": {\n    "name": ""\n  }');
});

test('an argument that a message shows is passed, or the one with nearly its name renamed', async () => {
  const editor = await started();
  editor.open('src/Home.tsx');
  await choose(editor, await actions(editor, 'src/Home.tsx', 'greeting'), 'Pass “nme” as “name”');
  expect(editor.text('src/Home.tsx')).toContain("t('greeting', { name: who })");
  const place = find(editor.text('src/Home.tsx'), ', { name: who }');
  editor.change('src/Home.tsx', { start: place, end: { ...place, character: place.character + 15 } }, '');
  await choose(editor, await actions(editor, 'src/Home.tsx', 'greeting'), 'Pass “name”');
  expect(editor.text('src/Home.tsx')).toContain("t('greeting', { name })");
  editor.open('src/trip.html');
  await choose(editor, await actions(editor, 'src/trip.html', 'greeting'), 'Pass “name”');
  expect(editor.text('src/trip.html')).toContain('| translate: { name: name, who: skipper }');
});

test('a text becomes a key: new in the source file, or the one that has the text already; one edit for both files', async () => {
  const editor = await started();
  editor.open('src/Home.tsx');
  const offered = await actions(editor, 'src/Home.tsx', 'Sold out');
  expect(offered.map(({ title }) => title)).toEqual(['Extract “Sold out” to the key “soldOut”']);
  await choose(editor, offered, 'Extract “Sold out” to the key “soldOut”');
  expect(editor.text('src/Home.tsx')).toContain("<b>{t('soldOut')}</b>");
  expect(editor.text('locales/en/common.json')).toContain('"soldOut": "Sold out"');

  const bill =
    'import { useTranslation } from \'react-i18next\';\n\nexport function Bill() {\n  return <p title="Boat hire">Your bill <i>today</i></p>;\n}\n';
  editor.open('src/Bill.tsx', bill, 'typescriptreact');
  await choose(editor, await actions(editor, 'src/Bill.tsx', 'Boat hire'), 'Use the key “title” for “Boat hire”');
  expect(editor.text('src/Bill.tsx')).toContain(
    "export function Bill() {\n  const { t } = useTranslation();\n  return <p title={t('title')}>Your bill <i>today</i></p>;",
  );
});

test('all texts of a file become keys at once', async () => {
  const files = {
    'package.json': '{ "dependencies": { "@ngx-translate/core": "16.0.0" } }',
    'src/assets/i18n/en.json': '{\n  "TRIPS": "Trips"\n}\n',
    'src/trips.component.html':
      '<h1>Our trips</h1>\n<p title="Trips">Every {{ day }} from the quay</p>\n<b>Our trips</b>\n',
  };
  const editor = await started({ files });
  editor.open('src/trips.component.html', undefined, 'html');
  const besideTexts = await actions(editor, 'src/trips.component.html', '<p title');
  expect(besideTexts.map(({ title }) => title)).toEqual(['Extract all 4 texts of this file to keys']);
  const offered = await actions(editor, 'src/trips.component.html', 'Our trips');
  await choose(editor, offered, 'Extract all 4 texts of this file to keys');
  expect(editor.text('src/trips.component.html')).toBe(
    `<h1>{{ 'OUR_TRIPS' | translate }}</h1>\n<p [title]="'TRIPS' | translate">` +
      `{{ 'EVERY_FROM_THE_QUAY' | translate: { day: day } }}</p>\n<b>{{ 'OUR_TRIPS' | translate }}</b>\n`,
  );
  expect(editor.text('src/assets/i18n/en.json')).toBe(
    '{\n  "TRIPS": "Trips",\n  "OUR_TRIPS": "Our trips",\n  "EVERY_FROM_THE_QUAY": "Every {{day}} from the quay"\n}\n',
  );
});

test('a key that nothing asks for goes from every language; one that another file spells stays', async () => {
  const de = '{\n  "title": "Bootsverleih",\n  "old": {\n    "banner": "Sommer"\n  }\n}\n';
  const editor = await started({ files: { ...shop, 'locales/de/common.json': de } });
  editor.open('locales/de/common.json');
  const title = 'Remove “old.banner” from every language: no code asks for it';
  expect((await actions(editor, 'locales/de/common.json', 'title')).map((one) => one.title)).not.toContain(title);
  await choose(editor, await actions(editor, 'locales/de/common.json', 'banner'), title);
  expect(editor.text('locales/de/common.json')).toBe('{\n  "title": "Bootsverleih"\n}\n');
  expect(editor.text('locales/en/common.json')).toContain('"imprint": "Imprint"\n  }\n}\n');

  const spelled = await started({ files: { ...shop, 'server/mail.py': 'say("old.banner")\n' } });
  spelled.open('locales/en/common.json');
  const refused = choose(spelled, await actions(spelled, 'locales/en/common.json', 'banner'), title);
  await expect(refused).rejects.toThrow('server/mail.py mentions “old.banner” or its beginning');
});

test('a key has its own text beside the keys that begin with it; of many languages a few stand above the source file', async () => {
  const languages = ['cs', 'da', 'de', 'fi', 'fr', 'it', 'nl', 'pl', 'sv'];
  const editor = await started({
    files: {
      'locales/en.json': '{ "LABEL": "Password", "LABEL_REPEAT": "Repeat password" }\n',
      ...Object.fromEntries(languages.map((one) => [`locales/${one}.json`, '{}\n'])),
      'src/a.html': "<p translate>LABEL</p>\n<p>{{ 'LABEL' | translate: values }}</p>\n",
    },
  });
  await editor.open('src/a.html');
  expect((await hints(editor, 'src/a.html')).map(({ text }) => text)).toEqual(['Password', 'Password']);
  await editor.open('locales/en.json');
  const lenses = await editor.request<CodeLens[]>('textDocument/codeLens', {
    textDocument: { uri: editor.uri('locales/en.json') },
  });
  const titles = lenses.filter(({ range }) => range.start.line === 0).map(({ command }) => command?.title);
  expect(titles.filter((title) => title?.includes(' of 2 translated'))).toHaveLength(6);
  expect(titles).toContain('and 3 more languages');
});
