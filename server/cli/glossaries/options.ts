import { serviceOptions } from '../serviceOptions.ts';
import type { ServiceWork } from '../withService.ts';

/** The options of `interline glossary`; which of them count depends on its part. */
export const glossaryOptions = {
  to: { type: 'string', value: 'LANG', summary: 'target language; sync: several, with commas between' },
  from: { type: 'string', value: 'LANG', summary: 'source language; the project’s without it' },
  name: { type: 'string', value: 'NAME', summary: 'name of the glossary; that of the file or the project without it' },
  id: { type: 'string', value: 'ID', summary: 'sync: the glossary of the service, instead of its name' },
  prune: { type: 'boolean', summary: 'sync: deletes language pairs that the project has no terms for' },
  'dry-run': { type: 'boolean', summary: 'sync: shows the differences and changes nothing' },
  check: { type: 'boolean', summary: 'sync: changes nothing; ends with 1 where the glossaries differ' },
  json: { type: 'boolean', summary: 'one JSON object per line' },
  ...serviceOptions,
} as const;

/** What a part of `interline glossary` works with. */
export type GlossaryWork = ServiceWork<typeof glossaryOptions>;
