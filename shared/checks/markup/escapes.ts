import { factsOf } from '../../formats/factsOf.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { countsDiffer, signDifferences, signsOf } from '../texts/countedSigns.ts';

/** An escape that stands in the text as people would read it: a backslash and a letter, or a code of a character. */
const usualEscapes =
  /(?<!\\)\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})|(?<![\\\w])\\[nrt](?![\w\\])|(?<=\w)\\n(?=\s|$)|(?<!\\)\\n(?=[A-Z])|(?<=\\r)\\n/g;
/** In files whose programs read `\n` themselves it is an escape before every letter: `direction\nof`, `\n每`. */
const alwaysEscapes = /(?<!\\)\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|n)|(?<![\\\w])\\[rt](?![\w\\])/g;

/** An escape such as `\n` that is written in the text and differs from the source. */
export const escapes: SegmentCheck = {
  id: 'escapes',
  severity: 'warning',
  summary: 'Escapes in the text differ from the source',
  needs: { segment: fact.source | fact.differs, text: { either: trait.slash } },
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    // A path of Windows is full of what looks like escapes.
    if (!sides || /[A-Za-z]:\\|\\\\/.test(sides.source.value)) return;
    // A word whose letters a pattern of dates must not read: `\M\a\y`.
    if (/^(?:\\\p{L}){3,}$/u.test(sides.source.value)) return;
    const isShown = factsOf(context.catalog).escapesAreText === true;
    const isRead = factsOf(context.catalog).valuesHaveEscapes === true;
    const pattern = isRead ? alwaysEscapes : usualEscapes;
    const theirs = signsOf(sides.target, pattern);
    const ours = signsOf(sides.source, pattern);
    const [source, target] = [sides.source.value, sides.target.value];
    for (const { sign, wanted, there, place } of signDifferences(ours, theirs)) {
      // It stands in code or in an attribute on the other side.
      if (timesIn(source, sign) === timesIn(target, sign)) continue;
      // The line ends all the same. An escape for a line break of the source is read by nobody.
      if (sign === '\\n' && wanted > there && timesIn(target, '\n') - timesIn(source, '\n') === wanted - there)
        continue;
      // What follows the end of a text is no part of it.
      if (there === 0 && wanted === 1 && source.trimEnd().endsWith(sign) && /^\\[nr]$/.test(sign)) continue;
      // The code of a character that the source has itself, for programs that read it.
      const code = /^\\[ux]([0-9a-fA-F]+)$/.exec(sign)?.[1];
      const character = code && String.fromCharCode(Number.parseInt(code, 16));
      if (character && (source.includes(character) || target.includes(character))) continue;
      // It is spoken of, and a language may say it in words.
      if (isShown && there === 0 && isNamed(source, sign)) continue;
      if (wanted === 0 && isNamed(target, sign)) continue;
      // Where a program reads them, how many lines a text takes is the translator's affair.
      const isWhole = sign === '\\n' && !isBroken(target, source);
      if (isWhole && there > 0 && (wanted > 0 || isRead)) continue;
      yield {
        severity: isShown || (isWhole && there === 0) ? 'info' : undefined,
        ...(place ? { start: place.start, end: place.end } : {}),
        message: countsDiffer(sign, there, wanted),
        data: { escape: sign, source: wanted, target: there },
      };
    }
  },
};

/** Whether a bracket closes behind an escape, or it stands in quotation marks: `(usually \n)`, `（\n）`, `« \n »`. */
const isNamed = (text: string, sign: string) =>
  text.split(sign).some((before, place, parts) => {
    const behind = parts[place + 1];
    return (
      behind !== undefined &&
      (/^[)\]）］】]/.test(behind) || (/["'`“‘«„「『]\s?$/.test(before) && /^\s?["'`”’»“」』]/.test(behind)))
    );
  });

/** Whether a translation has a backslash before something that the source has none before: what is left of an escape. */
const isBroken = (target: string, source: string) =>
  (target.match(/\\(?!n)[^\\]?/g) ?? []).some((code) => !source.includes(code));

const timesIn = (text: string, part: string) => text.split(part).length - 1;
