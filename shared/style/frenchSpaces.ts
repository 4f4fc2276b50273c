import { say } from '../sentences/sentence.ts';
import type { StyleFinding, StyleText } from './styleRule.ts';

const thin = '\u202f';
const wide = '\u00a0';

/** Marks that French sets off, with the space before them, and the guillemets with those inside of them. */
const before =
  /(?<=[\p{L}\p{Nd}\p{M})\]’”…%\uFFFC])([ \u00a0\u202f\u2009]?)([;!?:]+)(?=[\s\u00a0\u202f»)\]”\uFFFC]|$)/gu;
const opening = /«([ \u00a0\u202f\u2009]?)(?=\S)/gu;
const closing = /(?<=\S)([ \u00a0\u202f\u2009]?)»/gu;

/**
 * Spaces of French that are missing, or that let a line break: before `; : ! ?` and within guillemets (Imprimerie
 * nationale). Either space that does not break is right. French of Canada and of Switzerland sets off no more than
 * colons, and both guillemets.
 */
export function* frenchSpaces({ text, root, tag }: StyleText): Iterable<StyleFinding> {
  if (root !== 'fr' || !/[;!?:«»]/.test(text)) return;
  const sparing = tag === 'fr-ca' || tag === 'fr-ch';
  for (const match of text.matchAll(before)) {
    const [, space = '', marks = ''] = match;
    if (isFirm(space) || (sparing && marks !== ':')) continue;
    // What ends in a placeholder may be anything: a greeting, a path, a face.
    if (space === '' && text[match.index - 1] === '\uFFFC') continue;
    yield spaced(match.index, space, marks === ':' ? wide : thin, marks);
  }
  for (const match of text.matchAll(opening)) {
    const [, space = ''] = match;
    if (!isFirm(space)) yield spaced(match.index + 1, space, wide, '«', 'behind');
  }
  for (const match of text.matchAll(closing)) {
    const [, space = ''] = match;
    if (!isFirm(space)) yield spaced(match.index, space, wide, '»');
  }
}

const isFirm = (space: string) => space === thin || space === wide;

function spaced(
  start: number,
  space: string,
  wanted: string,
  mark: string,
  where: 'before' | 'behind' = 'before',
): StyleFinding {
  const range = { start, end: start + space.length };
  const message =
    where === 'before'
      ? space === ''
        ? say`A no-break space is missing before “${mark}”`
        : say`The space before “${mark}” can break`
      : space === ''
        ? say`A no-break space is missing after “${mark}”`
        : say`The space after “${mark}” can break`;
  return { ...range, message, edits: [{ range, newText: wanted }] };
}
