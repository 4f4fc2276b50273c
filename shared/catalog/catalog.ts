import type { Sentence } from '../sentences/sentence.ts';
import type { Alignment } from './alignment.ts';
import type { ReadableText } from './chunkedText.ts';
import type { Content } from './content.ts';
import { Facts } from './facts.ts';
import { idSet } from './idSet.ts';
import type { MessageQuoting, MessageSyntax, PluralCategory, Segment } from './segment.ts';
import type { SegmentList } from './segmentList.ts';
import type { TextRange } from './textRange.ts';

/** A fault of the file itself, in plain words. */
export interface Problem {
  /** `syntax` for broken text, otherwise the id of the check that reports it (`duplicate-id`, `format-rule`). */
  readonly id: string;
  /** Which of the rules of the file's own specification is broken: `sub-state-needs-state`. */
  readonly rule?: string;
  readonly range: TextRange;
  readonly message: Sentence;
  readonly severity: 'error' | 'warning';
  /** What the file does where many of its entries have such a fault: they are then shown as one. */
  readonly habit?: Sentence;
}

/** An entry that the source file has and this file has not. */
export interface MissingSegment {
  /** The id it will have here: the source's, or another plural category of it. */
  readonly id: string;
  /** The entry of the source file that it translates. */
  readonly source: Segment;
  readonly category?: PluralCategory;
}

/** What pairing a monolingual file with its source file found. */
export interface Pair {
  readonly source: Catalog;
  readonly missing: readonly MissingSegment[];
  /** The missing ones one after the other, for who keeps none of them. */
  eachMissing(): Iterable<MissingSegment>;
  /** The id that an entry of the source file has, or would have, in this file: mostly the same. */
  idOf(id: string): string;
  /** The id in the source file of an entry that has this one here; undefined where it is known to have none. */
  sourceIdOf(id: string): string | undefined;
  /** Tells the ids of this file that the source file does not know. */
  readonly extra: { has(id: string): boolean };
  /** Where two documents have not the same blocks. */
  readonly alignment?: Alignment;
}

/**
 * One file as segments. Nothing of the text is copied but for values that differ from their raw form. It is plain data: what
 * is worked out on demand is in objects that its copies share, so that `{ ...catalog, isOverlay: true }` costs nothing.
 */
export interface Catalog {
  /** Id of the format that parsed it. */
  readonly format: string;
  /** What the format recognized inside itself: `i18next`, `arb`, `chrome`, `2.1`. */
  readonly dialect?: string;
  /**
   * `bilingual`: source and target in one file. `monolingual`: one language a file, its text in `target` slots; so is a file of a
   * bilingual format whose sources are keys, once another file is known to have the source texts.
   */
  readonly kind: 'bilingual' | 'monolingual';
  readonly text: string;
  /** The same text, where it was edited and can be read in parts before it is put together: see {@link contentOf}. */
  readonly content?: ReadableText;
  /** The path that was given to `parse`, so that a text edited from it is parsed the same way. */
  readonly path?: string;
  /** As the file declares them; BCP 47 as written. A monolingual file declares `targetLanguage` only. */
  readonly sourceLanguage?: string;
  readonly targetLanguage?: string;
  readonly segments: SegmentList;
  /** In the order of the text. What breaks rules of the specification may be looked for only when this is read. */
  readonly problems: Iterable<Problem>;
  /** Those of the problems that are errors, where they are known without a look for the others. */
  readonly errors?: readonly Problem[];
  /** The syntaxes of placeholders that its values use, unless a segment says otherwise. */
  readonly syntaxes: readonly MessageSyntax[];
  /** What the project says of apostrophes in its ICU messages; see `quotingOf`. */
  readonly quoting?: MessageQuoting;
  /** How many counted plural forms a message has, where the format knows better than CLDR (Qt). */
  readonly pluralForms?: number;
  /** Present once a monolingual file was paired with its source file; `pair.source.text` holds the source slots. */
  readonly pair?: Pair;
  /** True for a file of a region beside the general one of its language: it holds only what differs, and lacks nothing. */
  readonly isOverlay?: boolean;
  /** True where texts of other files stand in it, too, which are not seen here: `{ ...libraryTexts }`. */
  readonly takesInOthers?: boolean;
  /** True when this file is itself the source of others: each `source` is then the same slot as `target`. */
  readonly isSource?: boolean;
  /** How the file writes what its format can write in more than one way; see `writingStyle`. */
  readonly style?: Facts;
  /** As its text was parsed, where it was given a role in its project since: see {@link catalogWith}. */
  readonly parsed?: Catalog;
}

