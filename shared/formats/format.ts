import type { Alignment } from '../catalog/alignment.ts';
import type { Catalog, MissingSegment, SegmentChange } from '../catalog/catalog.ts';
import type { Content } from '../catalog/content.ts';
import type { Segment, SegmentState, Slot } from '../catalog/segment.ts';
import type { TextEdit, TextRange } from '../catalog/textRange.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { FormatFacts } from './formatFacts.ts';
import type { ReviewNotes } from './reviewNotes.ts';

/** An entry to be added to a file of one language; its state and origin are written where units have a place for them. */
export interface NewEntry extends Pick<SegmentChange, 'state' | 'origin'> {
  readonly missing: MissingSegment;
  readonly content: Content;
}

/** What a target that was edited tells by itself (see {@link Format.readTarget}). Offsets are those of its raw text. */
export interface EditedTarget {
  readonly target: Slot;
  readonly state: SegmentState;
  /** Where an entry ends that ended with its target; default: where the target does. */
  readonly end?: number;
}

/** What of two files in different languages corresponds, where that is not what has the same id. */
export interface Correspondence {
  /** By the ids of the source file: the id that the entry has, or would have, in the translation; default: the same. */
  readonly ids?: ReadonlyMap<string, string> | undefined;
  /** Where the files have not the same blocks. */
  readonly alignment?: Alignment | undefined;
}

/** What is to become of the texts that lie within the codes of a text (the title of a link) when that is edited. */
export interface InnerTexts {
  /** Edits of them, in the order of the file: whoever writes such a code writes it with them. */
  readonly edits: readonly TextEdit[];
  /**
   * `same` where the file keeps its segments: inner texts change their names with the order of the codes. `any` where a
   * new file is made, in which a translation has its own order of words.
   */
  readonly order: 'same' | 'any';
}

/**
 * A kind of localization file: how its text becomes segments, and how one of them is changed by edits of the text.
 *
 * Laws (tested for every format): `parse` never throws, never recurses on depth and is linear in the text's size;
 * every slot's range slices to its raw text; an edit followed by a parse gives the new content and changes nothing
 * else; an edit that changes nothing is no edit. A file is never rebuilt from its segments.
 */
