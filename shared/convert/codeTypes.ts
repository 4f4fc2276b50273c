/** What codes are for in XLIFF 1.2 (`ctype`, §2.4) and how XLIFF 2 says the same (`type` and `subType`, §4.3.1.33). */
const xliff2Types: ReadonlyMap<string, readonly [type: string, subType?: string]> = new Map([
  ['bold', ['fmt', 'xlf:b']],
  ['italic', ['fmt', 'xlf:i']],
  ['underlined', ['fmt', 'xlf:u']],
  ['lb', ['fmt', 'xlf:lb']],
  ['pb', ['fmt', 'xlf:pb']],
  ['link', ['link']],
  ['image', ['image']],
]);

const ownTypes = /^x-(fmt|ui|quote|link|image|other)(?:-(.+:.+))?$/;

/**
 * How XLIFF 2 says what a code is for. What it has no word for stands in a `subType` of its own.
 *
 * @param type in the words of XLIFF 1.2: `bold`, `x-b`.
 * @example xliff2Type('bold'); // { type: 'fmt', subType: 'xlf:b' }
 */
export function xliff2Type(type: string | undefined): { readonly type?: string; readonly subType?: string } {
  if (type === undefined) return {};
  const match = ownTypes.exec(type);
  const [name = 'other', subType] = xliff2Types.get(type) ?? match?.slice(1) ?? ['other', `ctype:${type}`];
  return { type: name, ...(subType === undefined ? {} : { subType }) };
}

/**
 * What a code of XLIFF 2 is for, in the words of XLIFF 1.2: the other way of {@link xliff2Type}.
 *
 * @example typeOfXliff2('fmt', 'xlf:b'); // 'bold'
 */
export function typeOfXliff2(type: string | undefined, subType: string | undefined): string | undefined {
  if (type === undefined) return undefined;
  if (subType?.startsWith('ctype:')) return subType.slice('ctype:'.length);
  for (const [name, [ownType, ownSub]] of xliff2Types) if (ownType === type && ownSub === subType) return name;
  return subType === undefined ? `x-${type}` : `x-${type}-${subType}`;
}

/** The types of TMX (§4.3) that XLIFF spells the same. */
const sharedTypes: ReadonlySet<string> = new Set(['bold', 'italic', 'link', 'image', 'lb', 'pb']);

/** What a code of XLIFF is for, in the words of TMX. */
export function tmxType(type: string | undefined): string | undefined {
  return type === 'underlined' ? 'ulined' : type;
}

/** What a code of TMX is for, in the words of XLIFF 1.2; undefined where its type is a text of somebody's own. */
export function typeOfTmx(type: string | undefined): string | undefined {
  if (type === 'ulined') return 'underlined';
  return type !== undefined && (sharedTypes.has(type) || type.startsWith('x-')) ? type : undefined;
}