/**
 * A catalog that was given a role in its project: other properties, by which its text is not read.
 *
 * @example catalogWith(catalog, { targetLanguage: 'de' })
 */
export function catalogWith(catalog: Catalog, changes: Partial<Omit<Catalog, 'text'>>): Catalog {
  return { ...catalog, ...changes, parsed: parsedOf(catalog) };
}

/** A catalog as its text was parsed: before it was paired with its source file, or made the source of others. */
export function parsedOf(catalog: Catalog): Catalog {
  return catalog.parsed ?? catalog;
}

/** A catalog as its format writes it: a bilingual file with keys for sources, which is paired as a monolingual one, with those. */
export function withItsKeys(catalog: Catalog): Catalog {
  const parsed = parsedOf(catalog);
  return parsed.kind === catalog.kind ? catalog : parsed;
}

/**
 * What an edit makes of a catalog that was parsed.
 *
 * @param content the edited text.
 * @param changes what was read of it.
 */
export function editedCatalog(
  { parsed: _, style, ...before }: Catalog,
  content: ReadableText,
  changes: Required<Pick<Catalog, 'segments' | 'problems' | 'errors'>>,
): Catalog {
  return { ...before, ...changes, text: content.toString(), content, ...(style ? { style: new Facts() } : {}) };
}

/** The text of a catalog; of one that was made from an edit it need not be one string yet. */
export function contentOf({ content, text }: Catalog): ReadableText {
  return content ?? text;
}

/** A change of one segment's target. */
export interface SegmentChange {
  readonly content?: Content;
  /** Written where the format has a place for it, left out silently where it has none. */
  readonly state?: 'needs-review' | 'translated' | 'final';
  /** Where the translation came from; written where the format has a place for it. */
  readonly origin?: Origin;
}

/** Where a translation came from. */
export interface Origin {
  readonly kind: 'memory' | 'fuzzy' | 'glossary' | 'phrases' | 'engine' | 'service' | 'copy' | 'person';
  /** 0 to 100, for matches. */
  readonly match?: number;
  /** Name of the file, engine or service. */
  readonly name?: string;
}

/** The faults of a file that keep others from reading it. */
export function errorsOf({ errors, problems }: Catalog): readonly Problem[] {
  return errors ?? [...problems].filter(({ severity }) => severity === 'error');
}

/** How many there are of them. */
export const errorCount = (catalog: Catalog): number => errorsOf(catalog).length;

/**
 * The segments with some ids, by id: where few are meant, a map of all would be the largest thing in memory.
 *
 * @param segments of the catalog, or each of them in turn.
 */
export function segmentsAmong(
  segments: Iterable<Segment>,
  ids: { has(id: string): boolean; readonly size: number },
): Map<string, Segment> {
  const byId = new Map<string, Segment>();
  for (const segment of segments) {
    if (byId.size === ids.size) break;
    const { id } = segment;
    if (ids.has(id)) byId.set(id, segment);
  }
  return byId;
}

/**
 * Makes ids unique in reading order: the second `a` is `a~2`.
 *
 * @example const unique = uniqueIds(); unique('a'); unique('a'); // 'a', 'a~2'
 */
export function uniqueIds(): (id: string) => string {
  const seen = idSet();
  return uniqueAmong((id) => seen.add(id));
}

/**
 * As {@link uniqueIds}, for ids that somebody else remembers.
 *
 * @param add remembers an id; false where it was there already.
 */
export function uniqueAmong(add: (id: string) => boolean): (id: string) => string {
  /** How often those were met that were met again. */
  const counts = new Map<string, number>();
  const unique = (id: string): string => {
    if (add(id)) return id;
    const count = (counts.get(id) ?? 1) + 1;
    counts.set(id, count);
    return unique(`${id}~${count}`);
  };
  return unique;
}
