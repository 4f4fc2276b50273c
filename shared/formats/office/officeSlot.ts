import type { InlineCode } from '../../catalog/content.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { runsToText } from '../../xml/xmlSlot.ts';
import type { Paragraph } from './atoms.ts';
import { type Extent, extentOf } from './paragraphExtent.ts';
import { type PlainScopes, type Scope, scopesOf } from './paragraphScopes.ts';
import { type Item, type ParagraphValue, paragraphValue } from './paragraphValue.ts';

/** A paragraph as a slot: the text of its runs joined, what interrupts it as codes. */
export class OfficeSlot implements Slot {
  readonly paragraph: Paragraph;
  readonly extent: Extent;
  readonly scopes: ReadonlyMap<number, Scope>;
  readonly items: readonly Item[];
  readonly range: TextRange;
  readonly value: string;
  readonly codes: readonly InlineCode[];
  readonly #runs: readonly number[];

  constructor(paragraph: Paragraph, extent: Extent, scopes: ReadonlyMap<number, Scope>, written: ParagraphValue) {
    this.paragraph = paragraph;
    this.extent = extent;
    this.scopes = scopes;
    this.items = written.items;
    this.value = written.value;
    this.codes = written.codes;
    this.#runs = written.runs;
    this.range = { start: written.start, end: written.end };
  }

  toText(offset: number): number {
    return runsToText(this.range, this.value, this.#runs, offset);
  }
}

/**
 * A paragraph as a slot; undefined where it holds no text for people.
 *
 * @param plainScopes those of the paragraphs before it in the file.
 */
export function officeSlot(paragraph: Paragraph, text: string, plainScopes: PlainScopes): OfficeSlot | undefined {
  const extent = extentOf(paragraph.atoms);
  if (!extent) return undefined;
  const scopes = scopesOf(paragraph.atoms, extent, plainScopes);
  return new OfficeSlot(paragraph, extent, scopes, paragraphValue(paragraph.atoms, extent, scopes, text));
}
