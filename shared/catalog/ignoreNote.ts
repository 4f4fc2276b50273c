const mark = /\binterline-ignore(?![\w-])(?:[ \t:]+([a-z*][\w*-]*(?:[ \t]*,[ \t]*[a-z][\w-]*)*))?/g;

/**
 * The checks that comments beside an entry silence: `interline-ignore same-as-source, double-space`; all of them (`*`)
 * where none is named.
 *
 * @param notes the comments' texts, without their marks.
 * @returns ids for `Segment.ignored`; whether such checks exist is not looked at.
 * @example ignoredIn(['interline-ignore double-space']); // ['double-space']
 */
export function ignoredIn(notes: readonly string[]): readonly string[] {
  let ignored: Set<string> | undefined;
  for (const note of notes) {
    if (!note.includes('interline-ignore')) continue;
    ignored ??= new Set();
    for (const match of note.matchAll(mark)) {
      for (const id of (match[1] ?? '*').split(',')) ignored.add(id.trim());
    }
  }
  return ignored ? [...ignored] : none;
}

/** What {@link ignoredIn} reads, as one comment's text. */
export function ignoreNote(check: string): string {
  return `interline-ignore ${check}`;
}

const none: readonly string[] = [];
