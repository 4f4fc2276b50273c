export type { CheckOptions, CheckSettings, Finding, Fix, Severity, Term } from './check.ts';
export { check } from './check.ts';
export type {
  InlineCode,
  LocalizationDocument,
  Problem,
  Segment,
  SegmentState,
  SegmentText,
  TextEdit,
  TextRange,
} from './document.ts';
export type { Edited, SegmentChange } from './edit.ts';
export { edit } from './edit.ts';
export type { InterlineErrorCode } from './interlineError.ts';
export { InterlineError } from './interlineError.ts';
export { checks, formats } from './lists.ts';
export type { ParseOptions } from './parse.ts';
export { parse } from './parse.ts';
