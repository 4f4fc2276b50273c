import { longestDetail, type TextDetails } from '../../shared/api/textDetails.ts';
import type { MissingSegment } from '../../shared/catalog/catalog.ts';
import type { Content } from '../../shared/catalog/content.ts';
import type { LengthLimit, MessageQuoting, MessageSyntax, Note, Segment } from '../../shared/catalog/segment.ts';
import { quotingOf } from '../../shared/formats/factsOf.ts';
import { lackingEntries } from '../../shared/formats/lackingEntries.ts';
import { standsFor } from '../../shared/languages/languageTag.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import type { Message } from '../../shared/messages/message.ts';
import { syntaxesOf } from '../../shared/messages/syntaxesOf.ts';
import { sourceCopies } from '../workspace/sourceCopies.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import type { FittingMatch } from './fromMemory.ts';
import { type Neighbours, neighbours } from './neighbours.ts';

/** One text that waits for its translation. */
export interface Pending {
  /** The id that the translation will have in the target file. */
  readonly id: string;
  readonly source: Message;
  readonly syntaxes: readonly MessageSyntax[];
  /** What apostrophes do in its ICU messages. */
  readonly quoting: MessageQuoting;
  /** What the target holds now, where it is being replaced. */
  readonly target?: Content;
  readonly context?: string;
  /** Present where the target file has no such entry yet. */
  readonly missing?: MissingSegment;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** True for a subtitle, whose lines have limits. */
  readonly isTimed: boolean;
  readonly notes: readonly Note[];
  readonly maxLength?: LengthLimit;
  /** The source texts around it, looked up when they are asked for. */
  readonly neighbours: () => Neighbours;
}

/** Languages to use where neither file nor layout names them. */
export interface PendingLanguages {
  readonly source?: string;
  readonly target?: string;
}

/**
 * The segments of a file to translate: those asked for, or every one that is untranslated, entries that the file
 * lacks and copies of the source text included.
 *
 * @param wanted ids, or `untranslated`.
 * @param languages override what the file says; of a file in several languages, segments of another target language
 *   are passed over.
 */
export function pendingSegments(
  file: LocalizationFile,
  wanted: ReadonlySet<string> | 'untranslated',
  languages: PendingLanguages = {},
): Pending[] {
  const { catalog } = file;
  const quoting = quotingOf(catalog);
  const isWanted = wanted === 'untranslated' ? untranslatedIn(file) : ({ id }: Segment) => wanted.has(id);
  const pending: Pending[] = [];
  const around = neighbours(catalog.pair?.source ?? catalog);
  const take = (id: string, segment: Segment, source: Content, rest: Pick<Pending, 'target' | 'missing'>) => {
    const written = segment.targetLanguage;
    if (written && languages.target && !standsFor(written, languages.target)) return;
    const targetLanguage = written ?? languages.target ?? file.targetLanguage;
    if (!targetLanguage) return;
    const syntaxes = syntaxesOf({ source, syntaxes: segment.syntaxes }, catalog);
    pending.push({
      id,
      source: analyzeMessage(source, syntaxes, { quoting }),
      syntaxes,
      quoting,
      sourceLanguage: languages.source ?? segment.sourceLanguage ?? file.sourceLanguage,
      targetLanguage,
      isTimed: segment.timing !== undefined,
      notes: segment.notes,
      neighbours: () => around(rest.missing?.source.id ?? catalog.pair?.sourceIdOf(id) ?? id),
      ...(segment.maxLength ? { maxLength: segment.maxLength } : {}),
      ...(segment.context ? { context: segment.context } : {}),
      ...rest,
    });
  };
  for (const segment of catalog.segments) {
    if (!isWanted(segment) || !segment.translatable || segment.obsolete || !segment.source?.value) continue;
    take(segment.id, segment, segment.source, segment.target ? { target: segment.target } : {});
  }
  const language = languages.target ?? file.targetLanguage ?? '';
  const missing = wanted === 'untranslated' ? lackingEntries(catalog, language) : (catalog.pair?.missing ?? []);
  for (const entry of missing) {
    const source = entry.source.target;
    if (!source?.value || !entry.source.translatable) continue;
    if (wanted === 'untranslated' || wanted.has(entry.id)) take(entry.id, entry.source, source, { missing: entry });
  }
  return pending;
}

/**
 * What is known of a text, for an engine that reads.
 *
 * @param similar the match of a memory that is not alike enough to be written.
 * @returns undefined where nothing is.
 */
export function detailsOf(
  { context, notes, maxLength, neighbours }: Pending,
  similar?: FittingMatch,
): TextDetails | undefined {
  const note = notes.map(({ text }) => text).join('\n');
  const { before, after } = neighbours();
  const details = {
    ...(context ? { context: context.slice(0, longestDetail) } : {}),
    ...(note === '' ? {} : { note: note.slice(0, longestDetail) }),
    ...(maxLength && maxLength.unit !== 'pixel' ? { limit: maxLength.max } : {}),
    ...(before ? { before: before.slice(0, longestDetail) } : {}),
    ...(after ? { after: after.slice(0, longestDetail) } : {}),
    ...(similar ? { similar: hintOf(similar) } : {}),
  };
  return Object.keys(details).length > 0 ? details : undefined;
}

function hintOf({ source, content, similarity }: FittingMatch): TextDetails['similar'] {
  return {
    source: source.slice(0, longestDetail),
    target: content.value.slice(0, longestDetail),
    match: Math.min(99, similarity),
  };
}

function untranslatedIn(file: LocalizationFile): (segment: Segment) => boolean {
  const isCopy = sourceCopies(file);
  return (segment) => segment.state === 'untranslated' || isCopy(segment);
}
