import { CST } from 'yaml';
import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { badYamlEscape } from './yamlScalar.ts';

/** What is written about a line that starts with tabs. */
export const tabFault = say`YAML does not allow tabs for indentation; use spaces.`;

const unreadable = say`YAML cannot read this; check the quotes, brackets and indentation before it.`;

/**
 * Adds what is wrong in a document, in words for its writer.
 *
 * @param endOfLine of the text, made once for it.
 * @param anchors the names that were given up to here; the token's own are added.
 */
export function yamlFaults(
  text: string,
  token: CST.Token,
  endOfLine: LineEnds,
  problems: Problem[],
  anchors: Set<string>,
): void {
  const fault = (range: TextRange, message: Sentence, severity: Problem['severity'] = 'error') =>
    problems.push({ id: 'syntax', range, message, severity });
  if (token.type === 'error') {
    const end = endOfLine(token.offset);
    const message = unreadable;
    const last = problems.at(-1);
    // What follows on the line is lost as well.
    if (last?.message !== message || last.range.end !== end)
      fault({ start: Math.min(token.offset, end), end }, message);
    return;
  }
  if (token.type !== 'document') return;
  const stack: (CST.Token | readonly CST.SourceToken[])[] = [];
  if (token.value) stack.push(token.value);
  stack.push(token.start);
  for (let next = stack.pop(); next; next = stack.pop()) {
    if ('length' in next) {
      for (const part of next) {
        if (part.type === 'anchor') anchors.add(part.source.slice(1));
      }
      continue;
    }
    switch (next.type) {
      case 'error':
        errorFault(next, endOfLine, fault);
        break;
      case 'alias':
        if (!anchors.has(next.source.slice(1))) {
          const range = { start: next.offset, end: next.offset + next.source.length };
          fault(range, say`Nothing above is marked “&${next.source.slice(1)}”, which this refers to.`);
        }
        break;
      case 'single-quoted-scalar':
      case 'double-quoted-scalar':
        quotedFaults(text, next, endOfLine, fault);
        break;
      case 'block-scalar': {
        const end = endOfLine(next.offset);
        const [, signs] = /^[|>]([-+\d]*)(?:[ \t]+#.*|[ \t]*)$/.exec(text.slice(next.offset, end)) ?? [];
        if (signs === undefined)
          fault({ start: next.offset, end }, say`A text that starts with “|” or “>” must go on in the next line.`);
        else if (!/^(?:[1-9]?[-+]?|[-+][1-9])$/.test(signs))
          fault(
            { start: next.offset, end: next.offset + 1 + signs.length },
            say`After “|” or “>”, YAML allows one digit from 1 to 9 and one “+” or “-” at most.`,
          );
        break;
      }
      case 'scalar':
        plainFaults(next, fault);
        break;
      case 'block-map':
      case 'block-seq':
      case 'flow-collection':
        collectionFaults(text, next, endOfLine, fault);
        for (let i = next.items.length - 1; i >= 0; i--) {
          const item = next.items[i];
          if (item?.value) stack.push(item.value);
          if (item?.sep) stack.push(item.sep);
          if (item?.key) stack.push(item.key);
          if (item) stack.push(item.start);
        }
        break;
      default:
    }
  }
}

/** What stands where a value belongs and is none. */
function errorFault({ offset, source }: CST.ErrorToken, endOfLine: LineEnds, fault: Fault): void {
  const message = source === '-' ? say`A list must start on a line of its own, below its key.` : unreadable;
  fault({ start: offset, end: endOfLine(offset) }, message);
}

type Fault = (range: TextRange, message: Sentence) => void;

function quotedFaults(text: string, token: CST.FlowScalar, endOfLine: LineEnds, fault: Fault): void {
  const quote = token.type === 'single-quoted-scalar' ? "'" : '"';
  const { source, offset } = token;
  const inner = source.slice(1);
  const closed =
    quote === "'"
      ? /'$/.test(inner)
      : inner.endsWith('"') && (/(?<!\\)\\*$/.exec(inner.slice(0, -1))?.[0].length ?? 0) % 2 === 0;
  if (!closed) {
    fault(
      { start: offset, end: Math.max(offset + 1, endOfLine(offset)) },
      say`The quote that opens here is not closed.`,
    );
    return;
  }
  const bad = quote === '"' ? badYamlEscape(inner.slice(0, -1)) : -1;
  if (bad >= 0) {
    const start = offset + 1 + bad;
    fault(
      { start, end: start + 2 },
      say`YAML has no escape “${source.slice(bad + 1, bad + 3)}”; a backslash is written “\\\\”.`,
    );
  }
  const rest = /^[ \t]*([^\s#:,\]}][^\r\n]*)/.exec(text.slice(offset + source.length, offset + source.length + 200));
  if (rest?.[1]) {
    const start = offset + source.length + rest[0].length - rest[1].length;
    fault(
      { start, end: start + rest[1].length },
      say`This comes after the closing quote; put the whole text in quotes and double those inside.`,
    );
  }
}

function plainFaults(token: CST.FlowScalar, fault: Fault): void {
  const { source, offset } = token;
  if (/^[%@`,]/.test(source))
    fault(
      { start: offset, end: offset + source.length },
      say`A text that starts with “${source.charAt(0)}” must be in quotes.`,
    );
}

function collectionFaults(
  text: string,
  token: CST.BlockMap | CST.BlockSequence | CST.FlowCollection,
  endOfLine: LineEnds,
  fault: Fault,
): void {
  if (token.type === 'flow-collection') {
    const wanted = token.start.type === 'flow-map-start' ? 'flow-map-end' : 'flow-seq-end';
    if (!token.end.some(({ type }) => type === wanted)) {
      fault({ start: token.offset, end: token.offset + 1 }, say`“${token.start.source}” is not closed.`);
    }
    return;
  }
  if (token.type === 'block-map')
    for (const item of token.items) entryFaults(text, token.indent, item, endOfLine, fault);
  for (const item of token.items) {
    for (const part of [...item.start, ...(item.sep ?? [])]) {
      const before = text[part.offset - 1];
      if (
        part.type === 'space' &&
        part.source.includes('\t') &&
        (before === undefined || /[\r\n]/.test(before)) &&
        /\S/.test(text[part.offset + part.source.length] ?? '')
      ) {
        fault({ start: part.offset, end: part.offset + part.source.length }, tabFault);
      }
    }
  }
}

/** @param indent the column in which the keys of its map begin. */
function entryFaults(
  text: string,
  indent: number,
  { key, sep, value, explicitKey }: CST.BlockMap['items'][number],
  endOfLine: LineEnds,
  fault: Fault,
): void {
  if (!key || explicitKey) return;
  const line = { start: key.offset, end: endOfLine(key.offset) };
  if (key.type === 'block-seq') {
    fault(line, say`This “-” belongs to no list; begin it in the same column as those of its list.`);
    return;
  }
  if ('indent' in key && key.indent !== indent) {
    fault(line, say`This key is indented differently from those beside it; begin it in the same column.`);
    return;
  }
  if (!sep) return;
  const colon = sep.find(({ type }) => type === 'map-value-ind');
  if (isScalar(key) && (!colon || key.source.includes('\n'))) {
    const range = { start: key.offset, end: key.offset + key.source.search(/\r?\n|$/) };
    fault(range, say`There is no “:” after this key; a text that continues here must be indented further.`);
  }
  if (colon && value?.type === 'block-map' && !/[\r\n]/.test(text.slice(colon.offset, value.offset)))
    fault({ start: value.offset, end: endOfLine(value.offset) }, say`A text with “: ” in it must be in quotes.`);
}

const isScalar = (token: CST.Token): token is CST.FlowScalar => CST.isScalar(token) && token.type !== 'block-scalar';

/** Where the line ends that holds an offset. A line with thousands of faults is looked through once. */
export type LineEnds = (offset: number) => number;

/** See {@link LineEnds}. */
export function lineEnds(text: string): LineEnds {
  let [from, to] = [0, -1];
  return (offset) => {
    if (offset >= from && offset <= to) return to;
    const end = /[\r\n]|$/g;
    end.lastIndex = offset;
    [from, to] = [offset, end.exec(text)?.index ?? text.length];
    return to;
  };
}
