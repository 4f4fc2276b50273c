import type { z } from 'zod';
import { joined, type Sentence, say } from './sentences/sentence.ts';

/** What a rule of a schema's own says of a value that breaks it; `path` is where that is, with dots. */
export type FaultSentence = (path: string) => Sentence;

/**
 * The options of zod's `refine` for a rule that says in a sentence what is wrong.
 *
 * @example z.string().refine(isPattern, saying((path) => say`“${path}” is not a regular expression`));
 */
export function saying(fault: FaultSentence): { readonly params: { readonly fault: FaultSentence } } {
  return { params: { fault } };
}

/**
 * What is wrong with a value of the user's, without a full stop. Keys that nobody knows are the caller's to name.
 *
 * @param issue as zod found it in `value`.
 * @example english(schemaFault(issue, { memoryThreshold: 10 })) // '“memoryThreshold” must be at least 50'
 */
export function schemaFault(issue: z.core.$ZodIssue, value: unknown): Sentence {
  const path = pathOf(issue);
  switch (issue.code) {
    case 'invalid_type':
      return isThere(value, issue.path) ? typeFault(issue.expected, path) : say`“${path}” is missing`;
    case 'invalid_value':
      return isThere(value, issue.path)
        ? say`“${path}” must be one of ${joined(issue.values.map(String), ', ')}`
        : say`“${path}” is missing`;
    case 'too_small':
      return smallFault(issue, path);
    case 'too_big':
      return issue.origin === 'string'
        ? say`“${path}” may have at most ${Number(issue.maximum)} characters`
        : say`“${path}” must be at most ${Number(issue.maximum)}`;
    case 'invalid_format':
      return 'includes' in issue && typeof issue.includes === 'string'
        ? say`“${path}” must contain “${issue.includes}”`
        : say`“${path}” is not valid`;
    case 'invalid_key': {
      const [inner] = issue.issues;
      return inner
        ? schemaFault({ ...inner, path: [...issue.path, ...inner.path] }, value)
        : say`“${path}” is not valid`;
    }
    case 'custom':
      return isSaying(issue.params) ? issue.params.fault(path) : say`“${path}” is not valid`;
    default:
      return say`“${path}” is not valid`;
  }
}

/** Where an issue is, with dots: `checks.numbers`. */
export function pathOf({ path }: z.core.$ZodIssue): string {
  return path.map(String).join('.');
}

function typeFault(expected: string, path: string): Sentence {
  switch (expected) {
    case 'string':
      return say`“${path}” must be a string`;
    case 'number':
      return say`“${path}” must be a number`;
    case 'int':
      return say`“${path}” must be a whole number`;
    case 'boolean':
      return say`“${path}” must be true or false`;
    case 'array':
      return say`“${path}” must be a list`;
    default:
      return path === '' ? say`expected an object` : say`“${path}” must be an object`;
  }
}

function smallFault({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall, path: string): Sentence {
  if (origin === 'string' || (origin === 'array' && minimum === 1)) return say`“${path}” must not be empty`;
  if (origin === 'array') return say`“${path}” must have at least ${Number(minimum)} entries`;
  return inclusive === false
    ? say`“${path}” must be greater than ${Number(minimum)}`
    : say`“${path}” must be at least ${Number(minimum)}`;
}

function isThere(value: unknown, path: readonly PropertyKey[]): boolean {
  let part = value;
  for (const key of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return false;
    part = (part as Record<PropertyKey, unknown>)[key];
  }
  return true;
}

function isSaying(params: unknown): params is { readonly fault: FaultSentence } {
  return typeof params === 'object' && params !== null && 'fault' in params && typeof params.fault === 'function';
}
