import { addTo } from '../../catalog/addTo.ts';
import type { Catalog } from '../../catalog/catalog.ts';

/** The source texts of the file of the source language, beside which a bilingual file of the same project stands. */
export interface ReferenceSources {
  /** Its name, as messages have it. */
  readonly name: string;
  /** Source texts by the id of their segment. */
  readonly sources: ReadonlyMap<string, string>;
  /** All source texts of each message with counted forms (`msgid` and `msgid_plural`): languages count them differently. */
  readonly counted?: ReadonlyMap<string, ReadonlySet<string>>;
  /** What people read instead where that file rewords a source (a file that translates English into English). */
  readonly wordings?: ReadonlyMap<string, string>;
}

/** @param name of the catalog's file. */
export function referenceSources(catalog: Catalog, name: string): ReferenceSources {
  const sources = new Map<string, string>();
  const wordings = new Map<string, string>();
  const counted = new Map<string, Set<string>>();
  for (const { id, source, target, plural } of catalog.segments) {
    if (source) sources.set(id, source.value);
    if (source && plural?.index !== undefined) addTo(counted, plural.group, source.value);
    if (target?.value) wordings.set(id, target.value);
  }
  return { name, sources, counted, wordings };
}
