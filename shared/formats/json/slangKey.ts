/** What a key of slang says: its name, and what stands in parentheses behind it. */
export interface SlangKey {
  readonly name: string;
  /** Of a plural or a context: the parameter that chooses the form. */
  readonly parameter?: string;
  readonly ordinal: boolean;
}

const modified =
  /^([A-Za-z_]\w*)\(\s*((?:rich|plural|cardinal|ordinal|map|fallback|auto|OUTDATED|ignore\w+|ignoreMissing|ignoreUnused|ignoreGpt|(?:param|context|interface|singleInterface)\s*=\s*\w+)(?:\s*,\s*\w+(?:\s*=\s*\w+)?)*)\s*\)$/;

/**
 * Takes the modifiers off a key of slang: `hours(plural, param=h)` is `hours`. Only the base file needs them, so that
 * the name alone is what its translations share.
 * Source: https://pub.dev/packages/slang#-key-modifiers
 *
 * @example readSlangKey('hours(plural, param=h)'); // { name: 'hours', parameter: 'h', ordinal: false }
 */
export function readSlangKey(key: string): SlangKey {
  const match = key.endsWith(')') ? modified.exec(key) : null;
  if (!match) return { name: key, ordinal: false };
  const [, name = key, modifiers = ''] = match;
  const parameter = /\bparam\s*=\s*(\w+)/.exec(modifiers)?.[1];
  const parts = { name, ordinal: /\bordinal\b/.test(modifiers) };
  return parameter === undefined ? parts : { ...parts, parameter };
}
