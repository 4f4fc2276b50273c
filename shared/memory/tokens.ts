const denseFlag = 0x10000;
let table: Uint32Array | undefined;

/** Code unit → its lower case, 0 for what is no part of a word; {@link denseFlag} is set in scripts without spaces. */
function foldTable(): Uint32Array {
  if (table) return table;
  table = new Uint32Array(65536);
  const word = /[\p{L}\p{N}\p{M}]/u;
  for (let unit = 0; unit < 65536; unit++) {
    const surrogate = unit >= 0xd800 && unit <= 0xdfff;
    const character = String.fromCharCode(unit);
    if (!surrogate && !word.test(character)) continue;
    const lower = surrogate ? unit : character.toLowerCase().charCodeAt(0);
    table[unit] = (lower || unit) | (surrogate || isDense(unit) ? denseFlag : 0);
  }
  return table;
}

/** Scripts whose words are not set apart by spaces, or are so long that a whole word seldom comes back. */
function isDense(unit: number): boolean {
  return (
    (unit >= 0x0e00 && unit <= 0x0eff) ||
    (unit >= 0x1000 && unit <= 0x109f) ||
    (unit >= 0x1780 && unit <= 0x17ff) ||
    (unit >= 0x2e80 && unit <= 0x9fff) ||
    (unit >= 0xa960 && unit <= 0xa97f) ||
    (unit >= 0xac00 && unit <= 0xd7ff) ||
    (unit >= 0xf900 && unit <= 0xfaff) ||
    (unit >= 0xff66 && unit <= 0xffdc)
  );
}

/** How many first letters of a word count: enough to tell words apart, few enough that endings may differ. */
const stemLength = 7;

/** Texts up to this length (UTF-16 code units) are also indexed by their trigrams. */
export const shortLength = 24;

/** Number of different tokens: a power of two. Tokens that fall together only cost a few comparisons more. */
export const tokenCount = 1 << 18;

const mask = tokenCount - 1;
const scramble = 0x9e3779b1;

function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), scramble);
  return (mixed ^ (mixed >>> 13)) & mask;
}

/**
 * The words of a text as numbers below {@link tokenCount}: the first letters of each word in lower case, and each pair
 * of neighbours where a script has no spaces. Repeated words come up again.
 *
 * @param into receives the tokens from its start; it must hold at least `text.length` of them.
 * @param weights receives how many characters each token stands for, when given.
 * @returns how many there are.
 */
export function wordTokens(text: string, into: Uint32Array, weights?: Uint8Array): number {
  const fold = foldTable();
  const size = text.length;
  let count = 0;
  let hash = 0;
  let letters = 0;
  let before = 0;
  for (let i = 0; i <= size; i++) {
    const lower = i < size ? (fold[text.charCodeAt(i)] as number) : 0;
    if (lower !== 0 && lower < denseFlag) {
      if (letters < stemLength) hash = Math.imul(hash ^ lower, 0x01000193) + 0x2f;
      letters++;
      before = 0;
      continue;
    }
    if (letters > 0) {
      if (weights) weights[count] = Math.min(letters, 255);
      into[count++] = spread(hash);
      letters = 0;
      hash = 0;
    }
    if (lower !== 0 && before !== 0) {
      if (weights) weights[count] = 1;
      into[count++] = spread(Math.imul(before, 0x10001) ^ Math.imul(lower, 0x85ebca6b));
    }
    before = lower;
  }
  return count;
}

/**
 * Trigrams of a text in lower case, its two edges padded: `length + 2` tokens. One edit changes at most three.
 *
 * @param into receives the tokens from its start; it must hold `text.length + 2` of them.
 * @returns how many there are.
 */
export function trigramTokens(text: string, into: Uint32Array): number {
  const fold = foldTable();
  let first = 1;
  let second = 1;
  for (let i = 0; i < text.length + 2; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 2;
    const third = (fold[unit] as number) & 0xffff || unit;
    into[i] = spread(Math.imul(first, 0x01000193) ^ Math.imul(second, 0x27d4eb2f) ^ Math.imul(third, 0x165667b1));
    first = second;
    second = third;
  }
  return text.length + 2;
}
