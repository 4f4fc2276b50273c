import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { slashedPath } from '../../../shared/catalog/slashedPath.ts';
import { formatFor } from '../../../shared/formats/formats.ts';
import { git } from '../../workspace/git.ts';
import { readPlain } from '../../workspace/readText.ts';
import { repositoryOf } from '../../workspace/repository.ts';
import { writeAtomically } from '../../workspace/writeAtomically.ts';
import { type ExitCode, exitCodes, UsageError } from '../command.ts';
import { listedFiles, openProjects } from '../project.ts';
import { nameOf } from '../shownPath.ts';
import type { Terminal } from '../terminal.ts';
import { attributePatterns } from './attributePatterns.ts';

/** What the command line says of it. */
interface InstallOptions {
  readonly command?: string;
  readonly yes?: boolean;
}

/**
 * Has git merge the localization files of the repository around the current folder by `interline merge`: shows the lines
 * for the configuration of git and for `.gitattributes`, asks, and writes what is not there yet.
 *
 * @throws UsageError outside of a repository, and where nobody can be asked.
 */
export async function installDriver(
  { command, yes }: InstallOptions,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<ExitCode> {
  const repository = await repositoryOf(terminal.cwd, signal);
  if (!repository) throw new UsageError(`merge --install needs git: ${terminal.cwd} is in no repository.`);
  const { top } = repository;
  const program = command ?? ((await isInstalled(top)) ? 'npx --no-install interline' : 'interline');
  const settings = [
    ['merge.interline.name', 'segments of localization files'],
    ['merge.interline.driver', `${program} merge %O %A %B %P`],
  ] as const;
  const attributes = join(top, '.gitattributes');
  const present = await readPlain(attributes).catch(() => '');
  const lines = (await patternsOf(top, terminal, signal))
    .map((pattern) => `${pattern} merge=interline`)
    .filter((line) => !present.split(/\r?\n/).includes(line));
  terminal.out('For the configuration of this repository:');
  for (const [name, value] of settings) terminal.out(`  git config ${name} "${value}"`);
  terminal.out(lines.length > 0 ? 'For .gitattributes:' : '.gitattributes has its lines already.');
  for (const line of lines) terminal.out(`  ${nameOf(line)}`);
  if (!yes) {
    const agreed = await terminal.confirm('Write these lines? [Y/n] ', signal);
    if (agreed === undefined) throw new UsageError('Nobody can be asked here; add --yes to write these lines.');
    if (!agreed) {
      terminal.say('Nothing was written.');
      return exitCodes.clean;
    }
  }
  for (const [name, value] of settings) {
    const set = await git(top, ['config', '--local', name, value], signal);
    if (!set) {
      terminal.say(`git could not write ${name} to its configuration.`);
      return exitCodes.findings;
    }
  }
  if (lines.length > 0) {
    const gap = present === '' || present.endsWith('\n') ? '' : '\n';
    await writeAtomically(attributes, Buffer.from(`${present}${gap}${lines.join('\n')}\n`));
  }
  terminal.say('Done. Commit .gitattributes; everybody who clones the repository runs this command once.');
  return exitCodes.clean;
}

async function isInstalled(top: string): Promise<boolean> {
  const path = join(top, 'node_modules/.bin/interline');
  return await stat(path).then(
    () => true,
    () => false,
  );
}

/** Patterns for the localization files of a repository that can be merged. */
async function patternsOf(top: string, terminal: Terminal, signal: AbortSignal): Promise<readonly string[]> {
  const { files } = await listedFiles(await openProjects([top], terminal), terminal, signal);
  const names = files.flatMap(([file]) => {
    const format = file && formatFor(file.path, '');
    const isText = !format?.facts?.textIsExtracted && format?.readOnly === undefined;
    return file && isText ? [slashedPath(file.path.slice(top.length + 1))] : [];
  });
  return attributePatterns(names);
}
