import type { Catalog } from '../shared/catalog/catalog.ts';
import { problemsInEnglish } from '../shared/catalog/problemsInEnglish.ts';
import type { Segment as CatalogSegment, Slot } from '../shared/catalog/segment.ts';
import type { DecodedText } from '../shared/encoding/encoding.ts';
import type { Format } from '../shared/formats/format.ts';
import type { LocalizationDocument, Problem, Segment, SegmentText } from './document.ts';
import { InterlineError } from './interlineError.ts';

/** The bytes that a document was read from. */
export interface ReadBytes {
  readonly bytes: Uint8Array;
  readonly decoded: DecodedText;
}

/** A document with what check and edit need of it. */
export class ParsedDocument implements LocalizationDocument {
  readonly #catalog: Catalog;
  readonly #format: Format;
  readonly #read: ReadBytes | undefined;
  readonly #again: (input: string | Uint8Array) => ParsedDocument;
  readonly sourceLanguage: string;
  readonly targetLanguage?: string;
  readonly dialect?: string;
  readonly encoding?: string;
  #segments: readonly Segment[] | undefined;

  /** @param again reads an edited text or its bytes as this one was read. */
  constructor(parts: {
    readonly catalog: Catalog;
    readonly format: Format;
    readonly read: ReadBytes | undefined;
    readonly sourceLanguage: string;
    readonly targetLanguage: string | undefined;
    readonly again: (input: string | Uint8Array) => ParsedDocument;
  }) {
    this.#catalog = parts.catalog;
    this.#format = parts.format;
    this.#read = parts.read;
    this.#again = parts.again;
    this.sourceLanguage = parts.sourceLanguage;
    if (parts.targetLanguage !== undefined) this.targetLanguage = parts.targetLanguage;
    if (parts.catalog.dialect !== undefined) this.dialect = parts.catalog.dialect;
    if (parts.read) this.encoding = parts.read.decoded.encoding;
  }

  /** What it was made from. @throws InterlineError `foreign-document`. */
  static insideOf(document: LocalizationDocument) {
    if (!(document instanceof ParsedDocument)) {
      throw new InterlineError('foreign-document', 'This is no document that “parse” has made.');
    }
    const inside = document as ParsedDocument;
    return { catalog: inside.#catalog, format: inside.#format, read: inside.#read, again: inside.#again };
  }

  get format(): string {
    return this.#catalog.format;
  }
  get kind(): 'bilingual' | 'monolingual' {
    return this.#catalog.kind;
  }
  get text(): string {
    return this.#catalog.text;
  }

  get segments(): readonly Segment[] {
    const isPaired = this.#catalog.pair !== undefined;
    this.#segments ??= Array.from(this.#catalog.segments, (segment) => publicSegment(segment, isPaired));
    return this.#segments;
  }

  get missing(): readonly { readonly id: string; readonly source: string }[] {
    const missing = this.#catalog.pair?.eachMissing() ?? [];
    return Array.from(missing, ({ id, source }) => ({ id, source: source.target?.value ?? '' }));
  }

  get problems(): readonly Problem[] {
    const all = [...(this.#read?.decoded.problems ?? []), ...this.#catalog.problems];
    return problemsInEnglish(all).map(({ message, severity, range }) => ({ message, severity, range }));
  }

  segment(id: string): Segment | undefined {
    const segment = this.#catalog.segments.find(id);
    return segment && publicSegment(segment, this.#catalog.pair !== undefined);
  }
}

function publicSegment(segment: CatalogSegment, isPaired: boolean): Segment {
  const { id, range, state, translatable, notes, context, maxLength, plural, targetLanguage } = segment;
  const result: { -readonly [Key in keyof Segment]: Segment[Key] } = {
    ...{ id, range, state, translatable, notes },
    obsolete: segment.obsolete === true,
  };
  if (segment.source) result.source = textOf(segment.source, !isPaired);
  if (segment.target) result.target = textOf(segment.target, true);
  if (context !== undefined) result.context = context;
  if (maxLength) result.maxLength = maxLength;
  if (targetLanguage !== undefined) result.targetLanguage = targetLanguage;
  if (plural) {
    const { group, kind, category, index } = plural;
    result.plural = {
      ...{ group, kind },
      ...(category === undefined ? {} : { category }),
      ...(index === undefined ? {} : { index }),
    };
  }
  return result;
}

function textOf({ value, range, codes }: Slot, isHere: boolean): SegmentText {
  const inline = codes.map(({ start, end, kind, id, display }) => ({
    ...{ start, end, kind, id },
    ...(display === undefined ? {} : { display }),
  }));
  return { value, ...(isHere ? { range } : {}), codes: inline };
}
