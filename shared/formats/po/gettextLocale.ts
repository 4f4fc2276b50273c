import { modifierOfScript } from '../../languages/scriptModifiers.ts';

/**
 * A language as gettext names it in headers, folders and files.
 *
 * @param tag BCP 47.
 * @example gettextLocale('sr-Latn-RS'); // 'sr_RS@latin'
 */
export function gettextLocale(tag: string): string {
  const [language = '', ...others] = tag.split('-');
  const script = others.find((part) => modifierOfScript(part));
  const name = [language, ...others.filter((part) => part !== script)].join('_');
  return script === undefined ? name : `${name}@${modifierOfScript(script)}`;
}
