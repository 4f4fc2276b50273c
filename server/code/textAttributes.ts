/** Attributes that people read. */
export const textAttributes = /^(?:alt|title|placeholder|label|aria-label|aria-description|aria-placeholder)$/;
