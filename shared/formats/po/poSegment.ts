import type {
  LengthLimit,
  MessageSyntax,
  Note,
  PluralForm,
  ProposedMatch,
  Segment,
  SegmentState,
  Slot,
} from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import type { PoFlags } from './poFlags.ts';
import { type PoTable, poFields } from './poTable.ts';

const nothing: readonly never[] = [];

/** What the segments of one file share. */
export interface PoFile {
  readonly table: PoTable;
  /** The plural form that is said of one thing, which translates the msgid; -1 where no form is. */
  readonly one: number;
  /** The id of an entry. */
  idOf(entry: number): string;
  /** A string as a slot. */
  slotOf(string: number): Slot;
  notesOf(entry: number): readonly Note[];
  /** What the flags of an entry say. */
  flagsOf(entry: number): PoFlags;
}

/** @param form number of the plural form, -1 for an entry without any. */
export function poSegment(file: PoFile, entry: number, form: number): Segment {
  const { table } = file;
  const isWritten = targetString(table, entry, form) >= 0;
  const segment = isWritten ? new PoTranslatedSegment(file, entry, form) : new PoSegment(file, entry, form);
  const { fuzzy, maxLength, syntaxes } = file.flagsOf(entry);
  if (fuzzy) segment.rawState = 'fuzzy';
  const context = table.string(entry, poFields.msgctxt);
  if (context >= 0) segment.context = table.strings.value(context);
  if (maxLength) segment.maxLength = maxLength;
  if (syntaxes) segment.syntaxes = syntaxes;
  if (table.isObsolete(entry)) segment.obsolete = true;
  if (form >= 0) segment.plural = { group: file.idOf(entry), kind: 'cardinal', index: form };
  return segment;
}

/**
 * A segment of an entry that has no msgstr for it. A class, so that the segments of a large file keep a few numbers
 * each, and all else is made when it is asked for: comments alone are half of a file's text.
 */
class PoSegment implements Segment {
  declare rawState?: string;
  declare context?: string;
  declare maxLength?: LengthLimit;
  declare syntaxes?: readonly MessageSyntax[];
  declare plural?: PluralForm;
  declare obsolete?: boolean;
  readonly #file: PoFile;
  readonly #entry: number;
  /** Number of the plural form, -1 for an entry without any. */
  readonly #form: number;

  constructor(file: PoFile, entry: number, form: number) {
    this.#file = file;
    this.#entry = entry;
    this.#form = form;
  }

  get id(): string {
    return this.#form < 0 ? this.#file.idOf(this.#entry) : `${this.#file.idOf(this.#entry)}[${this.#form}]`;
  }

  get state(): SegmentState {
    return 'untranslated';
  }

  get translatable(): boolean {
    return !this.facts.readOnly && !isPicture(this.#file.table, this.#entry);
  }

  get ignored(): readonly string[] {
    return this.facts.ignored;
  }

  get range(): TextRange {
    const { table } = this.#file;
    return { start: table.start(this.#entry), end: table.end(this.#entry) };
  }

  get source(): Slot {
    const { table, one, slotOf } = this.#file;
    const field = this.#form < 0 || this.#form === one ? poFields.msgid : poFields.msgidPlural;
    return slotOf(table.string(this.#entry, field));
  }

  get notes(): readonly Note[] {
    return this.#file.notesOf(this.#entry);
  }

  get matches(): readonly ProposedMatch[] {
    return nothing;
  }

  protected get file(): PoFile {
    return this.#file;
  }

  protected get facts(): PoFlags {
    return this.#file.flagsOf(this.#entry);
  }

  /** Number of what was translated before the msgid changed; -1 where nothing tells. */
  protected get previous(): number {
    return this.#file.table.string(this.#entry, poFields.previous);
  }

  /** Number of its msgstr, see {@link targetString}. */
  protected get targetString(): number {
    return targetString(this.#file.table, this.#entry, this.#form);
  }
}

const picture = "external ref='";

/** A picture of a manual, by its name and sum (xml2po, itstool): what stands in its place tells no more than that there is one. */
function isPicture(table: PoTable, entry: number): boolean {
  const { strings } = table;
  const msgid = table.string(entry, poFields.msgid);
  if (msgid < 0) return false;
  const starts = (part: number) =>
    part < strings.partCount(msgid) && strings.text.startsWith(picture, strings.partStart(msgid, part));
  return starts(0) || (starts(1) && strings.partStart(msgid, 0) === strings.partEnd(msgid, 0));
}

/** A segment of an entry that has its msgstr. */
class PoTranslatedSegment extends PoSegment {
  override get state(): SegmentState {
    if (this.file.table.strings.isEmpty(this.targetString)) return 'untranslated';
    return this.facts.fuzzy ? 'needs-review' : 'translated';
  }

  get target(): Slot {
    return this.file.slotOf(this.targetString);
  }

  /** What was translated before the msgid changed. */
  override get matches(): readonly ProposedMatch[] {
    const { table } = this.file;
    const { previous } = this;
    if (previous < 0 || table.strings.isEmpty(this.targetString)) return nothing;
    return [
      { source: table.strings.value(previous), target: table.strings.value(this.targetString), origin: 'previous' },
    ];
  }
}

/**
 * The string that translates an entry, or one of its plural forms; -1 where it is not there.
 *
 * @param form number of the plural form, -1 for an entry without any.
 */
export function targetString(table: PoTable, entry: number, form: number): number {
  const msgstr = table.string(entry, poFields.msgstr);
  if (form < 0) return msgstr >= 0 ? msgstr : table.form(entry, 0);
  const written = table.form(entry, form);
  return written < 0 && form === 0 ? msgstr : written;
}
