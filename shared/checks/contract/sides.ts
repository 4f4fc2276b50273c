import type { Segment } from '../../catalog/segment.ts';
import { isKey, sourcesAreKeys } from '../../formats/keySources.ts';
import type { Message } from '../../messages/message.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import type { CheckContext } from './check.ts';
import { isOutOfStep } from './outOfStep.ts';

/** Both sides of a segment, analysed. */
export interface Sides {
  readonly source: Message;
  readonly target: Message;
}

/**
 * Both sides, where there are both and one translates the other: a monolingual file without a source file has one, and in
 * a list that has become longer or shorter nobody knows which entry translates which.
 */
export const sidesOf = (segment: Segment, context: CheckContext): Sides | undefined => context.once(read, segment);

function read(segment: Segment, context: CheckContext): Sides | undefined {
  // A source file that leaves out what its keys say (`"Save": ""`) has no text to compare with.
  if (!segment.source?.value.trim() || !segment.target || isKey(segment.source.value) || isExplicitId(segment))
    return undefined;
  if (sourcesAreKeys(context.catalog)) return undefined;
  if (isPseudo.test(segment.target.value) || isCredit(segment)) return undefined;
  // A figure of a page, to which translators say “done”.
  if (segment.source.value.startsWith('@@image: ')) return undefined;
  // The rule of plurals is the language's own, as it is in the head of a catalog.
  if (segment.source.value.includes('nplurals=')) return undefined;
  // Read in another encoding: `invisible-character` says so, and nobody knows what the text says.
  if (segment.target.value.includes('\ufffd') && !segment.source.value.includes('\ufffd')) return undefined;
  if (isOfSubstitution(segment) || isOutOfStep(segment.id, context.catalog)) return undefined;
  if (isNumbered.test(segment.source.value) && /\s/.test(segment.target.value)) return undefined;
  return { source: context.message(segment, 'source'), target: context.message(segment, 'target') };
}

/** Of Crowdin's language for translating within the program: marks that it replaces by the text. */
const isPseudo = /^crwdns\d+:\d/;

/** `id101`: a key, where it is translated with several words. */
const isNumbered = /^[a-z]{2,8}_?\d{2,}$/;

/** Whether a key says that its text credits the translators (`about.translatorUrl`): each language names its own. */
const isCredit = ({ id, source }: Segment) => credit.test(id) && !id.includes(`${source?.value}`);
const credit =
  /(?:^|[._-]|(?<=[a-z]))translat(?:ed[._-]?by|ors?)(?:[._-]?(?:names?|people|urls?|links?|credits?|e?mails?))?$/i;

/**
 * A form of a substitution of a string catalog that the source does not have: its source is the whole sentence, for a part
 * of which the form stands.
 */
function isOfSubstitution({ plural, source, target }: Segment): boolean {
  if (!plural || !source || !target) return false;
  if (source.value.includes('%#@')) return !target.value.includes('%#@');
  return argument.test(target.value) && !argument.test(source.value);
}

/** What a substitution puts its number for. */
const argument = /%arg(?!\p{L})/u;

/** A catalog of Lingui may have ids beside texts: `#. js-lingui-explicit-id`. */
function isExplicitId(segment: Segment): boolean {
  return segment.notes.some(({ text }) => text.includes('js-lingui-explicit-id'));
}

/** A text as messages quote it: on one line, not longer than 60 characters. */
export function quote(text: string): Sentence {
  const line = text.replace(/\s+/g, ' ');
  return say`“${line.length > 60 ? `${line.slice(0, 57).replace(/[\ud800-\udbff]$/, '')}…` : line}”`;
}
