import { expect, test } from 'vitest';
import { jsonLines, sandbox, sliced, xliff } from './runCli.ts';

const text = xliff([
  ['a', 'The colour of %s', 'El color de %s'],
  ['b', 'Received files', 'Archivos resibidos de Interlain'],
  ['c', 'Run grepx', 'Ejecutar grepx ahora mismmo'],
]).replace('target-language="de"', 'target-language="es"');

test('the words of the bundled dictionaries, of the project and of the source are right', async () => {
  using box = sandbox({
    'es.xlf': text,
    'interline.json': JSON.stringify({ checks: { spelling: 'info' }, words: ['mismmo'] }),
  });
  const { stdout, code } = await box.run(['check', '.', '--format', 'json', '--only', 'spelling']);
  expect(jsonLines(stdout).map(({ range }) => sliced(text, range))).toEqual(['resibidos']);
  expect(code).toBe(1);
  box.write('interline-words.txt', '# ours\nresibidos\n');
  expect((await box.run(['check', '.', '--only', 'spelling'])).code).toBe(0);
});

test('a dictionary of the project serves a language that has none, and goes before the bundled one', async () => {
  const german = text.replace('target-language="es"', 'target-language="tlh"');
  using box = sandbox({
    'es.xlf': text,
    'tlh.xlf': german,
    'words/tlh.aff': 'SET UTF-8\nSFX A Y 1\nSFX A 0 s .\n',
    'words/tlh.dic': '5\nel\ncolor\nde\narchivo/A\nahora\n',
    'words/es.aff': 'SET UTF-8\n',
    'words/es.dic': '8\nel\ncolor\nde\narchivos\nresibidos\nejecutar\nahora\nmismmo\n',
    'interline.json': '{ "checks": { "spelling": "info" }, "dictionaries": ["words"] }',
  });
  const { stdout } = await box.run(['check', '.', '--format', 'json', '--only', 'spelling']);
  const findings = jsonLines(stdout);
  expect(findings.map(({ file }) => file)).not.toContain('es.xlf');
  expect(findings.map(({ range }) => sliced(german, range))).toEqual(['resibidos', 'Ejecutar', 'mismmo']);
});

test('languages without a dictionary are named once, and so is what would serve', async () => {
  const inLanguage = (tag: string) => text.replace('target-language="es"', `target-language="${tag}"`);
  using box = sandbox({ 'tlh.xlf': inLanguage('tlh') });
  const { stdout, stderr, code } = await box.run(['check', '.', '--only', 'spelling', '--format', 'json']);
  expect([stdout, code]).toEqual(['', 0]);
  expect(stderr).toMatch(/There is no dictionary for Klingon \(install hunspell-tlh, or name a folder/);
  box.write('vo.xlf', inLanguage('vo'));
  const both = await box.run(['check', '.', '--only', 'spelling', '--format', 'json']);
  expect(both.stderr.match(/There is no dictionary for .*?\(/g)).toEqual([
    'There is no dictionary for Klingon, Volapük (',
  ]);
});
