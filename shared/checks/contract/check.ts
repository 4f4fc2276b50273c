import type { Catalog, Problem } from '../../catalog/catalog.ts';
import type { Facts } from '../../catalog/facts.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import type { FormatFacts } from '../../formats/formatFacts.ts';
import type { Message } from '../../messages/message.ts';
import type { Sentence } from '../../sentences/sentence.ts';
import type { ProjectSettings, Severity } from '../../settings.ts';
import type { Spelling } from '../../spelling/spelling.ts';
import type { TermIndex } from '../../terms/termIndex.ts';
import type { EntryReport, LookUp, SegmentNeeds } from './declarations.ts';
import type { LinkedFiles } from './linkedFiles.ts';
import type { OtherLocales } from './otherLocales.ts';
import type { ReferenceSources } from './referenceSources.ts';
import type { SegmentTraits } from './segmentTraits.ts';

/** How the bytes of a file were read. */
export interface Decoding {
  /** WHATWG name. */
  readonly encoding: string;
  readonly bom: boolean;
  /** Faults of the encoding, in offsets of the text. */
  readonly problems?: readonly Problem[];
}

/**
 * What a check sees of the world around a segment. Both languages are always known (BCP 47, as declared).
 *
 * A check keeps nothing itself. What it works out once is kept by the thing that it was worked out from:
 * - the texts of a file: `catalog.segments.facts.of(tell, catalog)`;
 * - its entries, whatever their texts: `catalog.segments.entryFacts.of(tell, catalog)`;
 * - the settings and languages: `context.facts.of(tell, context)`;
 * - one segment, for all checks that ask: `context.once(tell, segment)`.
 */
export interface CheckContext {
  readonly catalog: Catalog;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly settings: ProjectSettings;
  /** The project's glossary for this pair of languages. */
  readonly terms: TermIndex;
  /** How the file was read from its bytes; absent where nobody knows. */
  readonly decoding?: Decoding;
  /** What the file refers to; undefined where nobody has the files of the project. */
  readonly files?: LinkedFiles;
  /** The source texts as the file of the source language has them, for a bilingual file beside one. */
  readonly reference?: ReferenceSources;
  /** What the files of other languages do with the texts; absent where nobody looked. */
  readonly locales?: OtherLocales;
  /**
   * The words of the target language; absent where nobody asked for them. Asked only by what runs: a language without a
   * dictionary is reported to the user then.
   *
   * @returns undefined where no dictionary is there.
   */
  readonly spelling?: () => Spelling | undefined;
  /** What was worked out from this context, for as long as the run of the checks lasts. */
  readonly facts: Facts;
  /** The analysed side of a segment; computed once however many checks ask. */
  message(segment: Segment, side: 'source' | 'target'): Message;
  /**
   * What was worked out from a segment; computed once however often it is asked for, and forgotten with the next segment.
   *
   * @param tell is called with this context; its answer is known by this function, which has to be the same one each time.
   * @example context.once(tagDifference, segment) // tagDifference(segment, context)
   */
  once<Fact>(tell: (segment: Segment, context: CheckContext) => Fact, segment: Segment): Fact;
}

/**
 * Who may apply a fix. `safe`: it changes the form alone (spaces, the normal form, the encoding, the spelling of a
 * placeholder's name), and a program applies it unasked. `suggestion`: it changes what the text says or what stands in
 * it, and a person decides on each.
 */
export type FixKind = 'safe' | 'suggestion';

/** A repair of a target, as edits of the target's *value* (offsets in UTF-16 code units of the value). */
export interface Fix {
  readonly kind: FixKind;
  /** Ids of tags that the source may have and the fix takes out all the same. */
  readonly drops?: readonly string[];
  /** In the imperative, with what will be there: `Add “%s”`. */
  readonly title: Sentence;
  readonly edits: readonly TextEdit[];
}

/**
 * What the source has and the target lacks, as values write it: a placeholder, a tag, or both halves of a pair. Where no
 * fix is certain, an editor offers to put it at the cursor, or the pair around what is selected.
 *
 * @example ['%s'], ['<b>', '</b>']
 */
export type Lacked = readonly [text: string] | readonly [open: string, close: string];

/** What a check found in one segment, in offsets of one side's value. The runner turns them into ranges of the file. */
export interface SegmentFinding {
  /** Side whose value the offsets belong to; `segment` underlines the id or the whole entry. Default `target`. */
  readonly on?: 'source' | 'target' | 'segment';
  /** Default: the whole value. */
  readonly start?: number;
  readonly end?: number;
  /** One sentence that names what is wrong, with the very words or characters. */
  readonly message: Sentence;
  /** Facts for programs: `{ placeholder: '%s' }`. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
  /** Where it differs from the check's; what the settings say goes before both. */
  readonly severity?: Severity | undefined;
  /** Offered only when running the check again on the result clears the finding: the runner sees to it. */
  readonly fix?: Fix | undefined;
  readonly lacks?: readonly Lacked[] | undefined;
  /** True for what nobody sees the effect of: only where the settings or the caller ask for the check by its id. */
  readonly optional?: boolean;
  /**
   * What the file does where many of its segments have such a finding: the message of the one finding that then stands
   * for all of them. See `SegmentCheck.habit`.
   */
  readonly habit?: Sentence | undefined;
}

