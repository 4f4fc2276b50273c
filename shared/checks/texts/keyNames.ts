import type { Segment } from '../../catalog/segment.ts';

/** What is written on the keys of a keyboard, which stays where the keyboards of a language are labelled so. */
const keyName =
  /^(?:alt|backspace|caps lock|cmd|command|control|ctrl|del|delete|down|end|enter|esc|escape|f\d\d?|fn|home|insert|left|meta|num lock|option|page (?:down|up)|pause|print screen|return|right|scroll lock|shift|space|super|tab|up|windows)$/i;

/** Keys that are pressed together; programs read them in this spelling. */
const chord = /^(?:alt|cmd|command|ctrl|control|meta|option|shift|super)(?: ?\+ ?\w+(?: \w+)?)+$/i;

/** Keys whose names are nothing else, in whatever entry. */
const onlyKeys = /^(?:caps|num|scroll) ?lock$|^print ?screen$/i;

/**
 * Whether a text is the name of keys and its entry says that it is about those: in its id, its context or a note. Keys
 * with a plus between them are about nothing else.
 *
 * @example isNameOfKeys('Ctrl + Enter', segment); // true, where the segment's id is `shortcuts.send`
 */
export function isNameOfKeys(text: string, segment: Segment): boolean {
  const isKey = (part: string) => part.length < 2 || keyName.test(part.trim());
  if (text.includes('+') ? !text.split(/ ?\+ ?/).every(isKey) : !isKey(text)) return false;
  if (chord.test(text) || onlyKeys.test(text)) return true;
  // Notes of a large file are read where somebody asks for them.
  const { id, context = '' } = segment;
  return about.test(context) || (id !== text && about.test(id)) || segment.notes.some((note) => about.test(note.text));
}

/** What is written about the entries for keys; the context `QShortcut` holds those of Qt. */
const about = /(?:^|[^\p{L}])(?:Q|hot|short)?(?:keys?|keyboard|shortcuts?)(?![\p{Ll}])/iu;
