import type { InlineCode } from '../catalog/content.ts';
import type { Attributes } from './attributes.ts';

/** An inline code without its place in a value. */
export type CodeFacts = Omit<InlineCode, 'start' | 'end' | 'kind'>;

/** How a format wants an inline element to be seen. */
export type InlineShape =
  /** With start and end tag one code: its content is not text (`<ph>…</ph>`). */
  | 'whole'
  /** One code, but what stands between its tags is not in the value: texts of their own (`<fn>…</fn>`). */
  | 'flow'
  /** Each tag a code, the text between them text (`<g>…</g>`). */
  | 'pair'
  /** A tag that opens or closes a span whose other end is another element (`<bx/>`, `<sc/>`). */
  | 'opens'
  | 'closes';

/** What a format knows of inline elements. */
export interface InlineRules {
  /**
   * Whether the elements of a local name that stand in a code hold a text of its own (`sub` of XLIFF 1.2 and TMX). The
   * value has their tags, but not what stands between.
   */
  subflow?(name: string): boolean;
  /** The shape of an element, by local name and attributes. */
  shape(name: string, attributes: Attributes): InlineShape;
  /**
   * Identity and properties of a code, without its place.
   *
   * @param raw the markup of the code.
   * @param end true for the end tag of a pair, whose start tag has the attributes.
   */
  describe(name: string, attributes: Attributes, raw: string, end: boolean): CodeFacts;
}
