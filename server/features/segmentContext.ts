import { textOnly } from '../../shared/catalog/content.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { wordDiff } from '../../shared/catalog/wordDiff.ts';
import {
  type LanguageText,
  type SegmentContext,
  type SegmentContextParams,
  type ShownMatch,
  type ShownTerm,
  segmentContextRequest,
} from '../../shared/matchesProtocol.ts';
import type { Session, Snapshot } from '../lsp/session.ts';
import type { Feature } from './feature.ts';
import { segmentAt } from './segmentAt.ts';
import { type SegmentMatch, segmentMatches } from './segmentMatches.ts';

/** As many as there are keys for. */
export const mostShownMatches = 9;

/** Everything that a translator wants beside a segment: matches, terms, notes, the text in other languages. */
export const segmentContext: Feature = {
  register(registry, session) {
    registry.onRequest(segmentContextRequest, (params) => contextAt(session, params));
  },
};

async function contextAt(session: Session, params: SegmentContextParams): Promise<SegmentContext | null> {
  const { uri } = params;
  const snapshot = await session.snapshot(uri);
  if (!snapshot) return null;
  const { file, text } = snapshot;
  const segment =
    'id' in params ? segmentOf(snapshot, params.id) : segmentAt(file.catalog, text.offsetAt(params.position))?.segment;
  if (!segment) return null;
  const { id, source, context, notes, maxLength, translatable, obsolete } = segment;
  const isEditable = !file.catalog.isSource && translatable && !obsolete;
  const matches = isEditable ? await segmentMatches(snapshot, id, segment, mostShownMatches) : [];
  return {
    ...{ uri, id, isEditable },
    ...(source ? { source: { language: sourceLanguageOf(segment, snapshot), text: source.value } } : {}),
    ...(context === undefined ? {} : { context }),
    notes: notes.map(({ text, from }) => ({ text, ...(from === undefined ? {} : { from }) })),
    ...(maxLength ? { limit: maxLength } : {}),
    matches: matches.slice(0, mostShownMatches).map((match) => shownMatch(match, source?.value)),
    terms: isEditable ? await termsOf(segment, snapshot) : [],
    others: await othersOf(segment, snapshot),
  };
}

/** A segment by its id; for an entry that the file lacks, one that is to be translated. */
function segmentOf({ file: { catalog } }: Snapshot, id: string): Segment | undefined {
  const segment = catalog.segments.find(id);
  if (segment) return segment;
  const entry = catalog.pair?.missing.find((one) => one.id === id);
  if (!entry) return undefined;
  const {
    target: source,
    range,
    translatable,
    notes,
    ignored,
    matches,
    context,
    maxLength,
    plural,
    obsolete,
  } = entry.source;
  return {
    ...{ id, range, translatable, notes, ignored, matches, state: 'untranslated' },
    ...(source ? { source } : {}),
    ...(context === undefined ? {} : { context }),
    ...(maxLength ? { maxLength } : {}),
    ...(plural ? { plural } : {}),
    ...(obsolete === undefined ? {} : { obsolete }),
  };
}

function shownMatch({ target, similarity, origin, source }: SegmentMatch, present: string | undefined): ShownMatch {
  const differs = source !== undefined && present !== undefined && source !== present;
  return {
    target,
    ...(similarity === undefined ? {} : { similarity }),
    ...(origin === undefined ? {} : { origin }),
    ...(differs ? { difference: wordDiff(source, present) } : {}),
  };
}

async function termsOf(segment: Segment, snapshot: Snapshot): Promise<readonly ShownTerm[]> {
  const { source, target } = segment;
  const sourceLanguage = sourceLanguageOf(segment, snapshot);
  const targetLanguage = targetLanguageOf(segment, snapshot);
  if (!source || targetLanguage === undefined) return [];
  const terms = await snapshot.workspace.terms(sourceLanguage, targetLanguage);
  const isUsed = (phrase: string) => terms.findTarget(target?.value ?? '', phrase, targetLanguage).length > 0;
  const shown = new Set(terms.findSource(textOnly(source), sourceLanguage).map(({ term }) => term));
  return [...shown].map(({ source: phrase, targets, forbidden, note }) => ({
    ...{ source: phrase, targets, forbidden },
    ...(note === undefined ? {} : { note }),
    isUsed: targets.some(isUsed),
  }));
}

async function othersOf(segment: Segment, { workspace, file }: Snapshot): Promise<readonly LanguageText[]> {
  const locales = await workspace.pairs.locales(file);
  return locales ? [...locales.translations(segment, file.sourceLanguage)] : [];
}

function sourceLanguageOf(segment: Segment, { file }: Snapshot): string {
  return segment.sourceLanguage ?? file.sourceLanguage;
}

function targetLanguageOf(segment: Segment, { file }: Snapshot): string | undefined {
  return segment.targetLanguage ?? file.targetLanguage;
}
