/** Text with its time in ms. */
export interface TimedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Characters of a line, and lines of a cue. */
const lineLength = 42;
const mostLines = 2;

/**
 * A SubRip file. Long pieces become several cues, their time shared out by the length of the text.
 *
 * @example subRip([{ text: 'Hello', start: 0, end: 1500 }]); // '1\n00:00:00,000 --> 00:00:01,500\nHello\n'
 */
export function subRip(pieces: readonly TimedText[]): string {
  const cues = pieces.flatMap(({ text, start, end }) => {
    const blocks = blocksOf(text);
    const length = blocks.reduce((sum, block) => sum + block.length, 0);
    let before = 0;
    return blocks.map((block) => {
      const at = (position: number) => Math.round(start + ((end - start) * position) / length);
      const cue = { text: block, start: at(before), end: at(before + block.length) };
      before += block.length;
      return cue;
    });
  });
  return cues.map((cue, i) => `${i + 1}\n${timeOf(cue.start)} --> ${timeOf(cue.end)}\n${cue.text}\n`).join('\n');
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

function timeOf(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(ms % 1000).padStart(3, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)},${rest}`;
}
