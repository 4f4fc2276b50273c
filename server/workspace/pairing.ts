import { type Catalog, catalogWith, contentOf } from '../../shared/catalog/catalog.ts';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import { hasTextsOf, rewordsSources, sourcesAreKeys } from '../../shared/formats/keySources.ts';
import { asSource, pairCatalogs } from '../../shared/formats/pair.ts';
import { americanEnglish, isEnglishOfRegion, rootLanguage } from '../../shared/languages/languageTag.ts';
import type { ProjectSettings } from '../../shared/settings.ts';
import type { Watchdog } from '../watchdog/watchdog.ts';
import type { Families } from './families.ts';
import type { Folders } from './folderCache.ts';
import { languageOfName } from './languageOfName.ts';
import { besideName, placeLanguage, writeLike } from './layout.ts';
import type { ParsedFile, ParsedFiles } from './parsedFiles.ts';
import { type Family, languageOfPath, type Partner, placementOfPath } from './partners.ts';
import { isFreeStoreText } from './storeText.ts';
import type { LocalizationFile } from './workspace.ts';

/** What pairing works with. */
export interface PairingContext {
  readonly settings: ProjectSettings;
  readonly templates: readonly RegExp[];
  readonly folders: Folders;
  readonly families: Families;
  readonly files: ParsedFiles;
  readonly watchdog: Watchdog;
  /** Of a path with forward slashes. */
  isCertain(path: string): boolean;
  /** From a path with forward slashes to the machine's. */
  toNative(path: string): string;
}

/**
 * Gives a parsed file its role, its languages and its partner.
 *
 * @param last the same file before it or its partner was edited, if it is known: it makes pairing cost as much as the edit.
 */
export async function pairFile(
  path: string,
  parsed: ParsedFile,
  context: PairingContext,
  last?: LocalizationFile,
): Promise<LocalizationFile> {
  const { format, encoding, bom, problems, decoded } = parsed;
  const base = {
    path,
    format,
    encoding,
    bom,
    ...(problems.length > 0 ? { problems } : {}),
    ...(decoded ? { decoded } : {}),
  };
  const name = slashedPath(path);
  const { settings, families, watchdog } = context;
  const watched = { path, length: contentOf(parsed.catalog).length };
  const withSource = () => watchdog.step(watched, () => bilingual(name, parsed.catalog, context));
  if (format.kind === 'bilingual' && !mayBeKeyed(parsed)) return { ...base, ...withSource() };
  const family = await families.of(name, settings.sourceLanguage);
  if (format.kind === 'bilingual' && !(await isKeyed(parsed, family, context))) {
    return { ...base, ...withSource(), ...textsWanted(name, parsed, context) };
  }
  const withoutSource = () => watchdog.step(watched, () => alone(name, parsed, context, last));
  if (!family) return { ...base, ...withoutSource() };
  if (isOfAnotherRegion(family.source.language, settings.sourceLanguage)) {
    const keyed = watchdog.step(watched, () => ofItsKeys(parsed, family.self.language, settings.sourceLanguage, last));
    if (keyed) return { ...base, ...keyed };
  }
  if (family.self === family.source) {
    const language = family.source.language;
    return {
      ...base,
      role: 'source',
      catalog: watchdog.step(watched, () => asSource(parsed.catalog, language, format, last?.catalog)),
      sourceLanguage: language,
      targetLanguage: language,
    };
  }
  const sourcePath = context.toNative(family.source.path);
  const source = await readSource(sourcePath, parsed, context);
  if (!source) return { ...base, ...withoutSource() };
  if (isFreeStoreText(name, parsed.catalog, source.catalog)) {
    const languages = { sourceLanguage: family.source.language, targetLanguage: family.self.language };
    return { ...base, role: 'target', catalog: catalogWith(parsed.catalog, languages), ...languages, sourcePath };
  }
  const both = { path, length: watched.length + contentOf(source.catalog).length };
  const languages = { source: family.source.language, target: family.self.language };
  const paired = watchdog.step(both, () =>
    pairCatalogs(parsed.catalog, source.catalog, languages, format, last?.catalog),
  );
  return {
    ...base,
    role: 'target',
    catalog: isOverlay(family, parsed.catalog, source.catalog) ? catalogWith(paired, { isOverlay: true }) : paired,
    sourceLanguage: languages.source,
    targetLanguage: languages.target,
    sourcePath,
  };
}

