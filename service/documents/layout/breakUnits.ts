/** Letters that lines may be broken between: those of Chinese and Japanese, and the signs that go with them. */
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\u30FC\uFF01-\uFF60]/u;
/** Scripts without blanks between words. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** What no line begins with, and what none ends with (JIS X 4051, GB/T 15834). */
const noStart =
  /^[\p{Pe}\p{Pf}、。，．・：；？！ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ!?,.:;%\u2026\u2025]/u;
const noEnd = /[\p{Ps}\p{Pi}]$/u;

/**
 * The parts of a text without blanks that lines may be broken between; most texts are one part.
 *
 * @example breakUnits('港の天気。'); // ['港', 'の', '天', '気。']
 */
export function breakUnits(text: string): string[] {
  if (unspaced.test(text)) return joinedUnits([...words.segment(text)].map(({ segment }) => segment));
  if (!ideograph.test(text)) return [text];
  const units: string[] = [];
  let run = '';
  for (const letter of text) {
    if (ideograph.test(letter)) {
      if (run !== '') units.push(run);
      run = '';
      units.push(letter);
    } else run += letter;
  }
  if (run !== '') units.push(run);
  return joinedUnits(units);
}

const words = new Intl.Segmenter('th', { granularity: 'word' });

function joinedUnits(units: readonly string[]): string[] {
  const joined: string[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    if (last !== undefined && (noStart.test(unit) || noEnd.test(last) || /^\p{M}/u.test(unit))) {
      joined[joined.length - 1] = last + unit;
    } else joined.push(unit);
  }
  return joined;
}
