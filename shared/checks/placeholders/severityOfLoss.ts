import type { Message, MessageUnit } from '../../messages/message.ts';

/** A placeholder that a translation leaves out without a trace. */
export interface LostPlaceholder {
  readonly unit: MessageUnit;
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
 * @param missing every placeholder of the source that the translation lacks.
 * @returns a function for each of them, which returns undefined for an error.
 * @example severityOfLoss(source, target, missing)(lost) // 'warning' for `{name}` of “Hello, {name}”
 */
export function severityOfLoss(source: Message, target: Message, missing: readonly MessageUnit[]) {
  const lost = new Set(missing);
  const lastKept = new Map<MessageUnit['syntax'], number>();
  for (const unit of source.units) {
    if (isCounted(unit, source) && !lost.has(unit)) lastKept.set(unit.syntax, unit.start);
  }
  // What is left of a placeholder, or was put in its place: `{name`, `%`.
  const remains = [...'%{}$@[]~#'].filter((sign) => target.shape.split(sign).length > source.shape.split(sign).length);
  return ({ unit, isFlagged, isNameOfProgram }: LostPlaceholder): 'info' | 'warning' | undefined => {
    const raw = source.value.slice(unit.start, unit.end);
    if (isFlagged || isOfBoost(unit, source) || remains.some((sign) => raw.includes(sign))) return undefined;
    if (unit.syntax === 'qt') return movesUp(unit, target) ? undefined : 'warning';
    if (!isCounted(unit, source)) return isNameOfProgram ? 'info' : 'warning';
    return (lastKept.get(unit.syntax) ?? 0) > unit.start ? undefined : 'warning';
  };
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
