import type { Content } from '../../catalog/content.ts';
import type { MessageQuoting, MessageSyntax } from '../../catalog/segment.ts';
import { analyzeMessage } from '../../messages/analyzeMessage.ts';
import { readIcu } from '../../messages/icu.ts';
import type { IcuArgument, IcuMessage, Message, MessageUnit } from '../../messages/message.ts';
import type { Fix } from '../contract/check.ts';
import { roleOf } from '../markup/tagRole.ts';

/** A translation before and after a fix, with its source. */
export interface FixedMessage {
  readonly before: Content;
  readonly after: Content;
  readonly source: Content | undefined;
  /** Those of the segment or its catalog. */
  readonly syntaxes: readonly MessageSyntax[];
  readonly quoting: MessageQuoting;
}

/** What a fix says of itself. */
type FixClass = Pick<Fix, 'kind' | 'drops'>;

/** Read whatever the file says of itself: it may be wrong, or say nothing. */
const everywhere: readonly MessageSyntax[] = ['markup', 'printf', 'brace'];

/**
 * Whether a message still is what it was to the program that reads it: without new faults, with the same branches and
 * plural forms, with tags as well nested as before. A placeholder or tag may go only where the source has none such, and
 * come only where the source has it. A safe fix may exchange one for that of the source, and neither add nor remove any.
 *
 * @example keepsMessage({ before: plain('{n, plural, other {a}}'), after: plain('{n, plural, other }'), … }, { kind: 'suggestion' }) // false
 */
export function keepsMessage({ before, after, source, syntaxes, quoting }: FixedMessage, fix: FixClass): boolean {
  const read = (content: Content) => analyzeMessage(content, syntaxes, { quoting });
  const [was, is] = [read(before), read(after)];
  if (is.faults.length > was.faults.length || was.forms?.length !== is.forms?.length) return false;
  if (!keepsBranches(was.icu ?? icuOf(before), is.icu ?? icuOf(after), source && icuOf(source))) return false;
  const parts = (content: Content) => read(content).units;
  const further = (content: Content) => analyzeMessage(content, everywhere).units;
  return [parts, further].every((unitsOf) => {
    const ours = source ? unitsOf(source) : [];
    return keepsUnits(unitsOf(before), unitsOf(after), ours, fix);
  });
}

/** The message that a text is to ICU, whatever its file is taken for; undefined where it is none. */
function icuOf({ value }: Content): IcuMessage | undefined {
  return readIcu(value).icu;
}

function keepsBranches(
  was: IcuMessage | undefined,
  is: IcuMessage | undefined,
  source: IcuMessage | undefined,
): boolean {
  if (!was) return true;
  if (!is) return branching(was).length === 0;
  const now = branching(is);
  return (
    branching(was).every((argument) => {
      const same = is.arguments.get(argument.name);
      return same !== undefined && sameSelectors(argument, same, source?.arguments.get(argument.name));
    }) && now.every(({ name }) => was.arguments.has(name) || source?.arguments.has(name))
  );
}

const branching = (message: IcuMessage) => [...message.arguments.values()].filter((one) => one.selectors.length > 0);

/** Whether the selectors are as many as before, each of them one of before or of the source. */
function sameSelectors(was: IcuArgument, is: IcuArgument, source: IcuArgument | undefined): boolean {
  const allowed = new Set([...was.selectors, ...(source?.selectors ?? [])].map(({ name }) => name));
  return was.selectors.length === is.selectors.length && is.selectors.every(({ name }) => allowed.has(name));
}

function keepsUnits(
  was: readonly MessageUnit[],
  is: readonly MessageUnit[],
  source: readonly MessageUnit[],
  { kind, drops }: FixClass,
): boolean {
  if (was.length === 0 && is.length === 0) return true;
  if (kind === 'safe' && was.length !== is.length) return false;
  const [before, after, ours] = [was, is, source].map((units) => new Set(units.map(keyOf)));
  if (!before || !after || !ours) return false;
  const isDropped = (unit: MessageUnit) => drops?.includes(unit.id);
  for (const unit of was) {
    if (!after.has(keyOf(unit)) && ours.has(keyOf(unit)) && !isDropped(unit)) return false;
  }
  for (const key of after) if (!before.has(key) && !ours.has(key)) return false;
  return !isNested(was) || isNested(is);
}

const keyOf = ({ type, kind, syntax, id }: MessageUnit) => `${type} ${kind} ${syntax} ${id}`;

/** Whether every tag that opens is closed behind all that was opened within. */
function isNested(units: Message['units']): boolean {
  const open: string[] = [];
  for (const unit of units) {
    if (unit.type === 'placeholder') continue;
    const { kind, id } = roleOf(unit);
    if (kind === 'open') open.push(id);
    else if (kind === 'close' && open.pop() !== id) return false;
  }
  return open.length === 0;
}
