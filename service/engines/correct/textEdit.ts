/** A change of a text; offsets are UTF-16 code units of the text before all changes. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The text with edits made; of edits that overlap the first given is made.
 *
 * @example applyEdits('a apple', [{ start: 0, end: 1, text: 'an' }]); // 'an apple'
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const made: TextEdit[] = [];
  for (const edit of edits) {
    if (!made.some((other) => edit.start < other.end && other.start < edit.end)) made.push(edit);
  }
  made.sort((a, b) => b.start - a.start);
  return made.reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}
