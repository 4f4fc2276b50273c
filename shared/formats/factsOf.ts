import type { Catalog } from '../catalog/catalog.ts';
import type { MessageQuoting } from '../catalog/segment.ts';
import type { FormatFacts, Genre } from './formatFacts.ts';
import { formats } from './formats.ts';

interface Facts {
  readonly ofFormat: FormatFacts;
  /** Those of the format among them. */
  readonly ofDialects: ReadonlyMap<string, FormatFacts>;
}

const none: FormatFacts = {};

const factsByFormat: ReadonlyMap<string, Facts> = new Map(
  formats.map(({ id, facts = none, dialects = {} }) => {
    const ofDialects = Object.entries(dialects).map(
      ([dialect, dialectFacts]) => [dialect, { ...facts, ...dialectFacts }] as const,
    );
    return [id, { ofFormat: facts, ofDialects: new Map(ofDialects) }];
  }),
);

/**
 * What is so in the files of a catalog's format and dialect.
 *
 * @example factsOf({ format: 'json', dialect: 'arb' }).keysArePaths; // false
 */
export function factsOf({ format, dialect }: Pick<Catalog, 'format' | 'dialect'>): FormatFacts {
  const facts = factsByFormat.get(format);
  if (!facts) return none;
  return (dialect === undefined ? undefined : facts.ofDialects.get(dialect)) ?? facts.ofFormat;
}

/** What the texts of a catalog are. */
export function genreOf(catalog: Pick<Catalog, 'format' | 'dialect'>): Genre {
  return factsOf(catalog).genre ?? 'messages';
}

/** What an apostrophe does in the ICU messages of a file: what its project says, else what is usual for its dialect. */
export function quotingOf(catalog: Pick<Catalog, 'quoting' | 'format' | 'dialect'>): MessageQuoting {
  return catalog.quoting ?? factsOf(catalog).quoting ?? 'icu';
}
