import type { MessageSyntaxReader, MessageUnit } from './message.ts';
import { placeholder } from './placeholder.ts';
import { withoutTexPercents } from './tex.ts';

/**
 * One directive: `%`, a position (`1$`, Go's `[1]`) or a Python name, flags (PHP pads with `'*`), width, precision,
 * length, conversion (ISO C 7.21.6.1; `I` asks for the locale's digits in glibc; gettext writes the macros of
 * inttypes.h as `<PRIu64>`). Dates of Java are `%tY`; directives of boost `%1%` and `%|1$+5|`; variables of
 * .stringsdict `%#@name@`.
 */
const directive =
  /%(?:\d{1,3}\$)?#@[\w.]+@|%(?:0?(\d{1,3})\$|\[(\d{1,3})\]|\(([^()\s%]{1,80})\)(?: (?=[-+0#]*[\d.]*[diuoxXeEfFgGcrsa](?![\p{L}\p{N}_])))?)?((?:I(?=['0]))?(?:[-+0#',]|'[^\s\d]){0,9})(?:I(?=[\d.]{0,6}(?:hh?|ll?|[jzt])?[diufFeEgG]))?(\d{1,4}|\*(?:\d{1,3}\$)?)?(\.(?:\d{1,4}|\*(?:\d{1,3}\$)?)?)?(hh|h|ll|l|L|q(?=[dioux])|j|z|t(?=[dioux])|I64|I32)?([diuoxXeEfFgGaAcCsSpn@]|<PRI[diouxX]\w{1,8}>|(?:[bBqrvTw]|[tT][HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc])(?![\p{L}\p{N}_%]))|%%|%(\d{1,3})%|%\|(\d{1,3})(?:\$[^|\s]{0,12})?\|/gu;

const none: readonly MessageUnit[] = [];

const families: Readonly<Record<string, string>> = {
  i: 'd',
  u: 'd',
  X: 'x',
  o: 'x',
  e: 'f',
  E: 'f',
  F: 'f',
  g: 'f',
  G: 'f',
  a: 'f',
  A: 'f',
  S: 's',
  C: 'c',
  B: 'b',
};

/**
 * Directives of printf and its family: C, Objective-C (`%@`), PHP and Java positions (`%1$s`), Python names
 * (`%(name)s`), Go (`%v`, `%[1]d`), Lua (`%q`), boost (`%1%`). The id is position or name and conversion: `1:s`, `2:ld`,
 * `name:s`. `%%` is a percent sign. `%n` takes no argument: it ends the line (Java), or is the number that chooses a plural form
 * (Nextcloud); that of C, which no text is written with, is left out of account.
 *
 * A percent sign after a number is prose: a space is never read as a flag (`100 % sure`, `50 % des`), nor are letters
 * that go on as a word behind a digit and its percent sign (`50%discount`). Behind a name of Python it is one: `%(count) d`.
 */
export const printf: MessageSyntaxReader = {
  find(written) {
    if (!written.includes('%')) return none;
    const value = withoutTexPercents(written);
    const first = value.indexOf('%');
    const units: MessageUnit[] = [];
    let next = 1;
    let offset = first;
    while (offset >= 0) {
      // Most directives are these two characters, which the pattern takes ten times as long for.
      if (isBare(value, offset)) {
        units.push(placeholder('printf', offset, offset + 2, `${next++}:${value.charAt(offset + 1)}`));
        offset = value.indexOf('%', offset + 2);
        continue;
      }
      directive.lastIndex = offset;
      const match = directive.exec(value);
      if (!match) break;
      offset = value.indexOf('%', directive.lastIndex);
      const [raw, dollar, bracket, name, flags, width, precision, length, conversion, boost, pipes] = match;
      const position = dollar ?? bracket;
      const start = match.index;
      const end = start + raw.length;
      if (raw === '%%') continue;
      if (boost ?? pipes) {
        // They are counted from 1: `%0%` is a place marker of Qt, as a percentage.
        if (Number(boost ?? pipes) > 0 && !isDigit(value, start - 1))
          units.push(placeholder('printf', start, end, `${boost ?? pipes}:%`));
        continue;
      }
      if (!conversion) {
        units.push(placeholder('printf', start, end, raw));
        continue;
      }
      // `%-style` is a name, `%E3%81` a part of an address.
      if (raw.startsWith('%-') && raw.length === 3 && isLetter(value, end)) continue;
      if (
        /^(?:%[0-9A-F]{2}){2}/.test(value.slice(start, start + 6)) ||
        /%[0-9A-F]{2}$/.test(value.slice(Math.max(0, start - 3), start))
      )
        continue;
      const bare = !position && !name && !width && !precision && !length;
      if (bare && isLetter(value, end)) {
        if (isDigit(value, start - 1) && (flags === '-' || !flags)) continue;
        if (flags?.includes(',')) continue;
        // `%Caps lock`: of the rare conversions none is written directly before a word.
        if (!flags && /[aAcCeEFgGnopS]/.test(conversion)) continue;
      }
      if (bare && !flags && conversion === 'n') {
        units.push(placeholder('printf', start, end, 'n'));
        continue;
      }
      if (!position && !name) {
        if (width === '*') next++;
        if (precision === '.*') next++;
      }
      const key = position ?? name ?? String(next++);
      units.push(placeholder('printf', start, end, `${key}:${length ?? ''}${families[conversion] ?? conversion}`));
    }
    return units;
  },
};

/** `%s`, `%d` or `%@` where nothing stands around it that would make it something else. */
function isBare(value: string, offset: number): boolean {
  const conversion = value.charCodeAt(offset + 1);
  if (conversion !== 115 && conversion !== 100 && conversion !== 64) return false;
  if (value.charCodeAt(offset - 3) === 37) return false;
  return !isDigit(value, offset - 1) || !isLetter(value, offset + 2);
}

const isDigit = (text: string, offset: number) => {
  const unit = text.charCodeAt(offset);
  return unit < 128 ? unit >= 48 && unit <= 57 : /^\p{Nd}$/u.test(text[offset] ?? '');
};
/** Of Latin script: before letters of another one a directive ends where it does (`%s個`). */
const isLetter = (text: string, offset: number) => /^\p{Script=Latin}$/u.test(text[offset] ?? '');
