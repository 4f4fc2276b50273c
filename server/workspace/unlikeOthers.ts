import type { Catalog } from '../../shared/catalog/catalog.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { pairCatalogs } from '../../shared/formats/pair.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import type { PairingContext } from './pairing.ts';
import type { ParsedFile } from './parsedFiles.ts';
import type { Family } from './partners.ts';

/** Files of fewer languages may be out of date, whatever their keys are. */
const fewest = 3;

const noAnswer = (): { isUnlike?: Promise<boolean> } => ({});

/**
 * Whether the files of several languages beside one another are the data of a library, as rules of grammar are:
 * translations of a text share nearly all keys with their source, these share few. Three languages are looked at.
 *
 * @param path with forward slashes, of a file that may as well be data.
 */
export async function isUnlikeOthers(path: string, context: PairingContext): Promise<boolean> {
  const { settings, families, files, toNative } = context;
  const family = await families.of(path, settings.sourceLanguage);
  if (!family || family.targets.length < fewest) return false;
  const source = await files.get(toNative(family.source.path), true).catch(() => undefined);
  if (!source || source.format.kind === 'bilingual') return false;
  const answer = source.catalog.segments.facts.of(noAnswer, source.catalog);
  answer.isUnlike ??= areUnlike(family, source, context);
  return answer.isUnlike;
}

async function areUnlike({ source, targets }: Family, original: ParsedFile, context: PairingContext): Promise<boolean> {
  const others = targets.filter(({ language }) => rootLanguage(language) !== rootLanguage(source.language));
  const general = others.filter(({ language }) => !language.includes('-'));
  const chosen = general.length < fewest ? others : general;
  if (chosen.length < fewest) return false;
  const extra: string[] = [];
  for (const partner of [chosen[0], chosen[chosen.length >> 1], chosen[chosen.length - 1]]) {
    if (!partner) return false;
    const path = context.toNative(partner.path);
    const parsed = await context.files.get(path, true).catch(() => undefined);
    if (parsed?.format !== original.format) return false;
    const languages = { source: source.language, target: partner.language };
    const ownKeys = () => keysOfItsOwn(pairCatalogs(parsed.catalog, original.catalog, languages));
    const keys = context.watchdog.step({ path, length: parsed.catalog.text.length }, ownKeys);
    if (keys.length === 0) return false;
    pushAll(extra, keys);
  }
  // Keys that a source file no longer has are the same in all of its translations.
  return 3 * new Set(extra).size > 2 * extra.length;
}

/** The keys that the source of a file has not, where they are a quarter and it lacks a fifth of the source's; else none. */
function keysOfItsOwn(catalog: Catalog): readonly string[] {
  const { pair } = catalog;
  if (!pair) return [];
  const keys: string[] = [];
  for (const { id } of catalog.segments) if (pair.extra.has(id)) keys.push(id);
  let missing = 0;
  for (const _ of pair.eachMissing()) missing++;
  const isUnlike = 4 * keys.length > catalog.segments.count && 5 * missing > pair.source.segments.count;
  return isUnlike ? keys : [];
}
