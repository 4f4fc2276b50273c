import type { TextEdit } from '../../catalog/textRange.ts';
import { startOfLine } from '../lines.ts';
import type { JsonNode } from './jsonNode.ts';

/** How a JSON file is laid out. */
export interface JsonStyle {
  /** Line end; empty for a file on one line. */
  readonly end: string;
  /** One level of indentation. */
  readonly indent: string;
  /** Between key and value: `: `. */
  readonly colon: string;
  /** Behind a comma on the same line: ` ` or nothing. */
  readonly space: string;
}

/** A value to be written. */
export type JsonValue =
  /** As raw text: a quoted string, a number. */
  { readonly raw: string } | { readonly type: 'object' | 'array'; readonly members: readonly NewMember[] };

/** A member to be written: its raw key, quotes included, or none in an array. */
export interface NewMember {
  readonly key: string | undefined;
  readonly value: JsonValue;
}

/** What a container is to hold, in order: members that stay, and new ones. */
export type MemberList = readonly (JsonNode | NewMember)[];

/** The layout of a file, from its first members. */
export function jsonStyle(text: string, root: JsonNode | undefined): JsonStyle {
  const end = /\r\n?|\n/.exec(text)?.[0] ?? '';
  let indent: string | undefined;
  let colon: string | undefined;
  let space: string | undefined;
  const containers: JsonNode[] = root ? [root] : [];
  for (let i = 0; i < containers.length && i < 200; i++) {
    const container = containers[i];
    for (const child of container?.children ?? []) {
      if (child.keyRange.end > child.keyRange.start) colon ??= text.slice(child.keyRange.end, child.start);
      const memberIndent = ownIndent(text, child);
      if (memberIndent !== undefined && indent === undefined && container) {
        const outer = lineIndent(text, container.start);
        indent =
          memberIndent.startsWith(outer) && memberIndent.length > outer.length
            ? memberIndent.slice(outer.length)
            : undefined;
      }
      if (child.comma >= 0 && space === undefined)
        space = /^[ \t]*/.exec(text.slice(child.comma + 1, child.comma + 20))?.[0];
      if (child.tree.first(child.value) >= 0) containers.push(child);
    }
    if (indent !== undefined && colon !== undefined) break;
  }
  const plainColon = colon !== undefined && /^[ \t]*:[ \t]*$/.test(colon) ? colon : end ? ': ' : ':';
  return {
    end: indent === undefined ? '' : end,
    indent: indent ?? '',
    colon: plainColon,
    space: indent === undefined ? (space ?? '') : ' ',
  };
}

/**
 * The edits that make a container hold a list of its own members and new ones: what stays keeps its bytes, comments go
 * with the member below them or before them on the line, commas are set and taken as needed.
 */
