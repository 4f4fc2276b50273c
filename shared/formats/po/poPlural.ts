import { type Sentence, say } from '../../sentences/sentence.ts';

/** The `Plural-Forms` of a PO header: how many forms, and which one a number takes. */
export interface PoPluralForms {
  readonly count: number;
  /** @returns undefined where the formula gives no number (a division by zero). */
  index(n: number): number | undefined;
}

type Formula = (n: number) => number;

const levels: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', '/', '%'],
];

/**
 * Reads a `Plural-Forms` header (gettext manual, “Additional functions for plural forms”: an expression of C in `n`).
 *
 * @returns the forms, or in one sentence what is wrong.
 * @example readPluralForms('nplurals=2; plural=(n != 1);').index(1); // 0
 */
export function readPluralForms(header: string): PoPluralForms | Sentence {
  const count = /nplurals\s*=\s*(\d{1,3})/.exec(header);
  const plural = /plural\s*=\s*([^;]*)/.exec(header.replace(/nplurals\s*=\s*\d*/, ''));
  if (!count) return say`“nplurals=” is missing from Plural-Forms.`;
  if (!plural?.[1]?.trim()) return say`“plural=” is missing from Plural-Forms.`;
  const formula = parseFormula(plural[1]);
  if (!formula) return say`The formula “${plural[1].trim().slice(0, 80)}” of Plural-Forms cannot be read.`;
  const forms: PoPluralForms = {
    count: Number(count[1]),
    index: (n) => {
      const result = formula(n);
      return Number.isFinite(result) ? Math.trunc(result) : undefined;
    },
  };
  if (forms.count === 0) return say`Plural-Forms says nplurals=0.`;
  for (let n = 0; n <= 1000; n++) {
    const index = forms.index(n);
    if (index === undefined || index < 0 || index >= forms.count) {
      return say`The formula of Plural-Forms gives ${index ?? say`nothing`} for ${n}, and nplurals is ${forms.count}.`;
    }
  }
  return forms;
}

function parseFormula(source: string): Formula | undefined {
  const tokens = source.match(/\d+|n|&&|\|\||[=!<>]=|[-+*/%<>!?:()]|\S/g) ?? [];
  if (tokens.length > 400) return undefined;
  let index = 0;
  let failed = false;
  const accept = (token: string) => tokens[index] === token && ++index > 0;
  const fail: Formula = () => {
    failed = true;
    return 0;
  };
  const primary = (): Formula => {
    const token = tokens[index++];
    if (token === '!') {
      const inner = primary();
      return (n) => (inner(n) ? 0 : 1);
    }
    if (token === '(') {
      const inner = ternary();
      if (!accept(')')) failed = true;
      return inner;
    }
    if (token === 'n') return (n) => n;
    if (token && /^\d+$/.test(token)) return () => Number(token);
    failed = true;
    return fail;
  };
  const binary = (level: number): Formula => {
    const operators = levels[level];
    if (!operators) return primary();
    let left = binary(level + 1);
    for (let token = tokens[index]; token && operators.includes(token); token = tokens[index]) {
      index++;
      const a = left;
      const b = binary(level + 1);
      const operator = token;
      left = (n) => calculate(operator, a(n), b, n);
    }
    return left;
  };
  const ternary = (): Formula => {
    const condition = binary(0);
    if (!accept('?')) return condition;
    const yes = ternary();
    if (!accept(':')) failed = true;
    const no = ternary();
    return (n) => (condition(n) ? yes(n) : no(n));
  };
  const formula = ternary();
  return failed || index < tokens.length ? undefined : formula;
}

function calculate(operator: string, a: number, right: Formula, n: number): number {
  if (operator === '||') return a || right(n) ? 1 : 0;
  if (operator === '&&') return a && right(n) ? 1 : 0;
  const b = right(n);
  switch (operator) {
    case '==':
      return a === b ? 1 : 0;
    case '!=':
      return a !== b ? 1 : 0;
    case '<':
      return a < b ? 1 : 0;
    case '>':
      return a > b ? 1 : 0;
    case '<=':
      return a <= b ? 1 : 0;
    case '>=':
      return a >= b ? 1 : 0;
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return b === 0 ? Number.NaN : Math.trunc(a / b);
    default:
      return b === 0 ? Number.NaN : a % b;
  }
}
