import type { IcuArgument, MessageUnit } from './message.ts';
import { placeholder } from './placeholder.ts';

const argument = /\{(\w{1,80})\}/y;

/**
 * The arguments of an ICU message that has nothing but names in braces, as most have: reading these needs no parser.
 *
 * @returns undefined for a message with anything else in braces, or an apostrophe, which quotes.
 * @example simpleIcu('Hi {name}')?.units.length; // 1
 */
export function simpleIcu(
  value: string,
): { readonly units: MessageUnit[]; readonly arguments: Map<string, IcuArgument> } | undefined {
  if (value.includes("'")) return undefined;
  const units: MessageUnit[] = [];
  const argumentsByName = new Map<string, IcuArgument>();
  let close = -1;
  for (let start = value.indexOf('{'); start >= 0; start = value.indexOf('{', close)) {
    argument.lastIndex = start;
    const name = argument.exec(value)?.[1];
    if (name === undefined) return undefined;
    const end = argument.lastIndex;
    close = value.indexOf('}', close + 1);
    if (close !== end - 1) return undefined;
    units.push(placeholder('icu', start, end, name));
    if (!argumentsByName.has(name)) argumentsByName.set(name, { name, type: 'none', start, end, selectors: [] });
  }
  return value.includes('}', close + 1) ? undefined : { units, arguments: argumentsByName };
}
