import type { MessageSyntaxReader, MessageUnit } from './message.ts';
import { placeholder, separator } from './placeholder.ts';

/** Names are ASCII; one that was translated may have other letters (`:počet`), none of scripts that put no spaces between words. */
const pattern = /(?<![\p{L}\p{N}_:/]):([A-Za-z_][\w\p{Script=Latin}]{0,80})|\|/gu;
const interval = /(?:^|\|)(\s*(?:\{\s*-?\d{1,9}\s*\}|[[\]]\s*(?:-?\d{1,9}|\*)\s*,\s*(?:-?\d{1,9}|\*)\s*[[\]]))/g;

/**
 * Placeholders of Laravel: `:name`; `:Name` and `:NAME` are the same one with other capitals, so the id is in lower
 * case. `|` separates the forms of `trans_choice`, in front of which stand numbers or intervals: `{0} none|[1,19] some|
 * [20,*] many`. Separators and intervals belong to the language and are not compared.
 * Source: https://laravel.com/docs/localization#replacing-parameters-in-translation-strings
 *
 * @example laravel.find('{0} None|[1,*] :Count').map((unit) => unit.id); // ['{0}', '|', '[1,*]', 'count']
 */
export const laravel: MessageSyntaxReader = {
  signs: /[:|]/,
  find(value) {
    if (!/[:|{[]/.test(value)) return [];
    const units: MessageUnit[] = [];
    for (const match of value.matchAll(interval)) {
      const raw = match[1] ?? '';
      const end = match.index + match[0].length;
      const text = raw.trimStart();
      units.push({ ...placeholder('laravel', end - text.length, end, text.replace(/\s/g, '')), optional: true });
    }
    for (const match of value.matchAll(pattern)) {
      const name = match[1];
      if (name === undefined) units.push(separator('laravel', match.index));
      else units.push(placeholder('laravel', match.index, match.index + match[0].length, name.toLowerCase()));
    }
    return units.sort((a, b) => a.start - b.start);
  },
};
