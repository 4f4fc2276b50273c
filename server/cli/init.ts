import { resolve } from 'node:path';
import { settingsFile } from '../../shared/settings.ts';
import { firstSettings, settingsText } from '../workspace/firstSettings.ts';
import { openWorkspace } from '../workspace/openWorkspace.ts';
import { writeAtomically } from '../workspace/writeAtomically.ts';
import { command, exitCodes, UsageError } from './command.ts';
import { many } from './many.ts';
import { shownName } from './shownPath.ts';

/** `interline init`: writes the first settings of a project. */
export const init = command({
  usage: '[FOLDER]',
  summary: 'writes a first interline.json from the files that are there',
  details: [
    'Names the source language, the languages of the translations, and layouts that are not among the usual ones. A',
    'folder that has settings keeps them.',
  ].join('\n'),
  options: {},
  async run({ operands }, terminal, signal) {
    if (operands.length > 1) throw new UsageError('init takes one FOLDER.');
    const root = resolve(terminal.cwd, operands[0] ?? '.');
    const settings = await firstSettings(await openWorkspace(root), signal);
    if (settings.count === 0) {
      throw new UsageError(`There are no localization files in ${shownName(root, terminal)}; nothing was written.`);
    }
    const path = resolve(root, settingsFile);
    await writeAtomically(path, new TextEncoder().encode(settingsText(settings)), 'create');
    const { sourceLanguage, targetLanguages, count } = settings;
    const languages =
      targetLanguages.length > 0 ? `translated into ${targetLanguages.join(', ')}` : 'no translations yet';
    terminal.out(`${shownName(path, terminal)}: ${many(count, 'file')} in ${sourceLanguage}, ${languages}.`);
    return exitCodes.clean;
  },
});
