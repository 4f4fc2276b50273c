/** How a piece of text looks. */
export interface TextLook {
  readonly family: 'sans' | 'serif' | 'mono';
  readonly bold: boolean;
  readonly italic: boolean;
  /** `#rrggbb`. */
  readonly color: string;
}

/**
 * Text that stands together in one operator of a page. Positions are in points of the page's own space, turned so that
 * the text runs from left to right: `u` along it, `v` upwards from it.
 */
export interface TextPiece {
  readonly text: string;
  /** Number of the operator among those of the page that show text, those of its forms included. */
  readonly show: number;
  readonly start: number;
  readonly end: number;
  /** Base line. */
  readonly v: number;
  /** Height of the font. */
  readonly size: number;
  /** Degrees by which the text is turned, counterclockwise. */
  readonly angle: number;
  readonly look: TextLook;
  /** What it is beside words: a part of a formula, or the dots that lead to a page number. */
  readonly role: 'words' | 'formula' | 'leader';
}

/** A thin line or an edge that is painted, across or upright: text does not run over it. In points of the page. */
export interface Rule {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}
