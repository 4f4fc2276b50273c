/** Scripts that gettext names in words, as modifiers of a language (GNU gettext manual, Locale Names). */
const scripts: Readonly<Record<string, string>> = {
  latin: 'Latn',
  cyrillic: 'Cyrl',
  arabic: 'Arab',
  devanagari: 'Deva',
  hebrew: 'Hebr',
  shaw: 'Shaw',
};

const modifiers = new Map(Object.entries(scripts).map(([modifier, script]) => [script, modifier]));

/**
 * The script that a modifier of gettext means.
 *
 * @example scriptOfModifier('latin'); // 'Latn'
 */
export function scriptOfModifier(modifier: string): string | undefined {
  const name = modifier.toLowerCase();
  return Object.hasOwn(scripts, name) ? scripts[name] : undefined;
}

/**
 * The modifier of gettext for a script.
 *
 * @param script as in BCP 47.
 * @example modifierOfScript('Cyrl'); // 'cyrillic'
 */
export function modifierOfScript(script: string): string | undefined {
  return modifiers.get(script);
}
