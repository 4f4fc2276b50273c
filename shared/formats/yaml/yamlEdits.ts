import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { changedPieces } from '../../catalog/changedPieces.ts';
import { commonEnds } from '../../catalog/commonEnds.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment, Slot } from '../../catalog/segment.ts';
import { applyEdits, type TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { lineEndOf, startOfLine } from '../lines.ts';
import type { YamlNode } from './yamlNode.ts';
import { readingOf, stringAt } from './yamlReading.ts';
import { badYamlEscape, decodeYaml, type YamlScalar } from './yamlScalar.ts';
import { canBePlain, inQuotes, writeYaml, type YamlPlace } from './yamlWrite.ts';

/**
 * The edit of one string: in place, in its own quotes and on its own lines where that says what is wanted, otherwise
 * the whole scalar again.
 */
export function yamlEdits(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  const { target } = segment;
  if (!change.content || change.content.value === target?.value) return [];
  const node = stringAt(readingOf(catalog), target?.range.start ?? -1);
  if (!target || !node?.scalar) throw new EditRefused(say`“${segment.id}” is not in this file.`);
  const { value } = change.content;
  return piecewise(catalog.text, node, target, value) ?? [scalarEdit(catalog.text, node, target, value)];
}

/** The edits of a text on several lines that differs in several places: the lines between them stay as they are. */
function piecewise(text: string, node: YamlNode, target: Slot, value: string): readonly TextEdit[] | undefined {
  const { scalar } = node;
  const pieces = changedPieces(target.value, value);
  if (!scalar || pieces.length < 2) return undefined;
  const { style, from, to } = scalar;
  const raw = text.slice(from, to);
  const isQuoted = style === 'single' || style === 'double';
  if (pieces.some(({ newText }) => newText.includes('\n')) || (style === 'double' && badYamlEscape(raw) >= 0))
    return undefined;
  const edits = pieces.map(({ range, newText }) => ({
    range: { start: target.toText(range.start), end: target.toText(range.end) },
    newText: isQuoted ? inQuotes(newText, style) : newText,
  }));
  const moved = edits.map((edit) => ({
    ...edit,
    range: { start: edit.range.start - from, end: edit.range.end - from },
  }));
  if (moved.some(({ range }, i) => range.start < (moved[i - 1]?.range.end ?? 0) || range.end > raw.length))
    return undefined;
  const edited = applyEdits(raw, moved);
  const isPlain = style !== 'plain' || canBePlain(value.replaceAll('\n', ' '), inFlow(node));
  return isPlain && staysWithin(raw, edited, scalar) && decodeYaml(edited, scalar).value === value ? edits : undefined;
}

/** The edit that makes a string say something else. */
export function scalarEdit(text: string, node: YamlNode, target: Slot, value: string): TextEdit {
  const { scalar } = node;
  if (!scalar) throw new EditRefused(say`This is not a text.`);
  const { style, from, to } = scalar;
  const place = placeOf(text, node);
  const raw = text.slice(from, to);
  const blocks = style === 'literal' || style === 'folded';
  const broken = style === 'double' && badYamlEscape(raw) >= 0;
  const plainly = style !== 'plain' || canBePlain(value.replaceAll('\n', ' '), place.flow);
  if (plainly && !broken && !(blocks && target.value === '')) {
    const edit = minimalEdit(target, { value, codes: [] }, (part) => {
      if (style === 'single' || style === 'double') return inQuotes(part.value, style);
      if (!blocks) return part.value;
      return part.value.replace(/\n(?!\n|$)/g, `\n${' '.repeat(scalar.indent)}`).replaceAll('\n', place.lineEnd);
    });
    if (edit && edit.range.start >= from && edit.range.end <= to) {
      const moved = { ...edit, range: { start: edit.range.start - from, end: edit.range.end - from } };
      const edited = applyEdits(raw, [moved]);
      if (staysWithin(raw, edited, scalar) && decodeYaml(edited, scalar).value === value) return edit;
    }
  }
  // The line end behind a block stays where it is.
  const written = text.slice(scalar.start, scalar.end);
  const end = scalar.end - (blocks ? (/(?:\r\n?|\n)$/.exec(written)?.[0].length ?? 0) : 0);
  const isHeld = !blocks || (endsAsWritten(value, text, end) && !goesOnBehind(text, end, place));
  const newText = writeYaml(value, isHeld ? style : 'double', place);
  const spaced = style === 'plain' && !/[\s{[,]/.test(text[scalar.start - 1] ?? ' ');
  return shortened(text, scalar.start, end, spaced ? ` ${newText}` : newText);
}

/** Whether spaces at the end of a file, beyond the indentation, would become a line of a block before them. */
function goesOnBehind(text: string, end: number, { indent }: YamlPlace): boolean {
  const [, blanks = ''] = /^(?:\r\n?|\n)?([ \t]*)$/.exec(text.slice(end)) ?? [];
  return blanks.length > indent;
}

/** Whether a block keeps the line ends of a value: blank lines behind it would count among several of them. */
function endsAsWritten(value: string, text: string, end: number): boolean {
  if (!value.endsWith('\n')) return true;
  const behind = /^(\r\n?|\n)?(?:[ \t]*[\r\n])?/.exec(text.slice(end, end + 400))?.[0] ?? '';
  return value.endsWith('\n\n') ? /^(?:\r\n?|\n)$/.test(behind) : behind !== '';
}

/** An edit without what both texts have in common at their ends. */
function shortened(text: string, start: number, end: number, newText: string): TextEdit {
  const old = text.slice(start, end);
  const { prefix, suffix } = commonEnds(old, newText);
  const half = (offset: number, of: string) => /[\udc00-\udfff]/.test(of[offset] ?? '');
  const from = half(prefix, old) || half(prefix, newText) ? prefix - 1 : prefix;
  const behind = half(old.length - suffix, old) || half(newText.length - suffix, newText) ? suffix - 1 : suffix;
  return {
    range: { start: start + from, end: end - behind },
    newText: newText.slice(from, newText.length - behind),
  };
}

/** Whether raw text that was edited can stand where the scalar is, in its quotes or on its lines. */
function staysWithin(before: string, raw: string, { style, indent, indicated }: YamlScalar): boolean {
  if (style !== 'double' && needsEscape.test(raw)) return false;
  switch (style) {
    case 'single':
      return !/'/.test(raw.replaceAll("''", '')) && !documentMark.test(raw);
    case 'double':
      return !documentMark.test(raw);
    case 'plain':
      return !/[ \t]#|:(?:\s|$)/.test(raw);
    default: {
      if (/[\r\n]$/.test(before) && !/[\r\n]$/.test(raw)) return false;
      // A line of nothing but spaces may be taken for the indentation.
      if (/^[ \t]+\r?$/m.test(raw) && !/^[ \t]+\r?$/m.test(before)) return false;
      const lines = raw.split(/\r\n?|\n/).filter((line) => /[^ ]/.test(line));
      const columns = lines.map((line) => /^ */.exec(line)?.[0].length ?? 0);
      return columns.length > 0 && columns.every((column) => column >= indent) && (indicated || columns[0] === indent);
    }
  }
}

/** What no reader of YAML takes as it is, or takes for a line break. */
const needsEscape = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;

const documentMark = /\n(?:---|\.\.\.)(?:\s|$)/;

/** Where the scalar of a node stands. */
export function placeOf(text: string, node: YamlNode): YamlPlace {
  const column = node.keyRange.start - startOfLine(text, node.keyRange.start);
  const parent = node.parent ? column : -1;
  const ownIndent =
    node.scalar && (node.scalar.style === 'literal' || node.scalar.style === 'folded') ? node.scalar.indent : 0;
  const indent = ownIndent > parent ? ownIndent : Math.max(0, parent) + 2;
  return { flow: inFlow(node), indent, parent, lineEnd: lineEndOf(text, undefined) };
}

/** Whether a node stands in braces or brackets. */
function inFlow(node: YamlNode): boolean {
  // A flow collection holds flow collections only.
  return node.parent?.flow === true;
}
