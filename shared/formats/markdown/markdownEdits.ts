import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { type Content, isBlank, sameContent, withCodesAs } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import { movedEdit } from '../../catalog/movedSegment.ts';
import type { Segment, Slot } from '../../catalog/segment.ts';
import { applyEdits, type TextEdit, type TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { derivedTexts } from '../derivedTexts.ts';
import type { InnerTexts, NewEntry } from '../format.ts';
import { encodeCodes, hiddenCodes, keepHiddenCodes } from '../hiddenCodes.ts';
import { languageLike } from '../languageLike.ts';
import { noInnerEdits } from '../nestedEdits.ts';
import { escapeStart, startsBlock } from './blockStart.ts';
import { frontMatter } from './frontMatter.ts';
import { markdownInline } from './markdownInline.ts';
import { type MarkdownPlace, markdownPlace } from './markdownReader.ts';

type BlockPlace = Extract<MarkdownPlace, { type: 'block' }>;

/** The edits that change one text of a Markdown file. See {@link Format.edits}. */
export function editMarkdown(
  catalog: Catalog,
  segment: Segment,
  change: SegmentChange,
  inner: InnerTexts = noInnerEdits,
): readonly TextEdit[] {
  const { target } = segment;
  if (!change.content || !target || sameContent(target, change.content)) return [];
  const place = markdownPlace(target);
  if (!place) throw new EditRefused(say`There is no text “${segment.id}”.`);
  if (place.type === 'embedded') {
    const { order, edits } = inner;
    const embedded = { order, edits: edits.map((edit) => movedEdit(edit, -place.offset)) };
    return place.format
      .edits(place.catalog, place.segment, { content: change.content }, embedded)
      .map((edit) => movedEdit(edit, place.offset));
  }
  refuse(change.content);
  if (place.type === 'title') {
    const quote = catalog.text.charAt(target.range.end);
    const edit = minimalEdit(target, change.content, (part) => encodeTitle(part.value, quote));
    return edit ? [edit] : [];
  }
  return [blockEdit(catalog, target, place, change.content, inner)];
}

/** A content as it would stand in the file. See {@link Format.encode}. */
export function encodeMarkdown(content: Content, segment: Segment, catalog: Catalog): string {
  const { target } = segment;
  const place = markdownPlace(target);
  if (place?.type === 'embedded') return place.format.encode(content, place.segment, place.catalog);
  if (place?.type === 'title') return encodeTitle(content.value, catalog.text.charAt(target?.range.end ?? 0));
  const hidden = target ? hiddenCodes(catalog.text, target) : [];
  return escapeStart(
    encodeCodes(content, hidden, 0, (text) => escapeText(text, { isCell: place?.block.kind === 'cell' })),
  );
}

/** The edits that turn a file into one of another language: translated texts are replaced, the others stay. */
export function deriveMarkdown(
  source: Catalog,
  language: string,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  const edits = derivedTexts(source.segments, translations, (segment, { content }, edits) =>
    editMarkdown(source, segment, { content }, { edits, order: 'any' }),
  );
  const declared = source.targetLanguage;
  const { start, end } = frontMatter(source.text);
  const head = declared ? /^(?:lang|language|locale):[ \t]*["']?(?=\w)/m.exec(source.text.slice(start, end)) : null;
  if (!head || !declared) return edits;
  const offset = start + head.index + head[0].length;
  return [
    ...edits,
    { range: { start: offset, end: offset + declared.length }, newText: languageLike(language, declared) },
  ];
}

/** @throws EditRefused for what Markdown would not show as it is given. */
function refuse(next: Content): void {
  if (isBlank(next)) throw new EditRefused(say`A text of a Markdown file cannot be emptied.`);
  if (/^[ \t]|[ \t]$| {2}|[\t\n\f\r]/.test(withCodesAs(next, () => '\uFFFC'))) {
    throw new EditRefused(
      say`Markdown shows white space as single spaces between words; write “<br>” or “&nbsp;” for others.`,
    );
  }
}

/**
 * The edit of a block: the smallest one that reads as wanted where it stands. Text that would be read as marks is escaped,
 * first where it must be, then wherever it could; lines that change are joined, others keep their breaks.
 */
function blockEdit(catalog: Catalog, slot: Slot, place: BlockPlace, next: Content, inner: InnerTexts): TextEdit {
  const { text } = catalog;
  const { context } = place;
  const hidden = hiddenCodes(text, slot, inner.edits);
  keepHiddenCodes(next, hidden, inner.order);
  const isCell = place.block.kind === 'cell';
  const inside = place.block.kind === 'paragraph' || place.block.kind === 'heading';
  // The title of an admonition may stand in quotes.
  const quoted = place.block.kind === 'caption' && text.charAt(slot.range.end) === '"';
  const starts = new Set(place.lines.map(({ start }) => start));
  for (const whole of [false, true]) {
    for (const all of [false, true]) {
      const encode = (part: Content, offset: number) => {
        const raw = encodeCodes(part, hidden, offset, (run) =>
          escapeText(run, { all, isCell, mdx: context.mdx, quoted }),
        );
        return inside && starts.has(offset) ? escapeStart(raw) : raw;
      };
      const edit = whole
        ? { range: slot.range, newText: encode(next, slot.range.start) }
        : minimalEdit(slot, next, encode);
      if (!edit) continue;
      if (readsAs(text, place, edit, next, context)) return edit;
    }
  }
  throw new EditRefused(
    say`Markdown would read the marks in this text differently: marks of emphasis need a space or a punctuation mark outside.`,
  );
}

/** Whether the block reads as a content when an edit of it was made. */
function readsAs(
  text: string,
  { block, lines }: BlockPlace,
  edit: TextEdit,
  next: Content,
  context: Parameters<typeof markdownInline>[2],
): boolean {
  const base = lines[0]?.start ?? 0;
  const end = lines.at(-1)?.end ?? base;
  const growth = edit.newText.length - (edit.range.end - edit.range.start);
  const edited = applyEdits(text.slice(base, end), [movedEdit(edit, -base)]);
  const kept: TextRange[] = [];
  for (const line of lines) {
    const last = kept.at(-1);
    // A line that starts within the edit goes on with the one before it.
    if (last && line.start > edit.range.start && line.start <= edit.range.end && edit.range.start < edit.range.end) {
      kept[kept.length - 1] = { start: last.start, end: line.end - base + growth };
    } else {
      const start = line.start > edit.range.start || (line.start === edit.range.end && last) ? growth : 0;
      const stop = line.end >= edit.range.end ? growth : 0;
      kept.push({ start: line.start - base + start, end: line.end - base + stop });
    }
  }
  if (!sameContent(markdownInline(edited, kept, context).slot, next)) return false;
  if (block.kind === 'heading') return !/(?:^|[ \t])#+[ \t]*$/.test(edited) || kept.length > 1;
  return block.kind !== 'paragraph' || !kept.some(({ start, end: stop }) => startsBlock(edited.slice(start, stop)));
}

/** Where a text is written, which decides what has to be escaped in it. */
interface TextPlace {
  /** True to escape marks also where it is not certain that they would be read as such. */
  readonly all?: boolean;
  readonly isCell?: boolean;
  readonly mdx?: boolean;
  readonly quoted?: boolean;
}

/** Text with a backslash where it would be read as marks. */
function escapeText(text: string, { all, isCell, mdx, quoted }: TextPlace): string {
  let raw = text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/&(?=#?[A-Za-z\d]{1,32};)/g, '&amp;')
    .replaceAll('\r', ' ');
  if (all) raw = raw.replace(mdx ? /[*_`~[\]<{}]|#(?=\s*$)/g : /[*_`~[\]<]|\{(?=[{%#])|#(?=\s*$)/g, '\\$&');
  if (quoted) raw = raw.replaceAll('"', '&quot;');
  return isCell ? raw.replaceAll('|', '\\|') : raw;
}

/** A title in its quotes; a quote of the kind as a reference, which every reader of Markdown knows. */
function encodeTitle(value: string, quote: string): string {
  const escaped = value.replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\').replace(/&(?=#?[A-Za-z\d]{1,32};)/g, '&amp;');
  if (quote === ')') return escaped.replace(/[()]/g, '\\$&');
  return escaped.replaceAll(quote, quote === '"' ? '&quot;' : '&#39;');
}
