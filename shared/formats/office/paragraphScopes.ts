import { pushTo } from '../../catalog/pushTo.ts';
import type { Atom, RunFormat } from './atoms.ts';
import { lookName } from './lookName.ts';
import { type Extent, rootScope } from './paragraphExtent.ts';

/** What the looks in a part of a paragraph are measured against. */
export interface Scope {
  /** What all its text has in common. */
  readonly base: ReadonlyMap<string, string>;
  /** A run of each look, by its name; `''` for the base. */
  readonly looks: ReadonlyMap<string, RunFormat>;
}

/** The scopes of paragraphs whose text is of one look, which most are. */
export type PlainScopes = Map<RunFormat, ReadonlyMap<number, Scope>>;

/** The name of a run's look where it stands; `''` for the look of the text around. */
export function lookOf({ base }: Scope, format: RunFormat): string {
  if (base === format.visible) return '';
  const properties = new Map([...format.visible].filter(([property, raw]) => base.get(property) !== raw));
  return properties.size === 0 ? '' : lookName(properties);
}

/**
 * What the looks of a paragraph are measured against, by scope.
 *
 * @param plainScopes those of the paragraphs before it in the file.
 */
export function scopesOf(atoms: readonly Atom[], extent: Extent, plainScopes: PlainScopes): ReadonlyMap<number, Scope> {
  const only = onlyFormat(atoms, extent);
  if (!only) return measuredScopes(atoms, extent);
  let scopes = plainScopes.get(only);
  if (!scopes) {
    scopes = new Map([[rootScope, { base: only.visible, looks: new Map([['', only]]) }]]);
    plainScopes.set(only, scopes);
  }
  return scopes;
}

/** What all text of a paragraph without pairs is formatted as; undefined where there are several. */
function onlyFormat(atoms: readonly Atom[], { first, last, scopes }: Extent): RunFormat | undefined {
  if (scopes.length > 0) return undefined;
  let only: RunFormat | undefined;
  for (let i = first; i <= last; i++) {
    const atom = atoms[i];
    if (atom?.kind !== 'text') continue;
    only ??= atom.format;
    if (atom.format !== only) return undefined;
  }
  return only;
}

function measuredScopes(atoms: readonly Atom[], extent: Extent): Map<number, Scope> {
  const formats = new Map<number, RunFormat[]>([[rootScope, []]]);
  for (let i = extent.first; i <= extent.last; i++) {
    const atom = atoms[i];
    if (atom?.kind !== 'text') continue;
    pushTo(formats, extent.scopes[i] ?? rootScope, atom.format);
  }
  return new Map(
    [...formats].map(([scope, scopeFormats]) => {
      const base = new Map(scopeFormats[0]?.visible);
      for (const { visible } of scopeFormats) {
        for (const [property, raw] of base) if (visible.get(property) !== raw) base.delete(property);
      }
      const looks = new Map<string, RunFormat>();
      for (const format of scopeFormats) {
        const name = lookOf({ base, looks }, format);
        if (!looks.has(name)) looks.set(name, format);
      }
      return [scope, { base, looks }];
    }),
  );
}
