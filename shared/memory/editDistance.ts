/**
 * Edit distance (Levenshtein, in UTF-16 code units) from one text to many, by Myers' bit-parallel algorithm
 * (J. ACM 46, 1999) in blocks of 32 rows (Hyyrö, 2003). Preparing the text once makes each comparison cost
 * about its length times the number of blocks.
 *
 * @example const distance = distanceFrom('open file'); distance('open files', 3); // 1
 */
export function distanceFrom(pattern: string): (text: string, max: number) => number {
  const length = pattern.length;
  const blocks = Math.max(1, Math.ceil(length / 32));
  const rows = new Map<number, number>();
  for (let i = 0; i < length; i++) {
    const unit = pattern.charCodeAt(i);
    if (!rows.has(unit)) rows.set(unit, rows.size + 1);
  }
  const masks = new Int32Array((rows.size + 1) * blocks);
  for (let i = 0; i < length; i++) {
    const cell = (rows.get(pattern.charCodeAt(i)) ?? 0) * blocks + (i >> 5);
    masks[cell] = (masks[cell] ?? 0) | (1 << (i & 31));
  }
  const ascii = new Int32Array(128);
  for (const [unit, row] of rows) if (unit < 128) ascii[unit] = row;
  const plus = new Int32Array(blocks);
  const minus = new Int32Array(blocks);
  const top = 1 << ((length - 1) & 31);

  return (text, max) => {
    const size = text.length;
    const least = Math.abs(size - length);
    if (least > max) return max + 1;
    if (length === 0 || size === 0) return Math.max(length, size);
    plus.fill(-1);
    minus.fill(0);
    let score = length;
    for (let j = 0; j < size; j++) {
      const unit = text.charCodeAt(j);
      const row = (unit < 128 ? (ascii[unit] as number) : (rows.get(unit) ?? 0)) * blocks;
      let carry = 1;
      for (let b = 0; b < blocks; b++) {
        const pv = plus[b] as number;
        const mv = minus[b] as number;
        let eq = masks[row + b] as number;
        const xv = eq | mv;
        if (carry < 0) eq |= 1;
        const xh = (((eq & pv) + pv) ^ pv) | eq;
        let ph = mv | ~(xh | pv);
        let mh = pv & xh;
        const high = b === blocks - 1 ? top : -0x80000000;
        const next = (ph & high) !== 0 ? 1 : (mh & high) !== 0 ? -1 : 0;
        ph = (ph << 1) | (carry > 0 ? 1 : 0);
        mh = (mh << 1) | (carry < 0 ? 1 : 0);
        plus[b] = mh | ~(xv | ph);
        minus[b] = ph & xv;
        carry = next;
      }
      score += carry;
      if (score - (size - 1 - j) > max) return max + 1;
    }
    return score;
  };
}

/**
 * How alike two texts are, 0 to 100: 100 × (1 − distance ÷ length of the longer), rounded down,
 * so that 100 is only what is the same to the letter.
 *
 * @param distance in UTF-16 code units, as {@link distanceFrom} counts.
 * @param longer length of the longer of the two.
 */
export function similarityOf(distance: number, longer: number): number {
  return longer === 0 ? 100 : Math.floor((100 * (longer - distance)) / longer);
}

/**
 * Measures texts against one, leaving out what is too far from it.
 *
 * @param threshold lowest similarity, 0 to 100.
 * @example similarityTo('open file', 75)('open files'); // 90
 */
export function similarityTo(text: string, threshold: number): (other: string) => number | undefined {
  const distance = distanceFrom(text);
  return (other) => {
    const longer = Math.max(text.length, other.length);
    const most = Math.floor((longer * (100 - threshold)) / 100);
    const apart = distance(other, most);
    return apart <= most ? similarityOf(apart, longer) : undefined;
  };
}
