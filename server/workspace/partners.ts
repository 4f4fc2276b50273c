import { startingWith } from '../../shared/catalog/startingWith.ts';
import { everydayWords } from '../../shared/languages/everydayWords.ts';
import { isEnglishOfRegion, originalEnglishes, rootLanguage } from '../../shared/languages/languageTag.ts';
import { localeFolders } from '../../shared/languages/localePath.ts';
import { isMadeUp } from '../../shared/languages/madeUp.ts';
import { codeOfName } from '../../shared/languages/spelledOut.ts';
import { bareFamily, bareSource, bundleFamily } from './bareFamily.ts';
import type { Folders } from './folderCache.ts';
import { languageOfName } from './languageOfName.ts';
import { type Placement, placeLanguage, placements } from './layout.ts';
import { mergedFamily } from './mergedFamily.ts';
import { originalPlacements, originalsFamily } from './originalsFamily.ts';
import { docusaurusFamily, mirrorFamily, nestedFamily } from './pageFamilies.ts';
import { pagesByName } from './pagesByName.ts';
import { otherSourceSets } from './sourceSets.ts';
import { withTaiwan } from './taiwan.ts';
import { wholeFiles } from './wholeFiles.ts';

/** A file of one language among those that belong together. */
export interface Partner {
  readonly path: string;
  /** BCP 47. */
  readonly language: string;
  /** As it stands in the path; empty where the path names none. */
  readonly written: string;
}

/** Files of the same content in several languages. */
export interface Family {
  readonly placement: Placement;
  /** The file of the source language. */
  readonly source: Partner;
  /** The others, by path. */
  readonly targets: readonly Partner[];
  /** The file that was asked for, one of the above. */
  readonly self: Partner;
}

/**
 * The family of a file: the first way to read its path for which a file of the source language is there. A name that
 * merely looks like a language (`id.json`, `is.json`) has none, and so stays alone.
 *
 * @param sourceLanguage BCP 47; among `en`, `en-US` and `en-GB` the one that is spelled the same is the source, then
 *   the one without a region; one that is far smaller than another one only says what differs, and is none.
 * @returns undefined for a file without relatives. A file of the source language counts as a family of its own.
 */
export async function familyOf(
  path: string,
  sourceLanguage: string,
  folders: Folders,
  templates: readonly RegExp[] = [],
): Promise<Family | undefined> {
  let alone = await docusaurusFamily(path, sourceLanguage, folders);
  if (alone && (alone.self !== alone.source || alone.targets.length > 0)) return alone;
  for (const placement of [...placements(path, templates), ...originalPlacements(path, sourceLanguage)]) {
    const partners = await partnersOf(placement, folders, path);
    const family =
      (await originalsFamily(path, placement, partners, sourceLanguage, folders)) ??
      (await mergedFamily(path, placement, sourceLanguage, folders, (place) => partnersOf(place, folders))) ??
      (await bareFolderFamily(path, placement, partners, sourceLanguage, folders)) ??
      (await bundleFamily(path, placement, sourceLanguage, folders)) ??
      (await chooseSource(path, placement, partners, sourceLanguage, folders)) ??
      (await bareFamily(path, placement, sourceLanguage, folders));
    if (family && (family.self !== family.source || family.targets.length > 0)) return family;
    alone ??= family;
  }
  return (
    (await bareSource(path, sourceLanguage, folders)) ??
    (await mirrorFamily(path, sourceLanguage, folders)) ??
    (await nestedFamily(path, sourceLanguage, folders)) ??
    (await pagesByName(path, sourceLanguage, folders)) ??
    alone
  );
}

/**
 * The files of other languages beside a file, without that of the source language; also of a file that has both texts in
 * itself, whose family needs no file of the source language.
 *
 * @param sourceLanguage BCP 47.
 */
export async function partnersBeside(
  path: string,
  sourceLanguage: string,
  folders: Folders,
  templates: readonly RegExp[] = [],
): Promise<readonly Partner[]> {
  const family = await familyOf(path, sourceLanguage, folders, templates);
  if (family) return family.targets.filter((partner) => partner.path !== path);
  for (const placement of placements(path, templates)) {
    const others = (await partnersOf(placement, folders, path)).filter((partner) => partner.path !== path);
    if (others.length > 0) return others;
  }
  return [];
}

/**
 * Files that stand where a placement puts other languages, the file itself included; for a language that has none there,
 * that of another source set.
 */
async function partnersOf(placement: Placement, folders: Folders, self?: string): Promise<Partner[]> {
  let partners = await partnersIn(placement, folders, self);
  const [head = '', ...others] = placement.parts;
  for (const other of await otherSourceSets(head, folders)) {
    const there = new Set(partners.map(({ language }) => language));
    const further = await partnersIn({ ...placement, parts: [other, ...others] }, folders, self);
    partners = [...partners, ...further.filter(({ language }) => !there.has(language))];
  }
  return partners;
}

async function partnersIn(placement: Placement, folders: Folders, self?: string): Promise<Partner[]> {
  const [head = '', next = ''] = placement.parts;
  const cut = head.lastIndexOf('/') + 1;
  const before = head.slice(cut);
  const slash = next.indexOf('/');
  const after = slash >= 0 ? next.slice(0, slash) : next;
  const simple = slash < 0 && placement.parts.length === 2;
  const partners: Partner[] = [];
  for (const name of startingWith(await folders.list(head.slice(0, cut) || '.'), before)) {
    if (name.length <= before.length + after.length || !name.endsWith(after)) continue;
    const written = name.slice(before.length, name.length - after.length);
    const language = (placement.naming?.read ?? languageOfName)(written);
    if (!language) continue;
    const path = placeLanguage(placement, written);
    if (path === self || simple || (await folders.exists(path))) partners.push({ path, language, written });
  }
  return withTaiwan(partners);
}

