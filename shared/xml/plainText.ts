import { textOnly } from '../catalog/content.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { decodeContent } from './decodeContent.ts';
import type { InlineRules } from './inlineRules.ts';

const anyElement: InlineRules = { shape: () => 'pair', describe: (name) => ({ id: name }) };

/** The words in a raw text: references resolved, every tag and comment left out, white space around cut off. */
export function plainText(text: string, range: TextRange): string {
  const raw = text.slice(range.start, range.end);
  if (!/[<&\r]/.test(raw)) return raw.trim();
  return textOnly(decodeContent(text, range.start, range.end, anyElement)).trim();
}
