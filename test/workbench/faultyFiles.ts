import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import { root } from './installation.ts';

/** A file with faults, made of a fixture or of a text. */
export interface FaultyFile {
  /** Below `faults/` of the folder that is opened. */
  readonly path: string;
  /** Below `shared/formats/fixtures`. */
  readonly fixture?: string;
  readonly text?: string;
  /** The language mode in which it has to be opened. */
  readonly mode: string;
}

/** One for each format whose files are found and edited as text. */
export const faultyFiles: readonly FaultyFile[] = [
  { path: 'xliff/old.de.xlf', fixture: 'xliff-1.2/faults.xlf', mode: 'XLIFF' },
  { path: 'xliff/new.de.xlf', fixture: 'xliff-2/faulty.xlf', mode: 'XLIFF' },
  { path: 'json/locales/nl.json', fixture: 'json/conflict_nl.json', mode: 'JSON' },
  { path: 'json/app_de.arb', text: '{\n  "@@locale": "de",\n  "a": "Fähre",\n  "a": "Boot"\n}\n', mode: 'JSON' },
  { path: 'yard/locales/de.json5', fixture: 'json5/broken.json5', mode: 'JSON5' },
  { path: 'vue/locale/de.js', fixture: 'js-module/broken.js', mode: 'JavaScript' },
  { path: 'hugo/i18n/de.toml', fixture: 'toml/broken.toml', mode: 'TOML' },
  { path: 'po/faulty_de.po', fixture: 'po/faulty_de.po', mode: 'Gettext PO' },
  { path: 'film/faulty.de.srt', fixture: 'srt/broken.srt', mode: 'SubRip subtitles' },
  { path: 'film/faulty.de.vtt', fixture: 'vtt/broken.vtt', mode: 'WebVTT subtitles' },
  { path: 'dita/broken.ditamap', fixture: 'dita/broken.ditamap', mode: 'DITA' },
  { path: 'java/broken_en.properties', fixture: 'properties/broken_en.properties', mode: 'Properties' },
  { path: 'desktop/de/faulty.ini', fixture: 'ini/faulty.ini', mode: 'Ini' },
  { path: 'game/texts/de_DE.lang', fixture: 'lang/faulty.lang', mode: 'Minecraft language file' },
  { path: 'rails/faulty.en.yml', fixture: 'yaml/faulty.en.yml', mode: 'YAML' },
  { path: 'res/values/faulty.xml', fixture: 'android/faulty.xml', mode: 'XML' },
  { path: 'apple/faulty.strings', fixture: 'strings/faulty.strings', mode: 'Apple strings' },
  { path: 'apple/faulty.stringsdict', fixture: 'stringsdict/faulty.stringsdict', mode: 'XML' },
  { path: 'apple/faulty.xcstrings', fixture: 'xcstrings/faulty.xcstrings', mode: 'JSON' },
  { path: 'net/faulty.resx', fixture: 'resx/faulty.resx', mode: 'XML' },
  { path: 'qt/faulty_lv.ts', fixture: 'qt-ts/faulty_lv.ts', mode: 'XML' },
  { path: 'memory/faulty.tmx', fixture: 'tmx/faulty.tmx', mode: 'XML' },
  { path: 'memory/old.tbx', fixture: 'tbx/old.tbx', mode: 'XML' },
  { path: 'fluent/broken.de.ftl', fixture: 'fluent/broken.de.ftl', mode: 'Fluent' },
  { path: 'frame/de/guide.mif', fixture: 'mif/broken.mif', mode: 'FrameMaker MIF' },
  { path: 'text/de/welcome.txt', fixture: 'text/konflikt.de.txt', mode: 'Plain Text' },
  { path: 'html/de/page.html', fixture: 'html/template.faulty.html', mode: 'HTML' },
  { path: 'markdown/de/guide.md', fixture: 'markdown/faulty.md', mode: 'Markdown' },
];

/** What the kinds of documents that are only found beside their source are the translations of. */
const sources: readonly FaultyFile[] = [
  { path: 'desktop/en/faulty.ini', fixture: 'ini/com_cart.ini', mode: '' },
  { path: 'game/texts/en_US.lang', fixture: 'lang/en_US.lang', mode: '' },
  { path: 'frame/en/guide.mif', fixture: 'mif/guide.en.mif', mode: '' },
  { path: 'text/en/welcome.txt', fixture: 'text/welcome.en.txt', mode: '' },
  { path: 'html/en/page.html', fixture: 'html/harbour.en.html', mode: '' },
  { path: 'markdown/en/guide.md', fixture: 'markdown/guide.en.md', mode: '' },
];

/** Writes the faulty files into a folder. */
export function writeFaultyFiles(folder: string): void {
  for (const { path, fixture, text } of [...faultyFiles, ...sources]) {
    const to = join(folder, 'faults', path);
    mkdirSync(dirname(to), { recursive: true });
    if (fixture !== undefined) copyFileSync(join(root, 'shared/formats/fixtures', fixture), to);
    else writeFileSync(to, text ?? '');
  }
}

/**
 * What the command line finds in the faulty files of a folder, by their paths: check and place of each finding that the
 * Problems view lists, as `syntax 3:5`.
 */
export function findingsByPath(folder: string): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map<string, string[]>();
  const run = [join(root, 'dist/cli.mjs'), 'check', '--format', 'json', 'faults'];
  for (const line of output(run, folder).split('\n').filter(Boolean)) {
    const finding = JSON.parse(line) as Record<string, string>;
    if (finding.severity === 'hint') continue;
    const path = slashedPath(finding.file ?? '').replace(/^faults\//, '');
    byPath.set(path, [...(byPath.get(path) ?? []), `${finding.check} ${finding.line}:${finding.column}`]);
  }
  return byPath;
}

/** What a program says that ends with 1 because it found something. */
function output(run: readonly string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, run, { cwd, encoding: 'utf8' });
  } catch (error) {
    const { status, stdout } = error as { status?: number; stdout?: string };
    if (status !== 1 || stdout === undefined) throw error;
    return stdout;
  }
}
