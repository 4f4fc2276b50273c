import type { Bindings } from './bindings.ts';
import type { HardCodedText } from './codeFile.ts';
import type { Api, ts } from './codeParsers.mjs';
import { keyCalls } from './keyCall.ts';

/** A part of what is put together: a call that asks for a text, a text that stands in the code, anything else. */
type Part = { readonly kind: 'call' | 'other' } | { readonly kind: 'text'; readonly text: string };

/**
 * A sentence that code puts together: `t('open') + ' ' + t('file')`, `` `${t('for')} days` ``. Texts with a mark between
 * them (`name: value`, a list) are no sentence.
 *
 * @param node the outermost `+` of a chain, or a template.
 * @param shift where the script starts in the file, in UTF-16 code units.
 */
export function joinedText(api: Api, node: ts.Node, bindings: Bindings, shift: number): HardCodedText | undefined {
  const parts = partsOf(api, node, bindings);
  const isJoined = parts.some((part, i) => {
    if (part.kind !== 'call') return false;
    const [next, second] = [parts[i + 1], parts[i + 2]];
    const [before] = [parts[i - 1]];
    if (next?.kind === 'call' || (isText(next, blank) && second?.kind === 'call')) return true;
    return isText(next, wordFirst) || isText(before, wordLast);
  });
  if (!isJoined) return undefined;
  return { range: { start: node.getStart() + shift, end: node.getEnd() + shift }, text: node.getText() };
}

const blank = /^\s*$/;
const wordFirst = /^\s*\p{L}{2}/u;
const wordLast = /\p{L}{2}\s*$/u;
const isText = (part: Part | undefined, pattern: RegExp) => part?.kind === 'text' && pattern.test(part.text);

function partsOf(api: Api, node: ts.Node, bindings: Bindings): readonly Part[] {
  if (api.isParenthesizedExpression(node)) return partsOf(api, node.expression, bindings);
  if (isSum(api, node)) return [...partsOf(api, node.left, bindings), ...partsOf(api, node.right, bindings)];
  if (api.isStringLiteralLike(node)) return [{ kind: 'text', text: node.text }];
  if (api.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [
      ...partsOf(api, expression, bindings),
      { kind: 'text' as const, text: literal.text },
    ]);
    return [{ kind: 'text' as const, text: node.head.text }, ...spans].filter(
      (part) => part.kind !== 'text' || part.text !== '',
    );
  }
  const isCall = api.isCallExpression(node) && keyCalls(api, node, bindings).length > 0;
  return [{ kind: isCall ? 'call' : 'other' }];
}

/** Whether a node is a sum, which of texts is their concatenation. */
export function isSum(api: Api, node: ts.Node): node is ts.BinaryExpression {
  return api.isBinaryExpression(node) && node.operatorToken.kind === api.SyntaxKind.PlusToken;
}
