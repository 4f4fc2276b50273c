/** A word of a text that a dictionary may be asked about; offsets are UTF-16 code units. */
export interface SpelledWord {
  readonly start: number;
  readonly end: number;
  /** As dictionaries have it: straight apostrophes, no soft hyphens, composed letters. */
  readonly word: string;
  /** True where it begins a sentence or the text. */
  readonly first: boolean;
  /** The compound with hyphens that it is a part of. */
  readonly compound?: string;
}

const pattern =
  /[\p{L}\p{M}\u00ad\u200c]+(?:['’][\p{L}\p{M}\u00ad\u200c]+)*(?:[-‐‑][\p{L}\p{M}\u00ad\u200c]+(?:['’][\p{L}\p{M}]+)*)*/gu;
/** Signs that make the letters beside them a part of a name, a path, an address or a number. */
const joinedBefore = /[\p{N}_@#$\\/&=~<>{}[\]|^*+\uFFFD-]$|\S\.$|[\p{L}\p{M}\p{N}]\uFFFC+$/u;
const joinedAfter = /^(?:[\p{N}_@#$\\/&=~<>{}|^*+(\uFFFD-]|\.\p{L}|:\/|\uFFFC+[\p{L}\p{M}\p{N}])/u;
const sentenceStart = /(?:^|[.!?…:\n])["“”«»„‚‘'()[\s\uFFFC-]*$/u;

/**
 * The words of a text that are prose: no names with digits or capitals within, no abbreviations in capitals, no parts
 * of paths, addresses, options and code. A short word alone is an abbreviation: `lun`, `abr.`.
 *
 * @param shape a message's shape: placeholders and tags as `\uFFFC`.
 * @example [...wordsToSpell('Save as PDF')].map(({ word }) => word); // ['Save', 'as']
 */
export function* wordsToSpell(shape: string): Generator<SpelledWord> {
  if (shape.length < 6 && /^\p{L}{1,4}\.?$/u.test(shape)) return;
  const inCode = codeFinder(shape);
  for (const match of shape.matchAll(pattern)) {
    const [run] = match;
    const end = match.index + run.length;
    if (joinedBefore.test(shape.slice(Math.max(0, match.index - 40), match.index))) continue;
    if (joinedAfter.test(shape.slice(end, end + 40)) || inCode(match.index)) continue;
    const parts = run.split(/[-‐‑]/);
    let start = match.index;
    for (const part of parts) {
      const word = plainWord(part);
      if (word.length > 2 && !/.\p{Lu}/u.test(word)) {
        const first = start === match.index && sentenceStart.test(shape.slice(Math.max(0, start - 12), start));
        const compound = parts.length > 1 ? { compound: plainWord(run) } : {};
        yield { start, end: start + part.length, word, first, ...compound };
      }
      start += part.length + 1;
    }
  }
}

function plainWord(text: string): string {
  return text
    .replace(/[\u00ad]/g, '')
    .replaceAll('’', "'")
    .replace(/[‐‑]/g, '-')
    .normalize('NFC');
}

/** Whether a place is behind an odd number of backticks; asked from the start of the text to its end. */
function codeFinder(text: string): (offset: number) => boolean {
  let inside = false;
  let next = text.indexOf('`');
  return (offset) => {
    for (; next >= 0 && next < offset; next = text.indexOf('`', next + 1)) inside = !inside;
    return inside;
  };
}
