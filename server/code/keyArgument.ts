import { type Bindings, unwrapped } from './bindings.ts';
import type { Api, ts } from './codeParsers.mjs';

/** One key that an expression may be. */
export interface KeyText {
  /** The key, or a pattern in which `*` stands for what is not known. */
  readonly text: string;
  readonly node: ts.Expression;
  readonly kind: 'literal' | 'composed' | 'pattern';
  readonly optional?: boolean;
}

/** Names that lead to names may lead in a circle. */
const deepest = 8;

/** The keys that an expression may be: literals, both sides of a condition, the values of a constant. */
export function keyTexts(api: Api, expression: ts.Expression, bindings: Bindings, depth = 0): readonly KeyText[] {
  const node = unwrapped(api, expression);
  const unknown: KeyText = { text: '*', node, kind: 'pattern' };
  if (depth > deepest) return [unknown];
  const within = (inner: ts.Expression) => keyTexts(api, inner, bindings, depth + 1);
  if (api.isStringLiteralLike(node)) return [{ text: node.text, node, kind: 'literal' }];
  if (api.isConditionalExpression(node)) return [...within(node.whenTrue), ...within(node.whenFalse)];
  if (api.isArrayLiteralExpression(node)) {
    const last = node.elements.at(-1);
    return node.elements.flatMap((element) =>
      within(element).map((text) => (element === last ? text : { ...text, optional: true })),
    );
  }
  if (api.isTemplateExpression(node)) {
    const between = node.templateSpans.map(({ expression: inner }) => within(inner));
    const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    return combined(node, texts, between);
  }
  if (api.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === api.SyntaxKind.BarBarToken || kind === api.SyntaxKind.QuestionQuestionToken) {
      return [...within(node.left), ...within(node.right)];
    }
    if (kind === api.SyntaxKind.AmpersandAmpersandToken) return within(node.right);
    if (kind === api.SyntaxKind.PlusToken) return combined(node, ['', '', ''], [within(node.left), within(node.right)]);
  }
  if (api.isIdentifier(node)) {
    const value = bindings(node.text, node)?.value;
    if (value) return within(value);
  }
  if (api.isElementAccessExpression(node) || api.isPropertyAccessExpression(node)) {
    const object = unwrapped(api, node.expression);
    const value = api.isIdentifier(object) ? bindings(object.text, object)?.value : undefined;
    if (value && api.isObjectLiteralExpression(value)) {
      const asked = api.isPropertyAccessExpression(node) ? node.name.text : undefined;
      const values = value.properties.flatMap((property) => {
        if (!api.isPropertyAssignment(property)) return [unknown];
        const named = asked === undefined || property.name.getText().replace(/^['"]|['"]$/g, '') === asked;
        return named ? within(property.initializer) : [];
      });
      if (values.length > 0) return values;
    }
  }
  return [unknown];
}

/** So many keys one expression may be; beyond, it is a pattern. */
const mostTexts = 40;

/** Fixed texts with expressions between them: every text that they make together. */
function combined(
  node: ts.Expression,
  texts: readonly string[],
  between: readonly (readonly KeyText[])[],
): readonly KeyText[] {
  const count = between.reduce((product, choices) => product * choices.length, 1);
  const choices = count > mostTexts ? between.map((one) => one.map(() => '*').slice(0, 1)) : between.map(distinct);
  let made = [texts[0] ?? ''];
  for (const [i, alternatives] of choices.entries()) {
    made = made.flatMap((start) => alternatives.map((text) => start + text + (texts[i + 1] ?? '')));
  }
  const certain = count <= mostTexts && between.every((one) => one.every(({ kind }) => kind !== 'pattern'));
  return made.map((text) => ({
    text: certain ? text : text.replace(/\*+/g, '*'),
    node,
    kind: certain ? 'composed' : 'pattern',
  }));
}

const distinct = (texts: readonly KeyText[]) => [...new Set(texts.map(({ text }) => text))];
