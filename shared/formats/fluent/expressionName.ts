import type { Expression } from '@fluent/syntax';

/**
 * What makes a placeable the same one in source and translation, however it is spaced: the variable, message or term.
 * Parameters of terms and options of functions are a matter of the language, and so is whether `$n` stands there bare
 * or as `NUMBER($n)`.
 *
 * @example expressionName(parsed('{ NUMBER($n, minimumFractionDigits: 2) }')); // '$n'
 */
export function expressionName(expression: Expression): string {
  switch (expression.type) {
    case 'VariableReference':
      return `$${expression.id.name}`;
    case 'MessageReference':
      return expression.id.name + (expression.attribute ? `.${expression.attribute.name}` : '');
    case 'TermReference':
      return `-${expression.id.name}${expression.attribute ? `.${expression.attribute.name}` : ''}`;
    case 'FunctionReference': {
      const { positional } = expression.arguments;
      const [only] = positional;
      if (only && positional.length === 1) return expressionName(only);
      return `${expression.id.name}(${positional.map(expressionName).join(', ')})`;
    }
    case 'SelectExpression':
      return expressionName(expression.selector);
    case 'StringLiteral':
      return `"${expression.value}"`;
    case 'NumberLiteral':
      return expression.value;
    default:
      return expressionName(expression.expression);
  }
}
