import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { recordingExtensions } from '../client/voice/recordingExtensions.data.ts';
import type { Tool } from '../server/cli/mcp/tool.ts';
import { tools as agentTools } from '../server/cli/mcp/tools.ts';
import { codeChecks } from '../server/code/codeChecks.ts';
import { checks } from '../shared/checks/checks.ts';
import { staleTranslation } from '../shared/checks/states/staleTranslation.ts';
import { severitySchema } from '../shared/settings.ts';
import {
  activationEvents,
  documentExtensions,
  documentLanguages,
  type LanguageMode,
  languageModes,
  ownModes,
  tablePatterns,
  termPatterns,
} from './formatLists.ts';

/** Every check, those that need more than one file included: the history of a repository, the source code. */
const all = [
  ...checks,
  { ...staleTranslation, inSource: false },
  ...codeChecks.map((check) => ({ ...check, inSource: check.id === 'unused-key' })),
];

/**
 * The files of the project that repeat what the code says: the ids of the checks in the manifest's settings, the table of
 * the checks, and what the manifest and the client know of formats (extensions, language modes, what wakes the extension). `npm run generate` writes them; a test says when they are out of date.
 *
 * @param root folder of the project.
 * @returns whole texts, by path from the root.
 */
export function generatedFiles(root: string): ReadonlyMap<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return new Map([
    ['package.json', manifest(read('package.json'))],
    ['client/session/documentLists.data.ts', clientLists()],
    ['shared/checks/checkFamilies.data.ts', families(read('shared/checks/checks.ts'))],
    ['docs/checks/README.md', checkTable(read('docs/checks/README.md'), (id) => read(`docs/checks/${id}.md`))],
  ]);
}

interface Manifest {
  activationEvents: string[];
  contributes: {
    menus: Record<string, { command: string; when: string }[]>;
    keybindings: { when: string }[];
    languages: LanguageMode[];
    languageModelTools: object[];
    customEditors: { viewType: string; selector: { filenamePattern: string }[] }[];
    configuration: { properties: Record<string, Record<string, unknown>> }[];
  };
}

