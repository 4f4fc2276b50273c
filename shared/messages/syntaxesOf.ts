import type { Catalog } from '../catalog/catalog.ts';
import type { Content } from '../catalog/content.ts';
import type { MessageSyntax } from '../catalog/segment.ts';

/** An argument of ICU that branches; no prose and no other syntax has it. */
const branch = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/;

/** Syntaxes whose placeholders stand in single braces, as the arguments of ICU do. */
const inBraces: ReadonlySet<MessageSyntax> = new Set(['dotnet', 'brace', 'java']);

interface TextsOfSegment {
  readonly source?: Content | undefined;
  readonly target?: Content | undefined;
  readonly syntaxes?: readonly MessageSyntax[] | undefined;
}

/**
 * The syntaxes of a segment's placeholders: those that it names or its catalog does. Where those read braces in another way,
 * a segment that branches on either side is an ICU message all the same: `{0, plural, one {file} other {files}}` in .NET
 * resources, where `{file}` would be a placeholder otherwise.
 *
 * @example syntaxesOf({ source: plain('{n, plural, other {#}}') }, { syntaxes: ['dotnet', 'markup'] }); // ['icu', 'markup']
 */
export function syntaxesOf(segment: TextsOfSegment, catalog: Pick<Catalog, 'syntaxes'>): readonly MessageSyntax[] {
  const syntaxes = segment.syntaxes ?? catalog.syntaxes;
  if (!syntaxes.some((syntax) => inBraces.has(syntax)) || syntaxes.includes('icu')) return syntaxes;
  if (!branches(segment.source) && !branches(segment.target)) return syntaxes;
  return ['icu', ...syntaxes.filter((syntax) => !inBraces.has(syntax))];
}

function branches(content: Content | undefined): boolean {
  return content?.value.includes('{') === true && branch.test(content.value);
}
