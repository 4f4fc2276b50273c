import { escaped } from '../../shared/catalog/escaped.ts';
import { codeOfName, nameLike } from '../../shared/languages/spelledOut.ts';
import { type FolderNaming, namedFolder } from './folderNaming.ts';
import { languageOfName } from './languageOfName.ts';

/**
 * One way to read a path as that of a file in one language. The same parts joined by another language's name are the
 * path of that language's file. Paths have forward slashes here.
 *
 * @example // locales/de/app.json
 * { parts: ['locales/', '/app.json'], written: 'de', language: 'de' }
 */
export interface Placement {
  /** The path cut at every place where the language stands; at least two. */
  readonly parts: readonly string[];
  /** The language as it stands in the path: `pt_br`. */
  readonly written: string;
  /** BCP 47: `pt-BR`; empty for a folder that stands for the source language without naming it (see `naming`). */
  readonly language: string;
  /** Where the language stands. A project's own layout is `settings`. */
  readonly languageIn: 'settings' | 'folder' | 'name' | 'part';
  /** Where the folder is named as a platform wants it: `values-pt-rBR`, `Base.lproj`. */
  readonly naming?: FolderNaming;
}

/** How far up from the file a folder may name its language: deeper trees than that name something else. */
const folders = 8;

/**
 * Every way to read a path, the likeliest first: the project's own layouts, then a folder named as a platform wants it
 * (`values-de/strings.xml`, `de.lproj/Main.strings`), then the language in folder and name
 * (`de/app_de.arb`), then alone as the name (`de.json`), at the end of the name (`app_de.arb`, `film.de.srt`), at its
 * start (`de.app.json`), and as a folder, from the innermost out (`locales/de/app.json`).
 *
 * @param templates the project's layouts (see {@link templatePattern}).
 * @example placements('locales/de/app.json')[0]?.language; // 'de'
 */
export function placements(path: string, templates: readonly RegExp[] = []): Placement[] {
  const choices: Placement[] = [];
  for (const template of templates) {
    const spots =
      template
        .exec(path)
        ?.indices?.slice(1)
        .filter((spot) => spot !== undefined) ?? [];
    const placement = place(path, spots, 'settings');
    if (placement) choices.push(placement);
  }
  push(choices, namedPlacement(path));
  const nameAt = path.lastIndexOf('/') + 1;
  const inName = nameSpots(path, nameAt);
  const inFolders = folderSpots(path, nameAt);
  for (const name of inName) {
    const written = path.slice(...name);
    const same = inFolders.filter((folder) => languageOfName(path.slice(...folder)) === languageOfName(written));
    const spots = same.filter((folder) => path.slice(...folder) === written);
    if (spots.length > 0) push(choices, place(path, [...spots, name], 'folder'));
  }
  for (const name of inName) {
    const whole = name[0] === nameAt && path.indexOf('.', name[1]) === name[1];
    push(choices, place(path, [name], whole ? 'name' : 'part'));
  }
  for (const folder of inFolders) {
    const written = path.slice(...folder);
    const twins = inFolders.filter((other) => path.slice(...other) === written);
    if (twins.length > 1) push(choices, place(path, twins, 'folder'));
    push(choices, place(path, [folder], 'folder'));
  }
  return choices;
}

/** The path of another language's file. */
export function placeLanguage(placement: Placement, written: string): string {
  return placement.parts.join(written);
}

/** Where the first translation of a file without any language in its path goes: `film.srt` → `film.de.srt`. */
export function besideName(name: string, language: string): Placement {
  const dot = name.lastIndexOf('.');
  const end = dot > name.lastIndexOf('/') ? dot : name.length;
  return { parts: [`${name.slice(0, end)}.`, name.slice(end)], written: '', language, languageIn: 'part' };
}

/**
 * Where a file without any language in its name would stand: `film.srt` for `film.de.srt`.
 *
 * @returns undefined where the language is not one part of a longer name.
 */
export function withoutLanguage(placement: Placement): string | undefined {
  const [before = '', after = ''] = placement.parts;
  if (placement.languageIn !== 'part' || placement.parts.length !== 2) return undefined;
  if (/[._-]$/.test(before) && after.startsWith('.')) return before.slice(0, -1) + after;
  return undefined;
}

/**
 * A language in the manner in which a path writes its own: `en_US` makes `pt-BR` into `pt_BR`, `en-us` into `pt-br`,
 * `english` makes `de` into `german`.
 *
 * @param like the path's own; one that has no region tells nothing, `separator` decides then.
 */
