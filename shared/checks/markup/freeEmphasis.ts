import type { Segment } from '../../catalog/segment.ts';
import type { MessageUnit } from '../../messages/message.ts';
import type { CheckContext } from '../contract/check.ts';
import type { Sides } from '../contract/sides.ts';
import { withoutPairs } from '../texts/documentTags.ts';

/** Elements that stress words and do nothing else. */
const emphasis = /^(?:[biu]|em|strong|small|big|font)$/i;
/** What people stress words with in other languages, too. */
const usual = /^(?:[bip]|em|strong)$/i;
/** The frame of a page, without which a text looks the same. */
const frame = /^(?:html|head|body|meta)$/i;
const quotes = /["“”„«»‹›「」『』《》〈〉]/gu;

/** Names of a program's parts in manuals (DocBook, Mallard), which may stand in quotation marks. */
const named =
  /^(?:gui\w*|app|application|cmd|code|command|file|filename|input|key|literal|menuchoice|output|sys|var)$/i;

/** Elements with the same look. */
const looks: readonly RegExp[] = [
  /^(?:b|strong)$/i,
  /^(?:i|em|cite|dfn|var)$/i,
  /^(?:code|tt|kbd|samp|cmd|command|literal)$/i,
  /^gui\w*$/i,
];

/**
 * Of the tags that a text of a program lacks those that tell of a loss: no frame of a page, and no emphasis that the
 * translation shows with quotation marks or that another language does without, too. Half of a pair always counts.
 */
export function withoutFreeEmphasis(
  missing: readonly MessageUnit[],
  sides: Sides,
  segment: Segment,
  context: CheckContext,
): readonly MessageUnit[] {
  if (missing.length === 0) return missing;
  const hasFrame = missing.some(({ id }) => /^(?:html|body)$/i.test(id));
  const left = withoutPairs(missing, ({ id }) => frame.test(id) || (hasFrame && /^p$/i.test(id)));
  const count = (text: string) => text.match(quotes)?.length ?? 0;
  const isQuoted = count(sides.target.shape) - count(sides.source.shape) >= 2;
  const verdicts = new Map<string, boolean>();
  const merged = mergedIn(left, sides);
  return withoutPairs(left, ({ id }) => {
    if (merged.has(id)) return true;
    if (isQuoted && named.test(id)) return true;
    if (!emphasis.test(id)) return false;
    const is = verdicts.get(id) ?? (isQuoted || isLeftOutElsewhere(id, segment, context));
    verdicts.set(id, is);
    return is;
  });
}

/**
 * Of the tags that the sides have alone those that do not stand for each other: whole pairs of the same look do, `<b>` and
 * `<strong>`, `<guibutton>` and `<guilabel>`.
 */
export function withoutSameLook(
  missing: readonly MessageUnit[],
  extra: readonly MessageUnit[],
): readonly [missing: readonly MessageUnit[], extra: readonly MessageUnit[]] {
  if (missing.length === 0 || extra.length === 0) return [missing, extra];
  const swapped = looks.filter((look) => {
    const [ours, theirs] = [missing, extra].map((units) =>
      units.filter(({ id, type }) => type === 'tag' && look.test(id)),
    );
    return ours && theirs && ours.length === theirs.length && arePairs(ours) && arePairs(theirs);
  });
  const isOther = ({ id, type }: MessageUnit) => type !== 'tag' || !swapped.some((look) => look.test(id));
  return [missing.filter(isOther), extra.filter(isOther)];
}

const arePairs = (units: readonly MessageUnit[]) => {
  const opens = units.filter(({ kind }) => kind === 'open').length;
  return units.length > 0 && 2 * opens === units.length && units.every(({ kind }) => kind !== 'standalone');
};

/** Names of elements that only set a look, where each that is missing was merged with one that is there, to the letter. */
function mergedIn(missing: readonly MessageUnit[], { source, target }: Sides): ReadonlySet<string> {
  const merged = new Set<string>();
  const needed = new Set<string>();
  for (const { id, kind, start, end } of missing) {
    if (kind !== 'open') continue;
    const tag = source.value.slice(start, end);
    (look.test(tag) && target.value.includes(tag) ? merged : needed).add(id);
  }
  return new Set([...merged].filter((id) => !needed.has(id)));
}

/** An element that sets a look by its attributes and does nothing else. */
const look = /^<(?:span\s+style|font\s+(?:color|face|size))\s*=\s*(?:"[^"]*"|'[^']*')\s*>$/i;

/**
 * Of the tags that only a translation has those that matter: no further emphasis or paragraph where the source has markup
 * itself, and no element around other words that the source has as well. Links and what a program fills in always count.
 */
export function withoutFurtherTags(extra: readonly MessageUnit[], { source }: Sides): readonly MessageUnit[] {
  const tags = source.units.filter(({ type }) => type === 'tag');
  if (tags.length === 0) return extra;
  const ids = new Set(tags.map(({ id }) => id));
  const left = withoutPairs(
    extra,
    ({ id, type, kind }) =>
      type === 'tag' && kind !== 'standalone' && (ids.has(id) ? /^(?!a$)[a-z]/.test(id) : usual.test(id)),
  );
  // A paragraph ends by itself.
  const open = left.reduce((sum, { id, kind }) => sum + (/^p$/i.test(id) ? (kind === 'open' ? 1 : -1) : 0), 0);
  return open > 0 ? left.filter(({ id }) => !/^p$/i.test(id)) : left;
}

function isLeftOutElsewhere(id: string, segment: Segment, { locales, sourceLanguage }: CheckContext): boolean {
  const tag = new RegExp(`<${id}[\\s>]`, 'i');
  for (const text of locales?.texts(segment, sourceLanguage) ?? []) if (!tag.test(text)) return true;
  return false;
}
