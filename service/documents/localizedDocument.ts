import type { Catalog, MissingSegment, SegmentChange } from '../../shared/catalog/catalog.ts';
import type { Content } from '../../shared/catalog/content.ts';
import { EditRefused } from '../../shared/catalog/editRefused.ts';
import type { MessageSyntax } from '../../shared/catalog/segment.ts';
import { segmentList } from '../../shared/catalog/segmentList.ts';
import { applyEdits, type TextEdit } from '../../shared/catalog/textRange.ts';
import { encodeEdits } from '../../shared/encoding/encodeEdits.ts';
import { type DecodedText, decodeText } from '../../shared/encoding/encoding.ts';
import { newFileBytes } from '../../shared/encoding/newFileBytes.ts';
import { changeSegments } from '../../shared/formats/change.ts';
import { quotingOf } from '../../shared/formats/factsOf.ts';
import type { Format, NewEntry } from '../../shared/formats/format.ts';
import { formatFor, formats } from '../../shared/formats/formats.ts';
import { pairCatalogs } from '../../shared/formats/pair.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import type { Message } from '../../shared/messages/message.ts';
import { syntaxesOf } from '../../shared/messages/syntaxesOf.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { documentExtension } from './documentKinds.ts';
import type { DocumentLanguages, DocumentText, OpenDocument, TranslatedText } from './documentReader.ts';
import { plainText } from './plainText.ts';
import { UnusableDocument } from './unusableDocument.ts';
import { wordWatermark } from './wordWatermark.ts';
import { xmlText } from './xmlText.ts';

interface Reading {
  readonly format: Format;
  readonly catalog: Catalog;
  readonly bytes: Uint8Array;
  readonly decoded: DecodedText;
}

/**
 * Reads a document through its localization format: of a bilingual one the untranslated segments, of a monolingual one
 * every text. What comes back differs in these texts alone, so that its layout is that of the original.
 *
 * @param name its extension tells the format.
 * @throws UnusableDocument for what no format reads, and for a bilingual file of another language.
 */
export function openLocalized(bytes: Uint8Array, name: string, languages: DocumentLanguages): OpenDocument {
  const decoded = decodeText(bytes, name);
  const format = formatOf(name, decoded.text);
  const unreadable = decoded.problems.find((problem) => problem.severity === 'error');
  if (!format || (unreadable && decoded.text === ''))
    throw new UnusableDocument(unreadable ? `Invalid file data. ${english(unreadable.message)}` : 'Invalid file data.');
  if (format.readOnly !== undefined) throw new UnusableDocument(english(format.readOnly));
  const catalog = format.parse(decoded.text, name);
  const problems = [...catalog.problems];
  const fault = problems.find((problem) => problem.severity === 'error' && problem.id === 'syntax');
  if (fault) throw new UnusableDocument(`Invalid file data. ${english(fault.message)}`);
  const declared = catalog.kind === 'bilingual' ? catalog.targetLanguage : undefined;
  if (declared && rootLanguage(declared) !== rootLanguage(languages.target)) {
    throw new UnusableDocument(`The file is meant for the target language ${declared}, not ${languages.target}.`);
  }
  const reading: Reading = { format, catalog, bytes, decoded };
  const entries = catalog.kind === 'bilingual' ? [] : entriesOf(catalog, languages);
  return {
    texts: catalog.kind === 'bilingual' ? bilingualTexts(catalog) : monolingualTexts(catalog, entries),
    ...(catalog.kind === 'bilingual' && format.states.includes('needs-review') ? { marksReview: true } : {}),
    ...(catalog.kind === 'bilingual' && catalog.sourceLanguage ? { sourceLanguage: catalog.sourceLanguage } : {}),
    async close(target, translations, { watermark }) {
      try {
        return catalog.kind === 'bilingual' || !format.derive
          ? changed(reading, translations, target)
          : derived(reading, entries, target, translations, watermark);
      } catch (error) {
        if (error instanceof EditRefused) throw new UnusableDocument(error.message);
        throw error;
      }
    },
  };
}

/** Who uploads a file means it: the one format of an extension reads it, however little it looks like its usual self. */
function formatOf(name: string, text: string): Format | undefined {
  const extension = documentExtension(name);
  if (extension === '.txt') return plainText;
  const format = formatFor(name, text);
  if (format) return format;
  if (extension === '.xml') return xmlText;
  const candidates = formats.filter(({ extensions }) => extensions.includes(extension));
  return candidates.length === 1 ? candidates[0] : undefined;
}

