import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import { factsOf } from '../../shared/formats/factsOf.ts';
import { gettextLocale } from '../../shared/formats/po/gettextLocale.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { gettextFamily, type ProjectFiles } from './gettextFamily.ts';
import { gettextTemplate } from './gettextTemplate.ts';
import { languageOfName } from './languageOfName.ts';
import { besideName, type Placement, placeLanguage, writeLike } from './layout.ts';
import { familyOfFile, type PairingContext } from './pairing.ts';
import type { Partner } from './partners.ts';
import type { AbsentFile, LocalizationFile } from './workspace.ts';

/**
 * The target files of a source file by language, and where those would stand that are not there. A bilingual file that
 * was extracted and names no target language is such a source.
 *
 * @param languages BCP 47, any case; default: the languages that the settings name and those of the files there are.
 *   `de` means the file of `de-DE` where that is the only German one.
 * @param project where PO files of a template are looked for.
 */
export async function findTargets(
  source: LocalizationFile,
  languages: readonly string[] | undefined,
  context: PairingContext,
  file: (path: string) => Promise<LocalizationFile | undefined>,
  project: ProjectFiles,
): Promise<readonly (LocalizationFile | AbsentFile)[]> {
  const { kind, derive } = source.format;
  if (kind === 'bilingual' && (source.role !== 'source' || !derive)) return [];
  const name = slashedPath(source.path);
  const isGettext = factsOf(source.catalog).hasGettextHeader === true;
  const isTemplate = isGettext && /\.pot$/i.test(name);
  // Beside a template the file of the source language is one of its translations.
  if (
    isGettext &&
    !isTemplate &&
    source.catalog.kind === 'bilingual' &&
    (await gettextTemplate(name, slashedPath(project.root), context.folders))
  )
    return [];
  const family = isTemplate
    ? await gettextFamily(name, project, context)
    : kind === 'bilingual'
      ? await context.families.of(name, source.sourceLanguage)
      : await familyOfFile(source, context);
  if (isTemplate && !family) return [];
  const placement = family?.placement ?? besideName(name, source.sourceLanguage);
  const present = family?.targets ?? [];
  const targets: (LocalizationFile | AbsentFile)[] = [];
  const taken = new Set<Partner>();
  for (const language of languages ?? context.settings.targetLanguages) {
    const partner = matching(language, present);
    if (partner && taken.has(partner)) continue;
    if (partner) taken.add(partner);
    const existing = partner && (await file(context.toNative(partner.path)));
    targets.push(existing ?? (await absent(language, placement, present, source, context)));
  }
  for (const partner of languages ? [] : present) {
    if (taken.has(partner)) continue;
    const existingFile = await file(context.toNative(partner.path));
    if (existingFile) targets.push(existingFile);
  }
  return targets;
}

function matching(language: string, present: readonly Partner[]): Partner | undefined {
  const wanted = (languageOfName(language) ?? language).toLowerCase();
  const exact = present.find((partner) => partner.language.toLowerCase() === wanted);
  if (exact || wanted.includes('-')) return exact;
  const regional = present.filter((partner) => rootLanguage(partner.language) === wanted);
  return regional.length === 1 ? regional[0] : undefined;
}

async function absent(
  language: string,
  placement: Placement,
  present: readonly Partner[],
  source: LocalizationFile,
  context: PairingContext,
): Promise<AbsentFile> {
  const tag = languageOfName(language) ?? language;
  const like =
    [placement.written, ...present.map((partner) => partner.written)].find((name) => /[-_]/.test(name)) ??
    placement.written;
  const isGettext = factsOf(source.catalog).hasGettextHeader === true;
  const underscores = isGettext || /\.arb$|\.properties$|\/_locales\//.test(slashedPath(source.path));
  const written =
    placement.naming?.write(tag) ??
    (await folderThere(language, placement, context)) ??
    (isGettext && !/-|_[A-Z][a-z]{3}/.test(present.map((partner) => partner.written).join(' '))
      ? gettextLocale(tag)
      : undefined) ??
    writeLike(tag, like, underscores ? '_' : '-');
  return {
    path: context.toNative(placeLanguage(placement, written)),
    sourcePath: source.path,
    targetLanguage: tag,
  };
}

/** The folder that other files of the language are in already: `es-es` for `es` beside `en-us`. */
async function folderThere(
  language: string,
  { parts: [head = '', next = ''] }: Placement,
  context: PairingContext,
): Promise<string | undefined> {
  if (!head.endsWith('/') || !next.startsWith('/')) return undefined;
  const names = await context.folders.list(head.slice(0, -1));
  const folders = names.flatMap((name) => {
    const tag = languageOfName(name);
    return tag ? [{ path: name, language: tag, written: name }] : [];
  });
  return matching(language, folders)?.written;
}
