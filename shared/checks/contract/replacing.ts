import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import type { Fix, FixKind } from './check.ts';

/**
 * The fix that writes a text in the place of another one.
 *
 * @param range of the target's value, in UTF-16 code units; empty where the text is put in.
 * @example replacing({ start: 4, end: 6 }, ' ', say`Leave one space`, 'safe')
 */
export function replacing(
  { start, end }: TextRange,
  newText: string,
  title: Sentence,
  kind: FixKind = 'suggestion',
): Fix {
  return { kind, title, edits: [{ range: { start, end }, newText }] };
}

/** The same where its title says what will be there. @example changeTo('%s', unit).title // 'Change it to “%s”' */
export const changeTo = (newText: string, range: TextRange, kind?: FixKind): Fix =>
  replacing(range, newText, say`Change it to “${newText}”`, kind);
