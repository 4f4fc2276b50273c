import type { TextRange } from '../../catalog/textRange.ts';
import type { BlockContainer } from './blockContainers.ts';

/** The innermost block that is open, as far as its next line depends on it. */
export type Leaf =
  | { readonly type: 'none' }
  | { readonly type: 'text'; readonly lines: TextRange[] }
  | { readonly type: 'fence'; readonly mark: string }
  | { readonly type: 'html'; readonly end: RegExp | 'blank'; readonly lines: TextRange[] }
  | { readonly type: 'table'; rows: number; readonly columns: number };

/** Where the reading of blocks has come to: between two lines of which none is text that goes on. */
export interface BlockState {
  readonly containers: readonly BlockContainer[];
  /** A table or a fence that is open. */
  readonly leaf: Leaf;
}
