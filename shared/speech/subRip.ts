/** Text with its time in ms. */
export interface TimedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** When the words of the text were said, where that is known. */
  readonly words?: readonly Omit<TimedText, 'words'>[];
}

/** Characters of a line, and lines of a cue. */
const lineLength = 42;
const mostLines = 2;

/** A text that is shown from one moment to another, in the lines in which it is shown; times in ms. */
export type Cue = Omit<TimedText, 'words'>;

/**
 * A SubRip file.
 *
 * @example subRip([{ text: 'Hello', start: 0, end: 1500 }]); // '1\n00:00:00,000 --> 00:00:01,500\nHello\n'
 */
export function subRip(pieces: readonly TimedText[]): string {
  const time = (ms: number) => cueTime(ms, ',');
  return cuesOf(pieces)
    .map((cue, i) => `${i + 1}\n${time(cue.start)} --> ${time(cue.end)}\n${cue.text}\n`)
    .join('\n');
}

/**
 * Pieces as subtitles show them. Long ones become several cues, each with the time of its words; where that is not known, the
 * time of the piece is shared out by the length of the text.
 */
export function cuesOf(pieces: readonly TimedText[]): readonly Cue[] {
  return pieces.flatMap((piece) => {
    const blocks = blocksOf(piece.text);
    const times = timesIn(piece);
    let before = 0;
    return blocks.map((text) => {
      const from = before;
      before += lettersOf(text);
      return { text, start: times.start(from), end: times.end(before) };
    });
  });
}

/** Characters of a text that are no white space: words and the lines of a cue differ in that. */
function lettersOf(text: string): number {
  return text.replace(/\s+/g, '').length;
}

/** When what stands at a place of a piece begins, and when what stands before it ends. Places count letters. */
function timesIn(piece: TimedText): { start(letters: number): number; end(letters: number): number } {
  const { text, start, end, words = [] } = piece;
  const all = lettersOf(text);
  const shared = (letters: number) => Math.round(start + ((end - start) * letters) / all);
  let letters = 0;
  const placed = words.map((word) => {
    const from = letters;
    letters += lettersOf(word.text);
    return { from, to: letters, start: Math.round(word.start), end: Math.round(word.end) };
  });
  // an engine that writes something else than it tells in words
  if (letters !== all) return { start: shared, end: shared };
  return {
    start: (offset) => (offset === 0 ? start : (placed.find(({ to }) => to > offset)?.start ?? end)),
    end: (offset) => (offset === all ? end : (placed.findLast(({ from }) => from < offset)?.end ?? start)),
  };
}

/** A text in lines that fit, as many as a cue has together. Texts without spaces are cut anywhere. */
function blocksOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (let rest = text.trim(); rest !== ''; ) {
    let end = rest.length <= lineLength ? rest.length : rest.lastIndexOf(' ', lineLength);
    if (end <= 0) end = lineLength;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trim();
  }
  const blocks: string[] = [];
  for (let i = 0; i < lines.length; i += mostLines) blocks.push(lines.slice(i, i + mostLines).join('\n'));
  return blocks;
}

/** A time in ms as files of subtitles have it. @param mark between seconds and thousandths. */
export function cueTime(ms: number, mark: ',' | '.'): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(ms % 1000).padStart(3, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}${mark}${rest}`;
}
