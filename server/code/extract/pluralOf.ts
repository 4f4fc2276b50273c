import type { Api, ts } from '../codeParsers.mjs';
import type { PluralPart } from './textPlace.ts';

/**
 * Words that a number decides about, where it is certain that they are forms for one and for any other number: both are
 * literals, and the number is compared with one, as in `count === 1 ? 'file' : 'files'`.
 *
 * @param nameOf what an argument for the number is called.
 * @example pluralOf(ts, expression, argumentName)?.other; // 'files'
 */
export function pluralOf(
  api: Api,
  node: ts.Expression,
  nameOf: (api: Api, node: ts.Expression) => string,
): PluralPart | undefined {
  const conditional = withoutParentheses(api, node);
  if (!api.isConditionalExpression(conditional)) return undefined;
  const condition = withoutParentheses(api, conditional.condition);
  const branches = [conditional.whenTrue, conditional.whenFalse].map((branch) => withoutParentheses(api, branch));
  const [first, second] = branches.map((branch) => (api.isStringLiteralLike(branch) ? branch.text : undefined));
  if (!api.isBinaryExpression(condition) || first === undefined || second === undefined) return undefined;
  const { left, right, operatorToken } = condition;
  const isOne = (side: ts.Expression) => api.isNumericLiteral(side) && side.text === '1';
  const number = isOne(right) ? left : isOne(left) ? right : undefined;
  if (!number || isOne(number) || !isPlain(api, number)) return undefined;
  const count = { code: number.getText(), name: nameOf(api, number) };
  switch (operatorToken.kind) {
    case api.SyntaxKind.EqualsEqualsEqualsToken:
    case api.SyntaxKind.EqualsEqualsToken:
      return { count, one: first, other: second };
    case api.SyntaxKind.ExclamationEqualsEqualsToken:
    case api.SyntaxKind.ExclamationEqualsToken:
      return { count, one: second, other: first };
    default:
      return undefined;
  }
}

/** Whether an expression has one value, however often it is asked for: names and their properties. */
function isPlain(api: Api, node: ts.Expression): boolean {
  if (api.isPropertyAccessExpression(node) || api.isNonNullExpression(node)) return isPlain(api, node.expression);
  return api.isIdentifier(node) || node.kind === api.SyntaxKind.ThisKeyword;
}

function withoutParentheses(api: Api, node: ts.Expression): ts.Expression {
  return api.isParenthesizedExpression(node) ? withoutParentheses(api, node.expression) : node;
}
