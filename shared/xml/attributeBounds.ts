import { endsName, isSpace, nameEnd } from './characters.ts';
import { none } from './xmlDocument.ts';

/** Numbers for each attribute in a list of bounds: its name, its value without quotes, and the end of it all. */
export const bounds = 5;

/** The bounds of the tag that is read; kept, so that each list is made once and not larger than it has to be. */
const places: number[] = [];
const noBounds: readonly number[] = [];

/**
 * The bounds of the attributes of the tag that starts at an offset, in order, the same as the scanner finds.
 *
 * @param tagStop where the scanner found the tag to end; 0 where that is not known.
 */
export function boundsAt(text: string, offset: number, tagStop: number): readonly number[] {
  let size = 0;
  const length = text.length;
  let i = nameEnd(text, offset + 1);
  while (i < length) {
    while (isSpace(text.charCodeAt(i))) i++;
    const unit = text.charCodeAt(i);
    if (i >= length || unit === 0x3e || unit === 0x3c) break;
    if (unit === 0x2f && text.charCodeAt(i + 1) === 0x3e) break;
    if (endsName(unit)) {
      i++;
      continue;
    }
    const start = i;
    const nameStop = nameEnd(text, i);
    i = nameStop;
    while (isSpace(text.charCodeAt(i))) i++;
    if (text.charCodeAt(i) !== 0x3d) continue;
    i++;
    while (isSpace(text.charCodeAt(i))) i++;
    const quoted = text.charCodeAt(i) === 0x22 || text.charCodeAt(i) === 0x27;
    const close = quoted ? closingQuote(text, i, tagStop) : none;
    const valueStart = quoted ? i + 1 : i;
    const valueEnd = close >= 0 ? close : quoted ? unclosedEnd(text, valueStart) : bareEnd(text, i);
    i = close >= 0 ? close + 1 : valueEnd;
    places[size] = start;
    places[size + 1] = nameStop;
    places[size + 2] = valueStart;
    places[size + 3] = valueEnd;
    places[size + 4] = Math.min(i, length);
    size += bounds;
  }
  return size === 0 ? noBounds : places.slice(0, size);
}

/** Where a value without quotes ends. */
function bareEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !isSpace(text.charCodeAt(end)) && text.charCodeAt(end) !== 0x3e) {
    if (text.charCodeAt(end) === 0x3c) break;
    end++;
  }
  return end;
}

/** The quote that closes the value whose opening quote stands at an offset; `none` where a tag ends and another starts first. */
function closingQuote(text: string, offset: number, tagStop: number): number {
  const start = offset + 1;
  const close = text.indexOf(text.charCodeAt(offset) === 0x22 ? '"' : "'", start);
  if (close < 0) return none;
  if (close < tagStop) return close;
  let ended = false;
  for (let i = start; i < close; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x3e) ended = true;
    else if (unit === 0x3c && ended) return none;
  }
  return close;
}

/** Where a value ends that nothing closes. */
function unclosedEnd(text: string, start: number): number {
  const greater = text.indexOf('>', start);
  if (greater >= 0) return greater;
  const less = text.indexOf('<', start);
  return less >= 0 ? less : text.length;
}
