import type { BitextContent } from './bitext.ts';

/** A content as one text: codes as their native text, or as `<1>…</1>` and `<2/>` where they have none. */
export function wordsAndCodes(content: BitextContent): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.annotation !== undefined) return '';
      if (part.native !== undefined) return part.native;
      if (part.kind === 'standalone') return `<${part.number}/>`;
      return part.kind === 'open' ? `<${part.number}>` : `</${part.number}>`;
    })
    .join('');
}
