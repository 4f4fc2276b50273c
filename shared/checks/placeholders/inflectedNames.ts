import type { MessageUnit } from '../../messages/message.ts';

/** What a form of a word is called behind its name: `_genitive`, `_without_article`, `Dative`. */
const words =
  'article|genitive|dative|accusative|nominative|ablative|locative|instrumental|vocative|partitive|possessive|gender|capitali[sz]ed';
const form = new RegExp(`^(?:_[a-z]+)*_?(?:${words})$`, 'i');
const ending = new RegExp(`(?:${words})$`, 'i');

/**
 * Placeholders of a source and of its translation without those that stand for each other: a program that knows the grammar
 * of a language passes a word in several forms, of which each language takes one.
 *
 * @returns the units of both sides that are left.
 * @example // “%{name} is open” and “Gyda %{name_without_article} ar agor”
 * withoutInflectedNames([name], [nameWithoutArticle]); // [[], []]
 */
export function withoutInflectedNames(
  missing: readonly MessageUnit[],
  extra: readonly MessageUnit[],
): [missing: MessageUnit[], extra: MessageUnit[]] {
  const forms = extra.map((unit) => ({ unit, name: nameOf(unit) })).filter(({ name }) => ending.test(name));
  const paired = new Set<MessageUnit>();
  for (const unit of forms.length > 0 ? missing : []) {
    const name = nameOf(unit);
    const isFormOf = (other: string) => other.startsWith(name) && form.test(other.slice(name.length));
    const inflected = name ? forms.find((one) => !paired.has(one.unit) && isFormOf(one.name)) : undefined;
    if (inflected) paired.add(unit).add(inflected.unit);
  }
  const isLeft = (unit: MessageUnit) => !paired.has(unit);
  return [missing.filter(isLeft), extra.filter(isLeft)];
}

const nameOf = ({ id }: MessageUnit) => /[A-Za-z]\w*/.exec(id)?.[0] ?? '';
