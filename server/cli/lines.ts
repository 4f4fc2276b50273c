/** A place in a text as people count: lines and columns from 1, columns in UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The lines of a text (ended by LF, CRLF or CR). */
export interface Lines {
  place(offset: number): Place;
  /** The text of a line, without its end; `line` counts from 1. */
  text(line: number): string;
}

/** Finds the lines of a text once, for many places in it. */
export function linesOf(text: string): Lines {
  const starts = startsOf(text);
  return {
    place(offset) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    },
    text(line) {
      const start = starts[line - 1] ?? text.length;
      return text.slice(start, starts[line] ?? text.length).replace(/\r?\n$|\r$/, '');
    },
  };
}

/** Where each line starts, as numbers side by side: a large file has millions of lines. */
function startsOf(text: string): Int32Array {
  const eachStart = text.includes('\r') ? eachStartOfAny : eachStartOfUnix;
  let count = 1;
  eachStart(text, () => count++);
  const starts = new Int32Array(count);
  count = 1;
  eachStart(text, (start) => {
    starts[count++] = start;
  });
  return starts;
}

function eachStartOfAny(text: string, report: (start: number) => void): void {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10)) report(i + 1);
  }
}

/** Where LF ends every line a search finds the next one faster than a look at each character. */
function eachStartOfUnix(text: string, report: (start: number) => void): void {
  for (let lineEnd = text.indexOf('\n'); lineEnd >= 0; lineEnd = text.indexOf('\n', lineEnd + 1)) report(lineEnd + 1);
}
