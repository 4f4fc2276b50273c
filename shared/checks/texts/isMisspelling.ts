/** Names that are shorter have too many others beside them: `{a}` is no slip for `{b}`. */
const shortest = 4;

/**
 * Whether a placeholder is another one with a slip of the pen in its name: another case, a letter too much, too few, wrong
 * or in another place, or the `$` of its number lost. Numbers and conversions never are: `%d` is not `%s`.
 *
 * @example isMisspelling('{usernmae}', '{username}'); // true
 * @example isMisspelling('%1s', '%1$s'); // true
 */
export function isMisspelling(written: string, meant: string): boolean {
  if (/^%\d+\$/.test(meant) && written === meant.replace('$', '')) return true;
  const name = /\p{L}[\p{L}\p{N}_]*/u.exec(meant);
  if (!name || name[0].length < 2) return false;
  const [before, after] = [meant.slice(0, name.index), meant.slice(name.index + name[0].length)];
  if (!written.startsWith(before) || !written.endsWith(after)) return false;
  const other = written.slice(before.length, written.length - after.length);
  if (!/^\p{L}[\p{L}\p{N}_]*$/u.test(other)) return false;
  if (other.toLowerCase() === name[0].toLowerCase()) return true;
  // Letters of another script, or behind a name that nothing closes (`$names`), are an ending that was written to it.
  if (isAscii(other) !== isAscii(name[0]) || (after === '' && other.startsWith(name[0]))) return false;
  return name[0].length >= shortest && differByLetter(other, name[0]);
}

const isAscii = (text: string) => /^[\u0000-\u007f]*$/.test(text);

/** Whether one letter is added, lost or changed, or two neighbours changed places; digits are no letters. */
function differByLetter(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const ends = (from: number, to: number) => a.slice(from) === b.slice(to);
  const [x, y] = [a.charAt(start), b.charAt(start)];
  if (/\d/.test(x + y)) return false;
  return (
    ends(start + 1, start + 1) ||
    ends(start + 1, start) ||
    ends(start, start + 1) ||
    (x === b[start + 1] && y === a[start + 1] && ends(start + 2, start + 2))
  );
}
