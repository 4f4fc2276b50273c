import type { Problem } from '../../catalog/catalog.ts';
import type { YamlNode } from './yamlTree.ts';

/** What YAML 1.1 takes for a boolean (https://yaml.org/type/bool.html) and people mean as a word. */
const word = /^(?:yes|no|on|off|Yes|No|On|Off|YES|NO|ON|OFF)$/;

/**
 * Words without quotes that Ruby reads as true and false: `no: No` in a Rails file has neither the key nor the text.
 * `true` and `false` are meant as what they are.
 */
export function* booleanProblems(text: string, nodes: readonly YamlNode[]): Iterable<Problem> {
  for (const { key, keyRange, type, scalar } of nodes) {
    if (typeof key === 'string' && word.test(text.slice(keyRange.start, keyRange.end))) yield problem(key, keyRange);
    if (type !== 'other' || !scalar) continue;
    const value = text.slice(scalar.start, scalar.end);
    if (word.test(value)) yield problem(value, { start: scalar.start, end: scalar.end });
  }
}

function problem(written: string, range: Problem['range']): Problem {
  const message = `Ruby reads “${written}” without quotes as ${/^(?:yes|on)$/i.test(written)}; put it in quotes.`;
  return { id: 'syntax', range, message, severity: 'warning' };
}
