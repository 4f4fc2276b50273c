import { commentsOf } from './poComments.ts';
import { headerEntry, type PoHeader, readHeader } from './poHeader.ts';
import { writtenId } from './poIds.ts';
import { scanPo } from './poScan.ts';
import { targetString } from './poSegment.ts';
import { type PoTable, poFields } from './poTable.ts';

/** An entry of a PO file as a text that can stand anywhere. */
export interface PoPiece {
  /** As it stands in the file with its comments, without blank lines in front; its last line end included. */
  readonly raw: string;
  /** As `raw`, without `#~`. */
  readonly text: string;
  /** White space in front of it. */
  readonly gap: string;
  /** Equal for entries that gettext takes for the same. */
  readonly key: string;
  /** The id of its segment, without the number of a form. */
  readonly id: string;
  readonly context: string | undefined;
  readonly msgid: string;
  readonly isPlural: boolean;
  /** Of the plural, where it has one. */
  readonly msgidPlural: string | undefined;
  readonly isObsolete: boolean;
  readonly isTranslated: boolean;
  readonly isFuzzy: boolean;
}

/** A PO file in pieces. */
export interface PoPieces {
  readonly header: PoPiece | undefined;
  readonly headerFields: PoHeader;
  /** All entries but the header, in order. */
  readonly entries: readonly PoPiece[];
  /** The entries and the header, as they stand one behind the other. */
  readonly all: readonly PoPiece[];
  /** Comments behind the last entry, and the space in front of them. */
  readonly rest: string;
  /** True where entries belong to several domains, each of which has its own namespace. */
  readonly hasDomains: boolean;
}

/**
 * Cuts a PO file into its entries.
 *
 * @example poPieces('msgid "Open"\nmsgstr ""\n').entries[0]?.msgid; // 'Open'
 */
export function poPieces(text: string): PoPieces {
  const table = scanPo(text);
  const headerNumber = headerEntry(table);
  const all: PoPiece[] = [];
  let header: PoPiece | undefined;
  let hasDomains = false;
  let behind = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (let entry = 0; entry < table.count; entry++) {
    hasDomains ||= table.domain(entry) !== '';
    const end = behindLine(text, Math.max(table.end(entry), table.commentEnd(entry)));
    const piece = pieceOf(table, entry, text.slice(behind, end));
    behind = end;
    if (entry === headerNumber) header = piece;
    all.push(piece);
  }
  const headerFields = headerNumber < 0 ? {} : readHeader(table, headerNumber, []);
  const entries = all.filter((piece) => piece !== header);
  return { header, headerFields, entries, all, rest: text.slice(behind), hasDomains };
}

function behindLine(text: string, offset: number): number {
  const end = /\r\n?|\n|$/g;
  end.lastIndex = offset;
  const match = end.exec(text);
  return match ? match.index + match[0].length : text.length;
}

function pieceOf(table: PoTable, entry: number, raw: string): PoPiece {
  const { strings } = table;
  const textOf = (string: number) => (string < 0 ? undefined : strings.value(string));
  const gap = /^\s*/.exec(raw)?.[0] ?? '';
  const isObsolete = table.isObsolete(entry);
  const trimmed = raw.slice(gap.length);
  const text = isObsolete
    ? trimmed.replace(/^[ \t]*#~(\|?)[ \t]?/gm, (_, previous) => (previous ? '#| ' : ''))
    : trimmed;
  const context = textOf(table.string(entry, poFields.msgctxt));
  const msgid = textOf(table.string(entry, poFields.msgid)) ?? '';
  const msgidPlural = textOf(table.string(entry, poFields.msgidPlural));
  const forms = table.forms(entry);
  const isFilled = (string: number) => string >= 0 && !strings.isEmpty(string);
  return {
    raw: trimmed,
    text,
    gap,
    key: `${context === undefined ? '' : `${context}\u0004`}${msgid}`,
    id: table.string(entry, poFields.msgid) < 0 ? '' : writtenId(table, entry),
    context,
    msgid,
    isPlural: msgidPlural !== undefined,
    msgidPlural,
    isObsolete,
    isTranslated: isFilled(targetString(table, entry, -1)) || forms.some((form) => isFilled(table.form(entry, form))),
    isFuzzy: commentsOf(text).isFuzzy,
  };
}
