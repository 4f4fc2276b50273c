import { slashedPath } from '../../catalog/slashedPath.ts';
import type { JsonDialect } from './jsonDialect.ts';

/** What a text may show of its file's dialect, a bit each. */
export const signs = { icu: 1, i18next: 2, interpolation: 4, vue: 8, parameter: 16, braces: 32, single: 64 } as const;

const icuBranch = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/;
const interpolation = /\{\{-?\s*[\w.$]+\s*(?:,[^{}]*)?\}\}/;
const linked = /@(?:\.[A-Za-z]\w*)?:(?:[A-Za-z_]\w*\.\w|\{'|\(\w)|\{'[^'{}"\\]{1,20}'\}/;
const chosen = /\{\s*(?:n|count)\s*\}/;
const parameter = /(?<![\p{L}\p{N}_:/[]):[a-z][a-z_]{1,40}(?![\p{L}\p{N}_:])/u;
const named = /\{\s*[A-Za-z_{]/;
/** A placeholder in single braces, as i18next has none. */
const single = /(?<!\{)\{\s*[\w.]{1,80}\s*\}(?!\})/;

/**
 * What a text shows of its file's dialect.
 *
 * @param value the string as it is written, with its quotes.
 * @param key as it is written; empty for an item of a list.
 * @param file its path as {@link comparablePath} has it.
 * @returns bits of {@link signs}.
 */
export function dialectSigns(value: string, key: string, file: string): number {
  let bits = 0;
  if (value.includes('{')) {
    if (icuBranch.test(value)) bits |= signs.icu;
    if (interpolation.test(value)) bits |= signs.interpolation;
    if (value.includes(' | ') && chosen.test(value)) bits |= signs.vue;
    if (named.test(value)) bits |= signs.braces;
    if (single.test(value)) bits |= signs.single;
  }
  if (value.includes('$t(')) bits |= signs.i18next;
  if ((value.includes('@') || value.includes("{'")) && linked.test(value)) bits |= signs.vue;
  const hasParameter = value.includes(':') && parameter.test(value);
  if (hasParameter && (isLangFolder(file) || sharesParameter(value, key))) bits |= signs.parameter;
  return bits;
}

/** Whether a text branches as ICU messages do. */
export function hasIcuBranch(text: string): boolean {
  return icuBranch.test(text);
}

/** A path as it is compared. */
export function comparablePath(path: string): string {
  return slashedPath(path).toLowerCase();
}

/** By dialect: the signs that make another one of it where a text comes to show them, and where one shows them no more. */
const turning: Partial<Readonly<Record<JsonDialect, { readonly gained: number; readonly lost: number }>>> = {
  chrome: { gained: signs.icu, lost: 0 },
  structured: { gained: 0, lost: signs.icu },
  'i18next-v3': { gained: signs.icu | signs.single | signs.vue, lost: signs.i18next | signs.interpolation },
  i18next: { gained: signs.icu | signs.single | signs.vue, lost: signs.i18next | signs.interpolation },
  'ngx-translate': { gained: signs.icu | signs.i18next, lost: signs.interpolation },
  vue: { gained: signs.icu | signs.i18next | signs.interpolation, lost: signs.vue | signs.single },
  laravel: { gained: ~signs.parameter, lost: signs.parameter | signs.single },
  nested: { gained: ~(signs.braces | signs.icu | signs.single), lost: signs.icu | signs.braces | signs.single },
};

/**
 * What may make another dialect of a file's when one of its texts shows other signs than before: signs that no text may
 * come to show, and those that some other text has to show still. The dialects that are told by keys and places stay.
 */
export function turningSigns(dialect: JsonDialect, before: number, after: number): { gained: number; lost: number } {
  const { gained, lost } = turning[dialect] ?? { gained: 0, lost: 0 };
  return { gained: after & ~before & gained, lost: before & ~after & lost };
}

/** `lang/de.json`, where Laravel keeps its texts; so does Minecraft, in `assets/name/lang`. */
const isLangFolder = (file: string) =>
  !/(?:^|\/)assets\/[^/]+\/lang\//.test(file) && /(?:^|\/)lang\/[a-z]{2,3}(?:[-_][a-z\d]{2,4})?\.json$/.test(file);

/** In Laravel the source text is the key: a placeholder of the value stands in it too. */
function sharesParameter(value: string, key: string): boolean {
  const name = parameter.exec(key)?.[0];
  return name !== undefined && value.toLowerCase().includes(name);
}
