import type { MessageSyntaxReader } from './message.ts';
import { placeholders } from './placeholder.ts';

/** `%`, the number of an argument and a colon, `-`, width, precision, conversion. */
const directive = /%%|%(?:(\d{1,3}):)?-?(\d{1,4}|\*)?(?:\.(\d{1,4}|\*))?([dDuUxXeEfFgGnNmMpPsS])/g;

const families: Readonly<Record<string, string>> = { u: 'd', e: 'f', g: 'f', n: 'f', m: 'f' };

/**
 * Directives of `Format` in Object Pascal (Delphi, Lazarus): `%s`, `%8.2f`, `%0:s`. The id is the argument's number from
 * 0 and the conversion: `0:s`. An argument that is named is followed by the one after it. `%%` is a percent sign.
 * Source: GNU gettext manual, “Object Pascal Format Strings”.
 *
 * @example pascal.find('%1:s of %0:s and %s').map((unit) => unit.id); // ['1:s', '0:s', '1:s']
 */
export const pascal: MessageSyntaxReader = {
  find(value) {
    if (!value.includes('%')) return [];
    let next = 0;
    return placeholders('pascal', value, directive, ([, named, width, precision, letter]) => {
      if (!letter) return undefined;
      if (named !== undefined) next = Number(named);
      if (width === '*') next++;
      if (precision === '*') next++;
      const conversion = letter.toLowerCase();
      return `${next++}:${families[conversion] ?? conversion}`;
    });
  },
};
