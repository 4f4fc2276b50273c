import { withoutProlog } from '../../xml/withoutProlog.ts';

/**
 * True for the start of a Qt translation file; a TypeScript file, which shares the extension, never is one.
 *
 * @example isQtTs('<?xml version="1.0"?>\n<!DOCTYPE TS>'); // true
 */
export function isQtTs(head: string): boolean {
  return /^<!DOCTYPE\s+TS\b|^<TS(?:\s+(?:version|language|sourcelanguage|xmlns)\s*=\s*["']|>\s*(?:$|<(?:context|message|defaultcodec|dependencies)\b))/.test(
    withoutProlog(head),
  );
}
