import type { CommandInput } from '../command.ts';
import { serviceOptions } from '../serviceOptions.ts';

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

/** A command line of `interline glossary`. */
export type GlossaryInput = CommandInput<typeof glossaryOptions>;