export function memberEdits(text: string, container: JsonNode, list: MemberList, style: JsonStyle): TextEdit[] {
  const { children } = container;
  if (list.length === children.length && list.every((item, i) => item === children[i])) return [];
  const kept = new Set<unknown>(list);
  const staying = children.filter((child) => kept.has(child));
  const broken =
    style.end !== '' && (children.length === 0 || children.some((child) => ownIndent(text, child) !== undefined));
  const outer = lineIndent(text, container.start);
  const memberIndent =
    children.map((child) => ownIndent(text, child)).find((indent) => indent !== undefined) ?? outer + style.indent;
  const before = broken ? style.end + memberIndent : '';
  const write = (item: NewMember) => writeMember(item, memberIndent, style, broken);
  if (staying.length === 0) {
    const inside = { start: container.start + 1, end: container.closed ? container.end - 1 : container.end };
    const items = list.map((item) => (isNode(item) ? '' : write(item)));
    const joined = items.join(`,${broken ? before : style.space}`);
    const newText = items.length === 0 ? '' : `${before}${joined}${broken ? style.end + outer : ''}`;
    return [{ range: inside, newText }];
  }
  const trailing = (children.at(-1)?.comma ?? -1) >= 0;
  const edits: TextEdit[] = [];
  const insert = (offset: number, newText: string) => edits.push({ range: { start: offset, end: offset }, newText });
  const starts = chunkStarts(text, container);
  const places = new Map(children.map((child, i) => [child, i]));
  let cursor = container.start + 1;
  let first = true;
  for (const [i, item] of list.entries()) {
    const last = i === list.length - 1;
    if (isNode(item)) {
      const chunkEnd = starts[(places.get(item) ?? 0) + 1] ?? item.end;
      if (item.comma < 0 && !last) insert(item.end, ',');
      if (item.comma >= 0 && last && !trailing)
        edits.push({ range: { start: item.comma, end: item.comma + 1 }, newText: '' });
      cursor = chunkEnd;
    } else {
      const gap = broken ? before : first ? '' : style.space;
      const behind = !last || trailing ? `,${!broken && first ? style.space : ''}` : '';
      insert(cursor, gap + write(item) + behind);
    }
    first = false;
  }
  let leading = true;
  for (const [i, child] of children.entries()) {
    if (kept.has(child)) {
      leading = false;
      continue;
    }
    const start = starts[i] ?? child.start;
    const end = starts[i + 1] ?? child.end;
    // On one line the space before the first member stays, and the one behind it goes.
    const next = children[i + 1];
    const inline = leading && !broken && next && i === 0;
    edits.push({
      range: inline ? { start: child.keyRange.start, end: next.keyRange.start } : { start, end },
      newText: '',
    });
  }
  return edits;
}

/** The edit that makes a member that is there hold another value. */
export function valueEdit(text: string, node: JsonNode, value: JsonValue, style: JsonStyle): TextEdit {
  return {
    range: { start: node.start, end: node.end },
    newText: writeValue(value, lineIndent(text, node.start), style),
  };
}

/** A value as text, its first line without indentation. */
export function writeValue(value: JsonValue, indent: string, style: JsonStyle, broken = style.end !== ''): string {
  if ('raw' in value) return value.raw;
  const [open, close] = value.type === 'object' ? ['{', '}'] : ['[', ']'];
  if (value.members.length === 0) return open + close;
  const inner = indent + style.indent;
  const members = value.members.map((item) => writeMember(item, inner, style, broken));
  if (!broken) return open + members.join(`,${style.space}`) + close;
  return `${open}${style.end}${inner}${members.join(`,${style.end}${inner}`)}${style.end}${indent}${close}`;
}

function isNode(item: JsonNode | NewMember): item is JsonNode {
  return 'start' in item;
}

function writeMember(item: NewMember, indent: string, style: JsonStyle, broken: boolean): string {
  const value = writeValue(item.value, indent, style, broken);
  return item.key === undefined ? value : `${item.key}${style.colon}${value}`;
}

/** Where each member's stretch of text begins: behind the comma before it and the comment on that comma's line. */
function chunkStarts(text: string, container: JsonNode): number[] {
  const starts = [container.start + 1];
  for (const child of container.children) {
    const end = child.comma >= 0 ? child.comma + 1 : child.end;
    const comment = /[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/[ \t]*(?=[\r\n]))/y;
    comment.lastIndex = end;
    starts.push(comment.test(text) ? comment.lastIndex : end);
  }
  return starts;
}

/** The white space before a member, when it is the first on its line. */
function ownIndent(text: string, node: JsonNode): string | undefined {
  let start = node.keyRange.start;
  while (start > 0 && (text[start - 1] === ' ' || text[start - 1] === '\t')) start--;
  const unit = text[start - 1];
  return unit === '\n' || unit === '\r' ? text.slice(start, node.keyRange.start) : undefined;
}

/** The white space at the start of the line that holds an offset. */
function lineIndent(text: string, offset: number): string {
  const start = startOfLine(text, offset);
  return /^[ \t]*/.exec(text.slice(start, start + 400))?.[0] ?? '';
}
