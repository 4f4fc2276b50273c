/** Attributes of HTML that people read. */
const ofElements =
  /^(?:alt|title|placeholder|label|aria-label|aria-description|aria-placeholder|aria-roledescription)$/;

/** What properties of components are, or end with, that people read: `helperText`, `empty-message`, `submitLabel`. */
const ofComponents: ReadonlySet<string> = new Set(
  'title subtitle label placeholder holder description message text tooltip tip hint heading header caption tagline'.split(
    ' ',
  ),
);

/** What is measured, tried or handed on: nobody sees it. `defaultMessage` is the text of a key. */
const ofPrograms =
  /^(?:data-|i18n|defaultMessage$|(?:analytics|debug|log|metrics?|telemetry|test|track|tracking)(?=[A-Z_-]))/;

/**
 * Whether the text of an attribute is for people. A component may call its own as it likes: by their names some are certainly
 * read, where the value reads like a text. A word in small letters names a field there: `label="name"`.
 *
 * @param name as it is written.
 * @param tag the name of the element: `input`, `TextField`, `app-cart`.
 * @example isTextAttribute('helperText', 'TextField', 'As on the bill'); // true
 */
export function isTextAttribute(name: string, tag: string, value: string): boolean {
  if (/^(?:alt|aria-)/.test(name) || !/[A-Z.-]/.test(tag)) return ofElements.test(name);
  const [, word = '', capitalized = word] = /(?:^|[_-])([a-z]+)$|([A-Z][a-z]+)$/.exec(name) ?? [];
  const isRead = ofComponents.has(capitalized.toLowerCase()) && !ofPrograms.test(name);
  return isRead && readsLikeText(value);
}

/** Whether a string is more than a word in small letters, which may as well be a name of the program. */
export const readsLikeText = (text: string): boolean => /^\P{L}*[\p{Lu}\p{Lo}]|\s/u.test(text.trim());

/** Whether a text of markup has words in it; an entity such as `&middot;` is a sign. */
export const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&#?\w+;/g, ''));
