import { notSpecified, notSupported } from './errors.ts';

/**
 * A name, a label or a prompt that people wrote, as it came.
 *
 * @param name of the parameter, for the message.
 * @param most Unicode code points.
 * @param lines whether it may have several lines.
 * @throws Refusal 400 for what is blank, too long, or holds what no text holds.
 */
export function requireText(
  value: string,
  name: string,
  most: number,
  lines: 'one line' | 'lines' = 'one line',
): string {
  if (value.trim() === '') throw notSpecified(name);
  if ([...value].length > most) throw notSupported(name, `It has at most ${most} characters.`);
  const bare = lines === 'lines' ? value.replace(/[\n\r\t]/g, '') : value;
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(bare)) throw notSupported(name, 'It contains a control character.');
  return value;
}
