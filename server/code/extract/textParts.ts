import type { Bindings } from '../bindings.ts';
import type { Api, ts } from '../codeParsers.mjs';
import { isSum } from '../joinedTexts.ts';
import { keyCalls } from '../keyCall.ts';
import { pluralOf } from './pluralOf.ts';
import { joinedParts, type MessageAbilities, type TextPart, type ValuePart } from './textPlace.ts';

/**
 * The parts of an expression that is a text: a literal, a template, a sum.
 *
 * @returns undefined for any other expression, and where a part is a text that was asked for by its key already.
 */
export function partsOfExpression(
  api: Api,
  node: ts.Expression,
  bindings: Bindings,
  abilities: Pick<MessageAbilities, 'plurals'>,
): readonly TextPart[] | undefined {
  if (api.isStringLiteralLike(node)) return [{ words: node.text }];
  if (api.isTemplateExpression(node)) {
    const parts: TextPart[] = [{ words: node.head.text }];
    for (const { expression, literal } of node.templateSpans) {
      const inner = partOf(api, expression, bindings, abilities);
      if (!inner) return undefined;
      parts.push(inner, { words: literal.text });
    }
    return joinedParts(parts);
  }
  if (!isSum(api, node)) return undefined;
  const sides = [node.left, node.right].map((side) => {
    const inner = api.isParenthesizedExpression(side) ? side.expression : side;
    return partsOfExpression(api, inner, bindings, abilities) ?? [partOf(api, inner, bindings, abilities)];
  });
  const parts = sides.flat();
  const isWhole = parts.every((part) => part !== undefined);
  return isWhole && parts.some((part) => 'words' in part) ? joinedParts(parts) : undefined;
}

/** What an expression puts into a text: words, words by a number, or a value. */
function partOf(
  api: Api,
  node: ts.Expression,
  bindings: Bindings,
  { plurals }: Pick<MessageAbilities, 'plurals'>,
): TextPart | undefined {
  if (api.isStringLiteralLike(node)) return { words: node.text };
  return (plurals ? pluralOf(api, node, argumentName) : undefined) ?? argumentOf(api, node, bindings);
}

/** An expression as an argument; undefined for elements, functions and texts that are asked for by a key. */
export function argumentOf(api: Api, node: ts.Expression, bindings: Bindings): ValuePart | undefined {
  let isUsable = true;
  const visit = (inner: ts.Node) => {
    const asks = api.isCallExpression(inner) && keyCalls(api, inner, bindings).length > 0;
    const shows = api.isJsxElement(inner) || api.isJsxSelfClosingElement(inner) || api.isJsxFragment(inner);
    if (asks || shows) isUsable = false;
    api.forEachChild(inner, visit);
  };
  visit(node);
  const code = node.getText();
  if (!isUsable || api.isFunctionLike(node) || /(?:icon|children|element|component)$/i.test(code)) return undefined;
  return { code, name: argumentName(api, node) };
}

/** What only changes how a value looks: `formatDate(boat.built)`, `boats.join()`, `Math.round(depth)`. */
const showing =
  /^(?:to[A-Z]|format|join$|trim$|String$|Number$|parse(?:Int|Float)$|round$|floor$|ceil$)|(?:To|Format)[A-Z]/;

/** What an argument is called: `name` for `user.name`, `count` for `items.length`. */
export function argumentName(api: Api, node: ts.Expression): string {
  // The value of a store of Svelte: `$count`.
  if (api.isIdentifier(node)) return node.text.replace(/^\$(?=\p{L})/u, '');
  if (api.isPropertyAccessExpression(node)) {
    return /^(?:length|size)$/.test(node.name.text) ? 'count' : node.name.text.replace(/^#/, '');
  }
  if (api.isCallExpression(node)) {
    const { expression } = node;
    const method = api.isPropertyAccessExpression(expression) ? expression : undefined;
    if (showing.test((method?.name ?? expression).getText())) return shownName(api, node, method?.expression);
    return argumentName(api, expression)
      .replace(/^get(?=[A-Z])/, '')
      .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  }
  if (api.isParenthesizedExpression(node) || api.isNonNullExpression(node) || api.isAsExpression(node)) {
    return argumentName(api, node.expression);
  }
  if (api.isBinaryExpression(node)) return argumentName(api, node.left);
  if (api.isElementAccessExpression(node)) return argumentName(api, node.expression);
  const [first] = api.isNewExpression(node) ? (node.arguments ?? []) : [];
  return first ? argumentName(api, first) : 'value';
}

/** What is shown by a call that changes how it looks: its first argument, or what it is a method of. */
function shownName(api: Api, { arguments: [first] }: ts.CallExpression, subject: ts.Expression | undefined): string {
  const given = first ? argumentName(api, first) : 'value';
  const isManner = given === 'value' || /format|locale|lang|options/i.test(given);
  return isManner && subject ? argumentName(api, subject) : given;
}
