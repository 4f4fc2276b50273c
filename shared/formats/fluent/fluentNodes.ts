import { FluentParser, type Message, type Term } from '@fluent/syntax';
import type { Problem } from '../../catalog/catalog.ts';
import { conflictProblems } from '../conflictMark.ts';
import { junkProblem } from './fluentFaults.ts';
import { withoutUnreadable } from './withoutUnreadable.ts';

/** A message or term with what stands above it. */
export interface FluentNode {
  readonly node: Message | Term;
  /** The lines of the comment that belongs to it. */
  readonly comment: readonly string[];
  /** Where that comment starts, or where the entry does. */
  readonly commentStart: number;
  /** The comment of the group in which it stands. */
  readonly group: string | undefined;
}

/** The messages and terms of a text. */
export interface FluentNodes {
  /** The text that they are read from: that of the file, without what nests too deep. */
  readonly text: string;
  readonly nodes: readonly FluentNode[];
  /** What cannot be read, in no order. */
  readonly problems: readonly Problem[];
  /** The comment of the group that goes on behind the text. */
  readonly group: string | undefined;
}

const parser = new FluentParser();

/**
 * Finds the messages and terms of a text. What Fluent cannot read is left out up to the next entry.
 *
 * @param groupBefore the comment of the group that the text starts in.
 * @example fluentNodes('a = 1\n-b = 2\n').nodes[1]?.node.id.name; // 'b'
 */
export function fluentNodes(text: string, groupBefore?: string): FluentNodes {
  const conflicts = conflictProblems(text);
  const { text: shallow, problems: deep } = withoutUnreadable(text);
  const problems = [...deep, ...conflicts];
  /** What is left of a message that is reported already. */
  const isLeftOut = (junk: string) => deep.length > 0 && junk.trim() === '';
  const nodes: FluentNode[] = [];
  let group = groupBefore;
  for (const entry of parser.parse(shallow).body) {
    if (entry.type === 'Message' || entry.type === 'Term') {
      const { comment } = entry;
      nodes.push({
        node: entry,
        comment: comment ? comment.content.split('\n') : none,
        commentStart: entry.span?.start ?? 0,
        group,
      });
    } else if (entry.type === 'GroupComment') group = entry.content.trim() || undefined;
    else if (entry.type === 'Junk' && conflicts.length === 0 && !isLeftOut(entry.content))
      problems.push(junkProblem(text, entry));
  }
  return { text: shallow, nodes, problems, group };
}

const none: readonly never[] = [];
