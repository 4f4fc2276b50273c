import type { Slot } from '../catalog/segment.ts';
import { decodeContent } from './decodeContent.ts';
import type { InlineRules } from './inlineRules.ts';
import { runsToText } from './xmlSlot.ts';

const noElements: InlineRules = { shape: () => 'whole', describe: (name) => ({ id: name }) };

/**
 * The value of an attribute as a slot. White space reads as spaces (XML 1.0 §3.3.3); references to entities that only
 * a DTD can explain are inline codes.
 *
 * @param start offset behind the opening quote.
 */
export function attributeSlot(text: string, start: number, end: number): Slot {
  const { value, codes, runs } = decodeContent(text, start, end, noElements, 'attribute');
  return { range: { start, end }, value, codes, toText: (offset) => runsToText({ start, end }, value, runs, offset) };
}
