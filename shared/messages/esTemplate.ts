import { readerOf } from './placeholder.ts';

/**
 * Substitutions of template literals: `${name}`, `${user.name}`. The id is the expression; of one with arguments behind a colon,
 * as help texts of other languages describe it (`${upper:string}`), what is in front of it; of a condition, whose texts are
 * translated (`${days == 1 ? ' day' : ' days'}`, Jakarta's expression language), the name that it begins with.
 */
export const esTemplate = readerOf('es-template', '${', /\$\{([^{}\n]{1,500})\}/g, ([, code = '']) =>
  idOf(code.trim()),
);

function idOf(expression: string): string {
  const isCondition = / \? .* : /.test(expression);
  if (isCondition) return /^\w+/.exec(expression)?.[0] ?? expression;
  return expression.replace(/^(\w+):[\s\S]*$/, '$1');
}
