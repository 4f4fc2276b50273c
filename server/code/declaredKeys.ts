import { nameOf, unwrapped } from './bindings.ts';
import type { Api, ts } from './codeParsers.mjs';

/** Objects within objects; deeper ones hold no texts. */
const deepest = 12;

/**
 * Adds the keys of texts that a script holds itself: `export default { cart: { title: 'Cart' } }` declares `cart.title`.
 * A key stands below the name of a library's namespace as well (`translation.cart.title`), or below the languages that an instance
 * is made with (`messages.en.cart.title`), so each is added without its first part and its first two, too.
 */
export function addDeclaredKeys(api: Api, text: string, into: Set<string>): void {
  const source = api.createSourceFile('a.tsx', text, api.ScriptTarget.Latest, false, api.ScriptKind.TSX);
  const walk = (expression: ts.Expression, path: readonly string[]) => {
    const node = unwrapped(api, expression);
    if (api.isArrowFunction(node) && !api.isBlock(node.body)) walk(node.body, path);
    if (api.isCallExpression(node) || api.isNewExpression(node))
      for (const argument of node.arguments ?? []) walk(argument, path);
    if (!api.isObjectLiteralExpression(node) || path.length > deepest) return;
    for (const property of node.properties) {
      if (!api.isPropertyAssignment(property)) continue;
      const name = nameOf(api, property.name);
      if (name === undefined) continue;
      const fullPath = [...path, name];
      into.add(fullPath.join('.'));
      for (let skipped = 1; skipped <= Math.min(2, path.length); skipped++) into.add(fullPath.slice(skipped).join('.'));
      walk(property.initializer, fullPath);
    }
  };
  for (const statement of source.statements) {
    if (api.isExportAssignment(statement)) walk(statement.expression, []);
    else if (api.isVariableStatement(statement)) {
      for (const { initializer } of statement.declarationList.declarations) if (initializer) walk(initializer, []);
    } else if (api.isExpressionStatement(statement) && api.isBinaryExpression(statement.expression)) {
      walk(statement.expression.right, []);
    }
  }
}
