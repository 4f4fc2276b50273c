/** Hours, minutes, seconds and thousandths, each digit at its place. */
const usual = /^\d\d:[0-5]\d:[0-5]\d[.,]\d{3} --> \d\d:[0-5]\d:[0-5]\d[.,]\d{3}$/;

/** How long such times are, in UTF-16 code units. */
export const usualLength = 29;

/**
 * The times of a subtitle in ms, where they are written as in nearly all files: they are read of every subtitle of a film at
 * each keystroke.
 *
 * @param line of the file.
 * @param mark what stands before the thousandths.
 * @returns undefined for a line that has to be looked at more closely.
 * @example usualTimes('00:00:01,000 --> 00:00:02,500', ','); // { start: 1000, end: 2500 }
 */
export function usualTimes(line: string, mark: '.' | ','): { start: number; end: number } | undefined {
  if (!usual.test(line) || line[8] !== mark || line[25] !== mark) return undefined;
  return { start: timeAt(line, 0), end: timeAt(line, 17) };
}

function timeAt(line: string, offset: number): number {
  const digit = (place: number) => line.charCodeAt(offset + place) - 0x30;
  const minutes = (digit(0) * 10 + digit(1)) * 60 + digit(3) * 10 + digit(4);
  const seconds = minutes * 60 + digit(6) * 10 + digit(7);
  return seconds * 1000 + digit(9) * 100 + digit(10) * 10 + digit(11);
}