export function writeLike(language: string, like: string, separator: '-' | '_' = '-'): string {
  const name = codeOfName(like) && nameLike(language, like);
  if (name) return name;
  const likeSeparator = /[-_]/.exec(like)?.[0];
  const joined = language.replaceAll('-', likeSeparator ?? separator);
  return likeSeparator && like === like.toLowerCase() ? joined.toLowerCase() : joined;
}

/**
 * The pattern of a layout of the settings: `{language}` stands for the language, every time it occurs; any other
 * `{name}` and `*` for a part without a slash; `**` for any folders.
 *
 * @param root absolute, with forward slashes: layouts are relative to it.
 * @example templatePattern('/app', 'src/i18n/{language}.json').test('/app/src/i18n/de.json'); // true
 */
export function templatePattern(root: string, template: string): RegExp {
  const body = template
    .replace(/^\.?\//, '')
    .split(/(\{\w+\}|\*\*\/|\*\*|\*)/)
    .map((part) => {
      if (part === '{language}') return '([A-Za-z]{2,3}(?:[-_@][A-Za-z0-9]+)*)';
      if (part === '**/') return '(?:[^/]+/)*';
      if (part === '**') return '.*';
      if (part === '*' || /^\{\w+\}$/.test(part)) return '[^/]+';
      return escaped(part);
    })
    .join('');
  return new RegExp(`^${escaped(root.replace(/\/$/, ''))}/${body}$`, 'd');
}

function namedPlacement(path: string): Placement | undefined {
  const named = namedFolder(path);
  if (!named) return undefined;
  const [start, end] = named.spot;
  const written = path.slice(start, end);
  const language = written === named.naming.bare ? '' : named.naming.read(written);
  if (language === undefined) return undefined;
  return {
    parts: [path.slice(0, start), path.slice(end)],
    written,
    language,
    languageIn: 'folder',
    naming: named.naming,
  };
}

type Spot = readonly [start: number, end: number];

function place(path: string, spots: readonly Spot[], languageIn: Placement['languageIn']): Placement | undefined {
  const [first] = spots;
  if (!first) return undefined;
  const written = path.slice(...first);
  const language = languageOfName(written);
  if (!language || spots.some((spot) => path.slice(...spot) !== written)) return undefined;
  const parts: string[] = [];
  let rest = 0;
  for (const [start, end] of [...spots].sort((a, b) => a[0] - b[0])) {
    parts.push(path.slice(rest, start));
    rest = end;
  }
  return { parts: [...parts, path.slice(rest)], written, language, languageIn };
}

function push(list: Placement[], placement: Placement | undefined): void {
  if (placement) list.push(placement);
}

/**
 * Languages in a file's name: the longest end of its stem first, then its start up to the first dot, then the end of
 * what stands before that (`panel_ar.desktop.yaml`).
 */
function nameSpots(path: string, nameAt: number): Spot[] {
  if (isOfTypo3.test(path.slice(nameAt))) return [];
  const dot = path.lastIndexOf('.');
  const end = dot > nameAt ? dot : path.length;
  const spots = endSpots(path, nameAt, end);
  const first = path.indexOf('.', nameAt);
  if (first <= nameAt || first >= end) return spots;
  if (languageOfName(path.slice(nameAt, first))) spots.push([nameAt, first]);
  return [...spots, ...endSpots(path, nameAt, first).filter(([start]) => start > nameAt)];
}

/**
 * `locallang_be.xlf` of TYPO3 has the texts of its backend in English: what stands behind is a part of the program, and a
 * language stands in front (`de.locallang_be.xlf`).
 * Source: https://docs.typo3.org/m/typo3/reference-coreapi/main/en-us/ApiOverview/Localization/Index.html
 */
export const isOfTypo3 = /^locallang[_.]/;

/** Languages that a part of a file's name ends with, the longest first. */
function endSpots(path: string, nameAt: number, end: number): Spot[] {
  const spots: Spot[] = [];
  for (let start = nameAt; start < end; start++) {
    const starts = start === nameAt || /[._-]/.test(path[start - 1] ?? '');
    if (starts && end - start <= 16 && languageOfName(path.slice(start, end))) spots.push([start, end]);
  }
  return spots;
}

/** Folders that are called like a language, from the innermost out. */
function folderSpots(path: string, nameAt: number): Spot[] {
  const spots: Spot[] = [];
  let end = nameAt - 1;
  for (let depth = 0; end > 0 && depth < folders; depth++) {
    const start = path.lastIndexOf('/', end - 1) + 1;
    if (languageOfName(path.slice(start, end))) spots.push([start, end]);
    end = start - 1;
  }
  return spots;
}
