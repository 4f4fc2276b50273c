import type { MessageUnit } from '../../messages/message.ts';

/** What a form of a word is called behind its name: `_genitive`, `_without_article`, `Dative`. */
const form =
  /^(?:_[a-z]+)*_?(?:article|genitive|dative|accusative|nominative|ablative|locative|instrumental|vocative|partitive|possessive|gender|capitali[sz]ed)$/i;

/**
 * Placeholders of a source and those of its translation that stand for them: a program that knows the grammar of a language
 * passes a word in several forms, of which each language takes one.
 *
 * @returns the units of both sides.
 * @example // “%{name} is open” and “Gyda %{name_without_article} ar agor”
 * inflectedNames([name], [nameWithoutArticle]); // both
 */
export function inflectedNames(
  missing: readonly MessageUnit[],
  extra: readonly MessageUnit[],
): ReadonlySet<MessageUnit> {
  const pairs = new Set<MessageUnit>();
  for (const unit of missing) {
    const name = nameOf(unit);
    const other = extra.find((one) => {
      const otherName = nameOf(one);
      return !pairs.has(one) && otherName.startsWith(name) && form.test(otherName.slice(name.length));
    });
    if (name && other) pairs.add(unit).add(other);
  }
  return pairs;
}

const nameOf = ({ id }: MessageUnit) => /[A-Za-z]\w*/.exec(id)?.[0] ?? '';
