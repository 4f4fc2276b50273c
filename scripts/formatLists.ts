import type { Format } from '../shared/formats/format.ts';
import { formats } from '../shared/formats/formats.ts';

/** What the editor itself takes for which of its language modes: of no other mode, and shown by no format alone. */
const builtIn: Readonly<Record<string, readonly string[]>> = {
  xml: ['.xml'],
  json: ['.json'],
  jsonc: ['.jsonc'],
  yaml: ['.yml', '.yaml'],
  properties: ['.properties'],
  ini: ['.ini'],
  plaintext: ['.txt'],
  html: ['.html', '.htm', '.shtml', '.xhtml'],
  markdown: ['.md', '.markdown', '.mdown', '.mkd', '.mdx'],
  javascript: ['.js', '.mjs', '.cjs'],
  typescript: ['.ts', '.mts', '.cts'],
  php: ['.php'],
};
const ofTheEditor = new Set(Object.values(builtIn).flat());

/** Languages of documents that are sent to the server: it decides itself which of them are localization files. */
export const documentLanguages = unique(formats.flatMap((format) => format.languageIds));

/** Extensions, without the dot, of files that can be translated as a whole: no memories, glossaries and compiled catalogs. */
export const documentExtensions = unique([
  ...formats
    .filter(({ readOnly, servesAs, sharesCode }) => !readOnly && !servesAs && !sharesCode)
    .flatMap(({ extensions }) => extensions.map((extension) => extension.slice(1))),
  'pdf',
  'jpg',
  'jpeg',
  'png',
]);

/** Patterns of the files that can be opened as a table: what the editor opens as text, but for program code. */
export const tablePatterns = unique(
  formats
    .filter(({ languageIds, sharesCode, readOnly }) => languageIds.length > 0 && !sharesCode && !readOnly)
    .flatMap(({ extensions }) => extensions.map((extension) => `*${extension}`)),
);

/** Patterns of glossaries, which are opened as a table of terms. */
export const termPatterns = ['*.csv', '*.tsv'];

/** A language mode of the manifest. */
export interface LanguageMode {
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly extensions?: readonly string[];
}

/**
 * The language modes of the extension: those that are there keep their looks (colours, brackets, first lines), every
 * extension of a format is in one of them or in one of the editor's, and a mode that lacks is added.
 */
export function languageModes(existing: readonly LanguageMode[]): LanguageMode[] {
  const extensions = new Map<string, string[]>(existing.map(({ id }) => [id, []]));
  const names = new Map<string, string>();
  for (const format of formats) {
    const mode = modeOf(format, extensions);
    if (mode === undefined) continue;
    names.set(mode, format.name);
    const shownExtensions = format.extensions.filter((extension) => !ofTheEditor.has(extension));
    extensions.set(mode, unique([...(extensions.get(mode) ?? []), ...shownExtensions]));
  }
  const added = [...extensions.keys()].filter(
    (id) => !existing.some((mode) => mode.id === id) && extensions.get(id)?.length,
  );
  const modes: LanguageMode[] = [...existing, ...added.map((id) => ({ id, aliases: [names.get(id) ?? id] }))];
  const taken = new Set<string>();
  return modes.map((mode) => {
    const free = (extensions.get(mode.id) ?? []).filter((extension) => !taken.has(extension));
    for (const extension of free) taken.add(extension);
    return Object.fromEntries(
      Object.entries({ ...mode, extensions: free }).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
    ) as unknown as LanguageMode;
  });
}

const order = ['id', 'aliases', 'extensions', 'firstLine', 'configuration'];

/** The first mode of a format that is there, or else its first one; none for archives. */
function modeOf({ languageIds }: Format, modes: ReadonlyMap<string, unknown>): string | undefined {
  return languageIds.find((id) => modes.has(id) || id in builtIn) ?? languageIds[0];
}

/** Modes that are brought to an editor without them and that settings and manifests have, too (`Cargo.toml`). */
const ofOthers: ReadonlySet<string> = new Set(['json5', 'toml']);

/** The modes that no other files have than localization files; one without extensions is not for files. */
export function ownModes(modes: readonly LanguageMode[]): string[] {
  return modes
    .filter(({ id, extensions }) => extensions?.length !== 0 && !(id in builtIn) && !ofOthers.has(id))
    .map(({ id }) => id);
}

/** What wakes the extension: documents of its own modes, folders that show such files, and what is no format's. */
export function activationEvents(modes: readonly LanguageMode[], existing: readonly string[]): string[] {
  const others = existing.filter((event) => !/^(?:onLanguage|workspaceContains):/.test(event));
  const patterns = formats.flatMap(({ shownBy, extensions }) => [
    ...(shownBy?.extension ? extensions.filter((each) => !ofTheEditor.has(each)).map((each) => `**/*${each}`) : []),
    ...(shownBy?.paths ?? []),
  ]);
  return unique([
    ...ownModes(modes).map((id) => `onLanguage:${id}`),
    'workspaceContains:**/interline.json',
    ...others,
    ...joined(patterns).map((pattern) => `workspaceContains:${pattern}`),
  ]);
}

/** Patterns that differ in their extension alone, as one. */
function joined(patterns: readonly string[]): string[] {
  const extensions = new Map<string, string[]>();
  for (const pattern of patterns) {
    const [, before = pattern, extension] = /^(.*\/\*\.)(\w+)$/.exec(pattern) ?? [];
    extensions.set(before, [...(extensions.get(before) ?? []), ...(extension ? [extension] : [])]);
  }
  return [...extensions].map(([before, list]) => {
    const each = unique(list);
    return each.length > 1 ? `${before}{${each.join(',')}}` : before + each.join('');
  });
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}
