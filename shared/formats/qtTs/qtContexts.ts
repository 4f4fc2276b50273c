import { childNamed } from '../../xml/childNamed.ts';
import { plainText } from '../../xml/plainText.ts';
import { nextOf, none, openEndOf, qualifiedName, startOf, type XmlDocument } from '../../xml/xmlDocument.ts';
import { wordsOf } from './qtTsMessage.ts';

/** The `<context>` around a message. */
export interface QtContext {
  readonly end: number;
  readonly name: string;
  readonly comment: string;
}

/** The messages of a file, and the context of each. */
export interface QtMessages {
  readonly nodes: readonly number[];
  readonly contexts: readonly (QtContext | undefined)[];
}

/** The messages of a file in order. What is within one is no other. */
export function qtMessages(doc: XmlDocument): QtMessages {
  const nodes: number[] = [];
  const around: (QtContext | undefined)[] = [];
  const contexts: QtContext[] = [];
  for (let node = 0; node < doc.size; ) {
    while ((contexts.at(-1)?.end ?? doc.size) <= node) contexts.pop();
    const name = qualifiedName(doc, node);
    if (name === 'context') {
      contexts.push({
        end: nextOf(doc, node),
        name: firstWords(doc, childNamed(doc, node, 'name')),
        comment: firstWords(doc, childNamed(doc, node, 'comment')),
      });
    }
    if (name === 'message') {
      nodes.push(node);
      around.push(contexts.at(-1));
    }
    node = name === 'message' ? Math.max(node + 1, nextOf(doc, node)) : node + 1;
  }
  return { nodes, contexts: around };
}

/** The words of an element before another one in it: one that nothing closes has all that follows in it. */
function firstWords(doc: XmlDocument, node: number): string {
  if (node === none || nextOf(doc, node) === node + 1) return wordsOf(doc, node);
  return plainText(doc.text, { start: openEndOf(doc, node), end: startOf(doc, node + 1) });
}
