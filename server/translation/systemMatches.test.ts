import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compiledCatalog } from '../../test/compiledCatalog.ts';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { createTranslator } from './translator.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'interline-system-'));
  const header = ['', 'Content-Type: text/plain; charset=UTF-8\n'] as const;
  const pairs = [header, ['Berth 4 of the skerry', 'Liegeplatz 4 der Schäre'], ['Skerry tide', 'Schärentide']] as const;
  write('locale/de/LC_MESSAGES/harbour.mo', compiledCatalog(pairs, true));
  vi.stubEnv('TEXTDOMAINDIR', join(root, 'locale'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

function write(name: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
}

const { signal } = new AbortController();
const texts = ['Berth 7 of the skerry', 'Skerry tide', 'Skerry tides', 'Known'];
const xliff = `<xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>${texts
  .map((text, i) => `<trans-unit id="${i}"><source>${text}</source><target/></trans-unit>`)
  .join('')}</body></file></xliff>`;
const tmx =
  '<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Skerry tide</seg></tuv><tuv xml:lang="de"><seg>Eigene Tide</seg></tuv></tu></body></tmx>';

async function translated(name: string, settings: Readonly<Record<string, unknown>>) {
  const workspace = await openWorkspace(join(root, 'project'), { settings });
  const file = await workspace.files.read(join(root, 'project', name));
  if (!file) throw new Error(`${name} is no localization file.`);
  const translator = createTranslator({ workspace });
  const translations = await translator.translateSegments(file, 'untranslated', { signal, target: 'de' });
  return { translations, matches: (id: string) => translator.matches(file, id, 5) };
}

test('what other programs say is suggested where the project asks for it, and always to be reviewed', async () => {
  write('project/app.xlf', xliff);
  const off = await translated('app.xlf', {});
  expect(off.translations.map(({ content }) => content?.value)).toEqual([undefined, undefined, undefined, undefined]);
  const on = await translated('app.xlf', { systemMemory: true });
  expect(
    on.translations.map(({ content, state, origin }) => [content?.value, state, origin?.match, origin?.name]),
  ).toEqual([
    ['Liegeplatz 7 der Schäre', 'needs-review', 95, 'harbour'],
    ['Schärentide', 'needs-review', 95, 'harbour'],
    [undefined, undefined, undefined, undefined],
    [undefined, undefined, undefined, undefined],
  ]);
  const [similar] = await on.matches('2');
  expect(similar).toMatchObject({ content: { value: 'Schärentide' }, similarity: 91, origin: 'harbour' });
});

test('the memory of the project goes first', async () => {
  write('project/app.xlf', xliff);
  write('project/own.tmx', tmx);
  const { translations, matches } = await translated('app.xlf', { systemMemory: true });
  expect(translations[1]).toMatchObject({ content: { value: 'Eigene Tide' }, state: 'translated' });
  expect((await matches('1')).map(({ content, similarity }) => [content.value, similarity])).toEqual([
    ['Eigene Tide', 100],
    ['Schärentide', 95],
  ]);
});

test('a file that cannot say that a text needs review does not get it', async () => {
  write('project/locales/en.json', JSON.stringify({ tide: 'Skerry tide' }));
  write('project/locales/de.json', JSON.stringify({ tide: '' }));
  const { translations, matches } = await translated('locales/de.json', { systemMemory: true });
  expect(translations).toEqual([{ id: 'tide', wouldBeSent: true, similarity: 95 }]);
  expect((await matches('tide'))[0]?.content.value).toBe('Schärentide');
});