/** A finding about the file as a whole, in offsets of the file's text. */
export interface FileFinding {
  readonly range: { readonly start: number; readonly end: number };
  /** The segment that it belongs to, if any. */
  readonly segment?: string;
  readonly message: Sentence;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Where it differs from the check's; what the settings say goes before both. */
  readonly severity?: Severity | undefined;
  /** As {@link SegmentFinding.habit}. */
  readonly habit?: Sentence | undefined;
  /** How many entries until this one could show that habit, where `run` counts them; `inSegment` does not tell it. */
  readonly among?: number;
}

interface CheckBase {
  /** Kebab-case; spelled the same in settings, output, docs and ignore comments. */
  readonly id: string;
  readonly severity: Severity;
  /**
   * True for a check that is a matter of taste or of the project: it runs only where the settings give it a severity,
   * or where it is asked for by name.
   */
  readonly optional?: true;
  /** One line for lists. The page `docs/checks/<id>.md` says the rest. */
  readonly summary: string;
  /** True for checks that make sense in a source file too, where a text has no translation beside it. */
  readonly inSource?: boolean;
  /** What it says of entries: see `checksReporting`, which finds the checks for whoever counts, offers or skips some. */
  readonly reports?: EntryReport;
  /**
   * What many of its findings in one file say together, in English, behind how many they are: for a check that has much to
   * say of a file, and always the same.
   *
   * @example 'keys are missing'
   */
  readonly manySay?: string;
  /** The fact of a format (`factsOf`) without which there is nothing to find: it runs only in files of which it is true. */
  readonly needsFact?: keyof FormatFacts;
  /** What it judges of a language; nobody can say how one that was made up is to be written: see `madeUpLanguage.ts`. */
  readonly judges?: 'writing' | 'words' | 'spelling';
  /** What has to be looked up for the check, beside the file and what belongs to it. */
  readonly looksUp?: LookUp;
  /** Whether that is so in a file of a project. Default: in all of them. */
  looksUpIn?(catalog: Catalog, settings: ProjectSettings): boolean;
}

/** A check of one segment at a time, as most are. */
export interface SegmentCheck extends CheckBase {
  readonly scope?: undefined;
  /**
   * Of which other segments of the file it depends what is found in one: `source`, those with the same source text,
   * whatever their context; `target`, the targets of any others; `plural`, which forms of its message there are, whatever
   * their texts. Absent where it depends on none.
   */
  readonly comparesSegments?: 'source' | 'target' | 'plural';
  /** Ids of checks whose findings in the same segment come from the fault that this one found; see `explained.ts`. */
  readonly explains?: 'all' | readonly string[];
  /** Default: segments that are translatable, not obsolete and have a target that is not empty. */
  readonly appliesTo?: 'translated' | 'all';
  /** What a segment must have for the check to be asked about it. Of a hundred thousand segments few have it. */
  readonly needs?: SegmentNeeds;
  /**
   * Whether the check has anything to do in a file and its languages, asked once and not for each segment: false where
   * the project has no such setting. Default: true.
   */
  concerns?(context: CheckContext): boolean;
  /**
   * A cheap look before `run`, where `needs` cannot say it: false where there is certainly nothing to find, and then
   * `run` is not asked. Default: true.
   */
  mayFind?(segment: Segment, traits: SegmentTraits, context: CheckContext): boolean;
  run(segment: Segment, context: CheckContext): Iterable<SegmentFinding>;
  /**
   * The habit that a segment shows or not, in the words of `SegmentFinding.habit`: asked about segments that meet `needs`.
   * Where more than a third of those with the same words have such a finding, the file has one for all; see `habits.ts`.
   * One sentence alone is the habit of every finding of the check, and of every segment that meets its needs.
   */
  readonly habit?: Sentence | ((segment: Segment, context: CheckContext) => Sentence | undefined);
  /** True where every translated segment could show its habits, whether or not it meets `needs`. */
  readonly habitIsOfAll?: true;
  /**
   * The one finding of a file whose translation has hardly begun, with how many texts it finds; see `hardlyBegun.ts`.
   */
  untouched?(count: number): Sentence;
}

/** A check that needs to see the whole file. */
export interface FileCheck extends CheckBase {
  readonly scope: 'file';
  /** True where findings depend on texts or on what stands outside of segments, in this file or in others. */
  readonly readsText?: true;
  /**
   * What it finds in a segment that is told by its own texts alone; `run` finds the rest. It is called for every segment
   * of a file: what has nothing to find returns a list that is there already.
   */
  inSegment?(segment: Segment, context: CheckContext): Iterable<FileFinding>;
  /** The habit that a segment shows or not in what `inSegment` finds; as {@link SegmentCheck.habit}. */
  habit?(segment: Segment, context: CheckContext): Sentence | undefined;
  /** Whether that may stand before the segment and what belongs to it. Default: false. */
  findsElsewhere?(context: CheckContext): boolean;
  /**
   * Whether what `run` finds stands in the order of the text, by start and end: then none of it is kept until all of it is
   * found, which is worth a look where there may be very much of it. Default: false.
   */
  runsInOrder?(context: CheckContext): boolean;
  run(context: CheckContext): Iterable<FileFinding>;
}

/** One rule about translations. Knows both languages, and is silent where the source itself does what it forbids. */
export type Check = SegmentCheck | FileCheck;

/** A finding as callers get it: in offsets of the file's text. */
export interface Finding {
  readonly check: string;
  readonly severity: Severity;
  readonly range: { readonly start: number; readonly end: number };
  readonly segment?: string;
  /** In English. */
  readonly message: string;
  /** The same for whoever shows it in another language. */
  readonly sentence: Sentence;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Proven to clear the finding. */
  readonly fix?: Fix;
  readonly lacks?: readonly Lacked[];
}
