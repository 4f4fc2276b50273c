/** What Ruby's reader takes for a null, a boolean, a number or a time, and not for a text. */
const typed = new RegExp(
  `^(?:${[
    '~|null|true|false|yes|no|on|off',
    '[-+]?0b[01_,]+|[-+]?0[0-7_,]+|[-+]?0x[\\da-f_,]+|[-+]?(?:0|[1-9](?:\\d|[,_]\\d)*)', // integers
    '[-+]?(?:\\d[\\d_,]*\\.\\d*|\\.\\d+)(?:e[-+]\\d+)?|[-+]?\\.inf|\\.nan', // floats
    '[-+]?\\d[\\d_]*(?::[0-5]?\\d){1,2}(?:\\.[\\d_]*)?', // sexagesimal numbers
    '\\d{4}-(?:1[012]|0?\\d)-(?:[12]\\d|3[01]|0?\\d)', // dates
    '-?\\d{4}-\\d{1,2}-\\d{1,2}(?:t|\\s+)\\d{1,2}:\\d\\d:\\d\\d(?:\\.\\d*)?(?:\\s*(?:z|[-+]\\d{1,2}:?(?:\\d\\d)?))?', // times
  ].join('|')})$`,
  'i',
);

/** What any reader of YAML 1.1 or 1.2 takes for something else than a text, beyond what Ruby's does. */
const elsewhere = new RegExp(
  `^(?:${[
    '[yn]',
    '[-+]?(?:0o?[0-7_]+|\\d[\\d_,]*)', // `08`, `0o7`, `1__0`
    '[-+]?(?:\\d[\\d_,]*)?(?:\\.[\\d_]*)?(?:e[-+]?\\d+)?', // `.`, `1e3`, `E0`
    '[-+]?\\d[\\d_]*(?::[0-5]?\\d)+(?:\\.[\\d_]*)?',
    '\\d{4}-\\d\\d?-\\d\\d?(?:(?:t|[ \\t]+)\\d\\d?:\\d\\d.*)?', // times without seconds
    '<<|=',
  ].join('|')})$`,
  'i',
);

/** No number or time is longer. */
const longest = 64;

/**
 * Whether a plain scalar is no text: a number, a boolean, a date, a symbol of Ruby. Readers of YAML disagree (`08`,
 * `1e3` and `0o7` are numbers to some); what Psych, which Rails reads its translations with, has as a text is one here,
 * since a number offered as a text does less harm than a text that nobody sees.
 * Source: https://github.com/ruby/psych, `ScalarScanner`.
 *
 * @example isTyped('1.5'); // true
 * @example isTyped('.'); // false
 */
export function isTyped(plain: string): boolean {
  return plain === '' || (plain.length < longest && typed.test(plain)) || /^:(?:[\w.?!-]+|"[^"]*")$/.test(plain);
}

/**
 * Whether any reader takes a plain scalar for something else than a text, so that a text that is written needs quotes.
 *
 * @example mayBeTyped('08'); // true
 */
export function mayBeTyped(plain: string): boolean {
  return isTyped(plain) || (plain.length < longest && elsewhere.test(plain));
}
