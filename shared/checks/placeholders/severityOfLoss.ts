import type { Message, MessageUnit } from '../../messages/message.ts';

/** A placeholder that a translation leaves out without a trace. */
export interface LostPlaceholder {
  readonly unit: MessageUnit;
  readonly source: Message;
  readonly target: Message;
  /** Every placeholder of the source that the translation lacks. */
  readonly missing: readonly MessageUnit[];
  /** Whether the entry's flag names this syntax (`c-format`): `msgfmt -c` then takes no translation without it. */
  readonly isFlagged: boolean;
  /** Whether its value is the name of the program, which a text can do without. */
  readonly isNameOfProgram: boolean;
}

/**
 * How severe it is that a value is not shown, by what a program does with such a text. Most fill in what the text has and
 * leave the rest: names, positions (`%2$s`, `{0}`), ICU, i18next, Rails, and values without a number that come last. It is an
 * error where values move up into the places of others (`%s` before another one, the lowest number of Qt), where
 * Boost is given more than it asks for, where the file cannot be compiled, and where the text shows what is left of it.
 *
 * @returns undefined for an error.
 * @example severityOfLoss(lost) // 'warning' for `{name}` of “Hello, {name}”
 */
export function severityOfLoss(lost: LostPlaceholder): 'info' | 'warning' | undefined {
  const { unit, source, target, missing, isFlagged, isNameOfProgram } = lost;
  if (isFlagged || isOfBoost(unit, source) || hasRemains(lost)) return undefined;
  if (unit.syntax === 'qt') return movesUp(unit, target) ? undefined : 'warning';
  if (!isCounted(unit, source)) return isNameOfProgram ? 'info' : 'warning';
  const isBehind = (other: MessageUnit) =>
    other.syntax === unit.syntax && other.start > unit.start && isCounted(other, source) && !missing.includes(other);
  return source.units.some(isBehind) ? undefined : 'warning';
}

/** Whether the translation shows what is left of a placeholder, or what was put in its place: `{name`, `%`. */
function hasRemains({ unit, source, target }: LostPlaceholder): boolean {
  const signs = source.value.slice(unit.start, unit.end).match(/[%{}$@[\]~#]/g) ?? [];
  return signs.some((sign) => target.shape.split(sign).length > source.shape.split(sign).length);
}

/** Whether a placeholder takes the next argument, whatever its place: `%s`, `%-5d`, `~a`. */
const isCounted = ({ syntax, start, end }: MessageUnit, { value }: Message) =>
  counted.has(syntax) && !/^%[-+ #0]{0,5}(?:\d{1,9}[$:%]|[({<|])/.test(value.slice(start, end));

const counted: ReadonlySet<MessageUnit['syntax']> = new Set(['printf', 'pascal', 'tilde']);

/** `boost::format` throws where it is given more values than the text numbers: `%2%`. */
const isOfBoost = ({ syntax, start, end }: MessageUnit, { value }: Message) =>
  syntax === 'printf' && /^%(?:\d+%|\|)/.test(value.slice(start, end));

/** Whether the translation numbers a later value: `arg()` puts the next one into the lowest number that is left. */
const movesUp = ({ id }: MessageUnit, { units }: Message) =>
  units.some((other) => other.syntax === 'qt' && numberOf(other.id) > numberOf(id));

const numberOf = (id: string) => Number(/\d+/.exec(id)?.[0] ?? Number.NaN);
