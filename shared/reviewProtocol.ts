import type { RequestName } from './requestName.ts';

/** What the language server and its client say to each other about comments on translations. */

/** Client → server: the comments on a file. Takes `{ uri }`; answers {@link ReviewThreads}, or null for no localization file. */
export const reviewThreadsRequest: RequestName<{ readonly uri: string }, ReviewThreads | null> =
  'interline/reviewThreads';

/** Client → server: comments on a segment, or judges it. Takes {@link ReviewParams}; answers {@link Reviewed}. */
export const reviewRequest: RequestName<ReviewParams, Reviewed> = 'interline/review';

/** Path of the comments that files have no place for, from the folder of the project. */
export const commentsFile = '.interline/comments.jsonl';

/** As in LSP: lines and UTF-16 characters from 0. */
interface Position {
  readonly line: number;
  readonly character: number;
}

interface Range {
  readonly start: Position;
  readonly end: Position;
}

export interface ReviewThreads {
  readonly threads: readonly ReviewThread[];
  /** First and last lines, from 0, between which segments are: comments can be made there. */
  readonly lines: readonly (readonly [first: number, last: number])[];
}

/** The comments on one segment. */
export interface ReviewThread {
  /** Id of the segment. */
  readonly segment: string;
  readonly range: Range;
  /** True where somebody approved it after the last comment, or nothing of the segment waits for a review. */
  readonly isSettled: boolean;
  readonly comments: readonly ReviewComment[];
}

export interface ReviewComment {
  readonly text: string;
  readonly author?: string;
  /** When it was made, ISO 8601, where that is known. */
  readonly time?: string;
  /** Where it is kept: in the file itself, or beside it in {@link commentsFile}. */
  readonly kept: 'file' | 'project';
}

export interface ReviewParams {
  readonly uri: string;
  /** Id of the segment, or a place in it. */
  readonly segment: string | Position;
  readonly act: ReviewAct;
}

/**
 * `comment` adds one; `request` does so and marks the translation as to be reviewed; `approve` gives the translation the
 * last of the states that the file can hold; `remove` takes a comment out.
 */
export type ReviewAct =
  | { readonly kind: 'comment' | 'request'; readonly text: string; readonly author?: string }
  | { readonly kind: 'approve'; readonly author?: string }
  | { readonly kind: 'remove'; readonly comment: ReviewComment };

export interface Reviewed {
  /** Id of the segment. */
  readonly segment: string;
}

/** Client → server: the segments of a file as lines that can be compared. Answers {@link SegmentLines}. */
export const segmentLinesRequest: RequestName<SegmentLinesParams, SegmentLines> = 'interline/segmentLines';

export interface SegmentLinesParams {
  /** `file:` URI. */
  readonly uri: string;
  /** As git names it, such as `main` or `HEAD~3`; the file as it is now where it is absent. */
  readonly revision?: string;
}

export interface SegmentLines {
  /** As `interline diff --textconv` prints them. */
  readonly text: string;
}