/** The family of a monolingual file; undefined for others and for those without relatives. */
export async function familyOfFile(file: LocalizationFile, context: PairingContext): Promise<Family | undefined> {
  if (file.format.kind === 'bilingual') return undefined;
  const name = slashedPath(file.path);
  return context.families.of(name, context.settings.sourceLanguage);
}

/**
 * Whether a file holds only what a region says otherwise: beside `es.json`, or the source `en.json`, one of `es-MX` or
 * `en-GB` with fewer than half of the entries. Also an empty file beside those of its regions or scripts: build
 * tools ask for `zh.arb` beside `zh_Hans.arb`.
 */
function isOverlay({ self, source, targets }: Family, catalog: Catalog, original: Catalog): boolean {
  const root = rootLanguage(self.language);
  const isSpecific = ({ language }: Partner) => language.startsWith(`${self.language}-`);
  if (catalog.segments.count === 0 && targets.some(isSpecific)) return true;
  if (!self.language.includes('-') || 2 * catalog.segments.count >= original.segments.count) return false;
  return rootLanguage(source.language) === root || targets.some(({ language }) => language === root);
}

/** Whether a bilingual file holds one language beside its sources. */
const mayBeKeyed = ({ format }: ParsedFile) => !format.withLanguage && !format.servesAs;

/**
 * Whether a bilingual file has keys or notes for sources and belongs to a file of the source language that has the texts: it is then
 * paired as a monolingual one is. One of too few entries to tell is what that file is, which has the same keys.
 */
async function isKeyed(parsed: ParsedFile, family: Family | undefined, context: PairingContext): Promise<boolean> {
  const hasKeys = sourcesAreKeys(parsed.catalog);
  if (!family) return false;
  if (family.self === family.source)
    return (hasKeys === true && isStarted(parsed.catalog, false)) || rewordsOwnSources(parsed.catalog, family);
  const source = await readSource(context.toNative(family.source.path), parsed, context);
  if (!source) return false;
  if (hasKeys !== true && sourcesAreKeys(source.catalog) !== true && !rewordsOwnSources(source.catalog, family))
    return false;
  return hasTextsOf(parsed.catalog, source.catalog);
}

/** Whether the file of the source language says its own sources otherwise; one from another language translates them. */
const rewordsOwnSources = (catalog: Catalog, { source }: Family) =>
  rootLanguage(catalog.sourceLanguage ?? '') === rootLanguage(source.language) && rewordsSources(catalog);

/** See {@link LocalizationFile.textsWanted}. */
function textsWanted(name: string, { catalog }: ParsedFile, { settings, templates, toNative }: PairingContext) {
  if (!sourcesAreKeys(catalog)) return {};
  const place = placementOfPath(name, templates) ?? besideName(name, settings.sourceLanguage);
  const path = placeLanguage(place, writeLike(settings.sourceLanguage, place.written));
  return path === name ? {} : { textsWanted: toNative(path) };
}

/** A source file that cannot be read, or is of another format, is none. */
async function readSource(path: string, of: ParsedFile, context: PairingContext): Promise<ParsedFile | undefined> {
  try {
    const source = await context.files.get(path, true);
    // Keys are found in whatever format they are kept.
    const isAlike =
      source?.format === of.format || (source?.format.kind === 'bilingual' && of.format.kind === 'bilingual');
    return isAlike ? source : undefined;
  } catch {
    return undefined;
  }
}

type Paired = Pick<LocalizationFile, 'role' | 'catalog' | 'sourceLanguage' | 'targetLanguage'>;

