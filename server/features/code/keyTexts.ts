import { withCodesAs } from '../../../shared/catalog/content.ts';
import { messageId } from '../../../shared/catalog/messageId.ts';
import type { Segment, SegmentState } from '../../../shared/catalog/segment.ts';
import { sameLanguage } from '../../../shared/languages/languageTag.ts';
import type { Resolved } from '../../code/keyIndex.ts';
import { namesOfSegment } from '../../code/keyNames.ts';
import type { AbsentFile, LocalizationFile, Workspace } from '../../workspace/workspace.ts';

/** The text of a key in one language. */
export interface KeyText {
  readonly language: string;
  /** Absolute path of the file that has it, or would have it. */
  readonly path: string;
  /** The file; undefined where the language has none yet. */
  readonly file?: LocalizationFile;
  /** The entries, several for plural forms; none where the file lacks the key. */
  readonly segments: readonly Segment[];
  readonly state: SegmentState | 'source' | 'missing';
}

/** True for a key that stands for one message, which may have several forms; not for a group of them. */
export function isMessage({ segments }: Pick<Resolved, 'segments'>): boolean {
  return new Set(segments.map(messageId)).size === 1;
}

/**
 * The one message that a key stands for: beside those that it has in a context (`title_male` of `title`, i18next) the message
 * of the key itself. Undefined for a group.
 */
export function messageOf(resolved: Resolved): Resolved | undefined {
  if (isMessage(resolved)) return resolved;
  const ofKey = resolved.segments.filter((segment) => namesOfSegment(segment).includes(resolved.key));
  return isMessage({ segments: ofKey }) ? { ...resolved, segments: ofKey } : undefined;
}

/** The text of a message that stands for all its forms: that of `other`. */
export function shownText({ segments, state, file }: Pick<KeyText, 'segments' | 'state' | 'file'>): string | undefined {
  const form = segments.find(({ plural }) => plural?.category === 'other') ?? segments.at(-1);
  if (file?.catalog.kind !== 'bilingual') return form?.target?.value;
  const content = state === 'source' ? form?.source : form?.target;
  // `Hello {{ name }}!` for `Hello <x id="INTERPOLATION" equiv-text="{{ name }}"/>!`
  return content && withCodesAs(content, ({ display }, raw) => display ?? raw);
}

/** The texts of a message in every language, the source language first. */
export async function keyTexts(workspace: Workspace, resolved: Resolved): Promise<readonly KeyText[]> {
  const targets = await workspace.pairs.targetsOf(resolved.file.file);
  return [sourceText(resolved), ...targets.map((target) => targetText(target, resolved))];
}

/**
 * The text of a message in a language.
 *
 * @param language BCP 47; empty for the source language.
 * @returns undefined where the language has no text for it.
 */
export async function keyTextIn(
  workspace: Workspace,
  resolved: Resolved,
  language: string,
): Promise<KeyText | undefined> {
  const { file } = resolved.file;
  if (language === '' || sameLanguage(language, file.sourceLanguage)) return sourceText(resolved);
  const targets = await workspace.pairs.targetsOf(file);
  const target = targets.find((one) => sameLanguage(one.targetLanguage ?? '', language));
  const text = target && targetText(target, resolved);
  return text?.segments.some((segment) => segment.target?.value) ? text : undefined;
}

function sourceText({ file: { file }, segments }: Resolved): KeyText {
  return { language: file.sourceLanguage, path: file.path, file, segments, state: 'source' };
}

function targetText(target: LocalizationFile | AbsentFile, resolved: Resolved): KeyText {
  const { path, targetLanguage: language = '' } = target;
  if (!('format' in target)) return { language, path, segments: [], state: 'missing' };
  const segments = segmentsIn(target, resolved);
  const unfinished = ['untranslated', 'needs-review'].flatMap(
    (state) => segments.find((one) => one.state === state) ?? [],
  );
  return { language, path, file: target, segments, state: (unfinished[0] ?? segments[0])?.state ?? 'missing' };
}

/** The entries of a message in a translation: by the ids of the source, or those of its other plural forms. */
function segmentsIn({ catalog }: LocalizationFile, { segments, key }: Resolved): readonly Segment[] {
  const { pair } = catalog;
  const same = segments.flatMap(({ id }) => catalog.segments.find(pair?.idOf(id) ?? id) ?? []);
  if (!segments.some(({ plural }) => plural)) return same;
  return catalog.segments.all().filter((segment) => namesOfSegment(segment).includes(key));
}