function manifest(text: string): string {
  const value = JSON.parse(text) as Manifest;
  nameFormats(value);
  nameChecks(value);
  value.contributes.languageModelTools = agentTools.map(toolOf);
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A tool of `interline mcp` as one for the language models of VS Code. */
function toolOf({ name, description, input, writes }: Tool): object {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input' });
  return {
    name: `interline_${name}`,
    displayName: `%tool.${name}%`,
    modelDescription: description,
    userDescription: `%tool.${name}%`,
    toolReferenceName: name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    canBeReferencedInPrompt: true,
    icon: '$(globe)',
    tags: ['localization', ...(writes ? ['writes'] : [])],
    ...(writes ? { when: '!config.interline.agents.proposalsOnly' } : {}),
    inputSchema,
  };
}

/** Files of every format wake the extension, have a language mode, and have their commands in the menus. */
function nameFormats(value: Manifest): void {
  const { contributes } = value;
  contributes.languages = languageModes(contributes.languages);
  value.activationEvents = activationEvents(contributes.languages, value.activationEvents);
  for (const editor of contributes.customEditors) {
    if (editor.viewType === 'interline.table') {
      editor.selector = [...tablePatterns, ...termPatterns].map((filenamePattern) => ({ filenamePattern }));
    }
  }
  const words: Record<string, readonly string[]> = {
    commandPalette: documentLanguages,
    'editor/context': ownModes(contributes.languages),
    'explorer/context': documentExtensions,
  };
  const tableExtensions = tablePatterns.map((pattern) => pattern.replace('*.', ''));
  const ofOtherFiles: Readonly<Record<string, readonly string[]>> = {
    'interline.openAsTable': tableExtensions,
    'interline.openLanguages': tableExtensions,
    'interline.openVoice': recordingExtensions,
    'interline.translateRecording': recordingExtensions,
  };
  // A pattern for another fact than that of the list stays, such as the extensions of source code in the palette.
  const nameList = (item: { when: string }, fact: 'editorLangId' | 'resourceExtname', list: readonly string[]) => {
    if (item.when.includes(`${fact} =~`)) item.when = item.when.replace(/\([^()]*\)(?=\$\/i?$)/, `(${list.join('|')})`);
  };
  for (const [menu, list] of Object.entries(words)) {
    for (const item of contributes.menus[menu] ?? []) {
      if (menu === 'explorer/context') nameList(item, 'resourceExtname', ofOtherFiles[item.command] ?? list);
      else nameList(item, 'editorLangId', list);
    }
  }
  for (const item of contributes.keybindings) nameList(item, 'editorLangId', documentLanguages);
}

/** Every id is completed, and explained by its summary, wherever the settings name checks. */
function nameChecks(value: Manifest): void {
  const severity = { type: 'string', enum: severitySchema.options };
  const properties = Object.fromEntries(
    all.map(({ id, summary }) => [id, { ...severity, description: `${summary}.` }]),
  );
  const bySeverity = { type: 'object', properties, additionalProperties: severity };
  for (const section of value.contributes.configuration) {
    const { 'interline.checks': severities, 'interline.overrides': overrides } = section.properties;
    if (severities) Object.assign(severities, bySeverity);
    const items = overrides?.items as { properties: Record<string, unknown> } | undefined;
    if (items) items.properties.checks = { type: 'object', additionalProperties: severity };
  }
}

/** The family of each check is the folder that it is in. */
function families(list: string): string {
  const folders = new Map([['stale-translation', 'states']]);
  for (const { id } of checks) {
    const name = id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const folder = new RegExp(`from '\\./([a-z]+)/${name}\\.ts'`).exec(list)?.[1];
    if (folder === undefined) throw new Error(`No file of a family is named ${name}.ts.`);
    folders.set(id, folder);
  }
  const lines = [...folders].map(([id, folder]) => `  '${id}': '${folder}',\n`).sort();
  const names = [...new Set(folders.values())].sort().map((folder) => `  | '${folder}'\n`);
  return `// Written by “npm run generate” from the folders of the checks.

/** What checks of one kind have in common. */
export type CheckFamily =
${names.join('').trimEnd()};

/** The family of each check, by its id. */
export const checkFamilies: Readonly<Record<string, CheckFamily>> = {
${lines.join('').replace(/^ {2}'([a-z]+)':/gm, '  $1:')}};
`;
}

function clientLists(): string {
  const list = (words: readonly string[]) => words.map((word) => `  '${word}',\n`).join('');
  return `// Written by “npm run generate” from the facts of the formats.

/** Language modes whose documents are sent to the server. */
export const documentLanguages: readonly string[] = [
${list(documentLanguages)}];

/** Extensions, without the dot, of files that can be chosen to be translated as a whole. */
export const documentExtensions: readonly string[] = [
${list(documentExtensions)}];
`;
}

/** The kinds of fixes that the examples of a page have: these are run as tests. */
function fixKinds(page: string): string[] {
  return [...(/^fixed:/m.test(page) ? ['safe'] : []), ...(/^suggested:/m.test(page) ? ['suggestion'] : [])];
}

function checkTable(text: string, page: (id: string) => string): string {
  const rows = all.map(({ id, severity, optional, summary, inSource }) => {
    const fixed = fixKinds(page(id)).join(', ');
    const shown = optional ? `off (${severity})` : severity;
    return `| [${id}](${id}.md) | ${shown} | ${summary} | ${fixed} | ${inSource ? 'yes' : ''} |`;
  });
  const head = text.indexOf('| check |');
  const body = text.indexOf('\n', text.indexOf('\n', head) + 1) + 1;
  const end = text.indexOf('\n\n', body);
  return `${text.slice(0, body)}${rows.join('\n')}${text.slice(end)}`;
}
