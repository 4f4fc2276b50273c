import { linesOf } from '../lines.ts';
import { shownPath } from '../shownPath.ts';
import type { ExtractedKey } from './extractionPlan.ts';

/**
 * A key as `extract --json` and agents get it: paths from the current folder, `line` and `column` from 1.
 *
 * @example compactKey(key, { cwd: '/p' }); // { kind: 'text', key: 'save', file: 'en.json', …, line: 3, column: 9 }
 */
export function compactKey(
  { kind, key, text, path, isNew, code, offset }: ExtractedKey,
  from: { readonly cwd: string },
): object {
  const { line, column } = linesOf(code.text).place(offset);
  const file = path === undefined ? null : shownPath(path, from);
  return { kind, key, text, file, isNew, code: shownPath(code.path, from), line, column };
}
