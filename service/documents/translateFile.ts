import type { Catalog, Origin, SegmentChange } from '../../shared/catalog/catalog.ts';
import { type Content, plain } from '../../shared/catalog/content.ts';
import type { MessageSyntax } from '../../shared/catalog/segment.ts';
import { applyEdits } from '../../shared/catalog/textRange.ts';
import { encodeEdits } from '../../shared/encoding/encodeEdits.ts';
import { type DecodedText, decodeText } from '../../shared/encoding/encoding.ts';
import { changeSegments } from '../../shared/formats/change.ts';
import { EditRefused, type Format, type NewEntry } from '../../shared/formats/format.ts';
import { formatFor, formats } from '../../shared/formats/formats.ts';
import { pairCatalogs } from '../../shared/formats/pair.ts';
import { rootOf } from '../../shared/languages/languages.ts';
import { analyzeMessage } from '../../shared/messages/analyzeMessage.ts';
import type { Message } from '../../shared/messages/message.ts';
import { plainText } from './plainText.ts';

/** A document that cannot be translated; `message` is for its owner. */
export class UnusableDocument extends Error {
  override readonly name = 'UnusableDocument';
}

/** A document read into the texts that are to be translated. */
export interface OpenDocument {
  readonly format: Format;
  readonly catalog: Catalog;
  readonly bytes: Uint8Array;
  readonly decoded: DecodedText;
  readonly texts: readonly DocumentText[];
}

/** One text of a document. */
export interface DocumentText {
  /** The id that the translation will have. */
  readonly id: string;
  readonly source: Message;
  /** In a monolingual document: the entry that it translates. */
  readonly entry?: Omit<NewEntry, 'content'>;
}

/** One text's translation. */
export interface TranslatedText {
  readonly content: Content;
  readonly origin?: Origin;
}

/** The format that a document of a name has, without looking into it. */
export function documentExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
}

/**
 * Reads a document: of a bilingual one the untranslated segments, of a monolingual one every text.
 *
 * @param languages source where it is known, and target.
 * @throws UnusableDocument for what no format reads, and for a bilingual file of another language.
 */
export function openDocument(
  bytes: Uint8Array,
  name: string,
  languages: { readonly source?: string | undefined; readonly target: string },
): OpenDocument {
  const decoded = decodeText(bytes, name);
  const format = formatOf(name, decoded.text);
  const unreadable = decoded.problems.some((problem) => problem.severity === 'error') && decoded.text === '';
  if (!format || unreadable) throw new UnusableDocument('Invalid file data.');
  if (format.readOnly !== undefined) throw new UnusableDocument(format.readOnly);
  const catalog = format.parse(decoded.text, name);
  const fault = catalog.problems.find((problem) => problem.severity === 'error' && problem.id === 'syntax');
  if (fault) throw new UnusableDocument(`Invalid file data. ${fault.message}`);
  const declared = catalog.kind === 'bilingual' ? catalog.targetLanguage : undefined;
  if (declared && rootOf(declared) !== rootOf(languages.target)) {
    throw new UnusableDocument(`The file is meant for the target language ${declared}, not ${languages.target}.`);
  }
  const texts = catalog.kind === 'bilingual' ? bilingualTexts(catalog) : monolingualTexts(catalog, languages);
  return { format, catalog, bytes, decoded, texts };
}

/** Who uploads a file means it: the one format of an extension reads it, however little it looks like its usual self. */
function formatOf(name: string, text: string): Format | undefined {
  const extension = documentExtension(name);
  if (extension === '.txt') return plainText;
  const candidates = formats.filter((format) => format.extensions.includes(extension));
  return formatFor(name, text) ?? (candidates.length === 1 ? candidates[0] : undefined);
}

function bilingualTexts(catalog: Catalog): DocumentText[] {
  return catalog.segments.flatMap((segment): DocumentText[] => {
    if (segment.state !== 'untranslated' || !segment.translatable || segment.obsolete || !segment.source?.value)
      return [];
    return [{ id: segment.id, source: messageOf(segment.source, segment.syntaxes, catalog) }];
  });
}

function monolingualTexts(
  catalog: Catalog,
  languages: { source?: string | undefined; target: string },
): DocumentText[] {
  const source = languages.source ?? catalog.targetLanguage ?? 'en';
  const pair = pairCatalogs({ ...catalog, segments: [] }, catalog, { source, target: languages.target }).pair;
  return (pair?.missing ?? []).flatMap((missing): DocumentText[] => {
    const { target, translatable, obsolete, syntaxes } = missing.source;
    if (!translatable || obsolete || !target?.value) return [];
    return [{ id: missing.id, source: messageOf(target, syntaxes, catalog), entry: { missing } }];
  });
}

function messageOf(content: Content, syntaxes: readonly MessageSyntax[] | undefined, catalog: Catalog): Message {
  return analyzeMessage(content, syntaxes ?? catalog.syntaxes, { quoting: catalog.dialect !== 'arb' });
}

/**
 * The document with its translations, every byte that is not part of one as it was.
 *
 * @param translations by id; texts without one stay as they are, or are left out as is usual for the format.
 * @throws UnusableDocument when the file's encoding cannot hold the translations.
 */
export function closeDocument(
  document: OpenDocument,
  target: string,
  translations: ReadonlyMap<string, TranslatedText>,
): { readonly bytes: Uint8Array; readonly refused: ReadonlyMap<string, string> } {
  const { format, catalog, bytes, decoded } = document;
  try {
    if (catalog.kind === 'bilingual' || !format.derive) {
      const { edits, refused } = changeSegments(format, catalog, changesOf(format, translations));
      return { bytes: encodeEdits(bytes, decoded, edits), refused };
    }
    const entries = new Map<string, NewEntry>();
    for (const { id, entry } of document.texts) {
      const content = translations.get(id)?.content;
      if (entry && content) entries.set(id, { ...entry, content });
    }
    const edits = format.derive(catalog, target, entries);
    const result = format.parse(applyEdits(catalog.text, edits), catalog.path);
    const damage = result.problems.length > catalog.problems.length ? result.problems.at(-1)?.message : undefined;
    if (damage) throw new UnusableDocument(`The translation would damage the file: ${damage}`);
    return { bytes: encodeEdits(bytes, decoded, edits), refused: new Map() };
  } catch (error) {
    if (error instanceof EditRefused) throw new UnusableDocument(error.message);
    throw error;
  }
}

function changesOf(format: Format, translations: ReadonlyMap<string, TranslatedText>): Map<string, SegmentChange> {
  const review = format.states.includes('needs-review');
  return new Map(
    [...translations].map(([id, { content, origin }]) => {
      const uncertain = origin?.kind === 'fuzzy' || origin?.kind === 'phrases';
      const state = uncertain && review ? 'needs-review' : 'translated';
      return [id, { content, state, ...(origin ? { origin } : {}) }];
    }),
  );
}

/** A text without a letter outside its placeholders reads the same in every language. */
export function needsNoTranslation({ source }: DocumentText): boolean {
  return !source.icu && !/\p{L}/u.test(source.shape);
}

/** A text's own content, for what needs no translation. */
export function unchanged({ source }: DocumentText): TranslatedText {
  return { content: source.codes.length > 0 ? { value: source.value, codes: source.codes } : plain(source.value) };
}