async function chooseSource(
  path: string,
  placement: Placement,
  partners: readonly Partner[],
  sourceLanguage: string,
  folders: Folders,
): Promise<Family | undefined> {
  const self = partners.find((partner) => partner.path === path) ?? {
    path,
    language: placement.language,
    written: placement.written,
  };
  if (self.language === '') return undefined;
  const root = rootLanguage(sourceLanguage);
  const candidates = partners.filter(
    ({ language }) =>
      rootLanguage(language) === root && !isMadeUp(language) && !takesFromOthers(language, sourceLanguage),
  );
  // Of the same rank the fullest one stays first.
  const [source] = [...(await wholeFiles(candidates, partners.length, folders))].sort(
    (a, b) => rank(a, sourceLanguage) - rank(b, sourceLanguage),
  );
  if (!source) return undefined;
  // What one region says otherwise is no source of its general language: en-GB of en.
  const isGeneral = !self.language.includes('-') && rootLanguage(self.language) === root;
  if (isGeneral && rank(source, sourceLanguage) === regional) return undefined;
  return { placement, source, self, targets: partners.filter((partner) => partner !== source) };
}

/**
 * `values/strings.xml` is the source of `values-de/strings.xml` and of `values-en-rGB/strings.xml`; `Base.lproj` is that
 * of `de.lproj` where there is no `en.lproj`.
 */
async function bareFolderFamily(
  path: string,
  placement: Placement,
  partners: readonly Partner[],
  sourceLanguage: string,
  folders: Folders,
): Promise<Family | undefined> {
  const { naming } = placement;
  if (!naming) return undefined;
  const bare = placeLanguage(placement, naming.bare);
  if (path !== bare && !(await folders.exists(bare))) return undefined;
  const root = rootLanguage(sourceLanguage);
  if (naming.source === 'language' && partners.some(({ language }) => rootLanguage(language) === root))
    return undefined;
  const source = { path: bare, language: sourceLanguage, written: naming.bare };
  const self = path === bare ? source : partners.find((partner) => partner.path === path);
  return self && { placement, source, self, targets: partners };
}

/**
 * Whether an English is one that is made from another (`en-CA`): alone it is a file that each language has for itself, such as a
 * report. A project that writes in it says so in its settings.
 */
const takesFromOthers = (language: string, sourceLanguage: string) =>
  isEnglishOfRegion(language, originalEnglishes) &&
  language.toLowerCase() !== sourceLanguage.replaceAll('_', '-').toLowerCase();

/** The rank of a region other than the United States. */
const regional = 3;

function rank({ language }: Partner, sourceLanguage: string): number {
  if (language.toLowerCase() === sourceLanguage.replaceAll('_', '-').toLowerCase()) return 0;
  if (!language.includes('-')) return 1;
  return language === 'en-US' ? 2 : regional;
}

/** Capitals are for words and abbreviations: `May`, `SR`. */
const isCapital = /^[A-Z](?:[a-z]{1,2}|[A-Z]{1,2})$/;

/**
 * The language that a path alone tells, for files that need no partner (PO, XLIFF) or have none.
 *
 * @example languageOfPath('locale/de/LC_MESSAGES/shop.po'); // 'de'
 */
export function languageOfPath(path: string, templates: readonly RegExp[] = []): string | undefined {
  return placementOfPath(path, templates)?.language;
}

/** Where the language stands that a path alone tells; see {@link languageOfPath}. */
export function placementOfPath(path: string, templates: readonly RegExp[] = []): Placement | undefined {
  const choices = placements(path, templates).filter(({ language }) => language !== '');
  const gettext = choices.find((placement) => placement.parts[1]?.startsWith('/LC_MESSAGES/'));
  if (gettext) return gettext;
  const sure = choices.find(
    (placement) =>
      placement.languageIn === 'settings' ||
      (placement.languageIn === 'name' && !isCapital.test(placement.written) && !codeOfName(placement.written)) ||
      placement.language.includes('-'),
  );
  return sure ?? choices.find(isLikely);
}

/** Whether it is a code of three letters that is a word of paths as well: `src`, `lib`, `app`. */
const isShortWord = (written: string) => written.length === 3 && everydayWords.has(written);

/** Whether a part of a path that no other file speaks for may well be a language. */
function isLikely({ languageIn, naming, written, parts: [before = '', after = ''] }: Placement): boolean {
  // A module of a program (`app/src/main/resources`), and a package of Java below it, where names of files tell languages.
  if (after.startsWith('/src/') || packages.test(before)) return languageIn !== 'folder' || container.test(before);
  if (languageIn === 'part') return /[./]$/.test(before) || written.length !== 3;
  const mayBeWord = isCapital.test(written) || everydayWords.has(written) || codeOfName(written) !== undefined;
  // `translations/src` holds sources, and nothing in Sardinian.
  return naming !== undefined || !mayBeWord || (container.test(before) && !isShortWord(written));
}

const packages = /(?:^|\/)src\/\w+\/(?:java|kotlin|resources|scala)\/(?:[^/]+\/)*$/;

/** A folder whose subfolders are languages by custom. */
const container = new RegExp(`(?:^|/)${localeFolders}/$`, 'i');
