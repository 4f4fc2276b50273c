/** The source text changed after the translation was written. It takes the history of a repository, so no file alone. */
export const staleTranslation = {
  id: 'stale-translation',
  severity: 'warning',
  optional: true,
  summary: 'The source text changed after the translation was written',
} as const;