function bilingual(name: string, catalog: Catalog, context: PairingContext): Paired {
  const sourceLanguage = catalog.sourceLanguage ?? context.settings.sourceLanguage;
  const fromPath = languageOfPath(name, context.templates);
  const named = catalog.targetLanguage;
  // `Language: Hrvatski` is no code: the path tells it.
  const isCode = named !== undefined && /^[a-z]{1,3}(?![a-z])/i.test(named);
  const declared = named ? (languageOfName(named) ?? (isCode ? named : (fromPath ?? named))) : undefined;
  const target = declared ?? (fromPath && isTranslationInto(fromPath, catalog, sourceLanguage) ? fromPath : undefined);
  // A file into its own language that has no texts but those of the source is what others are made of.
  const isOwn = target?.toLowerCase() === sourceLanguage.toLowerCase();
  if (target !== undefined && (!isOwn || isStarted(catalog, isOwn))) {
    return {
      role: 'bilingual',
      catalog: catalogWith(catalog, { targetLanguage: target }),
      sourceLanguage,
      targetLanguage: target,
    };
  }
  return isStarted(catalog, isOwn)
    ? { role: 'bilingual', catalog, sourceLanguage }
    : { role: 'source', catalog: catalogWith(catalog, { isSource: true }), sourceLanguage };
}

/** Whether a file whose path names a language is in it: another one, or a variety of the source's that it has texts of its own for. */
const isTranslationInto = (language: string, catalog: Catalog, sourceLanguage: string): boolean =>
  rootLanguage(language) !== rootLanguage(sourceLanguage) || (language.includes('-') && isStarted(catalog, true));

/**
 * Whether a file that names no target language, or its own, has translations all the same.
 *
 * @param isOwn true for a file into its own language, where a copy of the source text is none.
 */
function isStarted(catalog: Catalog, isOwn: boolean): boolean {
  for (const { source, target, targetLanguage, obsolete } of catalog.segments) {
    if (targetLanguage !== undefined) return true;
    if (obsolete) continue;
    if (target && target.value !== '' && !(isOwn && target.value === source?.value)) return true;
  }
  return false;
}

/** A file without a file of the source language. */
function alone(
  name: string,
  { catalog, format }: ParsedFile,
  context: PairingContext,
  last: LocalizationFile | undefined,
): Paired {
  const declared = catalog.targetLanguage ? languageOfName(catalog.targetLanguage) : undefined;
  const language = declared ?? languageOfPath(name, context.templates);
  const sourceLanguage = context.settings.sourceLanguage;
  const languages = { sourceLanguage, ...(language ? { targetLanguage: language } : {}) };
  const isTranslation = language !== undefined && rootLanguage(language) !== rootLanguage(sourceLanguage);
  const keyed = isTranslation ? ofItsKeys({ catalog, format }, language, sourceLanguage, last) : undefined;
  return (
    keyed ?? {
      role: 'single',
      catalog: asSource(catalog, language ?? sourceLanguage, format, last?.catalog),
      ...languages,
    }
  );
}

/** Whether a file of a region (`en-GB`) is the only one of the source language: where keys are texts, it translates them as others do. */
const isOfAnotherRegion = (language: string, sourceLanguage: string) =>
  isEnglishOfRegion(language, americanEnglish) && language.toLowerCase() !== sourceLanguage.toLowerCase();

/** A file whose keys or notes are its source texts; undefined where they are not. */
function ofItsKeys(
  { catalog, format }: Pick<ParsedFile, 'catalog' | 'format'>,
  targetLanguage: string,
  sourceLanguage: string,
  last: LocalizationFile | undefined,
): Paired | undefined {
  const original = format.ownSource?.(catalog);
  if (original === undefined) return undefined;
  const before = last?.catalog.pair?.source;
  // A letter that is typed into a text changes no key.
  const source = before?.text === original ? before : format.parse(original, catalog.path);
  const languages = { source: sourceLanguage, target: targetLanguage };
  return {
    role: 'target',
    catalog: pairCatalogs(catalog, source, languages, format, last?.catalog),
    sourceLanguage,
    targetLanguage,
  };
}
