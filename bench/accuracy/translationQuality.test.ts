import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openWorkspace } from '../../server/workspace/openWorkspace.ts';
import type { Engine } from '../../service/engines/engine.ts';
import { translationQuality } from './translationQuality.ts';

const root = mkdtempSync(join(tmpdir(), 'interline-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files: Readonly<Record<string, unknown>> = {
  'locales/en.json': { a: 'Open file', b: 'Close {name}', c: 'Good night', d: 'Lost {name}', e: 'Same' },
  'locales/de.json': { a: 'Datei öffnen', b: '{name} schließen', c: '', d: 'Verloren', e: 'Same' },
};
for (const [name, value] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), JSON.stringify(value));
}

const engine = (name: string, target: string, answer: (text: string) => string | undefined): Engine => ({
  id: name,
  name,
  directions: async () => [{ source: 'en', target }],
  translate: async (texts) =>
    texts.map(({ parts }) => {
      const text = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
      const translated = answer(text.trim());
      const marks = parts.filter((part) => part.kind === 'mark');
      return translated === undefined ? undefined : { parts: [...marks, { kind: 'text', text: translated }] };
    }),
  close: async () => undefined,
});

test('each engine is compared with what people wrote, where people wrote something sound', async () => {
  const translations: Readonly<Record<string, string>> = { 'Open file': 'Datei öffnen', Close: ' schließen' };
  const engines = [
    engine('Good', 'de', (text) => translations[text]),
    engine('Half', 'de', (text) => (text === 'Open file' ? 'Datei öffnen' : undefined)),
    engine('Braces', 'de', (text) => `${text} {0}`),
    engine('French', 'fr', () => 'Oui'),
    { ...engine('Absent', 'de', () => undefined), directions: async () => [] },
  ];
  const options = { seed: 1, count: 10, progress: () => undefined };
  const report = await translationQuality(await openWorkspace(root), engines, options);
  const rows = report.split('\n').map((line) => line.split(/ {2,}/));
  expect(rows[0]).toEqual(['engine', 'direction', 'pairs', 'answered', 'chrF2', 'source', 'with marks', 'broken']);
  const source = expect.any(String);
  expect(rows.filter(([, direction]) => direction !== 'en-de').slice(1)).toEqual([
    ['Good', 'all', '2', '100.0 %', '100.0', source, '1', '0.0 %'],
    ['Half', 'all', '2', '50.0 %', '100.0', source, '0', '–'],
    ['Braces', 'all', '2', '0.0 %', '–', '–', '0', '–'],
    ['French', 'all', '0', '–', '–', '–', '0', '–'],
    ['Absent', 'all', 'nothing installed'],
  ]);
});
