import { type SegmentChange, withItsKeys } from '../../shared/catalog/catalog.ts';
import { applyEdits, type TextEdit } from '../../shared/catalog/textRange.ts';
import type { NewEntry } from '../../shared/formats/format.ts';
import { pairCatalogs } from '../../shared/formats/pair.ts';
import { standsFor } from '../../shared/languages/languageTag.ts';
import { lineEdits } from '../../shared/merge/lineEdits.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import { changeEntries } from '../../shared/sync/changeEntries.ts';
import { stepOn } from '../watchdog/watchdog.ts';
import { emptyTarget } from '../workspace/emptyTarget.ts';
import { type Progress, progressOf } from '../workspace/progress.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { AbsentFile, LocalizationFile } from '../workspace/workspace.ts';
import { pendingSegments } from './pending.ts';
import type { SegmentTranslation } from './translate.ts';
import type { TranslateOptions, Translator } from './translator.ts';

/** A target file after translation, not yet written. */
export interface FileTranslation {
  /** Where the result belongs. */
  readonly path: string;
  /** The file whose bytes the edits refer to: the file itself, or the source file of a file that is made again. */
  readonly base: LocalizationFile;
  readonly created: boolean;
  readonly targetLanguage: string;
  /** Edits of `base.catalog.text`. */
  readonly edits: readonly TextEdit[];
  readonly text: string;
  readonly translations: readonly SegmentTranslation[];
  /** Segments that people read, and how many of them had no translation before. */
  readonly total: number;
  readonly untranslatedBefore: number;
  /** How many of those were filled with the source text. */
  readonly copiesBefore: number;
}

/** How one file is translated. */
export interface TranslateFileOptions extends TranslateOptions {
  /** Ids of the segments of an existing file that are translated, whatever they hold. */
  readonly wanted?: ReadonlySet<string>;
}

/**
 * Translates what is untranslated, or what is asked for, in one target: a bilingual file, an existing monolingual file of the language, or a
 * file that is not there yet and is made from its source. Nothing is written. What fails keeps what succeeded.
 *
 * @param target a file, or the absent one with its source.
 */
export async function translateFile(
  translator: Translator,
  target: LocalizationFile | { readonly absent: AbsentFile; readonly source: LocalizationFile },
  options: TranslateFileOptions,
): Promise<FileTranslation> {
  return 'absent' in target ? createFile(translator, target, options) : fillFile(translator, target, options);
}

/**
 * Puts translations into a file as edits of its text; what the format refuses turns into a failure of that segment.
 */
export function placeTranslations(
  file: LocalizationFile,
  translations: readonly SegmentTranslation[],
): {
  readonly edits: readonly TextEdit[];
  readonly text: string;
  readonly translations: readonly SegmentTranslation[];
} {
  const changes = new Map<string, SegmentChange>();
  const additions: NewEntry[] = [];
  const missing = new Map((file.catalog.pair?.missing ?? []).map((entry) => [entry.id, entry]));
  for (const { id, content, state, origin } of translations) {
    if (!content) continue;
    const entry = missing.get(id);
    const change = { content, ...(state ? { state } : {}), ...(origin ? { origin } : {}) };
    if (entry) additions.push({ missing: entry, ...change });
    else changes.set(id, change);
  }
  const changed = stepOn(watchedFile(file), () =>
    changeEntries(file.format, file.catalog, changes, additions, file.targetLanguage),
  );
  return { edits: changed.edits, text: changed.text, translations: withRefusals(translations, changed.refused) };
}

async function fillFile(
  translator: Translator,
  file: LocalizationFile,
  options: TranslateFileOptions,
): Promise<FileTranslation> {
  const translations = await translator.translateSegments(file, options.wanted ?? 'untranslated', options);
  return {
    path: file.path,
    base: file,
    created: false,
    targetLanguage: options.target ?? file.targetLanguage ?? '',
    ...placeTranslations(file, translations),
    ...countsOf(file, options.target),
  };
}

async function createFile(
  translator: Translator,
  { absent, source }: { readonly absent: AbsentFile; readonly source: LocalizationFile },
  options: TranslateOptions,
): Promise<FileTranslation> {
  const { format, catalog } = source;
  if (format.kind === 'bilingual') return createBilingual(translator, absent, source, options);
  const language = absent.targetLanguage;
  const empty = emptyTarget(source, absent);
  const pending = pendingSegments(empty, 'untranslated', options);
  const translations = await translator.translateSegments(empty, 'untranslated', options);
  const entries = new Map<string, NewEntry>();
  const byId = new Map(pending.map((item) => [item.id, item.missing]));
  for (const { id, content } of translations) {
    const missing = byId.get(id);
    if (content && missing) entries.set(id, { missing, content });
  }
  const edits = format.derive?.(catalog, language, entries) ?? [];
  return {
    path: absent.path,
    base: source,
    created: true,
    targetLanguage: language,
    edits,
    text: applyEdits(catalog.text, edits),
    translations: format.derive
      ? translations
      : translations.map(({ id }) => ({
          id,
          failure: say`${format.name} files of a new language cannot be made here.`,
        })),
    ...countsOf(empty, language),
  };
}

/** An extracted file with nothing but source texts becomes one of the language: as itself, filled. */
async function createBilingual(
  translator: Translator,
  absent: AbsentFile,
  source: LocalizationFile,
  options: TranslateOptions,
): Promise<FileTranslation> {
  const { format, catalog } = source;
  const { path, targetLanguage } = absent;
  const text = applyEdits(catalog.text, format.derive?.(withItsKeys(catalog), targetLanguage, new Map()) ?? []);
  const parsed = format.parse(text, path);
  const languages = { source: source.sourceLanguage, target: targetLanguage };
  const empty: LocalizationFile =
    catalog.kind === 'bilingual'
      ? emptyTarget({ ...source, catalog: parsed }, absent)
      : {
          ...source,
          path,
          role: 'target',
          targetLanguage,
          catalog: pairCatalogs(parsed, withItsKeys(catalog), languages),
        };
  const filled = await fillFile(translator, empty, options);
  return { ...filled, path, base: source, created: true, targetLanguage, edits: lineEdits(catalog.text, filled.text) };
}

/**
 * How far a file is in one language, as `status` counts; in all of its languages without one.
 *
 * @param language BCP 47.
 */
export function progressIn(file: LocalizationFile, language: string | undefined): Omit<Progress, 'language'> {
  const sum = { total: 0, translated: 0, needsReview: 0, untranslated: 0, copies: 0 };
  for (const row of progressOf(file)) {
    if (row.language && language && !standsFor(row.language, language)) continue;
    sum.total += row.total;
    sum.translated += row.translated;
    sum.needsReview += row.needsReview;
    sum.untranslated += row.untranslated;
    sum.copies += row.copies;
  }
  return sum;
}

function countsOf(file: LocalizationFile, language: string | undefined) {
  const { total, untranslated, copies } = progressIn(file, language);
  return { total, untranslatedBefore: untranslated, copiesBefore: copies };
}

function withRefusals(
  translations: readonly SegmentTranslation[],
  refused: ReadonlyMap<string, Sentence>,
): readonly SegmentTranslation[] {
  if (refused.size === 0) return translations;
  return translations.map((translation) => {
    const reason = refused.get(translation.id);
    return reason ? { id: translation.id, failure: say`Not written: ${reason}` } : translation;
  });
}
