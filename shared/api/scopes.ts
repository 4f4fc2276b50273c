/** What a key may be limited to (shapes.md §0). */
export const scopes = [
  'translate:text',
  'translate:document',
  'write:improve',
  'glossaries:read',
  'glossaries:write',
  'style_rules:read',
  'style_rules:write',
  'translation_memories:read',
  'translation_memories:write',
  'languages:read',
  'usage:read',
] as const;
export type Scope = (typeof scopes)[number];
