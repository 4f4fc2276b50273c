import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import type { Client } from '../../../shared/api/client.ts';
import type { ConfiguredRules } from '../../../shared/api/styleRules.ts';
import type { UsedResource, UseResourceParams } from '../../../shared/resourcesProtocol.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { settingsFile } from '../../../shared/settings.ts';
import { configuredFor } from '../../../shared/style/styleSets.ts';
import { pathOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session } from '../../lsp/session.ts';
import { editSettings } from '../../lsp/settingsEdit.ts';
import { globMatcher } from '../../workspace/glob.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { writeAtomically } from '../../workspace/writeAtomically.ts';
import { glossaries } from './glossaries.ts';
import { memories } from './memories.ts';

/** What a project gets of a resource. */
interface Wanted {
  readonly client: Client;
  readonly session: Session;
  readonly workspace: Workspace;
  readonly params: UseResourceParams;
  readonly signal: AbortSignal;
}

/**
 * Brings a resource of the service into a project, where everybody who works on it has it, also without the service: a
 * glossary and a memory as files that the settings cover, style rules in the settings themselves.
 *
 * @returns a question where something would be replaced that `replaces` does not allow.
 * @throws RequestRefused in a sentence for the user.
 */
export async function useInProject(
  session: Session,
  client: Client,
  params: UseResourceParams,
  signal: AbortSignal,
): Promise<UsedResource> {
  const folder = pathOf(params.folder);
  if (folder === undefined) throw new RequestRefused(say`Open a project on disk first.`);
  const { workspace } = await session.projects.for(join(folder, settingsFile));
  const wanted: Wanted = { client, session, workspace, params, signal };
  switch (params.kind) {
    case 'glossary': {
      const { name, dictionaries } = await client.glossaries.get(params.id, signal);
      if (dictionaries.length === 0) throw new RequestRefused(say`“${name}” has no entries yet. Add some first.`);
      const bytes = await glossaries.exportFile(client, { id: params.id }, '.csv', signal);
      return asFile(wanted, fileName('glossary', name, 'csv'), bytes, 'glossaries');
    }
    case 'memory': {
      const { name } = await client.memories.get(params.id, signal);
      const bytes = await memories.exportFile(client, { id: params.id }, '.tmx', signal);
      return asFile(wanted, fileName('memory', name, 'tmx'), bytes, 'memories');
    }
    case 'style':
      return asSetting(wanted);
    default:
      throw new RequestRefused(say`Spoken terms are for recordings; a project cannot use them.`);
  }
}

/** @example fileName('glossary', 'Harbour terms', 'csv'); // 'glossary-harbour-terms.csv' */
function fileName(prefix: string, name: string, extension: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const parts = words[0] === prefix ? words : [prefix, ...words];
  return `${parts.join('-').slice(0, 80)}.${extension}`;
}

async function asFile(
  { session, workspace, params }: Wanted,
  name: string,
  bytes: Uint8Array,
  setting: 'glossaries' | 'memories',
): Promise<UsedResource> {
  const path = join(workspace.files.root, name);
  const current = await readFile(path).catch(() => undefined);
  if (current && !current.equals(bytes) && !params.replaces)
    return { question: session.localized(say`The project already has a file ${name}. Replace it?`) };
  await writeAtomically(path, bytes);
  const globs = workspace.settings.project[setting];
  const settings = globMatcher(globs)(name)
    ? undefined
    : await editSettings(session, workspace, [setting], [...globs, name]);
  session.projects.changedOnDisk(path);
  session.filesChanged([path]);
  const done =
    setting === 'glossaries'
      ? say`The glossary is now in this project as ${name}.`
      : say`The translation memory is now in this project as ${name}.`;
  return { message: session.localized(done), ...(settings ? { settings } : {}) };
}

async function asSetting({ client, session, workspace, params, signal }: Wanted): Promise<UsedResource> {
  const { name, language, configured_rules: rules = {} } = await client.styleRules.get(params.id, signal);
  if (Object.keys(rules).length === 0) throw new RequestRefused(say`“${name}” has no rules yet. Choose some first.`);
  const path = join(workspace.files.root, settingsFile);
  const text = session.documents.atPath(path)?.text ?? (await readFile(path, 'utf8').catch(() => ''));
  const written: unknown = (parse(String(text)) as { readonly style?: unknown } | undefined)?.style;
  if (typeof written === 'string' && written !== '')
    throw new RequestRefused(
      say`The style rules of this project are in ${written}. Export the list into that file instead.`,
    );
  const current =
    typeof workspace.settings.project.style === 'object'
      ? configuredFor(workspace.settings.project.style, language)
      : undefined;
  if (current && !isSame(current, rules) && !params.replaces) {
    const question = say`The project already has style rules for ${{ language }}. Replace them?`;
    return { question: session.localized(question) };
  }
  const isObject = typeof written === 'object' && written !== null;
  const settings = isObject
    ? await editSettings(session, workspace, ['style', language], rules)
    : await editSettings(session, workspace, ['style'], { [language]: rules });
  const done: Sentence = say`The project now has the style rules of “${name}” for ${{ language }}.`;
  return { message: session.localized(done), settings };
}

function isSame(a: ConfiguredRules, b: ConfiguredRules): boolean {
  const list = (rules: ConfiguredRules) =>
    Object.entries(rules).flatMap(([category, some]) =>
      Object.entries(some).map((each) => [category, ...each].join('.')),
    );
  return list(a).sort().join() === list(b).sort().join();
}
