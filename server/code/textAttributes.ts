/** Attributes that people read. */
export const textAttributes = /^(?:alt|title|placeholder|label|aria-label|aria-description|aria-placeholder)$/;

/** Whether a text of markup has words in it; an entity such as `&middot;` is a sign. */
export const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/&#?\w+;/g, ''));
