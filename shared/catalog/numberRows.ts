/** There is room for so many at first. */
const fewRows = 1024;

/**
 * Rows of numbers, one for each entry of a text: a large file has millions of entries, which as objects would be many
 * times as large as the file.
 *
 * @example const rows = new NumberRows(2, text.length); const row = rows.add(at); rows.set(row, 0, at);
 */
export class NumberRows {
  #count = 0;
  #numbers: Int32Array;
  readonly #width: number;
  readonly #length: number;

  /**
   * @param width how many numbers a row has.
   * @param length of what is read, in UTF-16 code units or whatever it is counted in.
   */
  constructor(width: number, length: number) {
    this.#width = width;
    this.#length = length;
    this.#numbers = new Int32Array(width * Math.min(fewRows, length + 1));
  }

  /** How many rows there are. */
  get count(): number {
    return this.#count;
  }

  /**
   * Adds a row of zeros.
   *
   * @param offset how far that was read, counted alike.
   * @returns its number.
   */
  add(offset: number): number {
    const row = this.#count++;
    if (row * this.#width === this.#numbers.length) this.#grow(offset);
    return row;
  }

  at(row: number, column: number): number {
    return this.#numbers[row * this.#width + column] as number;
  }

  set(row: number, column: number, value: number): void {
    this.#numbers[row * this.#width + column] = value;
  }

  #grow(offset: number): void {
    const rows = this.#numbers.length / this.#width;
    const wider = new Int32Array(this.#width * expectedRows(rows, offset, this.#length));
    wider.set(this.#numbers);
    this.#numbers = wider;
  }
}

/**
 * For how many rows there should be room, going by how many stand before an offset: one large array that is grown by
 * doubling leaves as much again behind. What is never written to takes no memory, but a start of many short entries must
 * not reserve room for a text full of them.
 *
 * @param rows for which there was room, all of them taken; at least one.
 * @param length of what is read, counted as the offset.
 * @param most how many times as many rows there may be.
 */
export function expectedRows(rows: number, offset: number, length: number, most = 8): number {
  const expected = 1.1 * rows * (length / Math.max(1, offset));
  return Math.ceil(Math.min(Math.max(expected, 1.25 * rows), most * rows));
}
