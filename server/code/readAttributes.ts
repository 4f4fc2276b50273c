/** Attributes that people read. */
export const readAttributes = /^(?:alt|title|placeholder|label|aria-label|aria-description|aria-placeholder)$/;
