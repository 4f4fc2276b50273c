import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ProjectSettings } from '../../shared/settings.ts';

/**
 * The settings with the words of the files that they name. A line is a word or a phrase; what follows `#` is a remark,
 * what follows a slash the flags of a Hunspell dictionary, a number alone the count that such a file begins with.
 *
 * @param root absolute folder of the project.
 */
export async function withWordFiles(root: string, settings: ProjectSettings): Promise<ProjectSettings> {
  const texts = await Promise.all(
    settings.dictionaries.map((place) => readFile(resolve(root, place), 'utf8').catch(() => '')),
  );
  const words = texts.flatMap((text) => text.split(/\r?\n/).map(wordOfLine)).filter((word) => word !== '');
  return words.length > 0 ? { ...settings, words: [...settings.words, ...words] } : settings;
}

function wordOfLine(line: string): string {
  const word = line.split(/[#/]/, 1).join().trim();
  return /^\d+$/.test(word) ? '' : word;
}
