/**
 * True for a text with several substitutions of which some say no position: a translation cannot put those in another
 * order. The rule is AAPT2's (`util::VerifyJavaStringFormat`), which leaves out texts that look like dates for
 * `Time.format`; what is not a conversion of `java.util.Formatter` does not count.
 *
 * @example hasUnpositionedFormats('%s of %s'); // true
 * @example hasUnpositionedFormats('%1$s of %2$s'); // false
 */
export function hasUnpositionedFormats(value: string): boolean {
  // Most texts have one substitution or none.
  if (value.indexOf('%') === value.lastIndexOf('%')) return false;
  let count = 0;
  let unpositioned = false;
  for (const match of value.matchAll(/%(?:%|n|(\d+\$|<\$?)?([-#+ ,(\d.]*)([a-zA-Z@])?)/g)) {
    const [raw, position, flags, conversion] = match;
    if (raw === '%%' || raw === '%n' || !conversion) continue;
    if ('DFKMWZkmwyz'.includes(conversion)) return false;
    // A percent sign with a space behind it is prose: “5 % de”.
    if (!position && flags?.startsWith(' ')) continue;
    if (!'bBhHsScCdoxXeEfgGaAtT'.includes(conversion)) continue;
    count++;
    if (!position || position.startsWith('<')) unpositioned = true;
  }
  return count > 1 && unpositioned;
}
