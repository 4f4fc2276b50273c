import type { Problem } from '../../catalog/catalog.ts';
import { say } from '../../sentences/sentence.ts';
import type { YamlTree } from './yamlTree.ts';

/** What YAML 1.1 takes for a boolean (https://yaml.org/type/bool.html) and people mean as a word. */
const longest = 3;
const word = /^(?:yes|no|on|off|Yes|No|On|Off|YES|NO|ON|OFF)$/;

/**
 * Words without quotes that Ruby reads as true and false: `no: No` in a Rails file has neither the key nor the text.
 * `true` and `false` are meant as what they are.
 */
export function* booleanProblems(tree: YamlTree): Iterable<Problem> {
  const { text } = tree;
  for (let value = 0; value < tree.count; value++) {
    const range = { start: tree.keyStart(value), end: tree.keyEnd(value) };
    const key = range.end - range.start > longest ? undefined : tree.key(value);
    if (typeof key === 'string' && word.test(text.slice(range.start, range.end))) yield problem(key, range);
    if (tree.type(value) !== 'other') continue;
    const scalar = tree.scalar(value);
    if (!scalar) continue;
    const written = text.slice(scalar.start, scalar.end);
    if (word.test(written)) yield problem(written, { start: scalar.start, end: scalar.end });
  }
}

function problem(written: string, range: Problem['range']): Problem {
  const message = say`Ruby reads “${written}” without quotes as ${String(/^(?:yes|on)$/i.test(written))}; put it in quotes.`;
  return { id: 'syntax', range, message, severity: 'warning' };
}