export interface Format {
  /** Kebab-case: `xliff-1.2`, `json`, `srt`. */
  readonly id: string;
  /** As people call it: `XLIFF 1.2`. */
  readonly name: string;
  readonly kind: 'bilingual' | 'monolingual';
  /** Ids of editors' language modes that it serves: `xliff`, `json`. */
  readonly languageIds: readonly string[];
  /** With the dot, lower case: `.xlf`. */
  readonly extensions: readonly string[];
  /** True where its extensions are those of program code too: a menu for such files would stand on all of that. */
  readonly sharesCode?: true;
  /** How a folder shows, before any file is read, that it has such files: an editor wakes then. Default: it does not. */
  readonly shownBy?: {
    /** By extensions, but for those of other kinds of files: `.json`, `.xml`, `.ts`. */
    readonly extension?: true;
    /** By paths: `**` for folders, `*` and `?` within a name, `{a,b}` for one of several. */
    readonly paths?: readonly string[];
  };
  /** What is so in all of its files, for whoever works on them without knowing the format. */
  readonly facts?: FormatFacts;
  /** By {@link Catalog.dialect}, where it is otherwise in a dialect. */
  readonly dialects?: Readonly<Record<string, FormatFacts>>;
  /** The states that a file of this format can hold; a change to another one is folded to the nearest below. */
  readonly states: readonly SegmentState[];
  /** True where a new file starts as a copy of its source, so that a target equal to it is not translated yet. */
  readonly equalIsUntranslated?: boolean;
  /**
   * Which files of a folder are taken for localization files: all that `detect` is sure of, or, for documents that are
   * everywhere (Markdown, HTML, office files), those that a path with a language in it pairs with a file of the source
   * language; `in-locale-folder`: those, and all below a folder of translations whose path names a language. A file that is
   * named by the user or by the settings is always taken. Default `always`.
   */
  readonly discovered?: 'always' | 'when-paired' | 'in-locale-folder';
  /** The extension of what such files are compiled from: one that lies beside its original, with the same name, is passed over. */
  readonly compiledFrom?: string;
  /**
   * `large` where files of 50 MB and more occur: such a file is read unit by unit when somebody asks for a segment, and of
   * an edited one the entry alone. Default `plain`: a list of segments, which is read again after an edit.
   */
  readonly tier?: 'plain' | 'large';
  /** What a project uses such files as: their texts are looked up, and are no translations of the project's own. */
  readonly servesAs?: 'memory' | 'glossary';
  /** Why files of this kind cannot be written, one sentence for the user with what to do instead. */
  readonly readOnly?: Sentence;
  /**
   * Whether a path may be that of such a file; elsewhere none is opened to see: its extension is that of program code.
   *
   * @param path with forward slashes.
   */
  mayLieAt?(path: string): boolean;
  /**
   * Tells files apart that share an extension.
   *
   * @param path with forward slashes, for names such as `messages.json`.
   * @param head the first 4,096 code units of the text.
   * @returns false when the text is another format's; true, or a method that is not there, claims the extension;
   *   `perhaps` for texts that may as well be data: such a file of a folder is taken where its path or a file in another
   *   language speaks for it.
   */
  detect?(path: string, head: string): boolean | 'perhaps';
  /**
   * Reads a text. A broken entry becomes a problem with a range, and reading goes on behind it.
   *
   * @param path as for `detect`; only a hint for dialects.
   */
  parse(text: string, path?: string): Catalog;
  /** The text of the source file of a monolingual file, where its notes or keys tell it and no such file is there. */
  ownSource?(catalog: Catalog): string | undefined;
  /**
   * In the large tier: reads a target again that was edited, where that alone tells whether anything else of the file depends on the edit:
   * an id, a note, another entry, the dialect. Where it is there, a keystroke costs no reading of the entry in the frame
   * of its file (see `reparse`).
   *
   * @param catalog as it was before; its text is `contentOf(catalog)`.
   * @param was,is the raw text of the target, before and now, with the spaces behind it where they end its line.
   * @returns undefined where the file has to be read as a whole to know.
   */
  readTarget?(catalog: Catalog, segment: Segment, was: string, is: string): EditedTarget | undefined;
  /** The raw text of a content, as it would stand in the segment's target slot. */
  encode(content: Content, segment: Segment, catalog: Catalog): string;
  /**
   * The edits of `catalog.text` that carry out a change of one segment, the fewest characters possible.
   *
   * @param inner for documents, the segments of which may lie within one another; default: none is edited.
   * @throws EditRefused where the format cannot hold the change (an entry that is not translatable, a code that
   *   would not be well formed).
   */
  edits(catalog: Catalog, segment: Segment, change: SegmentChange, inner?: InnerTexts): readonly TextEdit[];
  /**
   * The edits that silence a check for one segment, in the file's own syntax; read back as `Segment.ignored`.
   *
   * @param check id of a check.
   */
  ignore?(catalog: Catalog, segment: Segment, check: string): readonly TextEdit[];
  /**
   * Remarks of translators and reviewers in the file's own notes. Not there where such a note is lost with the next save of
   * another program, or where there are none: then remarks are kept beside the file.
   */
  readonly review?: ReviewNotes;
  /**
   * Finds what is added or removed with an entry, for formats whose segments are parts of that. Default: the range of the
   * segment.
   *
   * @param text of the file.
   */
  entryAround?(text: string): (range: TextRange) => TextRange | undefined;
  /**
   * As `edits`, for several segments whose edits would get in each other's way: the marked segments of an XLIFF 1.2 unit
   * that has no target yet (same `range`), the title of a link and its paragraph (one target in the other). Not there
   * where that cannot happen.
   */
  editsTogether?(catalog: Catalog, changes: readonly (readonly [Segment, SegmentChange])[]): readonly TextEdit[];
  /**
   * The edits by which a bilingual file that names no target language names it, as it has to once it has a target. None
   * where it names one.
   *
   * @param language BCP 47.
   */
  nameLanguage?(catalog: Catalog, language: string): readonly TextEdit[];
  /**
   * A catalog of a format that keeps several languages in one file, with segments of one language more: every text that
   * it lacks in that language, without a target. Edits of those add the language to the file.
   *
   * @param language BCP 47; the catalog of a file that has the language already has its segments anyway.
   */
  withLanguage?(catalog: Catalog, language: string): Catalog;
  /**
   * For files whose ids are places or may differ between languages: what of two files corresponds. It depends on no text of
   * the translation.
   */
  correspondence?(source: Catalog, target: Catalog): Correspondence;
  /**
   * A text of this format that has nothing but some keys with their texts, in order: entries with them can be added by
   * `insert` then, as if it were the source file. Where code asks for the keys.
   *
   * @param texts by key, groups and names with dots between: `cart.title`.
   * @param isFlat true where dots are part of a key.
   * @param catalog the file that they are for.
   * @returns undefined where entries of that file are laid out in another way.
   * @throws EditRefused for a key that the format cannot hold.
   */
  outline?(texts: ReadonlyMap<string, string>, isFlat: boolean, catalog: Catalog): string | undefined;
  /** The edits that add entries to a monolingual file, beside their neighbours of the source file. */
  insert?(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[];
  /**
   * The edits of the *source* file's text that turn it into a new file of another language: the texts given are
   * replaced, what is not given is left out or left in the source language as is usual for the format, language
   * codes in the file are changed.
   *
   * @param translations by the id that the entry will have.
   */
  derive?(source: Catalog, language: string, translations: ReadonlyMap<string, NewEntry>): readonly TextEdit[];
}
