import { type Sentence, say } from '../../../sentences/sentence.ts';
import { isNmtoken } from './attributeTypes.ts';

/** A fragment identifier taken apart; `fault` says in one sentence why it is none. */
export type Fragment =
  | {
      /** Ids of file, group and unit, where they are named. */
      readonly containers: Readonly<Partial<Record<'f' | 'g' | 'u', string>>>;
      /** What is named within them; without a prefix for a segment or an element of a source. */
      readonly leaf?: { readonly prefix: string; readonly id: string };
    }
  | { readonly fault: Sentence };

const containers = ['f', 'g', 'u'] as const;
const isContainer = (prefix: string): prefix is 'f' | 'g' | 'u' => (containers as readonly string[]).includes(prefix);

/**
 * Prefixes of what can be named: notes, data, elements of targets; modules; extensions that are registered with the
 * technical committee.
 */
const leaves = new Set('n d t mtc gls fs mda res ctr slr val its itsm pgs tbx okp'.split(' '));

/**
 * Reads a fragment identifier (XLIFF 2.1 §3.1, without the `#`).
 *
 * @example readFragment('f=f1/u=1/n=n1'); // { containers: { f: 'f1', u: '1' }, leaf: { prefix: 'n', id: 'n1' } }
 */
export function readFragment(text: string): Fragment {
  const ids: Partial<Record<'f' | 'g' | 'u', string>> = {};
  let leaf: { prefix: string; id: string } | undefined;
  let last = -1;
  for (const selector of text.replace(/^\//, '').split('/')) {
    const equals = selector.indexOf('=');
    const prefix = equals < 0 ? '' : selector.slice(0, equals);
    const id = selector.slice(equals + 1);
    if (equals === 0 || !isNmtoken(id))
      return { fault: say`“${selector}” in “#${text}” is not of the form prefix=id.` };
    if (leaf) {
      const leafText = leaf.prefix ? `${leaf.prefix}=${leaf.id}` : leaf.id;
      return { fault: say`In “#${text}”, “${leafText}” must come last.` };
    }
    if (isContainer(prefix)) {
      const place = containers.indexOf(prefix);
      if (ids[prefix] !== undefined) return { fault: say`“${prefix}=” appears twice in “#${text}”.` };
      if (place < last) return { fault: say`In “#${text}”, file, group and unit must be named in this order.` };
      last = place;
      ids[prefix] = id;
      continue;
    }
    if (prefix !== '' && !leaves.has(prefix)) return { fault: prefixFault(prefix, text) };
    leaf = { prefix, id };
  }
  return leaf ? { containers: ids, leaf } : { containers: ids };
}

function prefixFault(prefix: string, text: string): Sentence {
  if (!isNmtoken(prefix)) return say`The prefix “${prefix}” in “#${text}” is not a name.`;
  if (prefix.length === 1)
    return say`The prefix “${prefix}” in “#${text}” is too short: single letters are reserved for XLIFF.`;
  return say`The prefix “${prefix}” in “#${text}” is unknown.`;
}

/** Elements that a match or an entry of a glossary may be for. */
export const spans: readonly string[] = ['segment', 'ignorable', 'mrk', 'sm', 'pc', 'sc', 'ec', 'ph'];
