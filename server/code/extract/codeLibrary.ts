import { readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { codeLibraries } from '../../../shared/settings.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { CodeFile } from '../codeFile.ts';
import { moduleOfHook } from './moduleOfHook.ts';
import { projectName } from './projectName.ts';

export type LibraryName = (typeof codeLibraries)[number];

/** How a project asks for texts in its code. */
export interface CodeLibrary {
  /** Undefined where the project's own template says how. */
  readonly name: LibraryName | undefined;
  /** The call as the settings have it: `texts.get('{key}', {arguments})`. */
  readonly call?: string;
  /** True where other packages of the project use it, and the one of this file does not say that it does. */
  readonly isGuess?: true;
  /** The module that the files beside this one have a hook of the library from: `@/i18n/client`. */
  readonly hookModule?: (hook: string) => string | undefined;
  /** What the project calls itself; see {@link projectName}. */
  readonly projectName?: string;
}

/** Packages that tell a library, the more special one first: a Vue project may use i18next. */
const packages: readonly (readonly [RegExp, LibraryName])[] = [
  [/^(?:next-intl|use-intl)$/, 'next-intl'],
  [/^(?:react-intl|@formatjs\/intl|@formatjs\/cli)$/, 'react-intl'],
  [/^(?:vue-i18n|@nuxtjs\/i18n|@intlify\/.+|nuxt-i18n)$/, 'vue-i18n'],
  [/^@ngx-translate\/core$/, 'ngx-translate'],
  [/^(?:@jsverse|@ngneat)\/transloco$/, 'transloco'],
  [/^svelte-i18n$/, 'svelte-i18n'],
  [/^(?:react-i18next|next-i18next|i18next|i18next-vue|svelte-i18next)$/, 'i18next'],
  [/^@angular\/localize$/, 'angular'],
];

/**
 * The library that a file of source code asks for texts with: what the settings say, else what the file imports, else what
 * the nearest `package.json` depends on, else what most files of the project import.
 *
 * @param path absolute.
 * @param text of the file.
 * @param code every file of the project.
 * @returns undefined where nothing tells.
 * @example (await libraryOf(workspace, '/app/src/Cart.tsx', text, code))?.name; // 'i18next'
 */
export async function libraryOf(
  workspace: Workspace,
  path: string,
  text: string,
  code: readonly CodeFile[],
): Promise<CodeLibrary | undefined> {
  const library = await usedLibrary(workspace, path, text, code);
  if (!library) return undefined;
  const name = await workspace.facts.of(nameOfProject, workspace);
  return name === undefined ? library : { ...library, projectName: name };
}

const nameOfProject = ({ files }: Workspace) => projectName(files.root);

async function usedLibrary(
  { files, settings }: Workspace,
  path: string,
  text: string,
  code: readonly CodeFile[],
): Promise<CodeLibrary | undefined> {
  const { library, call } = settings.project.code;
  if (call !== undefined) return { name: undefined, call };
  if (library !== undefined) return { name: library };
  const hookModule = (hook: string) => moduleOfHook(hook, path, code);
  const named = importedBy(text);
  const { dependency, hasPackage, beyond } = await dependedOn(files.root, path);
  // What the whole repository depends on, a package of it need not use.
  const isUsed = !beyond || code.some((file) => file.uses.length > 0 && file.path.startsWith(beyond));
  if (named || dependency)
    return { name: named ?? dependency, hookModule, ...(named || isUsed ? {} : { isGuess: true }) };
  const name = mostFrequent(code.map((file) => importedBy(file.text)));
  return name && { name, hookModule, ...(hasPackage ? { isGuess: true } : {}) };
}

function importedBy(text: string): LibraryName | undefined {
  for (const [, module = ''] of text.matchAll(/(?:\bfrom|\bimport|\brequire\()\s*['"]([^'"\n]+)['"]/g)) {
    const name = libraryOfPackage(module.replace(/^((?:@[^/]+\/)?[^/@][^/]*)\/.*$/, '$1'));
    if (name) return name;
  }
  return undefined;
}

function libraryOfPackage(name: string): LibraryName | undefined {
  return packages.find(([pattern]) => pattern.test(name))?.[1];
}

/**
 * What the nearest `package.json` that names a library depends on, and whether there is any `package.json`. `beyond` is the
 * folder of the package that the file is in, with a separator behind it, where that names none itself.
 */
async function dependedOn(root: string, path: string) {
  let hasPackage = false;
  let beyond: string | undefined;
  for (let folder = dirname(path); folder.startsWith(root); folder = dirname(folder)) {
    const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined);
    hasPackage ||= text !== undefined;
    const names = text === undefined ? [] : dependenciesIn(text);
    const match = packages.find(([pattern]) => names.some((name) => pattern.test(name)));
    if (match) return { dependency: match[1], hasPackage, beyond };
    if (text !== undefined) beyond ??= join(folder, sep);
    if (folder === dirname(folder)) break;
  }
  return { dependency: undefined, hasPackage, beyond };
}

function dependenciesIn(text: string): readonly string[] {
  try {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(text) as Record<string, object | undefined>;
    return [dependencies, devDependencies, peerDependencies].flatMap((names) => Object.keys(names ?? {}));
  } catch {
    return [];
  }
}

function mostFrequent<T>(values: readonly (T | undefined)[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