function bilingualTexts(catalog: Catalog): DocumentText[] {
  return catalog.segments.all().flatMap((segment): DocumentText[] => {
    if (segment.state !== 'untranslated' || !segment.translatable || segment.obsolete || !segment.source?.value)
      return [];
    return [{ id: segment.id, source: messageOf(segment.source, segment.syntaxes, catalog) }];
  });
}

/**
 * What the file has in the other language: an entry for each of its own, with the plural forms of that language. A text
 * for the number 0 stays: most libraries take it in every language.
 */
function entriesOf(catalog: Catalog, languages: DocumentLanguages): readonly MissingSegment[] {
  const source = languages.source ?? catalog.targetLanguage ?? 'en';
  const missing = pairCatalogs({ ...catalog, segments: segmentList([]) }, catalog, { source, target: languages.target })
    .pair?.missing;
  const ids = new Set(missing?.map(({ id }) => id));
  const zeros = catalog.segments.all().filter(({ id, plural }) => plural?.category === 'zero' && !ids.has(id));
  return [...(missing ?? []), ...zeros.map((segment) => ({ id: segment.id, source: segment }))];
}

function monolingualTexts(catalog: Catalog, entries: readonly MissingSegment[]): DocumentText[] {
  return entries.flatMap(({ id, source }): DocumentText[] => {
    const { target, translatable, obsolete, syntaxes } = source;
    if (!translatable || obsolete || !target?.value) return [];
    return [{ id, source: messageOf(target, syntaxes, catalog) }];
  });
}

function messageOf(content: Content, syntaxes: readonly MessageSyntax[] | undefined, catalog: Catalog): Message {
  const ownSyntaxes = syntaxesOf({ source: content, syntaxes }, catalog);
  return analyzeMessage(content, ownSyntaxes, { quoting: quotingOf(catalog) });
}

type Translations = ReadonlyMap<string, TranslatedText>;

function changed({ format, catalog, bytes, decoded }: Reading, translations: Translations, target: string) {
  const { edits, refused } = changeSegments(format, catalog, changesOf(format, translations), [], target);
  return {
    bytes: encodeEdits(bytes, decoded, edits),
    refused: new Map([...refused].map(([id, reason]) => [id, english(reason)])),
  };
}

/** A document keeps the source text of what is not translated: without it, it would lack something. */
function derived(
  { format, catalog, bytes, decoded }: Reading,
  missing: readonly MissingSegment[],
  target: string,
  translations: Translations,
  watermark: boolean,
) {
  const entries = new Map<string, NewEntry>();
  for (const entry of missing) {
    const content = translations.get(entry.id)?.content ?? entry.source.target;
    if (content) entries.set(entry.id, { missing: entry, content });
  }
  const mark = watermark ? wordWatermark(catalog.text) : undefined;
  const edits: TextEdit[] = [...(format.derive?.(catalog, target, entries) ?? []), ...(mark ? [mark] : [])];
  const result = format.parse(applyEdits(catalog.text, edits), catalog.path);
  const damage =
    [...result.problems].length > [...catalog.problems].length ? [...result.problems].at(-1)?.message : undefined;
  if (damage) throw new UnusableDocument(`The translation would damage the file: ${english(damage)}`);
  return { bytes: newFileBytes(bytes, decoded, edits), refused: leftOut(catalog, result, entries) };
}

/** Translations that the format could not put into the file: those texts read as before. */
function leftOut(before: Catalog, after: Catalog, entries: ReadonlyMap<string, NewEntry>): Map<string, string> {
  const refused = new Map<string, string>();
  for (const { id, target } of before.segments) {
    const content = entries.get(id)?.content;
    if (
      !content ||
      !target ||
      content.value === target.value ||
      after.segments.find(id)?.target?.value !== target.value
    )
      continue;
    refused.set(id, 'The formatting of the text could not be kept in its translation.');
  }
  return refused;
}

function changesOf(format: Format, translations: Translations): Map<string, SegmentChange> {
  const review = format.states.includes('needs-review');
  return new Map(
    [...translations].map(([id, { content, origin }]) => {
      const uncertain = origin?.kind === 'fuzzy' || origin?.kind === 'phrases';
      const state = uncertain && review ? 'needs-review' : 'translated';
      return [id, { content, state, ...(origin ? { origin } : {}) }];
    }),
  );
}
