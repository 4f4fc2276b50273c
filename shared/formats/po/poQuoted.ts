import { isEscaped } from '../../encoding/poString.ts';
import { say } from '../../sentences/sentence.ts';
import { keywordAt } from './poKeyword.ts';
import type { PoTable } from './poTable.ts';
import { indexOrEnd, isSpace } from './poUnits.ts';

/** Reads the quoted parts of strings. */
export class QuotedParts {
  readonly #table: PoTable;
  readonly #text: string;
  /** The first backslash behind where escapes were looked for last. */
  #backslash = -1;

  constructor(table: PoTable) {
    this.#table = table;
    this.#text = table.text;
  }

  /**
   * Adds the parts from an offset to the line's end to a string.
   *
   * @returns the offset behind them: of what else stands in the line.
   */
  read(offset: number, end: number, string: number): number {
    const text = this.#text;
    const { strings } = this.#table;
    let from = offset;
    for (;;) {
      while (from < end && isSpace(text.charCodeAt(from))) from++;
      if (from >= end) return end;
      const unit = text.charCodeAt(from);
      if (unit !== 0x22) {
        if (unit === 0x23 || keywordAt(text, from) !== undefined) return from;
        this.#table.addProblem(from, end, say`The text must be in quotes.`);
        return end;
      }
      let to = text.indexOf('"', from + 1);
      while (to >= 0 && to < end && isEscaped(text, to, from + 1)) to = text.indexOf('"', to + 1);
      if (to < 0 || to >= end) {
        this.#table.addProblem(from, end, say`The closing quote is missing.`);
        strings.addPart(string, from + 1, end, end);
        strings.setBroken(string);
        return end;
      }
      this.#checkEscapes(from + 1, to);
      strings.addPart(string, from + 1, to, to + 1);
      from = to + 1;
    }
  }

  /** Reports the first escape between quotes that PO does not know (po-lex.c, `control_sequence`). */
  #checkEscapes(from: number, to: number): void {
    if (this.#backslash < from) this.#backslash = indexOrEnd(this.#text, '\\', from);
    if (this.#backslash >= to) return;
    for (const match of this.#text
      .slice(this.#backslash, to)
      .matchAll(/\\(?:([ntrbfva\\"0-7]|x[\da-fA-F])|[\s\S])/gu)) {
      if (match[1] !== undefined) continue;
      const start = this.#backslash + match.index;
      const message = say`PO has no escape “${match[0]}”; a backslash is written “\\\\”.`;
      this.#table.addProblem(start, start + match[0].length, message);
      return;
    }
  }
}
